"""Plays random games and prints, for each position, its FEN and each legal move in UCI and SAN.

Arguments: a seed, the number of games. Every second game is Chess960.
"""

import random
import sys

import chess

PLIES = 120


def main(seed: int, games: int) -> None:
    chooser = random.Random(seed)
    for game in range(games):
        if game % 2 == 0:
            board = chess.Board()
        else:
            board = chess.Board.from_chess960_pos(chooser.randrange(960))
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            texts = " ".join(f"{move.uci()} {board.san(move)}" for move in moves)
            print(board.shredder_fen(en_passant="fen"), int(board.chess960), texts, sep="\t")
            board.push(chooser.choice(moves))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
