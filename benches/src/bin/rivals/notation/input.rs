//! The texts that both sides get.

use std::path::PathBuf;
use std::{env, fs, io, process};

use roque_benches::{GAMES, game};
use roque_position::PgnGame;

use super::task::Task;

/// The texts, and the files in which the rival finds them. They are removed at the end.
pub(crate) struct Input {
    /// Games, one a line, each move in UCI and then in SAN.
    moves: String,
    games: String,
    annotated: String,
    folder: PathBuf,
    /// How many moves are in the games.
    pub(crate) move_count: usize,
}

impl Input {
    /// Makes the texts and writes the files.
    ///
    /// # Errors
    ///
    /// The files cannot be written.
    pub(crate) fn write() -> io::Result<Self> {
        let bare: Vec<_> = (0..GAMES).map(|number| game(number, false)).collect();
        let annotated = (0..GAMES).map(|number| game(number, true).to_string());
        let folder = env::temp_dir().join(format!("roque-rivals-{}", process::id()));
        let input = Self {
            moves: bare.iter().map(line).collect(),
            games: bare.iter().map(PgnGame::to_string).collect(),
            annotated: annotated.collect(),
            folder,
            move_count: bare.iter().map(|game| game.line.moves.len()).sum(),
        };
        fs::create_dir_all(&input.folder)?;
        for task in Task::ALL {
            fs::write(input.path(task), input.text(task))?;
        }
        Ok(input)
    }

    /// What is to be read for a task.
    pub(crate) fn text(&self, task: Task) -> &str {
        match task {
            Task::Pgn => &self.games,
            Task::PgnAnnotated => &self.annotated,
            _ => &self.moves,
        }
    }

    /// Where it stands.
    pub(crate) fn path(&self, task: Task) -> PathBuf {
        self.folder.join(task.name())
    }
}

impl Drop for Input {
    fn drop(&mut self) {
        // There is nothing left to do about files that cannot be removed.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn line(game: &PgnGame) -> String {
    let mut position = game.start;
    let mut words = Vec::new();
    for played in &game.line.moves {
        words.push(position.uci(played.mv).to_string());
        words.push(position.san(played.mv).to_string());
        position = position.play_unchecked(played.mv);
    }
    words.join(" ") + "\n"
}
