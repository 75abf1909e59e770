//! A board drawn as SVG.

use std::fmt::Write as _;

use roque_movegen::{Color, File, Piece, Rank, Square};

use super::drawing::Drawing;

/// Units of a square; the margin with the coordinates is half as wide.
const SIDE: usize = 40;
const MARGIN: usize = SIDE / 2;
const WHOLE: usize = 8 * SIDE + 2 * MARGIN;

const LIGHT: &str = "#f0dcb8";
const DARK: &str = "#b58a63";
const LAST_MOVE: &str = "#d8c840";
const CHECK: &str = "#c81e1e";

impl Drawing {
    /// The board with coordinates, both squares of the last move yellow, a red ring around a man that
    /// gives check, and a red square under a king in check. `title` is told to who cannot see it.
    ///
    /// The men are signs of Unicode, so that a font with them is needed, as nearly every system has.
    pub(crate) fn to_svg(self, title: &str) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WHOLE} {WHOLE}\" \
             width=\"{WHOLE}\" height=\"{WHOLE}\" text-anchor=\"middle\" \
             font-family=\"'DejaVu Sans','Noto Sans Symbols 2','Segoe UI Symbol',sans-serif\">\n\
             <title>{title}</title>\n\
             <rect width=\"{WHOLE}\" height=\"{WHOLE}\" fill=\"#ffffff\"/>\n"
        );
        for (row, rank) in self.ranks().enumerate() {
            for (column, file) in self.files().enumerate() {
                self.draw_square(&mut svg, (column, row), Square::new(file, rank));
            }
        }
        self.draw_coordinates(&mut svg);
        svg.push_str("</svg>\n");
        svg
    }

    fn draw_square(self, svg: &mut String, (column, row): (usize, usize), square: Square) {
        let (x, y) = (MARGIN + column * SIDE, MARGIN + row * SIDE);
        let is_dark = (square.file().index() + square.rank().index()).is_multiple_of(2);
        let fill = if is_dark { DARK } else { LIGHT };
        let mut lay = |fill: &str, opacity: &str| {
            let _ = writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\"{opacity}/>"
            );
        };
        lay(fill, "");
        if self.is_of_last_move(square) {
            lay(LAST_MOVE, " fill-opacity=\"0.6\"");
        }
        let in_check = self.checkers().any() && square == self.board.king(self.board.turn());
        if in_check {
            lay(CHECK, " fill-opacity=\"0.6\"");
        }
        let (middle_x, middle_y) = (x + SIDE / 2, y + SIDE / 2);
        if self.checkers().contains(square) {
            let radius = SIDE / 2 - 2;
            let _ = writeln!(
                svg,
                "<circle cx=\"{middle_x}\" cy=\"{middle_y}\" r=\"{radius}\" fill=\"none\" \
                 stroke=\"{CHECK}\" stroke-width=\"3\"/>"
            );
        }
        if let Some(piece) = self.board.piece_at(square) {
            draw_man(svg, middle_x, y + SIDE * 4 / 5, piece);
        }
    }

    fn draw_coordinates(self, svg: &mut String) {
        let mut write = |x: usize, y: usize, text: char| {
            let _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"12\" fill=\"#404040\">{text}</text>"
            );
        };
        for (row, rank) in self.ranks().map(Rank::to_char).enumerate() {
            write(MARGIN / 2, MARGIN + row * SIDE + SIDE / 2 + 4, rank);
        }
        for (column, file) in self.files().map(File::to_char).enumerate() {
            write(MARGIN + column * SIDE + SIDE / 2, WHOLE - MARGIN / 3, file);
        }
    }
}

/// A man with its feet at `y`. Both colors take the filled signs, which differ by what fills them:
/// the hollow ones let the board shine through. The outline lies behind the sign, since fine parts,
/// as those of the king, would be nothing but outline otherwise.
fn draw_man(svg: &mut String, x: usize, y: usize, piece: Piece) {
    let sign = ['♟', '♞', '♝', '♜', '♛', '♚'][piece.kind.index()];
    let (fill, stroke) = match piece.color {
        Color::White => ("#ffffff", "#000000"),
        Color::Black => ("#000000", "#ffffff"),
    };
    // U+FE0E asks for the sign as text: the pawn would be an emoji otherwise.
    let _ = writeln!(
        svg,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{}\" fill=\"{fill}\" stroke=\"{stroke}\" \
         stroke-width=\"1.6\" stroke-linejoin=\"round\" paint-order=\"stroke\">{sign}\u{fe0e}</text>",
        SIDE * 9 / 10
    );
}
