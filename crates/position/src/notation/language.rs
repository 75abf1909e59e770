//! The letters by which languages call the pieces.

use roque_movegen::PieceKind;

/// Writes the table of languages as an enum: a row is all that a language needs.
macro_rules! languages {
    ($($(#[$doc:meta])* $name:ident, $code:literal, $letters:expr;)*) => {
        /// A language, or a set of signs, in which pieces have letters.
        ///
        /// A pawn has no letter in any of them, and a text with one is not read (FIDE C.4): it would
        /// be another language's piece. The language of a text is never guessed; whoever reads says
        /// which it is. The same letter means different pieces: `R` is the rook in English and the
        /// king in Portuguese, `P` is the knight in Dutch, `D` the queen in all but English.
        ///
        /// ```
        /// use roque_position::Language;
        /// use roque_position::movegen::PieceKind;
        ///
        /// assert_eq!(Language::Portuguese.letter(PieceKind::Knight), Some('C'));
        /// assert_eq!(Language::Portuguese.kind('R'), Some(PieceKind::King));
        /// assert_eq!(Language::Dutch.kind('P'), Some(PieceKind::Knight));
        /// assert_eq!(Language::English.kind('b'), None);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Language { $($(#[$doc])* $name,)* }

        impl Language {
            /// All languages.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The code of ISO 639-1, or `figurine`.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }

            /// The letters of king, queen, rook, bishop and knight, in this order.
            pub const fn letters(self) -> [char; 5] {
                match self { $(Self::$name => $letters,)* }
            }
        }
    };
}

// The letters are those of the PGN standard, section 17. For Portuguese they are the rule texts' too;
// FIDE C.3 names the French and the Dutch bishop. The figurines are those of Unicode, which FIDE C.3
// prefers in print; White's serve both sides.
languages! {
    /// The letters of SAN in PGN files (PGN standard 8.2.3.2).
    English, "en", ['K', 'Q', 'R', 'B', 'N'];
    /// Rei, dama, torre, bispo, cavalo.
    Portuguese, "pt", ['R', 'D', 'T', 'B', 'C'];
    /// Rey, dama, torre, alfil, caballo.
    Spanish, "es", ['R', 'D', 'T', 'A', 'C'];
    /// Roi, dame, tour, fou, cavalier.
    French, "fr", ['R', 'D', 'T', 'F', 'C'];
    /// König, Dame, Turm, Läufer, Springer.
    German, "de", ['K', 'D', 'T', 'L', 'S'];
    /// Re, donna, torre, alfiere, cavallo.
    Italian, "it", ['R', 'D', 'T', 'A', 'C'];
    /// Koning, dame, toren, loper, paard.
    Dutch, "nl", ['K', 'D', 'T', 'L', 'P'];
    /// Pictures in place of letters, which every language reads.
    Figurine, "figurine", ['♔', '♕', '♖', '♗', '♘'];
}

/// The kinds in the order of [`Language::letters`].
const ORDER: [PieceKind; 5] = [
    PieceKind::King,
    PieceKind::Queen,
    PieceKind::Rook,
    PieceKind::Bishop,
    PieceKind::Knight,
];

impl Language {
    /// The letter of `kind`, which a pawn has none of.
    #[inline]
    pub const fn letter(self, kind: PieceKind) -> Option<char> {
        let [king, queen, rook, bishop, knight] = self.letters();
        Some(match kind {
            PieceKind::Pawn => return None,
            PieceKind::Knight => knight,
            PieceKind::Bishop => bishop,
            PieceKind::Rook => rook,
            PieceKind::Queen => queen,
            PieceKind::King => king,
        })
    }

    /// The kind that `letter` stands for. Letters are upper case: a small `b` is a file.
    #[inline]
    pub fn kind(self, letter: char) -> Option<PieceKind> {
        let letters = self.letters();
        let index = letters.iter().position(|&known| known == letter)?;
        Some(ORDER[index])
    }

    /// The kind that a pawn is said to become by `letter`, of either case; it may be a king, which no pawn
    /// becomes.
    pub(super) fn promotion(self, letter: char) -> Option<PieceKind> {
        ORDER.into_iter().find(|&kind| {
            self.letter(kind).is_some_and(|known| {
                known == letter || known.to_lowercase().eq(core::iter::once(letter))
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_different_within_a_language_and_are_no_files_ranks_or_castling_signs() {
        for &language in Language::ALL {
            let letters = language.letters();
            for (index, letter) in letters.iter().enumerate() {
                assert!(!letters[..index].contains(letter), "{language:?} {letter}");
                assert!(!('a'..='h').contains(letter), "{language:?} {letter}");
                assert!(
                    !"12345678O0Zx-=+#".contains(*letter),
                    "{language:?} {letter}"
                );
            }
        }
    }

    #[test]
    fn each_kind_but_the_pawn_has_a_letter_that_is_read_as_that_kind() {
        for &language in Language::ALL {
            assert_eq!(language.letter(PieceKind::Pawn), None);
            for kind in ORDER {
                let letter = language.letter(kind).unwrap();
                assert_eq!(language.kind(letter), Some(kind), "{language:?} {letter}");
                for letter in letter.to_lowercase().chain([letter]) {
                    assert_eq!(
                        language.promotion(letter),
                        Some(kind),
                        "{language:?} {letter}"
                    );
                }
            }
        }
    }

    #[test]
    fn codes_are_different() {
        for (index, language) in Language::ALL.iter().enumerate() {
            let before = &Language::ALL[..index];
            assert!(before.iter().all(|other| other.code() != language.code()));
        }
    }
}
