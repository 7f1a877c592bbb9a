"""A bot process: a line asks, a line answers. It never sees a true state."""

from __future__ import annotations

import random
import sys
import time

import msgspec
from msgspec import Struct

from fondaco.bots import SEATED, Mcts, find_bot, hint, in_time, win_shares
from fondaco.bots.annotate import Choice, ChoiceQuestion, choose
from fondaco.games import GAMES


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
    """A re-dealt world as a position, and who wants to know; a strong hint is searched for."""

    game: str
    seat: int
    number: int
    position: dict[str, object]
    strong: bool = False
    seconds: float = 1.0


class Advice(Struct):
    """What to do, and the names of the terms that speak for it rather than for the rival."""

    notation: str
    rival: str | None
    reasons: list[str]
    forced: bool
    share: float | None
    gain: int


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
    bot = Mcts(seconds=question.seconds, clock=time.perf_counter) if question.strong else None
    found = hint(game, world, question.seat, random.Random(question.number), bot)
    reasons = [reason.name for reason in found.reasons]
    rival = None if found.rival is None else game.moves.write(found.rival)
    return Advice(game.moves.write(found.move), rival, reasons, found.forced, found.share, found.gain)


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


Question = AskMove | AskHint | AskShares | AskChoice


def answer(question: Question) -> ChosenMove | Advice | WinShares | Choice:
    match question:
        case AskMove():
            return choose_move(question)
        case AskHint():
            return advise(question)
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
