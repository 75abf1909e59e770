//! What one asks of a board: its moves, and its threats.

use crate::attacks::{self, DefaultSliders, Sliders, between};
use crate::board::{Board, castling_targets, passed_pawn};
use crate::castling::Wing;
use crate::dispatch;
use crate::generate::{Counter, MoveVisitor, PawnStep, Selection};
use crate::geometry::{Bitboard, Square};
use crate::isa::Isa;
use crate::moves::{Move, MoveList};
use crate::piece::{Color, PieceKind};

/// Legal moves: handed to a visitor, listed, counted, or asked for one by one.
impl Board {
    /// Hands the legal moves in `selection` to `visitor`, as sets of targets.
    #[inline]
    pub fn visit_moves(&self, selection: Selection, visitor: &mut impl MoveVisitor) {
        dispatch::visit(Isa::best(), self, selection, visitor);
    }

    /// The legal moves.
    ///
    /// ```
    /// use roque_movegen::Board;
    ///
    /// for mv in &Board::START.legal_moves() {
    ///     println!("{mv}");
    /// }
    /// ```
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        self.legal_moves_in(Selection::ALL)
    }

    /// The legal moves in `selection`.
    #[inline]
    pub fn legal_moves_in(&self, selection: Selection) -> MoveList {
        let mut moves = MoveList::new();
        self.visit_moves(selection, &mut moves);
        moves
    }

    /// How many legal moves there are, without listing them.
    ///
    /// ```
    /// use roque_movegen::Board;
    ///
    /// assert_eq!(Board::START.count_moves(), 20);
    /// ```
    #[inline]
    pub fn count_moves(&self) -> u32 {
        self.count_moves_with(Isa::best())
    }

    /// How many legal moves there are, counted with `isa`; portably if it is not available.
    #[inline]
    pub fn count_moves_with(&self, isa: Isa) -> u32 {
        let mut counter = Counter::default();
        dispatch::visit(isa, self, Selection::ALL, &mut counter);
        counter.moves
    }

    /// How many legal moves in `selection` there are, without listing them.
    #[inline]
    pub fn count_moves_in(&self, selection: Selection) -> u32 {
        let mut counter = Counter::default();
        self.visit_moves(selection, &mut counter);
        counter.moves
    }

    /// Whether there is no legal move: checkmate or stalemate.
    #[inline]
    pub fn has_no_moves(&self) -> bool {
        self.count_moves() == 0
    }

    /// Whether `mv` is legal, without listing the moves.
    ///
    /// Castling is legal only in the form that [`Move`] gives it, the king taking its own rook.
    ///
    /// ```
    /// use roque_movegen::{Board, Move, Square};
    ///
    /// assert!(Board::START.is_legal(Move::new(Square::G1, Square::F3)));
    /// assert!(!Board::START.is_legal(Move::new(Square::G1, Square::G3)));
    /// ```
    pub fn is_legal(&self, mv: Move) -> bool {
        let selection = Selection::ALL
            .from_squares(mv.from().bitboard())
            .to_squares(mv.to().bitboard());
        let mut finder = Finder { mv, found: false };
        self.visit_moves(selection, &mut finder);
        finder.found
    }

    /// Whether the man moves like this, the safety of its king aside.
    ///
    /// A pseudo-legal move may leave the king in check, step onto an attacked square, or castle out
    /// of, through or into check. Each legal move is pseudo-legal. Engines ask this of moves from a
    /// hash table.
    ///
    /// ```
    /// use roque_movegen::{Board, Move, Square};
    ///
    /// assert!(Board::START.is_pseudo_legal(Move::new(Square::E2, Square::E4)));
    /// assert!(!Board::START.is_pseudo_legal(Move::new(Square::E1, Square::E2)));
    /// ```
    pub fn is_pseudo_legal(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let own = self.of_color(self.turn);
        let Some(kind) = self.placement.kind_at(from).filter(|_| own.contains(from)) else {
            return false;
        };
        if kind == PieceKind::Pawn {
            return self.is_pseudo_legal_pawn_move(mv);
        }
        if mv.promotion().is_some() {
            return false;
        }
        if kind == PieceKind::King && self.rights.rooks_of(self.turn).contains(to) {
            return self.is_castling_path_free(from, to);
        }
        let sliders = DefaultSliders::default();
        let attacked = match kind {
            PieceKind::Knight => attacks::knight(from),
            PieceKind::Bishop => sliders.bishop(from, self.occupied()),
            PieceKind::Rook => sliders.rook(from, self.occupied()),
            PieceKind::Queen => sliders.queen(from, self.occupied()),
            PieceKind::King | PieceKind::Pawn => attacks::king(from),
        };
        (attacked & !own).contains(to)
    }

    /// Whether the legal move `mv` captures, en passant included.
    #[inline]
    pub fn is_capture(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let en_passant = self.en_passant == Some(to)
            && self.placement.pawns.contains(from)
            && from.file() != to.file();
        en_passant || self.of_color(!self.turn).contains(to)
    }

    fn is_pseudo_legal_pawn_move(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let promotes = to.rank() == self.turn.promotion_rank();
        let promotion_fits = match mv.promotion() {
            Some(kind) => promotes && PieceKind::PROMOTIONS.contains(&kind),
            None => !promotes,
        };
        let captures = self.of_color(!self.turn).with_option(self.en_passant);
        let captured = attacks::pawn(self.turn, from) & captures;
        let up = match self.turn {
            Color::White => 1,
            Color::Black => -1,
        };
        let empty = !self.occupied();
        let single = from.offset(0, up).filter(|&square| empty.contains(square));
        let double = single
            .filter(|_| from.rank() == self.turn.pawn_rank())
            .and_then(|square| square.offset(0, up))
            .filter(|&square| empty.contains(square));
        promotion_fits && (captured.contains(to) || single == Some(to) || double == Some(to))
    }

    fn is_castling_path_free(&self, king: Square, rook: Square) -> bool {
        let wing = if rook > king { Wing::King } else { Wing::Queen };
        let (king_to, rook_to) = castling_targets(self.turn, wing);
        let path = between(king, king_to).with(king_to) | between(rook, rook_to).with(rook_to);
        !path.intersects(self.occupied().without(king).without(rook))
    }
}

