//! One model of what is reported, and a small file for each format.

mod bench;
mod bench_text;
mod drawing;
mod json;
mod judge;
mod judge_text;
mod judge_words;
mod model;
mod show;
mod styles;
mod summary;
mod svg;
mod text;
mod units;

pub(crate) use bench::{
    AbsentTask, BenchReport, ComparedTask, ComparisonReport, EngineOutcome, EnginePosition,
    EngineReport, Machine, SpeedVerdict, SpreadReport, TaskReport,
};
pub(crate) use drawing::Drawing;
pub(crate) use json::write as write_json;
pub(crate) use judge::{
    Announcing, ClaimReport, Contradiction, FaultKind, GameFault, GameReport, JudgeTotal,
    NumberedMove, OutcomeReport, PlacedMove, Reason, RefusedAct, RefusedKind,
};
pub(crate) use judge_words::JudgeWords;
pub(crate) use model::{
    ArrangementReport, Context, ConvertedReport, CountReport, Counted, DividedMove, Fault,
    FenReport, HashReport, InterruptedReport, Layout, MagicsReport, MoveReport, NamedReport, Pace,
    RejectedReport, Report, SCHEMA, ShowReport, SuiteCountReport, SuiteLine, Tally, TallyReport,
    TotalReport, UnreadableReport, Verdict, WrittenMove,
};
pub(crate) use text::write as write_text;
pub(crate) use units::{escaped, with_unit};
