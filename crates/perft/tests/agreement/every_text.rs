//! Whether a move is legal, asked of every text of a move there is.

use std::sync::atomic::{AtomicU64, Ordering};

use rand::RngExt;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use roque_movegen::{Board, Move, PieceKind, Square};

use crate::classes::Tally;
use crate::games::Game;
use crate::mailbox::Mailbox;
use crate::threads::on_all_cores;

const SEED: u64 = 64 * 64 * 5;
const GAMES: u64 = 600;
/// One of so many positions of a game is asked.
const ASKED_OF: u32 = 16;

/// All texts of moves: 64 × 64 squares, four promotions and none.
fn every_text() -> impl Iterator<Item = Move> {
    let squares = || Square::ALL.into_iter();
    squares().flat_map(move |from| {
        squares().flat_map(move |to| {
            let promoting = move |kind| Move::promoting(from, to, kind);
            let promotions = PieceKind::PROMOTIONS.into_iter().map(promoting);
            promotions.chain([Move::new(from, to)])
        })
    })
}

/// How many texts were asked about.
fn ask_every_text(board: &Board) -> u64 {
    let mailbox = Mailbox::of(board);
    let mut pseudo_legal = mailbox.pseudo_legal();
    pseudo_legal.sort_unstable();
    let mut legal = board.legal_moves().to_vec();
    legal.sort_unstable();
    let mut asked = 0;
    for mv in every_text() {
        let is_legal = legal.binary_search(&mv).is_ok();
        assert_eq!(board.is_legal(mv), is_legal, "{board:?} {mv}");
        let is_pseudo_legal = pseudo_legal.binary_search(&mv).is_ok();
        assert_eq!(board.is_pseudo_legal(mv), is_pseudo_legal, "{board:?} {mv}");
        assert!(is_pseudo_legal || !is_legal, "{board:?} {mv}");
        asked += 1;
    }
    asked
}

#[test]
fn exactly_the_listed_moves_among_all_texts_are_legal() {
    let (positions, texts) = (AtomicU64::new(0), AtomicU64::new(0));
    let ask_in_game = |number| {
        let wishes = Tally::NONE.short(1);
        Game::new(SEED, number).play(wishes, |random, position, _, _| {
            if random.random_range(0..ASKED_OF) == 0 {
                texts.fetch_add(ask_every_text(position.board()), Ordering::Relaxed);
                positions.fetch_add(1, Ordering::Relaxed);
            }
        });
    };
    on_all_cores(|| (0..GAMES).into_par_iter().for_each(ask_in_game));
    let (positions, texts) = (positions.into_inner(), texts.into_inner());
    println!("{texts} texts in {positions} positions");
    assert!(positions >= 2_000);
    assert_eq!(texts, positions * 64 * 64 * 5);
}
