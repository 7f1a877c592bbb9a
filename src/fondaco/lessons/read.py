"""Reads lesson files. The format is told in docs/lessons.md; what is wrong is told by file and line."""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from fondaco.kernel import Game
from fondaco.lessons.lesson import Act, Lesson, LessonError, OtherMove, Reply, Say, Step

FILE = re.compile(r"(\d\d)-([a-z][a-z-]*)\.lesson")
TEXT = re.compile(r"[a-z][a-z0-9-]*")
PARTS = {  # the lines that may stand below a step
    "say": {"point"},
    "review": {"point"},
    "act": {"point", "move", "then", "wrong", "else", "luck"},
    "play": {"luck"},
}


@dataclass
class Block:
    """A line at the margin with the indented lines below it."""

    line: int
    word: str
    rest: str
    below: list[tuple[int, str]] = field(default_factory=list)


def read_lesson(game: Game, file: str, source: str) -> Lesson:
    """The lesson in a file; whether it can be played is for `check` to say."""
    named = FILE.fullmatch(file)
    if named is None:
        raise LessonError(file, 1, "a lesson's file is called like 03-seals.lesson")
    seat, position, lines, steps = 0, None, dict[str, int](), list[Step]()
    for block in read_blocks(file, source):
        if block.word == "position":
            position, lines = read_position(file, game, block)
        elif block.word == "seat":
            seat = read_number(file, block.line, block.rest)
        elif block.word in PARTS:
            steps += _steps(file, block)
        else:
            raise LessonError(file, block.line, f"{block.word!r} is not a word of lessons")
    if position is None:
        raise LessonError(file, 1, "there is no position")
    digest = hashlib.sha256(source.encode()).hexdigest()[:16]
    return Lesson(game, file, int(named[1]), named[2], digest, seat, position, lines, tuple(steps))


def read_blocks(file: str, source: str) -> Iterator[Block]:
    block: Block | None = None
    for number, line in enumerate(source.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line[0] != " ":
            if block is not None:
                yield block
            word, _, rest = line.partition(" ")
            block = Block(number, word, rest.strip())
        elif block is None:
            raise LessonError(file, number, "an indented line belongs to the step above it, and there is none")
        else:
            block.below.append((number, line))
    if block is not None:
        yield block


def read_position(file: str, game: Game, block: Block) -> tuple[dict[str, Any], dict[str, int]]:
    """The position by the game's builder, and the line of each of its words."""
    source = [""] * max(number for number, _ in [(block.line, ""), *block.below])
    source[block.line - 1] = "if True:"  # the words below it are indented
    for number, line in block.below:
        source[number - 1] = line
    try:
        tree = ast.parse("\n".join([*source, " pass"] if not block.below else source))
    except SyntaxError as error:
        raise LessonError(file, error.lineno or block.line, f"not a position: {error.msg}") from None
    given: dict[str, Any] = {}
    lines = {"": block.line}
    top = tree.body[0]
    assert isinstance(top, ast.If)
    for node in top.body:
        if isinstance(node, ast.Pass):
            continue
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            raise LessonError(file, node.lineno, "a position has lines like: gold = [4, 0, 0]")
        name = node.targets[0].id
        try:
            given[name] = ast.literal_eval(node.value)
        except ValueError:
            raise LessonError(file, node.lineno, f"{name} is not written out as numbers and names") from None
        lines[name] = node.lineno
    try:
        return game.position(**given), lines
    except (AssertionError, KeyError, IndexError, TypeError, ValueError) as error:
        raise LessonError(file, block.line, f"no such position: {error}") from None


def _steps(file: str, block: Block) -> list[Step]:
    parts: list[tuple[int, str, str]] = []
    for number, line in block.below:
        word, _, rest = line.strip().partition(" ")
        if word not in PARTS[block.word]:
            raise LessonError(file, number, f"{word!r} has no place below {block.word!r}")
        parts.append((number, word, rest.strip()))
    if block.word == "act":
        return list(_acts(file, block, parts))
    if block.word == "play":
        seat, _, notation = block.rest.partition(" ")
        return [OtherMove(block.line, read_number(file, block.line, seat), notation.strip(), _luck(file, parts))]
    text = _text(file, block.line, block.rest)
    return [Say(block.line, text, _point(parts), review=block.word == "review")]


def _acts(file: str, block: Block, parts: list[tuple[int, str, str]]) -> Iterator[Act]:
    """One step for the moves, and one with the same texts for each `then`."""
    text = _text(file, block.line, block.rest)
    moves = tuple(rest for _, word, rest in parts if word == "move")
    if not moves:
        raise LessonError(file, block.line, "there is no move that the player is to make")
    replies = [_reply(file, number, rest) for number, word, rest in parts if word == "wrong"]
    replies += [_reply(file, number, f"* {rest}") for number, word, rest in parts if word == "else"]
    luck = _luck(file, parts)
    later = [rest for _, word, rest in parts if word == "then"]
    yield Act(block.line, text, moves, tuple(replies), _point(parts), None if later else luck)
    for number, rest in enumerate(later, 1):
        yield Act(block.line, text, (rest,), tuple(replies), _point(parts), luck if number == len(later) else None)


def _reply(file: str, line: int, rest: str) -> Reply:
    pattern, arrow, text = rest.partition("->")
    if not arrow:
        raise LessonError(file, line, "a reply is written: wrong draw -> no-cards-needed, or: else -> not-now")
    return Reply(line, pattern.strip(), _text(file, line, text.strip()))


def _point(parts: list[tuple[int, str, str]]) -> tuple[str, ...]:
    return tuple(target for _, word, rest in parts if word == "point" for target in rest.split())


def _luck(file: str, parts: list[tuple[int, str, str]]) -> tuple[int, ...] | None:
    found = [(number, rest) for number, word, rest in parts if word == "luck"]
    return tuple(read_number(file, number, word) for number, rest in found for word in rest.split()) if found else None


def _text(file: str, line: int, text: str) -> str:
    if not TEXT.fullmatch(text):
        raise LessonError(file, line, f"{text!r} cannot be the id of a text")
    return text


def read_number(file: str, line: int, word: str) -> int:
    if not re.fullmatch(r"\d+", word):
        raise LessonError(file, line, f"{word!r} is not a number")
    return int(word)
