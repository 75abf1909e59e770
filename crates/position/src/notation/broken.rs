//! Which rule an illegal text breaks.

use roque_movegen::{Move, Square};

use super::said::SanMove;
use crate::legality::BrokenRule;
use crate::position::Position;

impl Position {
    /// The rule that `said` breaks, if one can be named: that of the only man that could be meant, or
    /// of the first that moves like this.
    pub(super) fn broken_by(&self, said: SanMove) -> Option<BrokenRule> {
        match said {
            SanMove::Castling(wing) => self.explain(wing).err(),
            SanMove::Squares(mv) => self.explain(mv).err(),
            SanMove::Man { to, promotion, .. } => {
                let attempt = |from: Square| {
                    promotion.map_or_else(
                        || Move::new(from, to),
                        |kind| Move::promoting(from, to, kind),
                    )
                };
                let men = self.men_meant(said);
                let broken = |from| self.explain(attempt(from)).err();
                if let Some(only) = men.single() {
                    return broken(only);
                }
                let moves_so = |broken: &BrokenRule| !matches!(broken, BrokenRule::Movement { .. });
                men.into_iter().filter_map(broken).find(moves_so)
            }
        }
    }
}
