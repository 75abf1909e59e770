//! What is reported: one value for each result, the same for every format.

use std::time::Duration;

use roque_position::Tongue;
use serde::{Serialize, Serializer};

use super::bench::{BenchReport, ComparisonReport, EngineReport};
use super::judge::{GameReport, JudgeTotal};

/// The version of the JSON schema; it changes when a reader of the old one would be misled.
pub(crate) const SCHEMA: u32 = 1;

/// A result.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Report {
    /// The count of a position to a depth.
    Count(CountReport),
    /// The count below one move.
    Divided(DividedMove),
    /// One depth of one line of a suite.
    SuiteCount(SuiteCountReport),
    /// A line of a suite whose position was refused.
    Rejected(RejectedReport),
    /// A line of a suite, or all of it, that says nothing to count.
    Unreadable(UnreadableReport),
    /// What became of one suite.
    SuiteFile(TallyReport),
    /// What became of all suites.
    SuiteTotal(TotalReport),
    /// A position with what is to be said of it.
    Show(ShowReport),
    /// A game that was judged.
    JudgedGame(Box<GameReport>),
    /// What became of all games.
    JudgeTotal(JudgeTotal),
    /// A game in another notation.
    Converted(ConvertedReport),
    /// A legal move.
    Move(MoveReport),
    /// A named position.
    NamedPosition(NamedReport),
    /// A Chess960 start position.
    StartPosition(ArrangementReport),
    /// A position in its normal form.
    Fen(FenReport),
    /// Magic numbers that were found.
    Magics(MagicsReport),
    /// How fast this build is here.
    Bench(BenchReport),
    /// Whether it is slower than another.
    BenchComparison(ComparisonReport),
    /// How fast another program is.
    BenchEngine(EngineReport),
    /// The run was interrupted; all that was reported before is complete.
    Interrupted(InterruptedReport),
}

/// What every report of a run says about it.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Context {
    /// The instruction set.
    pub(crate) isa: &'static str,
}

/// A kind of fault, and what exactly is wrong.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Fault {
    /// The name of its kind.
    pub(crate) name: String,
    /// The fault in words.
    pub(crate) text: String,
}

/// What was counted as a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Counted {
    /// Moves of the last ply, without making them.
    Bulk,
    /// Moves of the last ply, each made.
    Made,
    /// Captures of the last ply.
    Captures,
}

/// The table that was used.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct HashReport {
    pub(crate) bytes: u64,
    /// Whether every count was made twice.
    pub(crate) verified: bool,
}

/// Leaves in a second. Those that were walked to and those that a table knew of are different things:
/// each has a column of its own.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Pace {
    Walked { nodes_per_second: u64 },
    Hashed { hashed_nodes_per_second: u64 },
}

impl Pace {
    /// So many nodes a second, counted with a table or without.
    pub(crate) const fn new(rate: u64, is_hashed: bool) -> Self {
        if is_hashed {
            Self::Hashed {
                hashed_nodes_per_second: rate,
            }
        } else {
            Self::Walked {
                nodes_per_second: rate,
            }
        }
    }
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct CountReport {
    pub(crate) fen: String,
    pub(crate) castling: &'static str,
    /// Whether the castling rules were forced.
    pub(crate) castling_forced: bool,
    pub(crate) waived: Vec<Fault>,
    pub(crate) depth: u8,
    #[serde(serialize_with = "digits")]
    pub(crate) nodes: u128,
    pub(crate) counted: Counted,
    #[serde(rename = "seconds", serialize_with = "seconds")]
    pub(crate) elapsed: Duration,
    #[serde(flatten)]
    pub(crate) pace: Pace,
    pub(crate) threads: usize,
    pub(crate) hash: Option<HashReport>,
    /// How the text form is laid out.
    #[serde(skip)]
    pub(crate) layout: Layout,
}

/// How a count is laid out as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// The number on a line of its own, then what it is.
    Alone,
    /// A row for its depth; `last` adds what it is.
    Row { last: bool },
    /// Below the moves of a division.
    Divided,
}

/// A move, always in UCI and perhaps in another notation.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct WrittenMove {
    /// In UCI.
    #[serde(rename = "move")]
    pub(crate) uci: String,
    /// In the notation that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) written: Option<String>,
}

