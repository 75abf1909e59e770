//! Positions as FEN strings and moves as UCI strings in serde formats.
