//! The table as its user holds it.

use core::fmt;
use core::sync::atomic::AtomicU64;
use std::io;

use super::available::available_memory;
use super::bucket::BUCKET_BYTES;
use super::counts::Counts;
use super::keys::Keys;
use super::memory::Memory;

/// Counts that are known already, for all threads: memory of a fixed size that is filled while counting.
///
/// It may serve one count after the other, of whatever positions and leaves. Nothing waits in it, so that
/// any number of threads may use it at once.
///
/// ```
/// use roque_movegen::Board;
/// use roque_perft::{Control, Perft, Table};
///
/// let table = Table::new(1 << 20)?;
/// let perft = Perft { table: Some(&table), ..Perft::default() };
/// assert_eq!(perft.count(&Board::START, 5, &Control::new()), Ok(4_865_609));
/// # Ok::<(), roque_perft::TableError>(())
/// ```
pub struct Table {
    memory: Memory,
    keys: Box<Keys>,
}

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The size is too small for anything.
    #[error("{bytes} bytes are too few: expected at least {}", Table::MIN_BYTES)]
    TooSmall {
        /// What was asked for.
        bytes: u64,
    },
    /// The system, or a limit of this process's group, has less memory to give.
    #[error("{bytes} bytes are too many: {available} are available")]
    TooLarge {
        /// What was asked for.
        bytes: u64,
        /// What is available.
        available: u64,
    },
    /// The system refuses.
    #[error("{bytes} bytes are refused by the system")]
    Refused {
        /// What was asked for.
        bytes: u64,
        /// Why.
        source: io::Error,
    },
}

impl Table {
    /// The size of the smallest table.
    pub const MIN_BYTES: u64 = BUCKET_BYTES as u64;

    /// The seed of the keys of [`new`](Self::new).
    pub const SEED: u64 = 0;

    /// An empty table of this size, rounded down to cache lines.
    ///
    /// The threads of the rayon pool in which this is called get its memory ready.
    ///
    /// # Errors
    ///
    /// The size is less than [`MIN_BYTES`](Self::MIN_BYTES), more than [`available_memory`], or refused
    /// by the system.
    pub fn new(bytes: u64) -> Result<Self, TableError> {
        Self::with_seed(bytes, Self::SEED)
    }

    /// The same with keys drawn from another seed. Two counts of equal value under unrelated keys were
    /// not led astray by one of them.
    ///
    /// # Errors
    ///
    /// Those of [`new`](Self::new).
    pub fn with_seed(bytes: u64, seed: u64) -> Result<Self, TableError> {
        let buckets = bytes / BUCKET_BYTES as u64;
        if buckets == 0 {
            return Err(TableError::TooSmall { bytes });
        }
        if let Some(available) = available_memory().filter(|&available| bytes > available) {
            return Err(TableError::TooLarge { bytes, available });
        }
        let memory = usize::try_from(buckets)
            .map_err(|_| io::ErrorKind::OutOfMemory.into())
            .and_then(Memory::new)
            .map_err(|source| TableError::Refused { bytes, source })?;
        Ok(Self {
            memory,
            keys: Keys::from_seed(seed),
        })
    }

    /// Its size in bytes.
    pub fn bytes(&self) -> u64 {
        size_of_val(self.memory.buckets()) as u64
    }

    /// What is in it.
    pub(crate) fn counts(&self) -> Counts<'_, AtomicU64> {
        Counts::new(self.memory.buckets(), &self.keys)
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("bytes", &self.bytes())
            .finish_non_exhaustive()
    }
}
