"""Time to think: each seat's account. Times are clock times: outages are already subtracted."""

from __future__ import annotations

from collections.abc import Set

from msgspec import Struct
from msgspec.structs import replace

from fondaco.server.core import calendars
from fondaco.server.table.wire import ClockPlan

RETURN_SECONDS = 60.0  # who comes back to a lost clock has at least this much
NOBODY: Set[int] = frozenset()

Account = tuple[float, ...]  # what every seat has left, then what is in every bank
Moments = tuple[float | None, ...]  # per seat


class Clock(Struct, frozen=True):
    """Per seat what is left, and since when it runs; None while it stands."""

    plan: ClockPlan
    left: Account
    since: Moments
    lost: frozenset[int] = frozenset()  # seats that ran out of time and are not back
    lent: frozenset[int] = frozenset()  # seats that were lent time for the decision they have
    suspended: Moments = ()  # when a bot took over in the middle of a seat's decision
    bank: Account = ()  # per seat the part of `left` that the next decision inherits
    outage: float = 0.0  # the time of day less clock time: all outages so far

    @classmethod
    def of(cls, plan: ClockPlan, seats: int) -> Clock:
        nothing: Moments = (None,) * seats
        left = float(plan.seconds + plan.bank)
        return cls(plan, (left,) * seats, nothing, suspended=nothing, bank=(float(plan.bank),) * seats)

    def at(self, outage: float) -> Clock:
        """The same clock, which knows when it is weekend."""
        return replace(self, outage=outage) if self.plan.weekend_zone else self

    def turn(self, time: float, running: Set[int], mover: int | None = None, renewed: Set[int] = NOBODY) -> Clock:
        """After a row: stop and start what the decision now demands; `renewed` seats have another decision."""
        if self.plan.kind == "none":
            return self
        left, since, suspended, bank = list(self.left), list(self.since), list(self.suspended), list(self.bank)
        for seat, start in enumerate(self.since):
            goes_on = seat in running
            if seat == mover or seat in renewed:
                suspended[seat] = None
            if start is not None and (not goes_on or seat == mover):
                left[seat] -= self._passed(start, time)
                if self.plan.kind == "game" and not goes_on and seat == mover:
                    left[seat] += self.plan.increment
                since[seat] = None
            if self.plan.kind == "move" and seat in renewed:
                bank[seat] = max(0.0, min(bank[seat], left[seat]))
                left[seat] = float(self.plan.seconds) + bank[seat]
            if goes_on and since[seat] is None:
                since[seat] = time
        return replace(
            self,
            left=tuple(left),
            since=tuple(since),
            lent=self.lent - renewed,
            suspended=tuple(suspended),
            bank=tuple(bank),
        )

    def resume(self, time: float) -> Clock:
        """Nobody pays for the time before this."""
        since = tuple(None if start is None else time for start in self.since)
        return replace(self, since=since, suspended=(None,) * len(since))

    def suspend(self, seat: int, time: float, ran_out: bool) -> Clock:
        """HOUSE-1.8: a bot takes over."""
        clock = self
        if self.since[seat] is not None:
            clock = replace(clock, suspended=_put(self.suspended, seat, time))
        if not ran_out:
            return clock
        bank = (*clock.bank[:seat], 0.0, *clock.bank[seat + 1 :])
        return replace(clock, lost=clock.lost | {seat}, bank=bank)

    def may_return(self, seat: int) -> bool:
        """HOUSE-1.8: not where even the time that was lent for this decision ran out."""
        return not (seat in self.lost and seat in self.lent)

    def come_back(self, seat: int, time: float, decides: bool) -> Clock:
        """HOUSE-1.8: to the time that was left, less the absence from a decision that is the same; or to a loan."""
        left, lent = list(self.left), self.lent
        start = self.suspended[seat]
        if decides and start is not None:
            left[seat] -= self._passed(start, time)
        loan = min(RETURN_SECONDS, float(self.plan.seconds))
        if seat in self.lost and left[seat] < loan:
            left[seat] = loan
            lent = lent | {seat}
        suspended = _put(self.suspended, seat, None)
        return replace(self, left=tuple(left), lent=lent, suspended=suspended, lost=self.lost - {seat})

    def take_over(self, seat: int) -> Clock:
        """HOUSE-1.11: a player who takes over a seat has the time of a move, or what was left and a minute."""
        seconds = float(self.plan.seconds)
        left = list(self.left)
        least = min(RETURN_SECONDS, seconds)
        left[seat] = seconds + self.bank[seat] if self.plan.kind == "move" else max(left[seat], least)
        suspended = _put(self.suspended, seat, None)
        return replace(self, left=tuple(left), lent=self.lent - {seat}, suspended=suspended, lost=self.lost - {seat})

    def account(self, time: float) -> Account:
        """What every seat has left, and in the bank."""
        left = tuple(
            left - (0.0 if since is None else self._passed(since, time))
            for left, since in zip(self.left, self.since, strict=True)
        )
        return left + self.bank if self.plan.bank else left

    def restore(self, account: Account) -> Clock:
        """HOUSE-1.7: moves were taken back by consent, and the time they took."""
        seats = len(self.left)
        nothing: Moments = (None,) * seats
        bank = account[seats:] or self.bank
        return replace(self, left=account[:seats], bank=bank, since=nothing, lent=frozenset(), suspended=nothing)

    def seconds(self, seat: int, now: float) -> float | None:
        """What the seat has left."""
        if self.plan.kind == "none":
            return None
        since = self.since[seat]
        return round(max(0.0, self.left[seat] - (0.0 if since is None else self._passed(since, now))), 1)

    def runs(self, seat: int, now: float) -> bool:
        """Whether the seat's time goes by."""
        zone = self.plan.weekend_zone
        return self.since[seat] is not None and not (zone and calendars.is_weekend(now + self.outage, zone))

    def limit(self, seat: int) -> float | None:
        """When the seat's time runs out; None while its clock stands."""
        since = self.since[seat]
        if since is None or self.plan.kind == "none":
            return None
        if not self.plan.weekend_zone:
            return since + self.left[seat]
        return calendars.after(since + self.outage, self.left[seat], self.plan.weekend_zone) - self.outage

    def next_due(self) -> tuple[float, int] | None:
        """When the first clock runs out, and whose."""
        due = [(limit, seat) for seat in range(len(self.since)) if (limit := self.limit(seat)) is not None]
        return min(due) if due else None

    def _passed(self, start: float, end: float) -> float:
        """HOUSE-1.14: weekends do not count at a table that has them off."""
        if not self.plan.weekend_zone:
            return end - start
        return calendars.between(start + self.outage, end + self.outage, self.plan.weekend_zone)


def _put(moments: Moments, seat: int, value: float | None) -> Moments:
    return (*moments[:seat], value, *moments[seat + 1 :])
