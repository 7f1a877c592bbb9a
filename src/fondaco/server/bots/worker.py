"""A bot process: a line asks, a line answers, in the structs that go over the wire.

It never sees a true state: `pool.redealt_position` deals the world of a question for its seat, once, and a bot deals
whatever further worlds it wants to search from that one.
"""

from __future__ import annotations

import random
import sys

import msgspec
from msgspec import Struct

from fondaco import bots
from fondaco.bots import SEATED, Mcts, find_bot, in_time, thinker, win_shares
from fondaco.bots.annotate import Choice, ChoiceQuestion, choose
from fondaco.games import GAMES
from fondaco.kernel import Game
from fondaco.kernel.showing.effects import predict
from fondaco.server.bots.wire import Following, Hint, Idea, Outlook
from fondaco.server.play.wire import EffectTold


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
    seq: int = 0  # of the row that last changed the decision


class AskIdea(Struct, tag="idea"):
    """The same question as a hint before it, with the player's own move, to be judged by the same search."""

    game: str
    seat: int
    number: int
    position: dict[str, object]
    iterations: int  # of the hint
    notation: str
    chosen: str | None = None  # what it is compared with, if not what the search finds
    seq: int = 0


class Hinted(Struct):
    hint: Hint
    iterations: int  # of the search, for the judgement of an idea; 0 where there is no choice


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
    rng = random.Random(question.number)
    bot = in_time(SEATED[question.bot], question.seconds)
    return ChosenMove(game.moves.write(bot.choose(game, game.load(question.position), question.seat, rng)))


def advise(question: AskHint) -> Hinted:
    game, world = GAMES[question.game], GAMES[question.game].load(question.position)
    rng, bot = random.Random(question.number), thinker(GAMES[question.game], question.seconds)
    found = bots.hint(game, world, question.seat, rng, bot)
    return Hinted(_hint(game, question, found), found.iterations)


def judge_idea(question: AskIdea) -> Idea:
    game, world = GAMES[question.game], GAMES[question.game].load(question.position)
    move = game.moves.read(question.notation)
    assert move is not None
    rng, bot = random.Random(question.number), Mcts(max(1, question.iterations))
    chosen = None if question.chosen is None else game.moves.read(question.chosen)
    found = bots.judge(game, world, question.seat, rng, bot, move, chosen)
    reasons = [reason.name for reason in found.reasons]
    return Idea(_hint(game, question, found.hint), _outlook(game, question, found.outlook), found.verdict, reasons)


def _hint(game: Game, question: AskHint | AskIdea, found: bots.Hint) -> Hint:
    return Hint(
        seq=question.seq,
        seat=question.seat,
        best=_outlook(game, question, found.best),
        rival=None if found.rival is None else _outlook(game, question, found.rival),
        reasons=[reason.name for reason in found.reasons],
        confidence=found.confidence,
        forced=found.forced,
    )


def _outlook(game: Game, question: AskHint | AskIdea, found: bots.Outlook) -> Outlook:
    effects = predict(game, game.load(question.position), question.seat, found.move)
    return Outlook(
        notation=game.moves.write(found.move),
        share=found.share,
        margin=found.margin,
        follows=[Following(seat, game.moves.write(move)) for seat, move in found.follows],
        effects=[EffectTold.of(effect) for effect in effects],
    )


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


def answer(question: Question) -> ChosenMove | Hinted | Idea | WinShares | Choice:
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
