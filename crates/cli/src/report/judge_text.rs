//! Judged games as text.

use std::fmt::Display;
use std::io::{self, Write};

use super::judge::{ClaimReport, GameFault, GameReport, JudgeTotal, RefusedAct};
use super::judge_words::JudgeWords;
use super::styles::BAD;
use super::units::escaped;

/// How many characters of a move are shown at the most.
const WIDTH: usize = 40;

pub(super) fn write_game(game: &GameReport, out: &mut impl Write) -> io::Result<()> {
    let words = JudgeWords(game.tongue);
    let head = words.game(game.game, game.line);
    let names = match (&game.white, &game.black) {
        (None, None) => String::new(),
        (white, black) => {
            let [white, black] = [white, black].map(|name| name.as_deref().unwrap_or("?"));
            format!(" {white} - {black},")
        }
    };
    writeln!(out, "{head}:{} {}", escaped(names), game.result)?;
    for refused in &game.refused {
        write_refused(refused, words, out)?;
    }
    if let Some(fault) = &game.fault {
        write_fault(fault, words, out)?;
    }
    if let Some(standing) = &game.standing {
        let after = words.after(game.last.as_ref());
        writeln!(out, "  {after}: {standing}")?;
    }
    // How the game has ended says what was claimed, but not that it could have been before.
    let is_news = |claim: &&ClaimReport| {
        claim.at_start
            || claim.first.is_some()
            || !claim.granted
            || claim.could_be_announced_before(game.last.as_ref())
    };
    for claim in game.claims.iter().filter(is_news) {
        writeln!(out, "  {}: {}", claim.text, escaped(words.when(claim)))?;
    }
    if let Some(contradiction) = &game.contradiction {
        writeln!(
            out,
            "  {BAD}{}{BAD:#}: {contradiction}",
            words.contradiction()
        )?;
    }
    Ok(())
}

fn write_refused(refused: &RefusedAct, words: JudgeWords, out: &mut impl Write) -> io::Result<()> {
    let what = words.refused();
    let place = words.place(refused.line, refused.column);
    let mv = shortened(&refused.mv);
    let count = refused
        .count
        .map(|count| format!(" ({})", words.count(count)));
    let reason = escaped(&refused.reason.text);
    writeln!(
        out,
        "  {BAD}{what}{BAD:#}, {place}: {}: {reason}{}",
        escaped(mv),
        count.unwrap_or_default()
    )
}

fn write_fault(fault: &GameFault, words: JudgeWords, out: &mut impl Write) -> io::Result<()> {
    let what = words.fault(fault.what);
    let place = words.place(fault.line, fault.column);
    let mv = fault.mv.as_ref().map(|mv| format!(" {}:", shortened(mv)));
    let mv = escaped(mv.unwrap_or_default());
    let reason = escaped(&fault.reason.text);
    writeln!(out, "  {BAD}{what}{BAD:#}, {place}:{mv} {reason}")
}

/// The begin of it: garbage may be long.
fn shortened(mv: impl Display) -> String {
    let text = mv.to_string();
    match text.char_indices().nth(WIDTH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

pub(super) fn write_total(total: &JudgeTotal, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", JudgeWords(total.tongue).total(total))
}