/// Threats.
impl Board {
    /// The enemy men that give check to the player to move.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), !self.turn)
    }

    /// Whether the player to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// The men of `color` that attack `square`, whatever stands there; pinned men attack too
    /// (FIDE 3.1.2).
    ///
    /// ```
    /// use roque_movegen::{bitboard, Board, Color, Square};
    ///
    /// assert_eq!(Board::START.attackers(Square::F3, Color::White), bitboard!(G1, E2, G2));
    /// ```
    #[inline]
    pub fn attackers(&self, square: Square, color: Color) -> Bitboard {
        self.attackers_through(square, color, self.occupied())
    }

    /// The men of `color` that would attack `square` if `occupied` were occupied.
    #[inline]
    pub fn attackers_through(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        let men = &self.placement;
        let sliders = DefaultSliders::default();
        let attackers = (attacks::pawn(!color, square) & men.pawns)
            | (attacks::knight(square) & men.knights)
            | (attacks::king(square) & men.kings)
            | (sliders.bishop(square, occupied) & men.diagonals)
            | (sliders.rook(square, occupied) & men.orthogonals);
        attackers & self.of_color(color)
    }

    /// The men of `color` that stand alone between their king and an enemy slider.
    ///
    /// A pinned man may move on the line of the pin only.
    #[inline]
    pub fn pinned(&self, color: Color) -> Bitboard {
        self.blockers_before(color, !color) & self.of_color(color)
    }

    /// The men of either color that stand alone between `color`'s king and a slider of `attacker`.
    fn blockers_before(&self, color: Color, attacker: Color) -> Bitboard {
        let king = self.king(color);
        let men = &self.placement;
        let sliders = DefaultSliders::default();
        let snipers = (sliders.bishop(king, Bitboard::EMPTY) & men.diagonals)
            | (sliders.rook(king, Bitboard::EMPTY) & men.orthogonals);
        (snipers & self.of_color(attacker))
            .into_iter()
            .map(|sniper| between(king, sniper) & self.occupied())
            .filter(|blockers| !blockers.more_than_one())
            .fold(Bitboard::EMPTY, |all, blocker| all | blocker)
    }

    /// Whether the legal move `mv` gives check.
    #[inline]
    pub fn gives_check(&self, mv: Move) -> bool {
        self.check_given(mv).is_some()
    }

    /// How the legal move `mv` gives check, if it does.
    ///
    /// ```
    /// use roque_movegen::{Board, Check, Move, Square};
    ///
    /// let mut board = Board::START;
    /// for (from, to) in [(Square::F2, Square::F3), (Square::E7, Square::E6)] {
    ///     board = board.play(Move::new(from, to))?;
    /// }
    /// let board = board.play(Move::new(Square::G2, Square::G4))?;
    /// let mate = Move::new(Square::D8, Square::H4);
    /// assert_eq!(board.check_given(mate), Some(Check::Direct));
    /// assert!(board.play(mate)?.has_no_moves());
    /// # Ok::<(), roque_movegen::IllegalMove>(())
    /// ```
    pub fn check_given(&self, mv: Move) -> Option<Check> {
        let (from, to) = (mv.from(), mv.to());
        let us = self.turn;
        let king = self.king(!us);
        let mut occupied = self.occupied().without(from).with(to);
        let mut gone = from.bitboard();
        let mut kind = mv.promotion().or(self.placement.kind_at(from));
        let mut arrived = to;
        match kind {
            Some(PieceKind::Pawn) if self.en_passant == Some(to) && from.file() != to.file() => {
                occupied = occupied.without(passed_pawn(to));
            }
            Some(PieceKind::King) if self.of_color(us).contains(to) => {
                let wing = if to > from { Wing::King } else { Wing::Queen };
                let (king_to, rook_to) = castling_targets(us, wing);
                occupied = occupied.without(to).with(king_to).with(rook_to);
                gone = gone.with(to);
                (kind, arrived) = (Some(PieceKind::Rook), rook_to);
            }
            _ => {}
        }
        let sliders = DefaultSliders::default();
        let reached = match kind? {
            PieceKind::Pawn => attacks::pawn(us, arrived),
            PieceKind::Knight => attacks::knight(arrived),
            PieceKind::Bishop => sliders.bishop(arrived, occupied),
            PieceKind::Rook => sliders.rook(arrived, occupied),
            PieceKind::Queen => sliders.queen(arrived, occupied),
            PieceKind::King => Bitboard::EMPTY,
        };
        let direct = reached.contains(king);
        let men = &self.placement;
        let others = self.of_color(us) & !gone;
        let uncovered = ((sliders.bishop(king, occupied) & men.diagonals)
            | (sliders.rook(king, occupied) & men.orthogonals))
            & others;
        match (direct, uncovered.len()) {
            (false, 0) => None,
            (true, 0) => Some(Check::Direct),
            (false, 1) => Some(Check::Discovered),
            _ => Some(Check::Double),
        }
    }
}

