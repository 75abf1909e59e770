//! How everything that has a row in the table is said.

use core::fmt;

use super::{Said, Tongue};
use crate::game::{
    Binding, Claim, ClaimError, OfferError, Outcome, PlayError, Refusal, TouchError,
};
use crate::legality::BrokenRule;
use crate::notation::{MoveError, SanError, SanExpected, SanMove};
#[cfg(feature = "std")]
use crate::pgn::PgnProblem;
use crate::remark::Remark;
use crate::uci::UciError;

/// What has a row in the table gets `say`, and English as its `Display`.
macro_rules! speech {
    ($($type:ty),*) => {
        $(impl $type {
            /// This in words of a language, without a capital or a full stop.
            pub fn say(self, tongue: Tongue) -> Said {
                self.message().said(tongue)
            }
        }

        /// Says it in English.
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.message().write(Tongue::English, f)
            }
        })*
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
    UciError
);
#[cfg(feature = "std")]
speech!(PgnProblem);

impl core::error::Error for BrokenRule {}
impl core::error::Error for ClaimError {}
impl core::error::Error for OfferError {}
impl core::error::Error for TouchError {}
impl core::error::Error for Refusal {}
impl core::error::Error for PlayError {}
impl core::error::Error for MoveError {}
impl core::error::Error for SanError {}
impl core::error::Error for UciError {}
#[cfg(feature = "std")]
impl core::error::Error for PgnProblem {}
