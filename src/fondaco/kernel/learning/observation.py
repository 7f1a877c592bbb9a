"""Rows of numbers and masks of moves, written at the speed of the rules."""

from __future__ import annotations

import itertools
from array import array
from collections.abc import MutableSequence

from fondaco.kernel.declaring.moves import Moves
from fondaco.kernel.playing.state import State

KINDS = 64


class Observation:
    """A row of zeros being filled from left to right."""

    def __init__(self, cells: MutableSequence[int]) -> None:
        self.cells = cells
        self.at = 0

    def put(self, value: int) -> None:
        """Write one number."""
        self.cells[self.at] = value
        self.at += 1

    def skip(self, room: int) -> None:
        """Leave cells at zero."""
        self.at += room

    def mark(self, which: int, room: int) -> None:
        """Write a 1 in the cell `which` of so many; none of them if it is negative."""
        if which >= 0:
            if which >= room:
                raise IndexError(which)
            self.cells[self.at + which] = 1
        self.at += room

    def add(self, which: int, value: int) -> None:
        """Add to the cell so many cells ahead, and stay."""
        self.cells[self.at + which] += value

    def mark_seat(self, player: int, seat: int, seats: int, room: int) -> None:
        """Write a 1 for a player, counted to the left from the seat that looks; none for nobody."""
        if player >= 0:
            self.mark((player - seat + seats) % seats, room)
        else:
            self.at += room

    def mark_seats(self, players: int, seat: int, seats: int, room: int) -> None:
        """Write a 1 for every player of a bit mask, counted to the left from the seat that looks."""
        for player in range(seats):
            if (players >> player) & 1:
                self.cells[self.at + (player - seat + seats) % seats] = 1
        self.at += room


class Dense:
    """The dense index of a game's moves, at the speed of the rules."""

    def __init__(self, moves: Moves) -> None:
        self.size = moves.size
        self.moves = moves
        self.start = [0] * 64  # of a kind's part of `numbers`
        self.first = [0] * 64  # how many values the first argument has; 0: there is none
        self.second = [0] * 64
        cells: list[int] = []
        for kind in moves.kinds:
            number = kind.value >> 16
            if not 0 <= number < KINDS:
                raise ValueError(f"the kind of move {kind.pattern!r} has too high a number")
            self._enter(number, len(cells), [*kind.sizes, 0, 0])
            every = map(kind.move, itertools.product(*map(range, kind.sizes)))
            cells += [moves.numbers.get(move, -1) for move in every]
        self.numbers = array("i", cells)  # of moves; -1 of what can never be one

    def _enter(self, number: int, start: int, sizes: list[int]) -> None:
        self.start[number] = start
        self.first[number] = sizes[0]
        self.second[number] = sizes[1]

    def index(self, move: int) -> int:
        """The number of a move; -1 if an amount is beyond its cap, or if it can never be a move."""
        number = move >> 16
        low = move & 0xFFFF
        if self.second[number] > 0:
            if (low >> 8) >= self.first[number] or (low & 0xFF) >= self.second[number]:
                return -1
            return self.numbers[self.start[number] + (low >> 8) * self.second[number] + (low & 0xFF)]
        if low > 0 and low >= self.first[number]:
            return -1
        return self.numbers[self.start[number] + low]

    def stand_in(self, s: State) -> int:
        """The number that stands for all amounts, where every move on offer lies beyond the cap of its kind; or -1."""
        for number in range(s.choices()):
            if self.index(s.choice(number)) >= 0:
                return -1
        return self.moves.index(s.choice(0)) if s.choices() > 0 else -1

    def mark_legal(self, s: State, out: MutableSequence[int], at: int, value: int) -> None:
        """Write a value for every legal action: a move on offer that the index holds, or else what stands for them."""
        if self.mark(s, out, at, value) == 0:
            out[at + self.stand_in(s)] = value

    def mark(self, s: State, out: MutableSequence[int], at: int, value: int) -> int:
        """Write a value for every move on offer that the index holds, from a place on; how many they are."""
        count = 0
        for entry in range(s.offered):
            where = self.index(s.offers[entry])
            if where >= 0:
                out[at + where] = value
                count += 1
        for entry in range(s.ranges):
            amount = s.range_low[entry]
            while amount <= s.range_high[entry]:
                where = self.index(s.range_base[entry] + amount)
                if where < 0:
                    break
                out[at + where] = value
                count += 1
                amount += s.range_step[entry]
        return count
