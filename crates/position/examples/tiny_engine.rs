//! A chess engine that embeds Roque: UCI, alpha-beta, material. It shows how an engine asks for moves
//! and plays them; how to be strong is another matter.
//!
//! ```text
//! $ cargo run --release -p roque-position --example tiny_engine
//! position fen r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1
//! go depth 6
//! info depth 6 score mate 3 nodes …
//! bestmove f6a6
//! ```

use std::io::{self, BufRead, Write};

use roque_position::movegen::{Move, MoveList, PieceKind, Selection};
use roque_position::{CastlingRules, FenReading, Position, Waivers};

/// The score of giving mate now; mate in *n* plies is worth *n* less.
const MATE: i32 = 30_000;
const DEFAULT_DEPTH: i32 = 4;

fn main() -> io::Result<()> {
    serve(io::stdin().lock(), io::stdout())
}

/// Answers UCI commands until `quit` or the end of the input.
pub(crate) fn serve(input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut position = Position::start();
    let mut rules = CastlingRules::Standard;
    for line in input.lines() {
        let line = line?;
        let (command, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match command {
            "uci" => writeln!(
                output,
                "id name Tiny\noption name UCI_Chess960 type check default false\nuciok"
            )?,
            "isready" => writeln!(output, "readyok")?,
            "ucinewgame" => position = Position::start(),
            "setoption" => match rest {
                "name UCI_Chess960 value true" => rules = CastlingRules::Chess960,
                "name UCI_Chess960 value false" => rules = CastlingRules::Standard,
                _ => {}
            },
            "position" => match set_up(rest, rules) {
                Ok(set_up) => position = set_up,
                Err(error) => writeln!(output, "info string {error}")?,
            },
            "go" => go(&position, rest, &mut output)?,
            "quit" => break,
            _ => {}
        }
        output.flush()?;
    }
    Ok(())
}

/// The position of `startpos moves …` or `fen … moves …`.
fn set_up(text: &str, rules: CastlingRules) -> Result<Position, Box<dyn std::error::Error>> {
    let (start, moves) = text.split_once("moves").unwrap_or((text, ""));
    let start = match start.trim() {
        "startpos" => Position::start(),
        start => {
            let fen = start.trim_start_matches("fen");
            Position::from_fen_with(fen, rules, FenReading::Lenient, Waivers::ALL)?.position
        }
    };
    let play = |position: Position, text| Ok(position.play(position.parse_uci(text)?)?);
    moves.split_whitespace().try_fold(start, play)
}

/// Searches deeper and deeper, and tells the best move.
fn go(position: &Position, limits: &str, output: &mut impl Write) -> io::Result<()> {
    let mut words = limits
        .split_whitespace()
        .skip_while(|&word| word != "depth");
    let depth = words
        .nth(1)
        .and_then(|depth| depth.parse().ok())
        .unwrap_or(DEFAULT_DEPTH);
    let mut search = Search {
        nodes: 0,
        best: None,
    };
    for depth in 1..=depth {
        let score = search.score(position, depth, 0, -MATE, MATE);
        let told = match MATE - score.abs() {
            plies if plies < 100 => format!("mate {}", (plies + 1) / 2 * score.signum()),
            _ => format!("cp {score}"),
        };
        writeln!(
            output,
            "info depth {depth} score {told} nodes {}",
            search.nodes
        )?;
    }
    match search.best {
        Some(mv) => writeln!(output, "bestmove {}", position.uci(mv)),
        None => writeln!(output, "bestmove 0000"),
    }
}

struct Search {
    nodes: u64,
    /// The best move at the root, of the last depth.
    best: Option<Move>,
}

impl Search {
    /// The score for the player to move, if it is between `alpha` and `beta`.
    fn score(
        &mut self,
        position: &Position,
        depth: i32,
        ply: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        self.nodes += 1;
        let board = position.board();
        if board.has_no_moves() {
            return if board.is_check() { ply - MATE } else { 0 };
        }
        if position.halfmove_clock() >= 100 {
            return 0;
        }
        if depth <= 0 {
            return self.quiet_score(position, alpha, beta);
        }
        for mv in self.ordered(position, ply) {
            let after = position.play_unchecked(mv);
            let score = -self.score(&after, depth - 1, ply + 1, -beta, -alpha);
            if score > alpha {
                alpha = score;
                if ply == 0 {
                    self.best = Some(mv);
                }
            }
            if alpha >= beta {
                break;
            }
        }
        alpha
    }

    /// The score when all captures that pay have been made.
    fn quiet_score(&mut self, position: &Position, mut alpha: i32, beta: i32) -> i32 {
        alpha = alpha.max(material(position));
        for &mv in &position
            .board()
            .legal_moves_in(Selection::captures(position.board()))
        {
            if alpha >= beta {
                break;
            }
            self.nodes += 1;
            let after = position.play_unchecked(mv);
            alpha = alpha.max(-self.quiet_score(&after, -beta, -alpha));
        }
        alpha
    }

    /// The legal moves: at the root the best so far first, then checks and captures.
    fn ordered(&self, position: &Position, ply: i32) -> Vec<Move> {
        let moves: MoveList = position.legal_moves();
        let mut moves: Vec<Move> = moves.into_iter().collect();
        moves.sort_by_key(|&mv| {
            let is_best = ply == 0 && self.best == Some(mv);
            let captures = position.board().piece_at(mv.to()).is_some();
            (!is_best, !position.board().gives_check(mv), !captures)
        });
        moves
    }
}

/// What the player to move has more than the opponent, in hundredths of a pawn.
fn material(position: &Position) -> i32 {
    let board = position.board();
    let difference = |kind| {
        let men = |color| board.pieces(color, kind).len().cast_signed();
        men(board.turn()) - men(!board.turn())
    };
    100 * difference(PieceKind::Pawn)
        + 300 * difference(PieceKind::Knight)
        + 310 * difference(PieceKind::Bishop)
        + 500 * difference(PieceKind::Rook)
        + 900 * difference(PieceKind::Queen)
}
