//! The legal moves: handed to a visitor, listed, counted, or asked for one by one.

use crate::board::Board;
use crate::dispatch;
use crate::generate::{Counter, MoveVisitor, PawnStep, Selection};
use crate::geometry::{Bitboard, Square};
use crate::isa::{Isa, Scalar};
use crate::moves::{Move, MoveList};
use crate::piece::PieceKind;

/// Legal moves: handed to a visitor, listed, counted, or asked for one by one.
impl Board {
    /// Hands the legal moves in `selection` to `visitor`, as sets of targets.
    #[inline]
    pub fn visit_moves(&self, selection: Selection, visitor: &mut impl MoveVisitor) {
        dispatch::visit(Scalar::best(), self, selection, visitor);
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
        self.count_moves_in(Selection::ALL)
    }

    /// How many legal moves there are, counted with `isa`; portably if it is not available.
    #[inline]
    pub fn count_moves_with(&self, isa: Isa) -> u32 {
        let mut counter = Counter::default();
        dispatch::visit(Scalar::of(isa), self, Selection::ALL, &mut counter);
        counter.moves
    }

    /// How many legal moves in `selection` there are, without listing them.
    #[inline]
    pub fn count_moves_in(&self, selection: Selection) -> u32 {
        let mut counter = Counter::default();
        self.visit_moves(selection, &mut counter);
        counter.moves
    }

    /// How many replies there are to all legal moves together: the paths of two plies.
    ///
    /// With vector instructions several replies are counted at once; see [`Isa`].
    ///
    /// ```
    /// use roque_movegen::Board;
    ///
    /// assert_eq!(Board::START.count_replies(), 400);
    /// ```
    pub fn count_replies(&self) -> u64 {
        self.count_replies_with(Isa::best())
    }

    /// How many replies there are, counted with `isa`; portably if it is not available.
    pub fn count_replies_with(&self, isa: Isa) -> u64 {
        dispatch::count_replies(isa, self)
    }

    /// Calls `report` with each legal move, in no promised order, and the number of replies to it.
    ///
    /// ```
    /// use roque_movegen::Board;
    ///
    /// Board::START.for_each_reply_count(|mv, replies| assert_eq!(replies, 20, "{mv}"));
    /// ```
    pub fn for_each_reply_count(&self, report: impl FnMut(Move, u32)) {
        self.for_each_reply_count_with(Isa::best(), report);
    }

    /// [`for_each_reply_count`](Self::for_each_reply_count) with `isa`; portably if it is not
    /// available.
    pub fn for_each_reply_count_with(&self, isa: Isa, report: impl FnMut(Move, u32)) {
        dispatch::for_each_reply_count(isa, self, report);
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

    /// Whether the legal move `mv` captures, en passant included.
    #[inline]
    pub fn is_capture(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let en_passant = self.en_passant == Some(to)
            && self.placement.pawns.contains(from)
            && from.file() != to.file();
        en_passant || self.of_color(!self.turn).contains(to)
    }
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
