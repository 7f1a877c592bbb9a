"""The contract test that every game must pass; shipped so that authors of games can run it.

`check_game(game)` plays whole random games at every seat count and over the options, and asks at every ply, or at some,
what DESIGN promises: a legal move until the end, independent copies, exact records, refusals with a rule, and that
nobody learns what their seat may not know.
"""

from __future__ import annotations

import copy
import itertools
import random
from collections.abc import Iterator

from fondaco.kernel.checking.shown import (
    ContractBroken,
    check_final_sheet,
    check_own,
    check_prediction,
    check_same,
    promise,
    tells_nothing,
)
from fondaco.kernel.declaring.game import MOVE_LIMIT, Game
from fondaco.kernel.declaring.levels import check_levels
from fondaco.kernel.declaring.moves import Amount
from fondaco.kernel.errors import HOUSE_REFUSALS, IllegalMove, OptionError, PositionError, Refusal
from fondaco.kernel.playing.match import Match, verify
from fondaco.kernel.playing.record import Record
from fondaco.kernel.playing.state import State


def check_game(
    game: Game, games: int = 1, looks: float = 0.1, seed: int = 1, spread: bool = False, stride: int = 1
) -> None:
    """Check a game: `games` per seat count and choice of options, a close look at this share of the plies.

    `spread` is for long games with many options: each choice is played at one seat count only, in turn. What holds at
    every ply is asked at every `stride`-th.
    """
    rng = random.Random(seed)
    check_declarations(game)
    for seats, options in list(configurations(game, rng, spread)):  # all refused before any is played
        for _ in range(games):
            check_match(game, seats, options, rng, looks, stride)


def check_match(
    game: Game, seats: int, options: dict[str, str], rng: random.Random, looks: float, stride: int = 1
) -> None:
    """Play one match to its end by lot, and look closely at this share of its plies."""
    _Play(game, seats, options, rng, looks, stride).run()


def configurations(
    game: Game, rng: random.Random, spread: bool = False, pairs: int = 6
) -> Iterator[tuple[int, dict[str, str]]]:
    """Every seat count; every choice of every option at least once; some pairs of choices."""
    accepted: set[tuple[str, str]] = set()
    wanted: list[dict[str, str]] = [{}]
    wanted += [{option.name: choice} for option in game.options for choice in option.choices]
    both = [
        {one.name: first, other.name: second}
        for one, other in itertools.combinations(game.options, 2)
        for first in one.choices
        for second in other.choices
    ]
    wanted += rng.sample(both, min(pairs, len(both)))
    for turn, seats in enumerate(game.seats):
        for number, options in enumerate(wanted):
            try:
                game.settle(seats, options)
            except OptionError:
                continue
            accepted.update(options.items())
            if not spread or not options or number % len(game.seats) == turn:
                yield seats, options
    for option in game.options:
        for choice in option.choices:
            promise((option.name, choice) in accepted, f"{option.name}={choice} can be played at no seat count")


def check_declarations(game: Game) -> None:
    """Names, ids and the dense index are in order."""
    promise(game.stages[0].name == "over" and game.endings[0] == "none", "stage 0 is over, ending 0 is none")
    told = [cls.message() for cls in game.events] + [cls.message() for cls in game.refusals]
    promise(len(told) == len(set(told)), "two events or refusals share a name")
    ids = [cls.rule for cls in game.refusals] + [stage.rule for stage in game.stages] + [o.rule for o in game.options]
    for rule in ids:
        promise(rule.startswith(game.prefix + "-"), f"{rule} is no rule of {game.name}")
    stages = {stage.name for stage in game.stages}
    for answer in game.standing:
        promise({answer.stage, *answer.stages} <= stages, f"a standing answer to {answer.stage} names no stage")
        promise(game.moves.read(answer.move) is not None, f"{answer.move} is no move")
    wrong = check_levels(game.levels, game.advice.terms)
    promise(wrong is None, f"the levels of {game.name}: {wrong}")
    for index in range(game.moves.size):
        move = game.moves.move(index)
        promise(game.moves.index(move) == index, f"index {index} does not come back")
        promise(game.moves.read(game.moves.write(move)) == move, f"{game.moves.write(move)} does not read back")


