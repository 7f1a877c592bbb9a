"""Make golden records anew: `python -m tests.golden.find batavia [name ...]` from the root of the repository.

For each branch it plays matches by its habits with seed after seed until one keeps the promise, and writes that one.
Do this only when a record is new, or when a change of the rules is meant to change old matches.
"""

from __future__ import annotations

import random
import re
import sys
from importlib import import_module
from pathlib import Path
from zlib import crc32

from fondaco.games import find
from fondaco.kernel import Game, Match
from tests.golden.branch import Branch

SEEDS = 50_000
OLDER = re.compile(r"v(\d+)-")  # a record of an earlier version of the rules


def play_out(game: Game, branch: Branch, seed: int) -> Match:
    """A whole match, each kind of move made as eagerly as the habits say."""
    rng = random.Random(seed)
    match = Match(game, branch.seats, seed, branch.options, position=branch.position)
    while not match.over:
        seat = rng.choice(match.deciding)
        by_word: dict[str, list[int]] = {}
        for move in match.offers(seat):
            by_word.setdefault(game.moves.kind(move).word, []).append(move)
        words = list(by_word)
        (word,) = rng.choices(words, [branch.habits.get(word, 1.0) for word in words])
        match.play_move(seat, rng.choice(by_word[word]))
    return match


def search(game: Game, title: str, branch: Branch) -> Match:
    first = crc32(title.encode())
    for seed in range(first, first + SEEDS):
        match = play_out(game, branch, seed)
        if branch.promise(match):
            return match
    raise SystemExit(f"{title}: not found in {SEEDS} matches")


def main(name: str, wanted: list[str]) -> None:
    branches: dict[str, Branch] = import_module(f"tests.golden.{name}.branches").BRANCHES
    for title in wanted or branches:
        older = OLDER.match(title)
        game = find(name).of_version(int(older[1])) if older else find(name)
        assert game is not None
        match = search(game, title, branches[title])
        (Path(__file__).parent / name / f"{title}.record").write_text(match.record.write(), encoding="utf-8")
        print(f"{title}: {match.ply} moves, {match.result}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
