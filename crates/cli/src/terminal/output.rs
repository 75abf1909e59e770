//! Results to standard output, as they come; notes and complaints to standard error.

use std::fmt::Display;
use std::io::{self, Write};

use anstream::{AutoStream, stream::RawStream};
use anstyle::AnsiColor;
use roque_position::Tongue;

use super::progress::Progress;
use crate::args::Format;
use crate::complaint::Complaint;
use crate::exit::{Failure, Result};
use crate::report::{self, Context, Report, escaped};

/// Takes the results of a run.
pub(crate) struct Output {
    format: Format,
    quiet: bool,
    context: Context,
    progress: Progress,
    tongue: Tongue,
}

impl Output {
    /// Writes results in `format`, and complains in `tongue`; of a `quiet` run nothing else.
    pub(crate) fn new(format: Format, quiet: bool, context: Context, tongue: Tongue) -> Self {
        Self {
            format,
            quiet,
            context,
            progress: Progress::new(!quiet),
            tongue,
        }
    }

    /// Writes one result at once.
    ///
    /// # Errors
    ///
    /// The pipe was closed, or the output cannot be written.
    pub(crate) fn report(&self, report: &Report) -> Result<()> {
        // A line is one write, so that runs that share a pipe do not tear each other's lines.
        let mut bytes = Vec::new();
        match self.format {
            Format::Text => report::write_text(report, self.context, self.quiet, &mut bytes),
            Format::Json => report::write_json(report, self.context, &mut bytes),
        }
        .map_err(|error| Failure::output(&error, self.tongue))?;
        self.write(&bytes)
    }

    /// Writes what is neither text nor JSON of ours: a script, a manual page.
    ///
    /// # Errors
    ///
    /// The pipe was closed, or the output cannot be written.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<()> {
        if bytes.is_empty() {
            return Ok(());
        }
        self.progress
            .suspend(|| write_all(anstream::stdout(), bytes))
            .map_err(|error| Failure::output(&error, self.tongue))
    }

    /// Tells what is good to know but no result.
    pub(crate) fn note(&self, text: impl Display) {
        if !self.quiet {
            self.progress
                .suspend(|| say(Complaint(self.tongue).note(), AnsiColor::Yellow, text));
        }
    }

    /// The place of this output's progress bar.
    pub(crate) const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// In which language complaints are.
    pub(crate) const fn tongue(&self) -> Tongue {
        self.tongue
    }

    /// How results are written.
    pub(crate) const fn format(&self) -> Format {
        self.format
    }
}

/// Tells on standard error what went wrong, with control characters escaped.
pub(crate) fn complain(text: impl Display, tongue: Tongue) {
    say(Complaint(tongue).error(), AnsiColor::Red, text);
}

fn say(what: &str, color: AnsiColor, text: impl Display) {
    let style = color.on_default().bold();
    let text = text.to_string();
    let lines: Vec<_> = text.lines().map(|line| escaped(line).to_string()).collect();
    let said = format!("{style}{what}:{style:#} {}\n", lines.join("\n"));
    // There is nowhere left to tell that standard error cannot be written.
    let _ = write_all(anstream::stderr(), said.as_bytes());
}

fn write_all<S: RawStream>(mut stream: AutoStream<S>, bytes: &[u8]) -> io::Result<()>
where
    AutoStream<S>: Write,
{
    stream.write_all(bytes)?;
    stream.flush()
}
