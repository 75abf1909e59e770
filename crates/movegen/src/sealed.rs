//! Who may implement the traits on which unsafe code relies: this crate alone.

/// A supertrait that only this crate can name.
pub trait Sealed {}
