# cython: auto_pickle=True
"""The part of a state that every game has: who decides, the luck to come, the moves on offer."""

from __future__ import annotations

from typing import Any, Self

from fondaco.kernel.errors import ScriptError
from fondaco.kernel.playing.stream import Stream

MASK = 0xFFFFFFFF
OF_EVERY_GAME = ("seats", "rules", "phase", "after", "ending", "deciding", "luck")  # what a state's key begins with
GameState = Any  # the `State` of the game at hand: what a game declares for the kernel takes its own


class State:  # noqa: PLW1641 - it changes, and has no hash
    """Flat integers and lists of fixed length; each game's State extends it."""

    def __init__(self) -> None:
        self.seats = 0
        self.rules = 0  # version of the game's rules
        self.phase = 0  # 0 is always "over"
        self.after = 0  # the phase an interrupt returns to
        self.ending = 0  # which of the game's endings was reached
        self.deciding = 0  # bit mask of seats; 0 when the game is over
        self.actor = 0  # the seat that is asking or moving now; set by the caller before `offer` or `apply`
        self.luck = [0] * 4  # sfc32
        self.offered = 0
        self.ranges = 0
        self.amounts = 0  # how many moves the ranges hold
        self.range_base = [0] * 8
        self.range_low = [0] * 8
        self.range_high = [0] * 8
        self.range_step = [0] * 8
        self.offers = [0] * 512
        self.event_sink: list[object] | None = None  # where events go; None in a search
        self.script: list[Any] | None = None  # chance instead of luck: results laid down in advance, or one Stream

    def copy(self) -> Self:
        """A state of its own, with everything but the offers and the event sink."""
        raise NotImplementedError

    def copy_base(self, other: State) -> None:
        """Copy everything but the offers and the event sink, which begin empty."""
        other.seats = self.seats
        other.rules = self.rules
        other.phase = self.phase
        other.after = self.after
        other.ending = self.ending
        other.deciding = self.deciding
        other.actor = self.actor
        other.luck = self.luck[:]
        other.offered = 0
        other.ranges = 0
        other.amounts = 0
        other.range_base = [0] * 8
        other.range_low = [0] * 8
        other.range_high = [0] * 8
        other.range_step = [0] * 8
        other.offers = [0] * 512
        other.event_sink = None
        other.script = None

    # -- as a value -----------------------------------------------------------

    def key(self) -> tuple[object, ...]:
        """Everything that the moves to come depend on, luck included: to compare, and to look states up.

        What is on offer, who was asked last, and where events go are not part of it.
        """
        names = [*OF_EVERY_GAME, *[field.name for field in getattr(type(self), "FIELDS", ())]]
        values = [getattr(self, name) for name in names]
        return (type(self), *[tuple(value) if isinstance(value, list) else value for value in values])

    def __eq__(self, other: object) -> bool:
        return self.key() == other.key() if isinstance(other, State) else NotImplemented

    def __repr__(self) -> str:
        game = type(self).__module__.rpartition(".")[0].rpartition(".")[2]
        who = [seat for seat in range(self.seats) if self.deciding >> seat & 1]
        return f"<State of {game or type(self).__module__}, {self.seats} seats, phase {self.phase}, deciding {who}>"

    def turn(self, seat: int) -> None:
        """Hand the decision to one seat."""
        self.actor = seat
        self.deciding = 1 << seat

    def tell(self, event: object) -> None:
        """Pass on an event, if there is anywhere to; compiled, nobody calls a teller of `tell.py` otherwise."""
        if self.event_sink is not None:
            self.event_sink.append(event)

    # -- offers ---------------------------------------------------------------

    def clear(self) -> None:
        self.offered = 0
        self.ranges = 0
        self.amounts = 0

    def offer(self, move: int) -> None:
        self.offers[self.offered] = move
        self.offered += 1

    def offer_range(self, kind: int, low: int, high: int, step: int) -> None:
        """Offer kind + low, kind + low + step ... up to kind + high; nothing if low > high."""
        if low > high:
            return
        self.range_base[self.ranges] = kind
        self.range_low[self.ranges] = low
        self.range_high[self.ranges] = low + (high - low) // step * step
        self.range_step[self.ranges] = step
        self.ranges += 1
        self.amounts += (high - low) // step + 1

    def choices(self) -> int:
        """How many moves are on offer, every amount of a range counted."""
        return self.offered + self.amounts

    def choice(self, index: int) -> int:
        """The offered move with this number, ranges counted out after the single moves."""
        if index < self.offered:
            return self.offers[index]
        index -= self.offered
        for entry in range(self.ranges):
            count = (self.range_high[entry] - self.range_low[entry]) // self.range_step[entry] + 1
            if index < count:
                return self.range_base[entry] + self.range_low[entry] + index * self.range_step[entry]
            index -= count
        raise IndexError(index)

    def thin_ranges(self, most: int) -> None:
        """Put for each range its lowest amounts as single moves, at most so many."""
        for entry in range(self.ranges):
            amount = self.range_low[entry]
            count = 0
            while amount <= self.range_high[entry] and count < most:
                self.offer(self.range_base[entry] + amount)
                amount += self.range_step[entry]
                count += 1
        self.ranges = 0
        self.amounts = 0

    def pick(self) -> int:
        """A random offered move; it uses up luck of this state."""
        index = self.offered + self.amounts
        index = self.below(index) if index > 1 else 0
        return self.offers[index] if index < self.offered else self.choice(index)

    def is_offered(self, move: int) -> bool:
        for entry in range(self.offered):
            if self.offers[entry] == move:
                return True
        for entry in range(self.ranges):
            amount = move - self.range_base[entry]
            if (
                self.range_low[entry] <= amount <= self.range_high[entry]
                and (amount - self.range_low[entry]) % self.range_step[entry] == 0
            ):
                return True
        return False

    # -- luck -----------------------------------------------------------------

    def seed(self, first: int, second: int, third: int, fourth: int) -> None:
        self.luck = [first, second, third, fourth]

    def word(self) -> int:
        """The next 32 bits of sfc32."""
        first, second, third, count = self.luck
        out = (first + second + count) & MASK
        self.luck = [
            second ^ (second >> 9),
            (third + (third << 3)) & MASK,
            (((third << 21) | (third >> 11)) + out) & MASK,
            (count + 1) & MASK,
        ]
        return out

    def below(self, bound: int) -> int:
        """A fair number from 0 to bound - 1 (Lemire's method)."""
        if self.script is not None:
            return self.scripted(bound)
        product = self.word() * bound
        if (product & MASK) < bound:
            unfair = (MASK + 1 - bound) % bound
            while (product & MASK) < unfair:
                product = self.word() * bound
        return product >> 32

    def scripted(self, bound: int) -> int:
        """The next result the script or its stream gives; luck goes on all the same."""
        self.word()
        if not self.script:
            raise ScriptError("script-exhausted", bound=bound)
        first = self.script[0]
        if isinstance(first, Stream):
            return first.below(bound)
        value = int(self.script.pop(0))
        if not 0 <= value < bound:
            raise ScriptError("script-number", value=value, bound=bound)
        return value

    def take(self, bag: list[int], kinds: int) -> int:
        """Draw one of the pieces counted in the bag and return its kind; -1 when the bag is empty."""
        total = 0
        for kind in range(kinds):
            total += bag[kind]
        if total == 0:
            return -1
        if self.script is not None and not (self.script and isinstance(self.script[0], Stream)):
            kind = self.scripted(kinds)
            if bag[kind] == 0:
                raise ScriptError("script-piece", value=kind)
        else:
            left = self.below(total)
            kind = 0
            while left >= bag[kind]:
                left -= bag[kind]
                kind += 1
        bag[kind] -= 1
        return kind
