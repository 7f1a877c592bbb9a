"""Puzzles for people: no state between two requests but who has solved which."""

from __future__ import annotations

import datetime as dt
import secrets

import msgspec

from fondaco.bots import Verdict, hint_iterations
from fondaco.games import GAMES
from fondaco.kernel import IllegalMove
from fondaco.puzzles import Attempt, Outcome, Puzzle, find_puzzle, puzzle_of_the_day, puzzles
from fondaco.server.accounts.people import People
from fondaco.server.bots.pool import BotPool
from fondaco.server.bots.wire import Idea
from fondaco.server.bots.worker import AskIdea
from fondaco.server.core.errors import DeclinedError, refused_as
from fondaco.server.core.quotas import Payer
from fondaco.server.learn import solo
from fondaco.server.learn.repository import LessonRepository
from fondaco.server.learn.wire import (
    PuzzleAnswer,
    PuzzleCommand,
    PuzzleInfo,
    PuzzleKey,
    PuzzleList,
    PuzzlesOfGame,
    PuzzleState,
)
from fondaco.server.play.wire import TargetReason
from fondaco.server.table.access import Person


class Puzzles:
    def __init__(self, repository: LessonRepository, people: People, pool: BotPool) -> None:
        self._repository = repository
        self._people = people
        self._pool = pool

    async def list_all(self, person: Person, day: dt.date) -> PuzzleList:
        games = []
        for name, game in GAMES.items():
            solved = await self._repository.solved(person.ids, name)
            infos = [
                PuzzleInfo(puzzle.id, number, puzzle.difficulty, puzzle.id in solved)
                for number, puzzle in enumerate(puzzles(game), 1)
            ]
            games.append(PuzzlesOfGame(name, infos))
        daily = puzzle_of_the_day({name: puzzles(game) for name, game in GAMES.items()}, day)
        return PuzzleList(games, None if daily is None else PuzzleKey(daily[0], daily[1].id))

    async def show(self, person: Person, game: str, id_: str) -> PuzzleState:
        attempt = Attempt(GAMES[game], _find(game, id_)) if game in GAMES else None
        if attempt is None:
            raise DeclinedError(404, "no-such-puzzle")
        return _state(attempt, person, id_ in await self._repository.solved(person.ids, game))

    def reason(self, game: str, id_: str, found: list[str], target: str, chosen: list[str]) -> TargetReason:
        """Why a piece cannot be chosen after the moves that were found; nothing is told of one that can."""
        if game not in GAMES:
            raise DeclinedError(404, "no-such-puzzle")
        attempt = Attempt.resume(GAMES[game], _find(game, id_), found)
        return TargetReason(refused_as(attempt.match.why_not_target(attempt.seat, target, chosen)))

    async def answer(self, person: Person, game: str, id_: str, command: PuzzleCommand, payer: Payer) -> PuzzleState:
        """A move of a person, or the wish to see the solution."""
        attempt = Attempt.resume(GAMES[game], _find(game, id_), command.found) if game in GAMES else None
        if attempt is None:
            raise DeclinedError(404, "no-such-puzzle")
        solved = id_ in await self._repository.solved(person.ids, game)
        ply = attempt.match.ply
        if command.move is None:
            attempt.solve()
            return _state(attempt, person, solved, ply, shown=True)
        outcome = attempt.play(command.move)
        answer = await self._tell(attempt, outcome, payer)
        if attempt.done and outcome.right and not solved:
            person, solved = await self._people.store(person), True
            await self._repository.keep_solved(person.id, game, id_)
        return _state(attempt, person, solved, ply, answer)

    async def _tell(self, attempt: Attempt, outcome: Outcome, payer: Payer) -> PuzzleAnswer:
        if outcome.refusal is not None:
            refused = DeclinedError.because(IllegalMove(outcome.refusal)).refused
            return PuzzleAnswer(outcome.notation, False, refused)
        if outcome.right:
            return PuzzleAnswer(outcome.notation, True)
        judged = await self._judge(attempt, outcome.notation, payer)
        is_good = judged.verdict is not Verdict.WORSE
        return PuzzleAnswer(outcome.notation, False, None, judged.idea, judged.hint.best.share, is_good)

    async def _judge(self, attempt: Attempt, notation: str, payer: Payer) -> Idea:
        """A wrong move beside the right one, each looked at as often as the other."""
        game = attempt.game
        position = game.dump(game.sample(attempt.match.state, attempt.seat, secrets.randbits(64)))
        iterations = hint_iterations(game) // 2
        question = AskIdea(
            game.name, attempt.seat, secrets.randbits(62), position, iterations, notation, attempt.wanted
        )
        try:
            return await self._pool.consult(question, Idea, "hint", payer)
        except (TimeoutError, OSError, msgspec.DecodeError):
            raise DeclinedError(503, "too-busy") from None


def _find(game: str, id_: str) -> Puzzle:
    puzzle = find_puzzle(GAMES[game], id_)
    if puzzle is None:
        raise DeclinedError(404, "no-such-puzzle")
    return puzzle


def _state(
    attempt: Attempt,
    person: Person,
    solved: bool,
    ply: int = 0,
    answer: PuzzleAnswer | None = None,
    shown: bool = False,
) -> PuzzleState:
    puzzle, match = attempt.puzzle, attempt.match
    known = [each.id for each in puzzles(attempt.game)]
    number = known.index(puzzle.id) + 1
    table = f"puzzle-{match.game.name}-{puzzle.id}"
    return PuzzleState(
        game=match.game.name,
        id=puzzle.id,
        number=number,
        difficulty=puzzle.difficulty,
        moves=len(puzzle.solution),
        found=attempt.found,
        done=attempt.done,
        solved=solved,
        shown=shown,
        theme=puzzle.theme if attempt.done and puzzle.theme else None,
        missed=list(puzzle.missed) if attempt.done else [],
        following=known[number] if number < len(known) else None,
        snapshot=solo.snapshot(match, attempt.seat, person, table, match.ply + 1, ply, not attempt.done),
        answer=answer,
    )
