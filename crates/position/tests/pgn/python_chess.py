"""Reads PGN from the standard input and prints each game's tags and main line, a game a line.

The line is JSON: the tags, the start as FEN, the moves in UCI, and the errors.
"""

import io
import json
import sys

import chess.pgn


def main() -> None:
    text = io.StringIO(sys.stdin.buffer.read().decode("utf-8"))
    while (game := chess.pgn.read_game(text)) is not None:
        board = game.board()
        told = {
            "tags": dict(game.headers),
            "start": board.shredder_fen(en_passant="fen"),
            "moves": [move.uci() for move in game.mainline_moves()],
            "errors": [str(error) for error in game.errors],
        }
        print(json.dumps(told))


if __name__ == "__main__":
    main()
