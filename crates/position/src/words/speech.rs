//! How everything that has a row in the table is said.

use core::fmt;

use super::{Said, Tongue};
use crate::fen::{FenError, FenField};
use crate::game::{
    Binding, Claim, ClaimError, OfferError, Outcome, PlayError, Refusal, TouchError,
};
use crate::judge::{Violation, Violations, Waived};
use crate::legality::BrokenRule;
use crate::notation::{MoveError, SanError, SanExpected, SanMove, UnknownNotation};
#[cfg(feature = "std")]
use crate::pgn::{PgnError, PgnProblem, PgnStartError, Place};
use crate::position::ReadError;
use crate::remark::Remark;
use crate::uci::UciError;

/// What has a row in the table gets `say`, and English as its `Display`; after `&` stands what is not
/// copied.
macro_rules! speech {
    ($($type:ident),*) => {
        $(impl $type {
            /// This in words of a language, without a capital or a full stop.
            pub fn say(self, tongue: Tongue) -> Said {
                self.message().said(tongue)
            }
        }
        speech!(display $type);)*
    };
    ($(&$type:ident),*) => {
        $(impl $type {
            /// This in words of a language, without a capital or a full stop.
            pub fn say(&self, tongue: Tongue) -> Said {
                self.message().said(tongue)
            }
        }
        speech!(display $type);)*
    };
    (display $type:ident) => {
        /// Says it in English.
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.message().write(Tongue::English, f)
            }
        }
    };
}

speech!(
    BrokenRule,
    Remark,
    Outcome,
    Claim,
    ClaimError,
    OfferError,
    TouchError,
    Binding,
    Refusal,
    PlayError,
    MoveError,
    SanError,
    SanExpected,
    SanMove,
    UciError,
    UnknownNotation,
    FenError,
    FenField,
    Violation,
    Waived
);
speech!(&ReadError, &Violations);
#[cfg(feature = "std")]
speech!(PgnProblem, Place);
#[cfg(feature = "std")]
speech!(&PgnError, &PgnStartError);

impl core::error::Error for BrokenRule {}
impl core::error::Error for ClaimError {}
impl core::error::Error for OfferError {}
impl core::error::Error for TouchError {}
impl core::error::Error for Refusal {}
impl core::error::Error for PlayError {}
impl core::error::Error for MoveError {}
impl core::error::Error for SanError {}
impl core::error::Error for UciError {}
impl core::error::Error for UnknownNotation {}
impl core::error::Error for FenError {}
impl core::error::Error for Violation {}
impl core::error::Error for Violations {}
impl core::error::Error for ReadError {}
#[cfg(feature = "std")]
impl core::error::Error for PgnProblem {}
#[cfg(feature = "std")]
impl core::error::Error for PgnStartError {}
#[cfg(feature = "std")]
impl core::error::Error for PgnError {}
