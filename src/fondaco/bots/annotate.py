"""Where a finished game turned: each seat's win share move by move, and the moves after which it changed most.

Shares come from play-outs by the advice, always from what the moving seat could know. `annotation_of` is a dialogue: it
yields questions and is sent their answers, so that a terminal can answer them at once and a house in processes.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from typing import TypeVar

from msgspec import Struct

from fondaco.bots.bot import Bot
from fondaco.bots.hint import Verdict, judge
from fondaco.bots.level import AtLevel
from fondaco.bots.mcts import Mcts
from fondaco.bots.win_shares import win_shares
from fondaco.kernel import Game, Match, State

PLAYS = 100  # play-outs for each share
WORK = 40_000  # play-outs for a whole game: a long one gets fewer for each move
FEWEST = 30
SECOND_LOOKS = 10  # moves that are looked at again, with more play-outs
MORE = 8  # times as many
MAX_TURNS = 6
SKETCHED = 40  # moves of a first look,
SKETCH_PLAYS = 12  # and its play-outs for each
SWING = 0.05  # a seat's share must change by so much to count as a turn,
CERTAIN = 3  # and by so many times what chance alone would make of it

Shares = tuple[float, ...]


@dataclass(frozen=True)
class ShareQuestion:
    """How will it end, as far as this seat can know?"""

    world: State
    seat: int
    number: int  # seeds the luck
    plays: int
    move: int | None = None  # the seat's own next one


@dataclass(frozen=True)
class ChoiceQuestion:
    """What would the bot have done, and why rather than what was done?"""

    world: State
    seat: int
    move: int
    number: int


class Choice(Struct, frozen=True):
    """The bot's choice, and what speaks for it rather than for the move made (or, if it is that one, the next best)."""

    best: str
    reasons: tuple[str, ...]


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


Question = ShareQuestion | ChoiceQuestion
Reply = Shares | Choice
Result = TypeVar("Result")
Asking = Generator[tuple[int, Question], Reply, Result]  # yields a count of steps and a question


def swing(before: Shares, after: Shares) -> float:
    """By how much the share changed that changed most."""
    return max(abs(one - other) for one, other in zip(before, after, strict=True))


def answer(game: Game, question: Question, bot: Bot) -> Reply:
    """Think about a question, here and now."""
    if isinstance(question, ChoiceQuestion):
        return choose(game, question, bot)
    luck = random.Random(question.number)
    return win_shares(game, question.world, question.seat, luck, question.plays, question.move)


def choose(game: Game, question: ChoiceQuestion, bot: Bot) -> Choice:
    """What the search of a hint would do; a move that is not clearly worse counts as its choice."""
    seat, world, luck = question.seat, question.world, random.Random(question.number)
    bot = bot.bot_of(game) if isinstance(bot, AtLevel) else bot
    chosen = None if isinstance(bot, Mcts) else bot.choose(game, game.rules.copy(world), seat, luck)
    searcher = bot if isinstance(bot, Mcts) else Mcts(PLAYS)
    idea = judge(game, game.rules.copy(world), seat, luck, searcher, question.move, chosen)
    is_worse = idea.verdict is Verdict.WORSE
    reasons = idea.reasons if is_worse else idea.hint.reasons if idea.verdict is Verdict.SAME else ()
    best = idea.hint.move if is_worse else question.move
    return Choice(game.moves.write(best), tuple(reason.name for reason in reasons))


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

    def sketch(self) -> Asking[Annotation]:
        """A first look, after a second or two: shares at some moves, straight lines between them, no turns."""
        self._deal_worlds()
        last, plays = self.match.ply, min(self.plays, SKETCH_PLAYS)
        looked = sorted({number * last // SKETCHED for number in range(SKETCHED)})
        known: dict[int, Shares] = {last: final_shares(self.match)}
        for step, number in enumerate(looked):
            question = self._ask_shares(self.worlds[number][0], self.match.plies[number].seat)
            known[number] = _shares((yield step, replace(question, plays=plays)))
        return Annotation(self.game.name, self.match.seats, self.bot, plays, _between(known, last), ())

    def dialogue(self) -> Asking[Annotation]:
        """Returns the whole. Every question is a short one, so that others who wait for a process wait shortly."""
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

    def _turns(self, swings: list[float]) -> Asking[tuple[Turn, ...]]:
        likely = sorted(range(len(swings)), key=lambda number: -swings[number])[:SECOND_LOOKS]
        found = []
        for index, number in enumerate(sorted(likely)):
            found.append((yield from self._look_again(2 * len(swings) + index, number)))
        certain = [turn for turn in found if turn.is_certain(MORE * self.plays)]
        most = sorted(certain, key=lambda turn: -turn.swing)[:MAX_TURNS]
        return tuple(sorted(most, key=lambda turn: turn.ply))

    def _look_again(self, step: int, number: int) -> Asking[Turn]:
        """What did a move change, and what would the bot's choice have promised before luck spoke?"""
        ply, (before, after) = self.match.plies[number], self.worlds[number]
        seat, luck = ply.seat, self.luck.getrandbits(62)
        choice = yield step, ChoiceQuestion(before, seat, ply.move, luck)
        assert isinstance(choice, Choice)
        best = self.game.moves.read(choice.best)
        had = yield from self._ask_often(step, before, seat, luck)
        promised = (yield from self._ask_often(step, before, seat, luck, ply.move))[seat]
        hoped = promised if best == ply.move else (yield from self._ask_often(step, before, seat, luck, best))[seat]
        if number + 1 == self.match.ply:
            has = final_shares(self.match)
        else:
            has = yield from self._ask_often(step, after, seat, luck)
        return Turn(
            ply=number + 1,
            seat=seat,
            notation=self.game.moves.write(ply.move),
            before=had,
            after=has,
            luck=has[seat] - promised,
            best=choice.best,
            loss=max(0.0, hoped - promised),
            reasons=choice.reasons,
        )

    def _ask_often(self, step: int, world: State, seat: int, number: int, move: int | None = None) -> Asking[Shares]:
        """By more play-outs, in several questions; the same luck for every move that is compared."""
        sums = [0.0] * self.match.seats
        for part in range(MORE):
            shares = _shares((yield step, ShareQuestion(world, seat, number + part, self.plays, move)))
            sums = [one + other for one, other in zip(sums, shares, strict=True)]
        return tuple(each / MORE for each in sums)

    def _deal_worlds(self) -> None:
        if self.worlds:
            return
        match, game = self.match, self.game
        past = Match(game, match.seats, match.seed, match.options, match.names, match.position, match.luck)
        for ply in match.plies:
            before = game.sample(past.state, ply.seat, self.luck.getrandbits(64))
            past.repeat(ply)
            self.worlds.append((before, game.sample(past.state, ply.seat, self.luck.getrandbits(64))))

    def _ask_shares(self, world: State, seat: int) -> ShareQuestion:
        return ShareQuestion(world, seat, self.luck.getrandbits(62), self.plays)


def _shares(reply: Reply) -> Shares:
    assert isinstance(reply, tuple)
    return reply


def _between(known: dict[int, Shares], last: int) -> tuple[Shares, ...]:
    """Straight lines between what is known of the first move, some others and the end."""
    shares: list[Shares] = []
    for one, other in itertools.pairwise(sorted(known)):
        for step in range(other - one):
            part = step / (other - one)
            pairs = zip(known[one], known[other], strict=True)
            shares.append(tuple(before + part * (after - before) for before, after in pairs))
    return (*shares, known[last])


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
