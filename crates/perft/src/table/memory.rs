//! The memory of a table: zeroed, on huge pages where the system has them, and really there.
#![expect(
    unsafe_code,
    reason = "a mapping of bytes is read as the entries that it holds"
)]

use core::slice;
use core::sync::atomic::AtomicU64;
use std::io;

use memmap2::{MmapMut, MmapOptions, MmapRaw};
use rayon::iter::{IndexedParallelIterator, ParallelIterator};
use rayon::slice::ParallelSliceMut;

use super::bucket::{BUCKET_BYTES, Bucket};

/// The size and alignment of a huge page on most systems. Elsewhere they are ordinary pages.
const HUGE_PAGE: usize = 2 << 20;

/// The smallest size of an ordinary page.
const PAGE: usize = 4 << 10;

/// Buckets in an anonymous mapping.
pub(super) struct Memory {
    mapping: MmapRaw,
    /// Where the first bucket is: on the border of a huge page, inside the mapping.
    start: usize,
    buckets: usize,
}

impl Memory {
    /// Memory for so many buckets, each of them empty.
    ///
    /// The rayon pool in which this is called touches all pages: the kernel clears a page when it is
    /// touched first, and a count must not wait for that (or be killed, if there is no page).
    ///
    /// # Errors
    ///
    /// Those of the system, which does not give so much.
    pub(super) fn new(buckets: usize) -> io::Result<Self> {
        let bytes = buckets.checked_mul(BUCKET_BYTES);
        let reserved = bytes.and_then(|bytes| bytes.checked_add(HUGE_PAGE));
        let (Some(bytes), Some(reserved)) = (bytes, reserved) else {
            return Err(io::ErrorKind::OutOfMemory.into());
        };
        let mut mapping = MmapOptions::new().len(reserved).map_anon()?;
        let start = mapping.as_ptr().align_offset(HUGE_PAGE);
        ask_for_huge_pages(&mapping);
        mapping[start..start + bytes]
            .par_chunks_mut(HUGE_PAGE)
            .with_max_len(1)
            .for_each(|chunk| chunk.iter_mut().step_by(PAGE).for_each(|byte| *byte = 0));
        Ok(Self {
            mapping: mapping.into(),
            start,
            buckets,
        })
    }

    /// The buckets.
    pub(super) fn buckets(&self) -> &[Bucket<AtomicU64>] {
        // SAFETY: the mapping is longer than `start` (`new`).
        let first = unsafe { self.mapping.as_mut_ptr().add(self.start) };
        // SAFETY: from `first`, which is aligned to more than a bucket, the mapping holds the bytes of
        // `buckets` buckets (`new`). They are initialised, by the system to zeros, and any bytes are
        // valid atomic words. Nobody but these words ever touches them, as long as `self` is borrowed.
        unsafe { slice::from_raw_parts(first.cast(), self.buckets) }
    }
}

/// Asks for huge pages: with ordinary ones, nearly each access to a large table also misses the
/// processor's table of pages. Where there are none the table works all the same.
#[cfg(target_os = "linux")]
fn ask_for_huge_pages(mapping: &MmapMut) {
    let _ = mapping.advise(memmap2::Advice::HugePage);
}

#[cfg(not(target_os = "linux"))]
fn ask_for_huge_pages(_mapping: &MmapMut) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_begin_at_a_huge_page_and_are_empty() {
        for buckets in [1, 64, 100_000] {
            let memory = Memory::new(buckets).unwrap();
            let buckets_there = memory.buckets();
            assert_eq!(buckets_there.len(), buckets);
            assert_eq!(buckets_there.as_ptr().align_offset(HUGE_PAGE), 0);
            let is_empty = |bucket: &Bucket<_>| bucket.answer(0).count == 0;
            assert!(buckets_there.iter().all(is_empty));
        }
    }

    #[test]
    fn more_than_there_is_is_an_error() {
        for buckets in [usize::MAX, usize::MAX / 64, usize::MAX / 128] {
            assert!(Memory::new(buckets).is_err());
        }
    }
}
