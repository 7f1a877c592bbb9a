"""Where a finished game turned: each seat's win share move by move, and the moves after which it changed most.

Shares come from play-outs by the advice, always from what the moving seat could know. `annotation_of` is a dialogue: it
yields questions and is sent their answers, so that a terminal can answer them at once and a house in processes.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Generator
from dataclasses import dataclass

from msgspec import Struct

from fondaco.bots.bot import Bot
from fondaco.bots.heuristic import next_best
from fondaco.bots.hint import tell_reasons
from fondaco.bots.win_shares import win_shares
from fondaco.kernel import Game, Match, State

PLAYS = 100  # play-outs for each share
WORK = 40_000  # play-outs for a whole game: a long one gets fewer for each move
FEWEST = 30
SECOND_LOOKS = 10  # moves that are looked at again, with more play-outs
MORE = 8  # times as many
MOST_TURNS = 6
SWING = 0.05  # somebody's share must change by so much to be called a turn,
CERTAIN = 3  # and by so many times what chance alone would make of it

Shares = tuple[float, ...]


@dataclass(frozen=True)
class ShareQuestion:
    """How will it end, as far as this seat can know?"""

    world: State
    seat: int
    number: int  # seeds the luck
    plays: int


@dataclass(frozen=True)
class Review:
    """What did a move change, and what would the bot have done?"""

    before: State
    after: State
    seat: int
    move: int
    number: int
    plays: int


class Reviewed(Struct, frozen=True):
    """Shares before and after; the mover's share that the move, and the bot's choice, promised before luck spoke."""

    before: Shares
    after: Shares
    promised: float
    best: str
    best_promised: float
    reasons: tuple[str, ...]  # for the bot's choice rather than the one made


class Turn(Struct, frozen=True):
    """A move after which the outcome was another; `luck` is what part of the mover's change chance brought."""

    ply: int
    seat: int
    notation: str
    before: Shares
    after: Shares
    luck: float
    best: str
    loss: float  # what the bot's choice promised more
    reasons: tuple[str, ...]

    @property
    def swing(self) -> float:
        return swing(self.before, self.after)

    def is_certain(self, plays: int) -> bool:
        """Whether some share changed by more than play-outs by so many vary."""
        for one, other in zip(self.before, self.after, strict=True):
            spread = math.sqrt((one * (1 - one) + other * (1 - other)) / plays)
            if abs(one - other) >= max(SWING, CERTAIN * spread):
                return True
        return False


class Annotation(Struct, frozen=True):
    """Shares before each move and at the end, and the turns in the order of the game."""

    game: str
    seats: int
    bot: str
    plays: int
    shares: tuple[Shares, ...]
    turns: tuple[Turn, ...]


Question = ShareQuestion | Review
Dialogue = Generator[tuple[int, Question], "Shares | Reviewed", Annotation]


def swing(before: Shares, after: Shares) -> float:
    """By how much the share changed that changed most."""
    return max(abs(one - other) for one, other in zip(before, after, strict=True))


def answer(game: Game, question: Question, bot: Bot) -> Shares | Reviewed:
    """Think about a question, here and now."""
    if isinstance(question, ShareQuestion):
        return win_shares(game, question.world, question.seat, random.Random(question.number), question.plays)
    return review(game, question, bot)


def review(game: Game, question: Review, bot: Bot) -> Reviewed:
    seat, world, move = question.seat, question.before, question.move

    def shares(s: State, played: int | None) -> Shares:  # the same luck for every move that is compared
        return win_shares(game, s, seat, random.Random(question.number), question.plays, played)

    best = bot.choose(game, game.rules.copy(world), seat, random.Random(question.number))
    promised = shares(world, move)[seat]
    rival = next_best(game, world, seat, best) if best == move else move
    return Reviewed(
        before=shares(world, None),
        after=shares(question.after, None),
        promised=promised,
        best=game.moves.write(best),
        best_promised=promised if best == move else shares(world, best)[seat],
        reasons=tuple(reason.name for reason in tell_reasons(game, world, seat, best, rival)),
    )