class _Play:
    """One random game under observation."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], rng: random.Random, looks: float, stride: int
    ) -> None:
        self.game = game
        self.rng = rng
        self.looks = looks
        self.stride = stride
        self.match = Match(game, seats, rng.randrange(2**32), options)
        self.seats = [*range(seats), -1]  # -1: a spectator

    def run(self) -> None:
        while not self.match.over:
            looks = self.rng.random() < self.looks
            if looks or self.match.ply % self.stride == 0:
                self.audit(self.match.state)
                self.check_offers()
            promise(bool(self.match.deciding), "nobody decides and the game is not over")
            seat = self.rng.choice(self.match.deciding)
            offers = self.match.offers(seat)
            promise(bool(offers), f"seat {seat} decides without a legal move")
            move = self.rng.choice(offers)
            if looks:
                self.look_closely()
                check_prediction(self.match, seat, move)
            events = self.match.play(seat, self.game.moves.write(move))
            for event in events:
                promise(type(event) in self.game.events, f"the event {type(event).__name__} is not declared")
        self.audit(self.match.state)
        self.check_end()

    def look_closely(self) -> None:
        self.check_notation()
        self.check_copy()
        self.check_position()
        self.check_refusals()
        self.check_commuting()
        views = [self.match.view(seat) for seat in self.seats]
        promise(self.game.has_secrets or views.count(views[0]) == len(views), "seats see different things")
        for seat in self.seats:
            check_own(self.match, seat)
            self.check_leaks(seat)
            self.check_finality(seat)

    # -- every ply ------------------------------------------------------------

    def audit(self, s: State) -> None:
        try:
            self.game.check(s)
        except PositionError as error:
            raise ContractBroken(f"after ply {self.match.ply}: {error}") from error

    def check_offers(self) -> None:
        """Every seat that decides has a legal move, no other seat has one, and none is offered twice."""
        for seat in range(self.match.seats):
            offers = self.match.offers(seat)
            promise(bool(offers) == (seat in self.match.deciding), f"seat {seat} decides without a legal move")
            promise(len(offers) == len(set(offers)), "a move is offered twice")
            for move in offers:
                if not self.game.moves.holds(move):
                    raise ContractBroken(f"the index does not hold {self.game.moves.write(move)}")

    # -- some plies -----------------------------------------------------------

    def check_notation(self) -> None:
        for seat in self.match.deciding:
            for move in self.match.offers(seat):
                text = self.game.moves.write(move)
                promise(self.game.moves.read(text) == move, f"{text} does not read back")

    def check_copy(self) -> None:
        """A copy is equal, and playing on one side does not touch the other."""
        original = self.match.state
        before = self.game.dump(original)
        twin = self.game.rules.copy(original)
        promise(self.game.dump(twin) == before and list(twin.luck) == list(original.luck), "a copy differs")
        self.advance(twin)
        promise(self.game.dump(original) == before, "playing on a copy changed the original")
        other = self.game.rules.copy(original)
        kept = self.game.rules.copy(other)
        self.advance(other)
        promise(self.game.dump(kept) == before, "playing on the original changed a copy")

    def advance(self, s: State, decisions: int = 5) -> None:
        for _ in range(decisions):
            if s.deciding:
                s.actor = next(seat for seat in range(s.seats) if s.deciding >> seat & 1)
                self.game.rules.offer(s)
                promise(s.choices(), f"seat {s.actor} decides without a legal move")
                self.game.rules.apply(s, s.pick())

    def check_position(self) -> None:
        """Dump and load are exact."""
        dump = self.game.dump(self.match.state)
        loaded = self.at(self.game.load(dump))
        promise(self.game.dump(loaded.state) == dump, "a dumped position does not load to itself")
        for seat in self.match.deciding:
            promise(loaded.legal(seat) == self.match.legal(seat), "a loaded position offers other moves")

    def check_refusals(self) -> None:
        """An illegal move is refused with a declared refusal and changes nothing."""
        before = (self.game.dump(self.match.state), self.match.ply)
        for seat in range(self.match.seats):
            for text in self.attempts(seat):
                refusal = refused(self.match, seat, text)
                promise(refusal is not None, f"the illegal move {text} was accepted")
                promise(
                    type(refusal) in (*self.game.refusals, *HOUSE_REFUSALS),
                    f"{text} is refused by {type(refusal).__name__}, which is not declared",
                )
        promise(before == (self.game.dump(self.match.state), self.match.ply), "a refused move changed the match")

    def attempts(self, seat: int) -> list[str]:
        """Some moves this seat may not make now: of every kind, amounts far off too."""
        legal = set(self.match.offers(seat))
        moves = []
        for kind in self.game.moves.kinds:
            moves += [kind.move(tuple(map(self.rng.randrange, kind.sizes))) for _ in range(3)]
            if len(kind.arguments) == 1 and isinstance(kind.arguments[0], Amount):
                moves += [kind.value, kind.value + 0xFFFF]
        return [self.game.moves.write(move) for move in moves if move not in legal] + ["nonsense", "", "7 7 7"]

    def check_commuting(self) -> None:
        """Choices made at the same time give the same game in either order of arrival."""
        for first, second in itertools.combinations(self.match.deciding, 2):
            one = self.rng.choice(self.match.offers(first))
            two = self.rng.choice(self.match.offers(second))
            ends = []
            for order in ([(first, one), (second, two)], [(second, two), (first, one)]):
                match = self.at(self.game.rules.copy(self.match.state))
                for seat, move in order:
                    promise(seat in match.deciding, "a simultaneous choice took away another's")
                    match.play(seat, self.game.moves.write(move))
                ends.append(self.game.dump(match.state))
            promise(ends[0] == ends[1], "simultaneous choices do not commute")

    # -- knowledge ------------------------------------------------------------

    def check_leaks(self, seat: int) -> None:
        """Over worlds that differ only in what the seat cannot know, all that reaches it is the same."""
        for forget in (True, False):
            world = self.at(self.game.sample(self.match.state, seat, self.rng.randrange(2**32), forget))
            self.audit(world.state)
            here, there = self.match, world
            promise(here.view(seat) == there.view(seat), f"the view of seat {seat} tells what is hidden")
            promise(here.deciding == there.deciding, "who decides tells what is hidden")
            promise(here.stage == there.stage, "the phase tells what is hidden")
            promise(here.legal(seat) == there.legal(seat), f"the legal moves of seat {seat} tell what is hidden")
            if seat in here.deciding:
                for text in self.attempts(seat):
                    same = refused(here, seat, text) == refused(there, seat, text)
                    promise(same, f"the refusal of {text} tells seat {seat} what is hidden")
            check_same(here, there, seat, self.rng)
            self.check_events(seat, world)
            self.advance(self.game.rules.copy(world.state), 20)  # a world that can be is one that can be played on

    def check_events(self, seat: int, world: Match) -> None:
        """The same move in both worlds: where the views afterwards are equal, so are the events.

        Who decides next may differ only after a move that draws luck, is sealed or reveals something.
        """
        for actor in self.match.deciding:
            common = [move for move in self.match.offers(actor) if move in world.offers(actor)]
            if not common:
                continue
            move = self.rng.choice(common)
            text = self.game.moves.write(move)
            plain = tells_nothing(self.match, actor, move) and tells_nothing(world, actor, move)
            here, there = self.at(self.match.state), self.at(world.state)
            here.play(actor, text)
            there.play(actor, text)
            if actor != seat:
                self.check_told_move(seat, here, text)
            same = here.deciding == there.deciding
            promise(same or not plain, f"who decides after {text} tells seat {seat} what is hidden")
            if same and here.view(seat) == there.view(seat):
                told = (here.events(seat, here.ply), there.events(seat, there.ply))
                promise(told[0] == told[1], f"the events of {text} tell seat {seat} what is hidden")

    def check_told_move(self, seat: int, match: Match, text: str) -> None:
        """A move that names what its events hide from a seat is marked as secret: others may not read it."""
        ply = match.plies[-1]
        own = str([event.seen_by(ply.seat) for event in ply.events])
        theirs = str([event.seen_by(seat) for event in ply.events]) + str(match.view(seat))
        for word in text.split()[1:]:
            hidden = f"'{word}'" in own and f"'{word}'" not in theirs
            promise(ply.secret or not hidden, f"{text} tells seat {seat} what its events hide")

    def check_finality(self, seat: int) -> None:
        """A move that others may not have been able to make tells them something, so it must be final."""
        world = self.at(self.game.sample(self.match.state, seat, self.rng.randrange(2**32)))
        for actor in self.match.deciding:
            if actor == seat:
                continue
            could = set(world.offers(actor))
            for move in self.match.offers(actor):
                text = self.game.moves.write(move)
                promise(
                    move in could or self.is_final(actor, text), f"{text} shows a hidden fact but can be taken back"
                )

    def is_final(self, seat: int, text: str) -> bool:
        trial = self.at(self.match.state)
        trial.play(seat, text)
        return trial.plies[-1].final

    def at(self, s: State) -> Match:
        """The same match with another state of the table."""
        twin = copy.copy(self.match)
        twin.state = s
        twin.plies = list(self.match.plies)
        return twin

    # -- the end --------------------------------------------------------------

    def check_end(self) -> None:
        result = self.match.result
        assert result is not None
        promise(result.ending in (*self.game.endings[1:], MOVE_LIMIT), f"{result.ending} is no ending")
        promise(len(result.ranks) == len(result.scores) == self.match.seats, "a seat is not ranked")
        for rank in result.ranks:
            better = sum(other < rank for other in result.ranks)
            promise(rank == 1 + better, "ranks are not 1 + the number of better seats")
        for seat in range(self.match.seats):
            promise(refused(self.match, seat, "nonsense") is not None, "a move was made after the end")
        check_final_sheet(self.game, self.match)
        self.check_record()

    def check_record(self) -> None:
        """The record reads back, replays to the identical end, and undo is replay."""
        text = self.match.record.write()
        record = Record.read(text)
        promise(record == self.match.record, "the record does not read back")
        again = verify(self.game, record)
        promise(again.record.write() == text, "the replay differs")
        promise(self.game.dump(again.state) == self.game.dump(self.match.state), "the replay ends in another state")
        for seat in self.seats:
            promise(again.events(seat) == self.match.events(seat), "the replay tells another story")
        back = self.rng.randrange(again.ply) if again.ply else 0
        moves = record.moves[back:]
        again.rewind(back)
        for played in moves:
            again.play(played.seat, played.notation)
        promise(again.record.write() == text, "going back and playing the same moves gives another game")


def refused(match: Match, seat: int, text: str) -> Refusal | None:
    """The refusal of a move, or None if it would be accepted."""
    try:
        match.check(seat, text)
    except IllegalMove as error:
        return error.refusal
    return None


__all__ = ["ContractBroken", "check_game"]
