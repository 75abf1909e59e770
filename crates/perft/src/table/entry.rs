//! One entry: a count and the check bits of the key it belongs to.

use super::word::Word;

/// A count and 80 check bits, in two words that are written one after the other.
///
/// ```text
/// plain:   16 check bits, 48 bits of count
/// masked:  64 check bits, xor plain
/// ```
///
/// Two threads may write different entries here at the same time, and a reader may see one word of
/// each, or the old half of what is being written. Since the masked word holds the plain one, such a
/// torn pair fails the check of 64 bits as any other wrong entry does, but with certainty if both
/// writers mean the same key and count.
///
/// An entry that was never written is all zeros. It is an entry like any other: the key whose check bits
/// are all zero is one of 2⁸⁰.
///
/// `COUNT_BITS` is less than 48 in tests only.
#[derive(Debug)]
pub(super) struct Entry<W, const COUNT_BITS: u32 = 48> {
    plain: W,
    masked: W,
}

/// What an entry says about a key: hit or not, without a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// Whether the entry is of this key.
    pub(crate) is_hit: bool,
    /// The count; 0 if the entry is not of this key.
    pub(crate) count: u64,
}

/// The bits of the plain word that belong to the count, in every entry that ships.
const COUNT: u64 = (1 << 48) - 1;

impl<W: Word, const COUNT_BITS: u32> Entry<W, COUNT_BITS> {
    /// The entry of these words.
    #[cfg(test)]
    pub(super) const fn new(plain: W, masked: W) -> Self {
        Self { plain, masked }
    }

    /// What it says about `key`.
    #[inline(always)]
    pub(super) fn answer(&self, key: u128) -> Answer {
        let plain = self.plain.load();
        let masked = self.masked.load();
        let difference = (masked ^ plain ^ key as u64) | ((plain ^ check_bits(key)) & !COUNT);
        let is_hit = difference == 0;
        Answer {
            is_hit,
            count: if is_hit { plain & COUNT } else { 0 },
        }
    }

    /// The count that is stored, whatever the key.
    #[inline(always)]
    pub(super) fn count(&self) -> u64 {
        self.plain.load() & COUNT
    }

    /// Writes `count` for `key`, or nothing if it does not fit.
    #[inline(always)]
    pub(super) fn write(&self, key: u128, count: u128) {
        if count >> COUNT_BITS != 0 {
            return;
        }
        let plain = check_bits(key) | count as u64;
        self.plain.store(plain);
        self.masked.store(plain ^ key as u64);
    }
}

/// The check bits of the plain word, in their place. The bits of the key above these 80 choose the bucket.
#[inline(always)]
const fn check_bits(key: u128) -> u64 {
    ((key >> 16) as u64) & !COUNT
}

#[cfg(test)]
mod tests {
    use core::sync::atomic::AtomicU64;
    use std::sync::Arc;

    use loom::sync::atomic::AtomicU64 as ModelledU64;
    use loom::thread;

    use super::*;

    type Shipped = Entry<AtomicU64>;

    fn empty<const COUNT_BITS: u32>() -> Entry<AtomicU64, COUNT_BITS> {
        Entry::new(AtomicU64::new(0), AtomicU64::new(0))
    }

    const MISS: Answer = Answer {
        is_hit: false,
        count: 0,
    };

    fn hit(count: u64) -> Answer {
        Answer {
            is_hit: true,
            count,
        }
    }

    #[test]
    fn each_of_the_80_check_bits_tells_keys_apart_and_the_other_48_are_not_stored() {
        let entry: Shipped = empty();
        let key = 0x0123_4567_89ab_cdef_0123_4567_89ab_cdef;
        entry.write(key, 42);
        for bit in 0..128 {
            let answer = entry.answer(key ^ 1 << bit);
            assert_eq!(answer, if bit < 80 { MISS } else { hit(42) }, "bit {bit}");
        }
    }

    #[test]
    fn a_count_that_does_not_fit_is_not_stored() {
        let shipped: Shipped = empty();
        let narrow: Entry<_, 8> = empty();
        let key = u128::MAX / 3;
        for count in [0, 1, 255] {
            narrow.write(key, count);
            assert_eq!(narrow.answer(key), hit(count as u64));
        }
        for count in [256, 257, 1 << 48, u128::MAX] {
            narrow.write(key, count);
            assert_eq!(narrow.answer(key), hit(255));
        }
        shipped.write(key, (1 << 48) - 1);
        for count in [1 << 48, (1 << 48) + 1, 1 << 64, u128::MAX] {
            shipped.write(key, count);
            assert_eq!(shipped.answer(key), hit((1 << 48) - 1));
        }
    }

    impl Word for ModelledU64 {
        fn load(&self) -> u64 {
            self.load(loom::sync::atomic::Ordering::Relaxed)
        }

        fn store(&self, number: u64) {
            self.store(number, loom::sync::atomic::Ordering::Relaxed);
        }
    }

    /// The keys and counts that threads write.
    const WRITTEN: [(u128, u128); 2] = [
        (0x1111_2222_3333_4444_5555_6666, 20),
        (0x7777_8888_9999_aaaa_bbbb_cccc, 400),
    ];

    /// What one reader may find for `key` while two writers are at work, and what there is in the end.
    fn model(key: u128, allowed: [Answer; 2]) {
        loom::model(move || {
            let words = || ModelledU64::new(0);
            let entry: Arc<Entry<_>> = Arc::new(Entry::new(words(), words()));
            let writers = WRITTEN.map(|(key, count)| {
                let entry = entry.clone();
                thread::spawn(move || entry.write(key, count))
            });
            let answer = entry.answer(key);
            assert!(allowed.contains(&answer), "{answer:?}");
            for writer in writers {
                writer.join().unwrap();
            }
            // Now the entry is one of the two, or torn for good; then it is neither.
            let answer = entry.answer(key);
            assert!(allowed.contains(&answer), "{answer:?}");
        });
    }

    #[test]
    fn however_threads_interleave_a_reader_finds_what_was_written_for_its_key_or_nothing() {
        for (key, count) in WRITTEN {
            model(key, [MISS, hit(count as u64)]);
        }
        let neither = [WRITTEN[0].0 ^ 1 << 79, WRITTEN[0].0 ^ WRITTEN[1].0];
        for key in neither {
            model(key, [MISS, MISS]);
        }
    }

    #[test]
    fn a_word_that_is_written_again_with_the_same_entry_is_never_torn() {
        loom::model(|| {
            let entry: Arc<Entry<_>> =
                Arc::new(Entry::new(ModelledU64::new(0), ModelledU64::new(0)));
            let (key, count) = WRITTEN[0];
            entry.write(key, count);
            let again = entry.clone();
            let writer = thread::spawn(move || again.write(key, count));
            assert_eq!(entry.answer(key), hit(count as u64));
            writer.join().unwrap();
            assert_eq!(entry.answer(key), hit(count as u64));
        });
    }
}