class Annotator:
    """The dialogue over one match that is over."""

    def __init__(self, match: Match, bot: str, plays: int, seed: int) -> None:
        self.match = match
        self.game = match.game
        self.bot = bot
        self.plays = max(min(plays, FEWEST), min(plays, WORK // max(1, match.ply)))
        self.luck = random.Random(seed)
        self.worlds: list[tuple[State, State]] = []  # before and after each move, as the mover may know them

    @property
    def steps(self) -> int:
        """How many questions there may be."""
        return 2 * self.match.ply + SECOND_LOOKS

    def dialogue(self) -> Dialogue:
        """Yields a count of steps and a question; returns the whole."""
        self._deal_worlds()
        plies, end = self.match.plies, final_shares(self.match)
        before: list[Shares] = []
        after: list[Shares] = []
        for number, ply in enumerate(plies):
            if number and plies[number - 1].seat == ply.seat:
                before.append(after[-1])
            else:
                before.append(_shares((yield 2 * number, self._ask_shares(self.worlds[number][0], ply.seat))))
            if number + 1 == len(plies):
                after.append(end)
            else:
                after.append(_shares((yield 2 * number + 1, self._ask_shares(self.worlds[number][1], ply.seat))))
        turns = yield from self._turns([swing(*pair) for pair in zip(before, after, strict=True)])
        return Annotation(self.game.name, self.match.seats, self.bot, self.plays, (*before, end), turns)

    def _turns(self, swings: list[float]) -> Generator[tuple[int, Question], Shares | Reviewed, tuple[Turn, ...]]:
        likely = sorted(range(len(swings)), key=lambda number: -swings[number])[:SECOND_LOOKS]
        found = []
        for place, number in enumerate(sorted(likely)):
            ply = self.match.plies[number]
            looked = yield 2 * len(swings) + place, self._review(number)
            assert isinstance(looked, Reviewed)
            last = number + 1 == len(swings)
            after = final_shares(self.match) if last else looked.after
            found.append(
                Turn(
                    ply=number + 1,
                    seat=ply.seat,
                    notation=self.game.moves.write(ply.move),
                    before=looked.before,
                    after=after,
                    luck=after[ply.seat] - looked.promised,
                    best=looked.best,
                    loss=max(0.0, looked.best_promised - looked.promised),
                    reasons=looked.reasons,
                )
            )
        certain = [turn for turn in found if turn.is_certain(MORE * self.plays)]
        most = sorted(certain, key=lambda turn: -turn.swing)[:MOST_TURNS]
        return tuple(sorted(most, key=lambda turn: turn.ply))

    def _deal_worlds(self) -> None:
        match, game = self.match, self.game
        past = Match(game, match.seats, match.seed, match.options, match.names, match.position)
        for ply in match.plies:
            before = game.sample(past.state, ply.seat, self.luck.getrandbits(64))
            past.repeat(ply)
            self.worlds.append((before, game.sample(past.state, ply.seat, self.luck.getrandbits(64))))

    def _ask_shares(self, world: State, seat: int) -> ShareQuestion:
        return ShareQuestion(world, seat, self.luck.getrandbits(62), self.plays)

    def _review(self, number: int) -> Review:
        ply = self.match.plies[number]
        before, after = self.worlds[number]
        return Review(before, after, ply.seat, ply.move, self.luck.getrandbits(62), MORE * self.plays)


def _shares(reply: Shares | Reviewed) -> Shares:
    assert isinstance(reply, tuple)
    return reply


def final_shares(match: Match) -> Shares:
    """What the end gave each seat."""
    result = match.result
    assert result is not None
    return tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.seats))


def annotate(
    match: Match,
    name: str,
    bot: Bot,
    plays: int = PLAYS,
    seed: int = 1,
    tell: Callable[[int], None] = lambda step: None,
) -> Annotation:
    """The whole dialogue at once; the same seed gives the same annotation, for bots without a clock."""
    dialogue = Annotator(match, name, plays, seed).dialogue()
    try:
        step, question = next(dialogue)
        while True:
            tell(step)
            step, question = dialogue.send(answer(match.game, question, bot))
    except StopIteration as end:
        annotation: Annotation = end.value
        return annotation
