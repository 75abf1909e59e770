//! Examples for the help texts, and the table of exit codes below them.

use crate::exit;

/// Below every short help text.
pub(super) const SEE_LONG: &str = "--help says more, with examples and the exit codes.";

/// The examples, then the exit codes.
pub(super) fn with_exit_codes(examples: &str) -> String {
    format!("{examples}\n\n{}", exit::TABLE)
}

pub(super) const ROQUE: &str = "\
Examples:
  roque perft 6                    count six plies from the start position
  roque divide 4 kiwipete          the same below each move
  roque suite perft-suites         judge known counts
  roque perft --help               all about one command";

pub(super) const PERFT: &str = "\
Examples:
  roque perft 6
  roque perft 5 kiwipete
  roque perft 7 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1
  roque perft 4 kiwipete moves e1g1 h3g2
  roque perft 4 --moves 'e2e4 e7e5'
  roque perft 3 \"$(roque positions 0)\" --divide
  roque perft 7 --each-depth --threads 1
  roque perft 8 --hash 1GiB
  roque perft 8 --hash 25% --verify
  roque perft 5 kiwipete --captures
  roque perft 6 --format json | jq -r .nodes";

pub(super) const DIVIDE: &str = "\
Examples:
  roque divide 5
  roque divide 4 kiwipete moves e1g1
  roque divide 3 kiwipete --notation san
  roque divide 3 --chess960 bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1";

pub(super) const SUITE: &str = "\
A suite has a position a line, with the counts that are known:
  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;id start
`#` begins a comment. `;tag unreachable` vouches for a position that cannot arise in play: its line
is read leniently, all others strictly. --strict reads tagged lines strictly too, --lenient reads
all leniently. A line that cannot be read is reported, and the run goes on.

Examples:
  roque suite
  roque suite perft-suites --max-nodes 50000000
  roque suite mine.epd others/ --lenient --max-depth 4
  grep castling mine.epd | roque suite -";

pub(super) const SHOW: &str = "\
The board has [ ] around the squares of the last move and < > around a man that gives check.

Examples:
  roque show
  roque show kiwipete moves e1g1 h3g2 --flip
  roque show castling --notation pt --lang pt
  roque show cpw-4 --ascii --notation san
  roque show --svg board.svg --moves 'e2e4 e7e5'";

pub(super) const JUDGE: &str = "\
Each game is told with how it stands or ended, what could be claimed and from which move on, and, if
there is any, the first irregular move with the rule that it breaks, the moves played after the end, and
a result that contradicts the board. Any of these three ends in exit code 1.

With --arbiter the text is what happened at the board. An irregular move is refused and counted, and its
piece must be moved next if it can. What players do beside moving stands among the moves or in a comment,
perhaps with a player (White, Brancas, or a name in the tags):
  (=)  accepted  refused  resigns      aceito  recusado  abandona
  touches e2  adjusts e2  j'adoube     toca e2  ajusta e2
  claims  claims threefold repetition  reivindica  reivindica a regra dos 50 lances
  claims with Nf3                      reivindica com Cf3
Anything refused ends in exit code 1.

Examples:
  roque judge games.pgn
  roque judge partidas.pgn --notation pt --lang pt
  echo '1. e4 e5 2. Bc4 Nc6 3. O-O' | roque judge -
  roque judge incidents.pgn --arbiter --rules traditional
  roque judge old.pgn --rules traditional --format json | jq 'select(.kind == \"judged_game\").outcome'";

pub(super) const CONVERT: &str = "\
Comments, glyphs and variations are kept. A game that cannot be read is left out and complained about, and
ends in exit code 1.

Examples:
  roque convert games.pgn
  roque convert partidas.txt --from pt > games.pgn
  roque convert games.pgn --to figurine
  echo 'e2e4 e7e5 g1f3' | roque convert - --from uci --to pt";

pub(super) const BENCH: &str = "\
On the six positions of the Chess Programming Wiki's page on perft results, in interleaved rounds:
  list     legal moves listed
  make     legal moves made
  scalar   leaves counted one position at a time, on one thread
  batch    leaves counted several positions at a time, on one thread
  hash     leaves counted on one thread, with a table of 16 MiB that is empty at first
  threads  leaves counted on all threads
Each round is a process of its own. A score is the rate of the fastest round, since what disturbs a
round can only slow it; the spread of the others tells how certain it is. A loop that is no chess
tells whether the machine was quiet.

With --baseline-binary, rounds of both builds are interleaved, and a task got slower if the median of
the ratios of all pairs says so with a confidence of 95 %: the only fair way on a busy machine. With
--baseline alone, times of two different moments are compared, and a task got slower if even its
fastest round is slower than the upper quartile of the rounds before; hash and threads are then judged
only if the machine was quiet both times.

Examples:
  roque bench
  roque bench --save before.json
  roque bench --baseline before.json --fail-above 5%
  roque bench --baseline-binary ../old/target/release/roque --fail-above 5%
  roque bench --engine stockfish --engine './my-perft {depth} {fen}'
  roque bench --format json | jq '.tasks[] | {task, score}'";

pub(super) const MOVES: &str = "\
Examples:
  roque moves
  roque moves kiwipete
  roque moves --moves 'e2e4 e7e5'
  roque moves castling --notation pt
  roque moves --notation san --moves 'e4 e5 Nf3'
  roque moves '8/8/8/8/8/8/8/K1k5 w - - 0 1'";

pub(super) const POSITIONS: &str = "\
Examples:
  roque positions
  roque positions 518
  roque perft 4 \"$(roque positions 959)\"";

pub(super) const FEN: &str = "\
Examples:
  roque fen kiwipete --shredder
  roque fen --moves 'e2e4' --ep always
  roque fen --lenient '8/8/8/8/8/8/8/K1k5 w KQkq -'";

pub(super) const MAGICS: &str = "\
Examples:
  roque magics
  roque magics --seed 7";

pub(super) const COMPLETIONS: &str = "\
Examples:
  roque completions bash > ~/.local/share/bash-completion/completions/roque
  roque completions zsh > ~/.zfunc/_roque
  roque completions fish > ~/.config/fish/completions/roque.fish";

pub(super) const MAN: &str = "\
Examples:
  roque man > roque.1 && man ./roque.1";
