"""The record: a match as a small text that people can read and machines can replay."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from fondaco.kernel.declaring.game import Result
from fondaco.kernel.errors import RecordError
from fondaco.kernel.playing.luck import QUICK, SECURE, SIZE

FIRST_LINE = "fondaco record 1"


@dataclass(frozen=True)
class RecordedMove:
    """One move of a record."""

    seat: int
    notation: str
    line: int = field(default=0, compare=False)  # where it stands in the text


@dataclass(frozen=True)
class Record:
    """(game, rules version, seats, options, seed, moves), and how it ended. The seed may still be secret."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    commitment: str
    seed: bytes | None = None
    luck: int = QUICK  # how luck comes from the seed
    names: dict[int, str] = field(default_factory=dict)
    data: dict[str, str] = field(default_factory=dict)  # name: version and digest
    position: dict[str, Any] | None = None  # where the match started, if not from set-up
    scripts: dict[int, tuple[int, ...]] = field(default_factory=dict)  # by ply: what it drew instead of luck
    moves: tuple[RecordedMove, ...] = ()
    result: Result | None = None
    where: dict[str, int] = field(default_factory=dict, compare=False)  # the lines of the head and the result
    lines: int = field(default=1, compare=False)  # of the text

    @property
    def is_arranged(self) -> bool:
        """From a position or with scripted luck: never for a public or rated table."""
        return self.position is not None or bool(self.scripts)

    def line(self, word: str) -> int:
        """Where a word of the head or the result stands; the last line if it is left out."""
        return self.where.get(word, self.lines)

    def write(self) -> str:
        """The text; seats are counted from 1 in it."""
        lines = [FIRST_LINE, f"game {self.game} {self.rules}", f"seats {self.seats}"]
        lines += [f"option {name} {choice}" for name, choice in sorted(self.options.items())]
        lines += [f"data {name} {digest}" for name, digest in sorted(self.data.items())]
        lines += [f"name {seat + 1} {' '.join(name.split())}" for seat, name in sorted(self.names.items())]
        if self.luck != QUICK:
            lines.append(f"luck {self.luck}")
        lines.append(f"commitment {self.commitment}")
        if self.seed is not None:
            lines.append(f"seed {self.seed.hex()}")
        if self.position is not None:
            lines.append(f"position {msgspec.json.encode(self.position).decode()}")
        lines += [f"script {ply} {' '.join(map(str, drawn))}" for ply, drawn in sorted(self.scripts.items())]
        lines.append("")
        lines += [f"{ply} {move.seat + 1} {move.notation}" for ply, move in enumerate(self.moves, 1)]
        if self.result is not None:
            lines.append("")
            lines.append(f"ending {self.result.ending}")
            lines.append("scores " + " ".join(map(str, self.result.scores)))
            lines.append("ranks " + " ".join(map(str, self.result.ranks)))
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """The record written so; a problem is told by line."""
        return _Reader(text).record()


class _Reader:
    """Reads a record line by line and knows where it is."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.line = 0
        self.head: dict[str, str] = {}
        self.many: dict[str, dict[str, str]] = {"option": {}, "data": {}, "name": {}, "script": {}}
        self.moves: list[RecordedMove] = []
        self.where: dict[str, int] = {}

    def record(self) -> Record:
        if not self.lines or self.lines[0].strip() != FIRST_LINE:
            raise RecordError("record-first-line", line=1, wanted=FIRST_LINE)
        for number, raw in enumerate(self.lines[1:], 2):
            self.line = number
            text = raw.split("#")[0].strip() if not raw.startswith(("position", "name")) else raw.strip()
            if text:
                self.read_line(text)
        game, version = self.words("game", 2)
        rules = self.number(version, 1, 9999)
        seats = self.number(self.words("seats", 1)[0], 1, 9)
        return Record(
            game=game,
            rules=rules,
            seats=seats,
            options=self.many["option"],
            commitment=self.words("commitment", 1)[0],
            seed=self.seed(),
            luck=self.number(self.words("luck", 1)[0], QUICK, SECURE) if "luck" in self.head else QUICK,
            names=self.names(seats),
            data=self.many["data"],
            position=self.position(),
            scripts=self.scripts(),
            moves=self.played(seats),
            result=self.result(seats),
            where=self.where,
            lines=len(self.lines),
        )

    def read_line(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word.isdecimal():
            seat, _, notation = rest.partition(" ")
            if word != str(len(self.moves) + 1):
                raise self.problem("record-move-number", wanted=len(self.moves) + 1)
            self.moves.append(RecordedMove(self.number(seat, 1, 9) - 1, notation.strip(), self.line))
        elif word in self.many:
            name, _, value = rest.partition(" ")
            if name in self.many[word]:
                raise self.problem("record-twice", word=f"{word} {name}")
            self.many[word][name] = value.strip()
            self.where[f"{word} {name}"] = self.line
        elif word in ("game", "seats", "luck", "commitment", "seed", "position", "ending", "scores", "ranks"):
            if word in self.head:
                raise self.problem("record-twice", word=word)
            self.head[word] = rest.strip()
            self.where[word] = self.line
        else:
            raise self.problem("record-unknown-word", word=word)

    def words(self, name: str, count: int) -> list[str]:
        if name not in self.head:
            raise RecordError("record-missing", line=len(self.lines), word=name)
        self.line = self.where[name]
        words = self.head[name].split()
        if len(words) != count:
            raise self.problem("record-word-count", word=name, wanted=count)
        return words

    def number(self, word: str, low: int, high: int) -> int:
        try:
            value = int(word)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise self.problem("record-number", word=word, low=low, high=high)
        return value

    def names(self, seats: int) -> dict[int, str]:
        names = {}
        for seat, name in self.many["name"].items():
            self.line = self.where[f"name {seat}"]
            names[self.number(seat, 1, seats) - 1] = name
        return names

    def seed(self) -> bytes | None:
        if "seed" not in self.head:
            return None
        self.line = self.where["seed"]
        try:
            seed = bytes.fromhex(self.head["seed"])
        except ValueError:
            seed = b""
        if len(seed) != SIZE:
            raise self.problem("record-seed", wanted=2 * SIZE)
        return seed

    def position(self) -> dict[str, Any] | None:
        if "position" not in self.head:
            return None
        self.line = self.where["position"]
        try:
            return msgspec.json.decode(self.head["position"], type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError):
            raise self.problem("record-position") from None

    def scripts(self) -> dict[int, tuple[int, ...]]:
        scripts = {}
        for ply, numbers in self.many["script"].items():
            self.line = self.where[f"script {ply}"]
            drawn = tuple(self.number(word, 0, 2**31 - 1) for word in numbers.split())
            if not drawn or ply != str(self.number(ply, 1, len(self.moves))):
                raise self.problem("record-script")
            scripts[int(ply)] = drawn
        return scripts

    def played(self, seats: int) -> tuple[RecordedMove, ...]:
        for move in self.moves:
            if move.seat >= seats:
                raise RecordError("record-seat", line=move.line, seat=move.seat + 1, seats=seats)
        return tuple(self.moves)

    def result(self, seats: int) -> Result | None:
        if not self.head.keys() & {"ending", "scores", "ranks"}:
            return None
        scores = tuple(self.number(word, -(10**6), 10**6) for word in self.words("scores", seats))
        ranks = tuple(self.number(word, 1, seats) for word in self.words("ranks", seats))
        return Result(self.words("ending", 1)[0], scores, ranks)

    def problem(self, code: str, **facts: str | int) -> RecordError:
        return RecordError(code, line=self.line, **facts)
