//! The themes.

use rand_chacha::ChaCha8Rng;
use roque_movegen::Board;

use crate::thrown::Thrown;

/// What a parent is thrown together for.
#[derive(Clone, Copy)]
pub(crate) enum Theme {
    /// Sliders that look at our king past one or two men.
    Lines,
    /// Their pawns, knights and sliders a move away from giving check.
    Checks,
    /// Their pawns promote, among others onto our castling rooks.
    TheyPromote,
    /// Our pawns are about to promote.
    WePromote,
    /// Their pawns may pass ours.
    DoublePush,
    /// A pawn of ours has just passed theirs.
    JustPassed,
    /// We may castle, in any arrangement of the back rank.
    Castling,
    /// Little stands between the kings.
    KingsMeet,
    /// Few men, of few kinds.
    Thin,
    /// They have few moves.
    FewMoves,
    /// Many of our men, all of one or two kinds.
    WeCrowd,
    /// Many of their men, all of one or two kinds.
    TheyCrowd,
}

impl Theme {
    pub(crate) const ALL: [Self; 12] = [
        Self::Lines,
        Self::Checks,
        Self::TheyPromote,
        Self::WePromote,
        Self::DoublePush,
        Self::JustPassed,
        Self::Castling,
        Self::KingsMeet,
        Self::Thin,
        Self::FewMoves,
        Self::WeCrowd,
        Self::TheyCrowd,
    ];

    /// The first board thrown together for this that is one.
    pub(crate) fn parent(self, random: &mut ChaCha8Rng) -> Board {
        loop {
            let mut thrown = Thrown::new(random);
            thrown.throw(self);
            if let Some(board) = thrown.finish() {
                return board;
            }
        }
    }
}

impl Thrown<'_> {
    fn throw(&mut self, theme: Theme) {
        let (we, they) = (self.we(), self.they);
        match theme {
            Theme::Lines => self.throw_lines(),
            Theme::Checks => self.throw_checks(),
            Theme::TheyPromote => self.throw_their_promotions(),
            Theme::WePromote => self.throw_our_promotions(),
            Theme::DoublePush => self.throw_double_push(),
            Theme::JustPassed => self.throw_just_passed(),
            Theme::Castling => self.throw_castling(),
            Theme::KingsMeet => self.throw_kings(),
            Theme::Thin | Theme::FewMoves => self.throw_few(),
            Theme::WeCrowd => self.throw_crowd(we, they),
            Theme::TheyCrowd => self.throw_crowd(they, we),
        }
        self.put_king(we, 0..8);
        self.put_king(they, 0..8);
    }
}
