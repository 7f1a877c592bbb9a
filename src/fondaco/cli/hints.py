"""Hints in a terminal, and what a bot thinks of a player's own idea."""

from __future__ import annotations

from rich.text import Text

from fondaco.bots import Hint, Idea, Outlook, Reason, Verdict
from fondaco.cli.table import TerminalTable
from fondaco.cli.words import move_in_words, reasons_in_words

CLEAR, LIKELY = 0.95, 0.75  # how sure a hint is


def told_hint(table: TerminalTable, seat: int, hint: Hint) -> Text:
    """The move in words, how sure it is, what it brings, why, and what may follow."""
    say = table.words.say
    told = _head(table, say("cli-hint", move=move_in_words(table, hint.move)), hint.move)
    _add_effects(told, table, seat, hint.move)
    if hint.forced:
        return told.append("\n  " + say("cli-hint-forced"))
    add_outlook(told, table, hint.best)
    if hint.rival is not None:
        told.append(f"\n  {say(surety(hint.confidence))} ")
        rival = move_in_words(table, hint.rival.move)
        told.append(say("cli-hint-rather", move=rival, share=round(100 * hint.rival.share)))
        _add_reasons(told, table, hint.reasons)
    return told


def told_idea(table: TerminalTable, seat: int, idea: Idea) -> Text:
    """The idea beside the hint, and which of them is better."""
    move = idea.outlook.move
    told = _head(table, table.words.say("cli-idea", move=move_in_words(table, move)), move)
    _add_effects(told, table, seat, idea.outlook.move)
    if not idea.hint.forced:
        add_outlook(told, table, idea.outlook)
    told.append("\n  " + _verdict(table, idea))
    if idea.verdict is not Verdict.SAME:
        _add_reasons(told, table, idea.reasons)
    return told


def _verdict(table: TerminalTable, idea: Idea) -> str:
    say, move, share = table.words.say, move_in_words(table, idea.hint.move), round(100 * idea.hint.best.share)
    match idea.verdict:
        case Verdict.SAME:
            return say("cli-idea-same")
        case Verdict.BETTER:
            return say("cli-idea-better", move=move, share=share)
        case Verdict.EQUAL:
            return say("cli-idea-equal", move=move, share=share)
        case Verdict.WORSE:
            return say("cli-idea-worse", move=move, share=share)


def surety(confidence: float) -> str:
    """How sure a hint is: the id of a text."""
    if confidence >= CLEAR:
        return "cli-hint-clear"
    return "cli-hint-likely" if confidence >= LIKELY else "cli-hint-close"


def _head(table: TerminalTable, title: str, move: int) -> Text:
    told = Text.assemble((title, "bold"))
    return told.append(f" [{table.match.game.moves.write(move)}]", style="dim")


def _add_effects(told: Text, table: TerminalTable, seat: int, move: int) -> None:
    for effect in table.match.effects(seat, table.match.game.moves.write(move)):
        told.append(f"\n  - {table.words.effect(effect)}")


def add_outlook(told: Text, table: TerminalTable, outlook: Outlook) -> None:
    say = table.words.say
    ahead = round(outlook.margin)
    told.append("\n  " + say("cli-hint-share", share=round(100 * outlook.share), ahead=abs(ahead), sign=_sign(ahead)))
    if outlook.follows:
        moves = [f"{table.words.seat(seat)}: {move_in_words(table, move)}" for seat, move in outlook.follows]
        told.append("\n  " + say("cli-hint-follows", moves="; ".join(moves)))


def _sign(number: int) -> str:
    return "ahead" if number > 0 else "behind" if number < 0 else "level"


def _add_reasons(told: Text, table: TerminalTable, reasons: tuple[Reason, ...]) -> None:
    for reason in reasons_in_words(table, [reason.name for reason in reasons]):
        told.append(f"\n  - {reason}")
