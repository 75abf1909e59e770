"""Answers, for each game on standard input, what python-chess says of it after each move.

A line is a FEN, a tab, and moves in UCI; the answer is a line with, for the start and after each
move, separated by commas, the outcome that comes by itself or else what may be claimed: two digits
for threefold repetition and fifty moves as they are, and at every third ply, since that is slow, two
for what may be claimed with some move.
"""

import sys

import chess


def judged(board):
    outcome = board.outcome()
    if outcome:
        return f"{outcome.termination.name} {outcome.result()}"
    now = f"{int(board.is_repetition(3))}{int(board.is_fifty_moves())}"
    if board.ply() % 3:
        return now
    with_a_move = f"{int(board.can_claim_threefold_repetition())}{int(board.can_claim_fifty_moves())}"
    return f"{now}/{with_a_move}"


for line in sys.stdin:
    fen, moves = line.rstrip("\n").split("\t")
    board = chess.Board(fen)
    answers = [judged(board)]
    for move in moves.split():
        board.push_uci(move)
        answers.append(judged(board))
    print(",".join(answers))
