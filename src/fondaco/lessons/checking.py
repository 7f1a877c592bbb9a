"""Whether a lesson can be taught: every move is legal, every text and target is there, every legal move has a reply."""

from __future__ import annotations

import functools
import re

from fondaco.games import find
from fondaco.kernel import FondacoError, Game, PositionError
from fondaco.lessons.files import places
from fondaco.lessons.lesson import Act, Lesson, OtherMove, Reply, Say, text_id
from fondaco.lessons.run import Run
from fondaco.locale import LANGUAGES, catalogue

ZONES = {"board", "own", "seats"}  # of every table
SEAT = re.compile("seat:[0-4]")


def check(lesson: Lesson) -> None:
    """Raise LessonError where a lesson cannot be taught."""
    _check_shape(lesson)
    _check_texts(lesson)
    _check_targets(lesson)
    used: set[Reply] = set()
    ways: list[list[str]] = [[]]  # moves of the player that have been tried, where there are several
    while ways:
        ways += _play(lesson, ways.pop(), used)
    for step in lesson.steps:
        for reply in step.replies if isinstance(step, Act) else ():
            if reply not in used:
                raise lesson.error(reply.line, f"no legal move is answered by {reply.text!r}")


def _check_shape(lesson: Lesson) -> None:
    reviews = [step for step in lesson.steps if isinstance(step, Say) and step.review]
    if len(reviews) != 1 or lesson.steps[-1] is not reviews[0]:
        line = lesson.steps[-1].line if lesson.steps else 1
        raise lesson.error(line, "a lesson ends with its only review")


def _check_texts(lesson: Lesson) -> None:
    for text, line in lesson.texts.items():
        for language in LANGUAGES:
            if text_id(lesson, text) not in catalogue(language):
                raise lesson.error(line, f"the text {text_id(lesson, text)} is not there ({language})")


def _check_targets(lesson: Lesson) -> None:
    for step in lesson.steps:
        for target in () if isinstance(step, OtherMove) else step.point:
            if not is_target(lesson.game, target):
                raise lesson.error(step.line, f"there is no {target!r} to point at")


def is_target(game: Game, target: str) -> bool:
    """Whether something of this name can be on the table: a target of a move, a place of the board, or a zone."""
    if target in ZONES or SEAT.fullmatch(target):
        return True
    return target in _targets(game.name) or any(place.fullmatch(target) for place in places(game.name))


@functools.cache
def _targets(game: str) -> set[str]:
    found: set[str] = set()
    for kind in find(game).moves.kinds:
        for template in kind.targets:
            expanded = [template]
            for name, argument in zip(kind.names, kind.arguments, strict=True):
                if f"{{{name}}}" in template and isinstance(argument, tuple):
                    expanded = [text.replace(f"{{{name}}}", word) for text in expanded for word in argument]
            found.update(expanded)
    return found


def _play(lesson: Lesson, chosen: list[str], used: set[Reply]) -> list[list[str]]:
    """Play to the end by these moves and then always the first; gives the other ways that open on it."""
    try:
        run = Run(lesson)
    except PositionError as error:
        line = lesson.lines.get(str(error.facts.get("field")), lesson.lines[""])
        raise lesson.error(line, f"no such position: {error}") from error
    ways: list[list[str]] = []
    while not run.done:
        step = run.step
        if isinstance(step, Say):
            run.go_on()
            continue
        legal = [lesson.game.moves.write(move) for move in run.match.offers(run.seat)]
        if not legal:
            raise lesson.error(step.line, f"the player has no decision here, but {run.match.deciding}")
        for move in step.moves:
            if move not in legal:
                raise lesson.error(step.line, f"{move!r} is not legal here; legal: {', '.join(legal[:20])}")
        _check_replies(lesson, step, legal, used)
        made = len(run.moves)
        if made >= len(chosen):
            ways += [[*run.moves, move] for move in step.moves[1:]]
        try:
            run.play(chosen[made] if made < len(chosen) else step.moves[0])
        except FondacoError as error:
            raise lesson.error(step.line, f"the luck does not fit: {error}") from error
    return ways


def _check_replies(lesson: Lesson, step: Act, legal: list[str], used: set[Reply]) -> None:
    for notation in legal:
        if notation not in step.moves:
            reply = step.reply_to(notation)
            if reply is None:
                raise lesson.error(step.line, f"the legal move {notation!r} has no reply")
            used.add(reply)
