//! A bucket: the entries on one cache line.

use super::entry::{Answer, Entry};
use super::word::Word;

/// Four entries, which a reader gets with one access to memory.
#[derive(Debug)]
#[repr(align(64))]
pub(super) struct Bucket<W, const COUNT_BITS: u32 = 48> {
    entries: [Entry<W, COUNT_BITS>; 4],
}

/// The size of a bucket: a cache line.
pub(super) const BUCKET_BYTES: usize = 64;

const _: () = assert!(size_of::<Bucket<core::sync::atomic::AtomicU64>>() == BUCKET_BYTES);

impl<W: Word, const COUNT_BITS: u32> Bucket<W, COUNT_BITS> {
    /// What the bucket says about `key`. All entries are looked at, without a branch: in which of them
    /// a key is, if in any, no processor can foresee.
    #[inline(always)]
    pub(super) fn answer(&self, key: u128) -> Answer {
        let mut answer = self.entries[0].answer(key);
        for entry in &self.entries[1..] {
            let other = entry.answer(key);
            answer.is_hit |= other.is_hit;
            // Of two entries of one key, which two threads may leave, both hold the same count.
            answer.count |= other.count;
        }
        answer
    }

    /// Writes `count` for `key` in the place of the smallest count. What is kept is what took longest
    /// to count; what is new always finds a place, since it is most likely to be asked for next.
    #[inline(always)]
    pub(super) fn write(&self, key: u128, count: u128) {
        let mut smallest = &self.entries[0];
        for entry in &self.entries[1..] {
            if entry.count() < smallest.count() {
                smallest = entry;
            }
        }
        smallest.write(key, count);
    }
}

#[cfg(test)]
impl<W: Word, const COUNT_BITS: u32> Bucket<W, COUNT_BITS> {
    /// A bucket of such words.
    pub(super) fn of(word: impl Fn() -> W) -> Self {
        Self {
            entries: [(); 4].map(|()| Entry::new(word(), word())),
        }
    }
}

#[cfg(test)]
mod tests {
    use core::sync::atomic::AtomicU64;

    use super::*;

    fn found(bucket: &Bucket<AtomicU64>, keys: core::ops::Range<u128>) -> Vec<u64> {
        keys.map(|key| bucket.answer(key))
            .filter(|answer| answer.is_hit)
            .map(|answer| answer.count)
            .collect()
    }

    #[test]
    fn the_smallest_count_gives_way_and_what_is_new_is_always_found() {
        let bucket = Bucket::of(AtomicU64::default);
        for (key, count) in [(1, 10), (2, 40), (3, 20), (4, 30)] {
            bucket.write(key, count);
        }
        assert_eq!(found(&bucket, 1..5), [10, 40, 20, 30]);
        bucket.write(5, 5);
        assert_eq!(found(&bucket, 1..6), [40, 20, 30, 5]);
        bucket.write(6, 50);
        bucket.write(7, 60);
        assert_eq!(found(&bucket, 1..8), [40, 30, 50, 60]);
    }
}
