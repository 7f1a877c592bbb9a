"""Puzzles from self-play: positions that a short-sighted player gets wrong and deep searches agree on."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator

from msgspec.structs import replace

from fondaco.bots import LEVELS, Heuristic, explain
from fondaco.kernel import Game, Match, State
from fondaco.puzzles.attempt import SEED
from fondaco.puzzles.puzzle import Puzzle, puzzle_id
from fondaco.puzzles.search import MARGIN, Clear, clear_in, find_clear, grow, hard_iterations, is_clear, others_behind

LONGEST = 3  # moves of a solution
MAX_ATTEMPTS = 3  # of a level; it misses a puzzle when it is wrong in most of them
SLIPS = 0.1  # of the moves are any candidate, so that positions differ
PROBES = 4  # of a game, at most: its positions resemble each other
MIN_ITERATIONS = 20  # of the quick look
AGREED = 0.15  # of the positions in which easy does what the whole advice does are looked at too
LUCK = 1_000_003


def mine(game: Game, seed: int, enough: Collection[int] = ()) -> Iterator[Puzzle]:
    """The puzzles of one game of self-play; of some moves there are enough already."""
    rng = random.Random(f"{game.name} {seed}")
    s = game.deal(rng.choice(game.seats), rng.getrandbits(62))
    plies = found = 0
    while s.deciding and plies < game.move_limit and found < PROBES:
        seat = (s.deciding & -s.deciding).bit_length() - 1
        world = game.sample(s, seat, rng.getrandbits(62))
        if is_promising(game, world, seat, rng, enough):
            puzzle = make_puzzle(game, world, seat, rng.getrandbits(32))
            if puzzle is not None:
                found += 1
                yield replace(puzzle, mined=seed)
        _play(game, s, seat, rng)
        plies += 1


def _play(game: Game, s: State, seat: int, rng: random.Random) -> None:
    """The advised move, or now and then another."""
    s.actor = seat
    game.rules.candidates(s)
    if rng.random() < SLIPS:
        move = s.choice(rng.randrange(s.choices()))
    else:
        move = Heuristic().choose(game, game.sample(s, seat, rng.getrandbits(62)), seat, rng)
        s.actor = seat
    game.rules.apply(s, move)


def is_promising(game: Game, world: State, seat: int, rng: random.Random, enough: Collection[int] = ()) -> bool:
    """Whether a quick search and one of hard find the same move clear, and easy another.

    Searches are dear, so most are made where what easy ignores makes a difference to the advice, and that of hard ends
    early where nothing will come of it.
    """
    world.actor = seat
    game.rules.candidates(world)
    if world.choices() < 3:
        return False
    short = LEVELS["easy"].choose(game, game.rules.copy(world), seat, rng)
    whole = Heuristic().choose(game, game.rules.copy(world), seat, rng)
    if (short == whole or whole in enough) and rng.random() > AGREED:
        return False
    hard = hard_iterations(game)
    quick = is_clear(game, world, seat, rng.getrandbits(32), max(MIN_ITERATIONS, hard // 6), MARGIN, 0.7)
    if quick is None or quick.move == short or quick.move in enough:
        return False
    search = grow(game, world, seat, rng.getrandbits(32), hard // 3, hard)
    if search.favourite() != quick.move or not others_behind(search, 0.0):
        return False
    search.run(hard - hard // 3)
    clear = clear_in(search, MARGIN, 0.8)
    return clear is not None and clear.move == quick.move


def make_puzzle(game: Game, world: State, seat: int, number: int) -> Puzzle | None:
    """A puzzle of this position, if there is a clear solution."""
    first = find_clear(game, world, seat, number)
    if first is None:
        return None
    position = game.dump(world)
    solution = [game.moves.write(first.move), *_rest(game, position, seat, first.move, number)]
    bare = Puzzle(puzzle_id(seat, position), seat, tuple(solution), "", (), 0.0, 0.0, position)
    return next(tell_again(game, bare, first), None)


def tell_again(game: Game, puzzle: Puzzle, clear: Clear) -> Iterator[Puzzle]:
    """The puzzle with what a search of it says now, and which levels miss it; nothing if none does."""
    world = game.load(puzzle.position)
    missed = tuple(level for level in LEVELS if misses(game, world, puzzle.seat, level, clear.move))
    if not missed:
        return
    reasons = explain(game, game.rules.copy(world), puzzle.seat, clear.move, clear.rival)
    theme = reasons[0].name if reasons else ""
    share, other = round(clear.share, 3), round(clear.other, 3)
    yield replace(puzzle, theme=theme, missed=missed, share=share, other=other)


def _rest(game: Game, position: dict[str, object], seat: int, move: int, number: int) -> Iterator[str]:
    """The moves that belong to the first: the seat goes on without luck between, and each is clear."""
    match = Match(game, seed=SEED, position=position)
    for place in range(1, LONGEST):
        match.play_move(seat, move)
        if match.plies[-1].final or match.deciding != (seat,) or len(match.offers(seat)) < 2:
            return
        found = find_clear(game, match.state, seat, number + LUCK * place)
        if found is None:
            return
        move = found.move
        yield game.moves.write(move)


def misses(game: Game, world: State, seat: int, level: str, move: int) -> bool:
    """Whether a level makes another move in most of its tries."""
    wrong = 0
    for luck in range(MAX_ATTEMPTS):
        chosen = LEVELS[level].choose(game, game.sample(world, seat, luck), seat, random.Random(luck))
        wrong += chosen != move
    return 2 * wrong > MAX_ATTEMPTS