impl WrittenMove {
    /// What the text form shows.
    pub(crate) fn as_text(&self) -> &str {
        self.written.as_deref().unwrap_or(&self.uci)
    }
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct DividedMove {
    #[serde(flatten)]
    pub(crate) mv: WrittenMove,
    pub(crate) depth: u8,
    #[serde(serialize_with = "digits")]
    pub(crate) nodes: u128,
}

/// Where a line of a suite is.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct SuiteLine {
    pub(crate) file: String,
    pub(crate) line: u64,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct SuiteCountReport {
    #[serde(flatten)]
    pub(crate) at: SuiteLine,
    pub(crate) fen: String,
    pub(crate) castling: &'static str,
    pub(crate) depth: u8,
    #[serde(serialize_with = "digits")]
    pub(crate) expected: u128,
    #[serde(flatten)]
    pub(crate) verdict: Verdict,
}

/// What became of a known count.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub(crate) enum Verdict {
    /// The same number was counted.
    Right {
        #[serde(rename = "seconds", serialize_with = "seconds")]
        elapsed: Duration,
    },
    /// Another number was counted.
    Wrong {
        #[serde(serialize_with = "digits")]
        got: u128,
        /// With its sign: `+2`, `-1`.
        difference: String,
        #[serde(rename = "seconds", serialize_with = "seconds")]
        elapsed: Duration,
        divided: Vec<DividedMove>,
    },
    /// It was over the budget.
    Skipped,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct RejectedReport {
    #[serde(flatten)]
    pub(crate) at: SuiteLine,
    /// The position as the line has it.
    pub(crate) position: String,
    pub(crate) faults: Vec<Fault>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct UnreadableReport {
    pub(crate) file: String,
    /// The line, if it is one line.
    pub(crate) line: Option<u64>,
    pub(crate) reason: String,
}

/// How often each thing happened. Counts are of depths, but rejected and unreadable ones of lines.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct Tally {
    pub(crate) lines: u64,
    pub(crate) right: u64,
    pub(crate) wrong: u64,
    pub(crate) skipped: u64,
    pub(crate) rejected: u64,
    pub(crate) unreadable: u64,
    /// The leaves that were counted.
    #[serde(serialize_with = "digits")]
    pub(crate) nodes: u128,
    /// The time in which they were counted.
    #[serde(rename = "seconds", serialize_with = "seconds")]
    pub(crate) elapsed: Duration,
}

impl Tally {
    /// Adds what `other` tallied.
    pub(crate) fn add(&mut self, other: &Self) {
        self.lines += other.lines;
        self.right += other.right;
        self.wrong += other.wrong;
        self.skipped += other.skipped;
        self.rejected += other.rejected;
        self.unreadable += other.unreadable;
        self.nodes = self.nodes.saturating_add(other.nodes);
        self.elapsed += other.elapsed;
    }
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct TallyReport {
    pub(crate) file: String,
    #[serde(flatten)]
    pub(crate) tally: Tally,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct TotalReport {
    #[serde(flatten)]
    pub(crate) tally: Tally,
    #[serde(flatten)]
    pub(crate) pace: Pace,
    pub(crate) threads: usize,
    pub(crate) hash: Option<HashReport>,
    /// Whether every suite was read to its end.
    pub(crate) complete: bool,
    /// The rows of the text form's table.
    #[serde(skip)]
    pub(crate) files: Vec<TallyReport>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct ShowReport {
    pub(crate) fen: String,
    pub(crate) castling: &'static str,
    pub(crate) waived: Vec<Fault>,
    /// The lines of the drawing.
    pub(crate) board: Vec<String>,
    /// What is to be said, in the language that was asked for.
    pub(crate) remarks: Vec<String>,
    pub(crate) moves: Vec<WrittenMove>,
    #[serde(skip)]
    pub(crate) tongue: Tongue,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct ConvertedReport {
    /// Its number in the file, from 1.
    pub(crate) game: u64,
    pub(crate) pgn: String,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct MoveReport {
    #[serde(flatten)]
    pub(crate) mv: WrittenMove,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct NamedReport {
    pub(crate) name: &'static str,
    pub(crate) aliases: &'static [&'static str],
    pub(crate) fen: &'static str,
    pub(crate) description: &'static str,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct ArrangementReport {
    pub(crate) number: u16,
    pub(crate) fen: String,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct FenReport {
    pub(crate) fen: String,
    pub(crate) castling: &'static str,
    pub(crate) waived: Vec<Fault>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct MagicsReport {
    pub(crate) seed: String,
    pub(crate) table_bytes: usize,
    #[serde(rename = "seconds", serialize_with = "seconds")]
    pub(crate) elapsed: Duration,
    /// Whether no two occupancies with different attacks share an index.
    pub(crate) verified: bool,
    pub(crate) equal_to_shipped: bool,
    /// The numbers in hexadecimal, a1 first.
    pub(crate) bishop: Vec<String>,
    pub(crate) rook: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct InterruptedReport {
    /// What was going on, in words.
    pub(crate) during: String,
    /// How many results were reported before.
    pub(crate) complete: u64,
    #[serde(rename = "seconds", serialize_with = "seconds")]
    pub(crate) elapsed: Duration,
    #[serde(skip)]
    pub(crate) tongue: Tongue,
}

/// Whole digits in a string: JSON readers lose integers above 2⁵³.
fn digits<S: Serializer>(count: &u128, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(count)
}

fn seconds<S: Serializer>(elapsed: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(elapsed.as_secs_f64())
}
