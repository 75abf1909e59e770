//! What is known so far: counts by key, shared by all threads.

use super::bucket::Bucket;
use super::entry::Answer;
use super::keys::Keys;
use super::prefetch::prefetch;
use super::word::Word;

/// The counts in some buckets.
#[derive(Debug)]
pub(crate) struct Counts<'t, W, const COUNT_BITS: u32 = 48> {
    buckets: &'t [Bucket<W, COUNT_BITS>],
    keys: &'t Keys,
}

impl<'t, W, const COUNT_BITS: u32> Counts<'t, W, COUNT_BITS> {
    /// The counts in `buckets`, of which there is at least one, that were stored under these keys.
    pub(super) const fn new(buckets: &'t [Bucket<W, COUNT_BITS>], keys: &'t Keys) -> Self {
        assert!(!buckets.is_empty());
        Self { buckets, keys }
    }

    /// The keys under which counts are stored.
    #[inline(always)]
    pub(crate) const fn keys(&self) -> &'t Keys {
        self.keys
    }

    /// The bucket of `key`, chosen by its 48 highest bits, which are not among those that are stored.
    #[inline(always)]
    fn bucket(&self, key: u128) -> &'t Bucket<W, COUNT_BITS> {
        let high = (key >> 64) as u64 & !0xffff;
        // The highest bits of a product spread over any number of buckets, without a division.
        let index = (u128::from(high) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }
}

impl<W: Word, const COUNT_BITS: u32> Counts<'_, W, COUNT_BITS> {
    /// Has the memory begin to fetch what is known about `key`.
    #[inline(always)]
    pub(crate) fn prefetch(&self, key: u128) {
        prefetch(self.bucket(key));
    }

    /// What is known about `key`.
    #[inline(always)]
    pub(crate) fn answer(&self, key: u128) -> Answer {
        self.bucket(key).answer(key)
    }

    /// Stores the `count` of `key`, in the place of another; a count that does not fit is not stored.
    #[inline(always)]
    pub(crate) fn store(&self, key: u128, count: u128) {
        self.bucket(key).write(key, count);
    }
}
