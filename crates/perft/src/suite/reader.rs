//! From text to cases.

use std::io::BufRead;

use roque_position::{Epd, EpdError, FenReading, Operation};

use super::case::{Case, KnownCount};
use super::lines::Lines;
use super::problem::{LineError, LineProblem};

/// The cases of a suite, read line by line as they are asked for.
///
/// Blank lines and comments are passed over.
pub struct Suite<R> {
    lines: Lines<R>,
}

impl<R: BufRead> Suite<R> {
    /// The cases that `source` has.
    pub const fn new(source: R) -> Self {
        Self {
            lines: Lines::new(source),
        }
    }
}

impl<R: BufRead> Iterator for Suite<R> {
    /// A case, or a line that is none. After a [`LineProblem::ends_suite`] there are no more.
    type Item = Result<Case, LineError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.lines.next()? {
                Err(error) => return Some(Err(error)),
                Ok((_, text)) if Epd::is_comment(&text) => {}
                Ok((line, text)) => {
                    let case = read_case(line, text);
                    return Some(case.map_err(|problem| LineError { line, problem }));
                }
            }
        }
    }
}

/// What the line says. A position that cannot be read is no problem here but reason to reject the
/// case.
fn read_case(line: u64, text: String) -> Result<Case, LineProblem> {
    let mut case = Case {
        line,
        counts: Vec::new(),
        id: None,
        tags: Vec::new(),
        text: String::new(),
    };
    match Epd::parse(&text, FenReading::Lenient) {
        Ok(epd) => read_operations(&epd, &mut case)?,
        Err(EpdError::Position(_)) => {}
        Err(error) => return Err(LineProblem::Operation(error)),
    }
    Ok(Case { text, ..case })
}

fn read_operations(epd: &Epd<'_>, case: &mut Case) -> Result<(), LineProblem> {
    for operation in &epd.operations {
        match operation.name {
            "id" => case.id = Some(operation.text.to_owned()),
            "tag" => case
                .tags
                .extend(operation.operands.iter().map(|tag| tag.text.to_owned())),
            name if is_count(name) => {
                let count = read_count(operation)?;
                if case.counts.iter().any(|known| known.depth == count.depth) {
                    return Err(LineProblem::CountedTwice { depth: count.depth });
                }
                case.counts.push(count);
            }
            _ => {}
        }
    }
    if case.counts.is_empty() {
        return Err(LineProblem::NoCounts);
    }
    Ok(())
}

/// Whether an operation of this name has a known count: `D` and digits.
fn is_count(name: &str) -> bool {
    digits_of_depth(name)
        .is_some_and(|depth| !depth.is_empty() && depth.bytes().all(|byte| byte.is_ascii_digit()))
}

fn digits_of_depth(name: &str) -> Option<&str> {
    name.strip_prefix('D')
}

fn read_count(operation: &Operation<'_>) -> Result<KnownCount, LineProblem> {
    let count = || {
        let depth = digits_of_depth(operation.name)?.parse().ok()?;
        let [nodes] = operation.operands.as_slice() else {
            return None;
        };
        let is_number = nodes.text.bytes().all(|byte| byte.is_ascii_digit());
        let nodes = nodes.text.parse().ok().filter(|_| is_number)?;
        Some(KnownCount { depth, nodes })
    };
    count().ok_or_else(|| LineProblem::BadCount {
        operation: format!("{} {}", operation.name, operation.text),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::suite::{Reading, Rejection, Strictness};

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn cases(text: &str) -> Vec<Result<Case, LineError>> {
        Suite::new(text.as_bytes()).collect()
    }

    fn problem(operations: &str) -> String {
        let cases = cases(&format!("{START} {operations}"));
        let [Err(error)] = cases.as_slice() else {
            panic!("{operations:?} gives {cases:?}");
        };
        error.to_string()
    }

    #[test]
    fn a_case_has_its_line_counts_id_and_tags() {
        let text = format!("# a comment\n\n{START}  ;D1 20 ;D3 8902;id the start ;tag a b\n");
        let cases = cases(&text);
        let case = cases[0].as_ref().unwrap();
        assert_eq!((case.line, case.position()), (3, START));
        let counts: Vec<_> = case
            .counts
            .iter()
            .map(|known| (known.depth, known.nodes))
            .collect();
        assert_eq!(counts, [(1, 20), (3, 8902)]);
        assert_eq!(case.id.as_deref(), Some("the start"));
        assert_eq!(case.tags, ["a", "b"]);
    }

    #[test]
    fn what_is_no_count_is_told_and_reading_goes_on() {
        assert!(problem("").starts_with("line 1: no counts: expected `;D1 20`"));
        assert!(problem(";id nothing").contains("no counts"));
        for bad in [
            "D1",
            "D1 x",
            "D1 -20",
            "D1 +20",
            "D1 2 0",
            "D256 1",
            "D1 20,000",
        ] {
            assert!(
                problem(&format!(";{bad}")).contains("has no count"),
                "{bad}"
            );
        }
        let most = u128::MAX;
        assert!(cases(&format!("{START} ;D200 {most}"))[0].is_ok());
        assert!(problem(&format!(";D200 {most}0")).contains("has no count"));
        assert!(problem(";D1 20 ;D1 20").contains("depth 1 has two counts"));
        let both = cases(&format!("{START}\n{START} ;D1 20"));
        assert!(both[0].is_err() && both[1].is_ok());
    }

    #[test]
    fn a_position_that_cannot_be_read_is_rejected_in_every_reading() {
        let cases = cases("not/a/fen w - - ;D1 20");
        let case = cases[0].as_ref().unwrap();
        for strictness in [
            Strictness::AsTagged,
            Strictness::Strict,
            Strictness::Lenient,
        ] {
            let reading = Reading {
                strictness,
                ..Reading::default()
            };
            assert!(matches!(case.read(reading), Err(Rejection::Fen(_))));
        }
    }

    #[test]
    fn tagged_positions_are_read_leniently_unless_all_are_to_be_strict() {
        let fen = "4r2k/8/8/8/4K3/8/8/4r3 w - - 0 1 ;D1 4";
        let reads = |tag: &str, strictness| {
            let cases = cases(&format!("{fen} {tag}"));
            let reading = Reading {
                strictness,
                ..Reading::default()
            };
            cases[0].as_ref().unwrap().read(reading).is_ok()
        };
        let tag = ";tag unreachable";
        assert!(reads(tag, Strictness::AsTagged) && !reads("", Strictness::AsTagged));
        assert!(!reads(tag, Strictness::Strict) && !reads("", Strictness::Strict));
        assert!(reads(tag, Strictness::Lenient) && reads("", Strictness::Lenient));
    }
}
