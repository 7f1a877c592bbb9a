"""A puzzle being solved: what has been found, and what comes of a move."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from fondaco.kernel import Game, IllegalMove, Match, Refusal
from fondaco.kernel.errors import GameIsOver
from fondaco.kernel.playing.luck import seed_of
from fondaco.puzzles.puzzle import Puzzle

NAMES = ("", "Anna", "Pieter", "Dewi", "Jan")  # from the player's left on; the player has their own
SEED = seed_of(20)


class Outcome(Struct, frozen=True):
    """What came of a move: refused by the rules, right, or legal but wrong."""

    notation: str
    right: bool = False
    refusal: Refusal | None = None


class Attempt:
    """The position and the moves of the solution that were found."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        self.game = game
        self.puzzle = puzzle
        self.seat = puzzle.seat
        seats = int(puzzle.position["seats"])
        names = {(puzzle.seat + place) % seats: name for place, name in enumerate(NAMES[:seats]) if name}
        self.match = Match(game, seed=SEED, names=names, position=puzzle.position)

    @classmethod
    def resume(cls, game: Game, puzzle: Puzzle, found: Sequence[str]) -> Attempt:
        """As far as the moves are right."""
        attempt = cls(game, puzzle)
        for notation in found:
            if not attempt.play(notation).right:
                break
        return attempt

    @property
    def found(self) -> list[str]:
        return list(self.puzzle.solution[: self.match.ply])

    @property
    def done(self) -> bool:
        return self.match.ply >= len(self.puzzle.solution)

    @property
    def wanted(self) -> str:
        """The next move of the solution; the last once it is solved."""
        return self.puzzle.solution[min(self.match.ply, len(self.puzzle.solution) - 1)]

    def play(self, notation: str) -> Outcome:
        """Make a move if it is the right one; otherwise the match stays as it is."""
        try:
            if self.done:
                raise IllegalMove(GameIsOver())
            move = self.match.check(self.seat, " ".join(notation.split()))
        except IllegalMove as error:
            return Outcome(notation, refusal=error.refusal)
        notation = self.game.moves.write(move)
        if notation != self.wanted:
            return Outcome(notation)
        self.match.play_move(self.seat, move)
        return Outcome(notation, right=True)

    def solve(self) -> None:
        """Make the moves that are left; raises IllegalMove where the solution cannot be played."""
        while not self.done:
            self.match.play(self.seat, self.wanted)
