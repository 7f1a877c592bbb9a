"""A bot process: a line asks, a line answers. It never sees a true state."""

from __future__ import annotations

import random
import sys

import msgspec
from msgspec import Struct

from fondaco.bots import SEATED, Hint, Mcts, Outlook, Verdict, find_bot, hint, in_time, judge, thinker, win_shares
from fondaco.bots.annotate import Choice, ChoiceQuestion, choose
from fondaco.games import GAMES
from fondaco.kernel import Game


class AskMove(Struct, tag="move"):
    """A re-dealt world as a position, and for whom to choose."""

    game: str
    bot: str
    seat: int
    number: int  # seeds the bot's own luck
    position: dict[str, object]
    seconds: float = 1.0  # at most, for bots that take their time


class ChosenMove(Struct):
    notation: str


class AskHint(Struct, tag="hint"):
    """A re-dealt world as a position, and who wants to know."""

    game: str
    seat: int
    number: int
    position: dict[str, object]
    seconds: float = 1.0


class AskIdea(Struct, tag="idea"):
    """The same question as a hint before it, with the player's own move, to be judged by the same search."""

    game: str
    seat: int
    number: int
    position: dict[str, object]
    iterations: int  # of the hint
    notation: str
    chosen: str | None = None  # what it is compared with, if not what the search finds


class Expected(Struct):
    """What the search expects after a move."""

    notation: str
    share: float
    margin: float
    follows: list[tuple[int, str]]


class Advice(Struct):
    """What to do, and the names of the terms that speak for it rather than for the rival."""

    best: Expected
    rival: Expected | None
    reasons: list[str]
    confidence: float
    iterations: int  # 0 where there is no choice


class Judged(Struct):
    """The player's move beside the hint."""

    idea: Expected
    verdict: Verdict
    reasons: list[str]
    share: float  # of victories after the hint's move


class AskShares(Struct, tag="shares"):
    """A re-dealt world of a finished match: how would it end?"""

    game: str
    seat: int
    number: int
    plays: int
    position: dict[str, object]
    notation: str | None = None  # the seat's own next move


class WinShares(Struct):
    shares: tuple[float, ...]


class AskChoice(Struct, tag="choice"):
    """A re-dealt world of a finished match, and the move that was made: what would the bot have done?"""

    game: str
    seat: int
    number: int
    notation: str
    position: dict[str, object]
    bot: str


def choose_move(question: AskMove) -> ChosenMove:
    game = GAMES[question.game]
    world = game.sample(game.load(question.position), question.seat, question.number)
    rng = random.Random(question.number)
    move = in_time(SEATED[question.bot], question.seconds).choose(game, world, question.seat, rng)
    return ChosenMove(game.moves.write(move))


def advise(question: AskHint) -> Advice:
    game = GAMES[question.game]
    world = game.sample(game.load(question.position), question.seat, question.number)
    found = hint(game, world, question.seat, random.Random(question.number), thinker(game, question.seconds))
    return as_advice(game, found)


def as_advice(game: Game, found: Hint) -> Advice:
    rival = None if found.rival is None else expected(game, found.rival)
    reasons = [reason.name for reason in found.reasons]
    return Advice(expected(game, found.best), rival, reasons, found.confidence, found.iterations)


def expected(game: Game, outlook: Outlook) -> Expected:
    follows = [(seat, game.moves.write(move)) for seat, move in outlook.follows]
    return Expected(game.moves.write(outlook.move), outlook.share, outlook.margin, follows)


def judge_idea(question: AskIdea) -> Judged:
    game = GAMES[question.game]
    world = game.sample(game.load(question.position), question.seat, question.number)
    move = game.moves.read(question.notation)
    assert move is not None
    luck = random.Random(question.number)
    chosen = None if question.chosen is None else game.moves.read(question.chosen)
    found = judge(game, world, question.seat, luck, Mcts(max(1, question.iterations)), move, chosen)
    reasons = [reason.name for reason in found.reasons]
    return Judged(expected(game, found.outlook), found.verdict, reasons, found.hint.best.share)


def find_shares(question: AskShares) -> WinShares:
    game = GAMES[question.game]
    luck = random.Random(question.number)
    move = None if question.notation is None else game.moves.read(question.notation)
    return WinShares(win_shares(game, game.load(question.position), question.seat, luck, question.plays, move))


def choose_afterwards(question: AskChoice) -> Choice:
    game = GAMES[question.game]
    move = game.moves.read(question.notation)
    assert move is not None
    asked = ChoiceQuestion(game.load(question.position), question.seat, move, question.number)
    return choose(game, asked, find_bot(question.bot))


Question = AskMove | AskHint | AskIdea | AskShares | AskChoice


def answer(question: Question) -> ChosenMove | Advice | Judged | WinShares | Choice:
    match question:
        case AskMove():
            return choose_move(question)
        case AskHint():
            return advise(question)
        case AskIdea():
            return judge_idea(question)
        case AskShares():
            return find_shares(question)
        case AskChoice():
            return choose_afterwards(question)


def main() -> None:
    decoder: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
