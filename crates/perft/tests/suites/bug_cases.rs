//! Faults that other programs had with movement, where the list of them is to be had: each position
//! counted, and the move in question asked for.

use std::fs;

use roque_movegen::Isa;
use roque_position::{CastlingRules, FenReading, Position, ReadError, Waivers};

use crate::folder::extra_data;

/// A row of the list: `M` is movement, `F` Chess960.
struct BugCase<'a> {
    id: &'a str,
    fen: &'a str,
    question: &'a str,
    answer: &'a str,
}

impl<'a> BugCase<'a> {
    fn of(row: &'a str) -> Option<Self> {
        let columns: Vec<_> = row.split('\t').collect();
        let &[id, _, fen, question, answer, ..] = columns.as_slice() else {
            panic!("a row has more columns: {row}");
        };
        id.starts_with(['M', 'F']).then_some(Self {
            id,
            fen,
            question,
            answer,
        })
    }

    fn read(&self, waivers: Waivers) -> Result<Position, ReadError> {
        let rules = if self.question.contains("(Chess960 mode)") {
            CastlingRules::Chess960
        } else {
            CastlingRules::Auto
        };
        let judged = Position::from_fen_with(self.fen, rules, FenReading::Strict, waivers)?;
        Ok(judged.position)
    }

    /// The depth that is asked for: `perft(4)`, or the number of moves.
    fn depth(&self) -> u8 {
        let Some((_, rest)) = self.question.split_once("perft(") else {
            assert!(
                self.question.contains("number of legal moves"),
                "{}",
                self.id
            );
            return 1;
        };
        let digits = rest.split(')').next();
        digits
            .and_then(|digits| digits.parse().ok())
            .expect(self.id)
    }

    /// The moves that are asked for: `is d5e6 legal`.
    fn moves(&self) -> impl Iterator<Item = &str> {
        let asked = self.question.split_once("; is ");
        let asked = asked.and_then(|(_, rest)| rest.split_once(" legal"));
        asked.into_iter().flat_map(|(moves, _)| moves.split(','))
    }

    fn check(&self) {
        let id = self.id;
        let position = self
            .read(Waivers::ALL)
            .unwrap_or_else(|error| panic!("{id}: {error}"));
        let (count, is_legal) = self.answer.split_once("; ").unwrap_or((self.answer, ""));
        for isa in Isa::available() {
            let counted = roque_perft::count(position.board(), self.depth(), isa);
            assert_eq!(counted.to_string(), count, "{id} {isa}");
        }
        for text in self.moves() {
            let is_read = position.parse_uci(text).is_ok();
            assert_eq!(is_read, is_legal == "yes", "{id}: {text}");
        }
        if self.question.contains("unreachable") || self.question.contains("strict: ") {
            assert!(
                self.read(Waivers::NONE).is_err(),
                "{id} is accepted strictly"
            );
        }
    }
}

#[test]
fn positions_that_others_got_wrong_are_right() {
    let Some(path) = extra_data("cases/bugcases.tsv") else {
        return;
    };
    let table = fs::read_to_string(&path);
    let table = table.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let cases: Vec<_> = table.lines().skip(1).filter_map(BugCase::of).collect();
    cases.iter().for_each(BugCase::check);
    println!("{} cases", cases.len());
    assert!(cases.len() >= 30);
}