/// How a move gives check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Check {
    /// By the man that moved alone; in castling, by the rook.
    Direct,
    /// By one man that did not move alone.
    Discovered,
    /// By two men at once (or more, in positions that cannot arise in play).
    Double,
}

/// Whether one move is among those handed to it.
struct Finder {
    mv: Move,
    found: bool,
}

impl Finder {
    fn find(&mut self, from: Square, targets: Bitboard, promotes: bool) {
        let kind_fits = match self.mv.promotion() {
            Some(kind) => promotes && PieceKind::PROMOTIONS.contains(&kind),
            None => !promotes,
        };
        self.found |= kind_fits && from == self.mv.from() && targets.contains(self.mv.to());
    }
}

impl MoveVisitor for Finder {
    fn piece(&mut self, _kind: PieceKind, from: Square, targets: Bitboard) {
        self.find(from, targets, false);
    }

    fn pawns(&mut self, step: PawnStep, targets: Bitboard) {
        self.find(step.origin(self.mv.to()), targets, false);
    }

    fn promotions(&mut self, step: PawnStep, targets: Bitboard) {
        self.find(step.origin(self.mv.to()), targets, true);
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.find(from, to.bitboard(), false);
    }

    fn castling(&mut self, king: Square, rook: Square) {
        self.find(king, rook.bitboard(), false);
    }
}
