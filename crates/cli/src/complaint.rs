//! What the commands that speak several languages complain about.

use std::fmt::Display;
use std::io;

use roque_position::Tongue;

/// The words of complaints in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Complaint(pub(crate) Tongue);

impl Complaint {
    const fn choose<T: Copy>(self, english: T, portuguese: T) -> T {
        match self.0 {
            Tongue::English => english,
            Tongue::Portuguese => portuguese,
        }
    }

    /// What stands before a complaint.
    pub(crate) const fn error(self) -> &'static str {
        self.choose("error", "erro")
    }

    /// What stands before what is good to know.
    pub(crate) const fn note(self) -> &'static str {
        self.choose("note", "nota")
    }

    pub(crate) const fn moves_given_twice(self) -> &'static str {
        self.choose(
            "moves are given twice: expected them after the position or with --moves",
            "os lances são dados duas vezes; esperado: depois da posição ou com --moves",
        )
    }

    pub(crate) fn unknown_name(self, name: &str, nearest: &str) -> String {
        match self.0 {
            Tongue::English => format!(
                "no position is named {name:?}: did you mean {nearest:?}? `roque positions` lists the names; a FEN has eight ranks, separated by `/`"
            ),
            Tongue::Portuguese => format!(
                "nenhuma posição se chama {name:?}: seria {nearest:?}? `roque positions` lista os nomes; uma FEN tem oito fileiras, separadas por `/`"
            ),
        }
    }

    /// The position cannot be, for these reasons; and whether lenient reading would take it.
    pub(crate) fn refused(self, fen: &str, faults: &[String], can_be_waived: bool) -> String {
        let cannot_be = self.choose("cannot be", "não pode existir");
        let the_position = self.choose("the position", "a posição");
        let way_out = if can_be_waived {
            self.choose("\n--lenient overlooks that", "\n--lenient tolera isso")
        } else {
            ""
        };
        let faults = faults.join("\n  ");
        format!("{the_position} {fen:?} {cannot_be}:\n  {faults}{way_out}")
    }

    /// The move of this number cannot be played, for this reason; `legal` are those that can.
    pub(crate) fn unplayable(
        self,
        (number, text): (usize, &str),
        position: impl Display,
        legal: &[String],
        reason: impl Display,
    ) -> String {
        let legal = if legal.is_empty() {
            self.choose("there are no legal moves", "não há lances legais")
                .to_owned()
        } else {
            let head = self.choose("legal moves", "lances legais");
            format!("{head}: {}", legal.join(" "))
        };
        match self.0 {
            Tongue::English => format!(
                "move {number}, {text:?}, cannot be played in {position} ({legal}): {reason}"
            ),
            Tongue::Portuguese => format!(
                "o lance {number}, {text:?}, não pode ser jogado em {position} ({legal}): {reason}"
            ),
        }
    }

    pub(crate) fn unknown_isa(self, source: &str, name: &str, available: &str) -> String {
        match self.0 {
            Tongue::English => {
                format!("{source}: instruction set {name:?} is unknown; available: {available}")
            }
            Tongue::Portuguese => format!(
                "{source}: o conjunto de instruções {name:?} é desconhecido; disponíveis: {available}"
            ),
        }
    }

    pub(crate) fn unavailable_isa(self, source: &str, name: &str, available: &str) -> String {
        match self.0 {
            Tongue::English => format!(
                "{source}: instruction set {name:?} is not available here; available: {available}"
            ),
            Tongue::Portuguese => format!(
                "{source}: o conjunto de instruções {name:?} não está disponível aqui; disponíveis: {available}"
            ),
        }
    }

    pub(crate) fn no_game_in(self, file: impl Display) -> String {
        match self.0 {
            Tongue::English => {
                format!("{file} has no game: expected PGN, or a list of moves")
            }
            Tongue::Portuguese => {
                format!("{file} não tem partidas; esperado: PGN ou uma lista de lances")
            }
        }
    }

    pub(crate) fn left_out(self, game: u64, reason: impl Display) -> String {
        match self.0 {
            Tongue::English => format!("game {game} is left out: {reason}"),
            Tongue::Portuguese => format!("a partida {game} fica de fora: {reason}"),
        }
    }

    pub(crate) fn cannot_be_opened(self, file: impl Display, error: &io::Error) -> String {
        let cannot = self.choose("cannot be opened", "não pode ser aberto");
        format!("{file} {cannot}: {}", self.system(error))
    }

    pub(crate) fn cannot_be_read(self, file: impl Display, error: &io::Error) -> String {
        let cannot = self.choose("cannot be read", "não pode ser lido");
        format!("{file} {cannot}: {}", self.system(error))
    }

    pub(crate) fn cannot_be_written(self, file: impl Display, error: &io::Error) -> String {
        let cannot = self.choose("cannot be written", "não pode ser escrito");
        format!("{file} {cannot}: {}", self.system(error))
    }

    pub(crate) fn output_cannot_be_written(self, error: &io::Error) -> String {
        let cannot = self.choose(
            "the output cannot be written",
            "a saída não pode ser escrita",
        );
        format!("{cannot}: {}", self.system(error))
    }

    pub(crate) fn interruption_cannot_be_handled(self, error: impl Display) -> String {
        let cannot = self.choose("Ctrl-C cannot be handled", "não é possível tratar o Ctrl-C");
        format!("{cannot}: {error}")
    }

    /// What the system says, which is in English where the kind of the error is a rare one.
    fn system(self, error: &io::Error) -> String {
        let portuguese = match error.kind() {
            io::ErrorKind::NotFound => "o arquivo não existe",
            io::ErrorKind::PermissionDenied => "não há permissão",
            io::ErrorKind::IsADirectory => "é uma pasta",
            io::ErrorKind::NotADirectory => "o caminho passa por algo que não é uma pasta",
            io::ErrorKind::StorageFull => "não há mais espaço",
            _ => return error.to_string(),
        };
        match self.0 {
            Tongue::English => error.to_string(),
            Tongue::Portuguese => portuguese.to_owned(),
        }
    }
}
