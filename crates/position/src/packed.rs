//! A position in 32 bytes.

use crate::position::Position;

/// A position in 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedPosition([u8; 32]);

/// The position does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// More than 32 men.
    #[error("{0} men where at most 32 fit")]
    TooManyMen(u32),
}

/// The bytes are no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the bytes are no position")]
pub struct UnpackError;

impl Position {
    /// This position in 32 bytes.
    ///
    /// # Errors
    ///
    /// [`PackError`] if it does not fit.
    pub fn pack(&self) -> Result<PackedPosition, PackError> {
        todo!()
    }
}

impl PackedPosition {
    /// The position that was packed.
    ///
    /// # Errors
    ///
    /// [`UnpackError`] if the bytes are no position.
    pub fn unpack(&self) -> Result<Position, UnpackError> {
        todo!()
    }

    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A packed position from its bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}
