//! JSON lines, as `schema/report-1.schema.json` describes them.

use std::io::{self, Write};

use serde::Serialize;

use super::model::{Context, Report, SCHEMA};

#[derive(Serialize)]
struct Line<'a> {
    schema: u32,
    #[serde(flatten)]
    context: Context,
    #[serde(flatten)]
    report: &'a Report,
}

/// Writes one object and a line feed.
///
/// # Errors
///
/// Those of `out`.
pub(crate) fn write(report: &Report, context: Context, out: &mut impl Write) -> io::Result<()> {
    let line = Line {
        schema: SCHEMA,
        context,
        report,
    };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}
