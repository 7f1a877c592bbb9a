"""Time to think: each seat's account. Times are clock times: outages are already subtracted."""

from __future__ import annotations

from collections.abc import Set

from msgspec import Struct
from msgspec.structs import replace

from fondaco.server.wire import ClockPlan

RETURN_SECONDS = 60.0  # who comes back to a lost clock has at least this much
NOBODY: Set[int] = frozenset()

Account = tuple[float, ...]  # what every seat has left
Moments = tuple[float | None, ...]  # per seat


class Clock(Struct, frozen=True):
    """Per seat what is left, and since when it runs; None while it stands."""

    plan: ClockPlan
    left: Account
    since: Moments
    lost: frozenset[int] = frozenset()  # seats that ran out of time and are not back
    lent: frozenset[int] = frozenset()  # seats that were lent time for the decision they have
    suspended: Moments = ()  # when a bot took over in the middle of a seat's decision

    @classmethod
    def of(cls, plan: ClockPlan, seats: int) -> Clock:
        nothing: Moments = (None,) * seats
        return cls(plan, (float(plan.seconds),) * seats, nothing, suspended=nothing)

    def turn(self, time: float, running: Set[int], mover: int | None = None, renewed: Set[int] = NOBODY) -> Clock:
        """After a row: stop and start what the decision now demands; `renewed` seats have another decision."""
        if self.plan.kind == "none":
            return self
        left, since, suspended = list(self.left), list(self.since), list(self.suspended)
        for seat, start in enumerate(self.since):
            goes_on = seat in running
            if seat == mover or seat in renewed:
                suspended[seat] = None
            if start is not None and (not goes_on or seat == mover):
                left[seat] -= time - start
                if self.plan.kind == "game" and not goes_on and seat == mover:
                    left[seat] += self.plan.increment
                since[seat] = None
            if self.plan.kind == "move" and seat in renewed:
                left[seat] = float(self.plan.seconds)
            if goes_on and since[seat] is None:
                since[seat] = time
        return replace(self, left=tuple(left), since=tuple(since), lent=self.lent - renewed, suspended=tuple(suspended))

    def resume(self, time: float) -> Clock:
        """Nobody pays for the time before this."""
        since = tuple(None if start is None else time for start in self.since)
        return replace(self, since=since, suspended=(None,) * len(since))

    def suspend(self, seat: int, time: float, ran_out: bool) -> Clock:
        """HOUSE-1.8: a bot takes over."""
        clock = self
        if self.since[seat] is not None:
            clock = replace(clock, suspended=_put(self.suspended, seat, time))
        return replace(clock, lost=clock.lost | {seat}) if ran_out else clock

    def may_return(self, seat: int) -> bool:
        """HOUSE-1.8: not where even the time that was lent for this decision ran out."""
        return not (seat in self.lost and seat in self.lent)

    def come_back(self, seat: int, time: float, decides: bool) -> Clock:
        """HOUSE-1.8: to the time that was left, less the absence from a decision that is the same; or to a loan."""
        left, lent = list(self.left), self.lent
        start = self.suspended[seat]
        if decides and start is not None:
            left[seat] -= time - start
        loan = min(RETURN_SECONDS, float(self.plan.seconds))
        if seat in self.lost and left[seat] < loan:
            left[seat] = loan
            lent = lent | {seat}
        suspended = _put(self.suspended, seat, None)
        return replace(self, left=tuple(left), lent=lent, suspended=suspended, lost=self.lost - {seat})

    def take_over(self, seat: int) -> Clock:
        """HOUSE-1.11: who takes the seat of somebody else has the time of a move, or what was left and a minute."""
        seconds = float(self.plan.seconds)
        left = list(self.left)
        left[seat] = seconds if self.plan.kind == "move" else max(left[seat], min(RETURN_SECONDS, seconds))
        suspended = _put(self.suspended, seat, None)
        return replace(self, left=tuple(left), lent=self.lent - {seat}, suspended=suspended, lost=self.lost - {seat})

    def account(self, time: float) -> Account:
        """What every seat has left."""
        return tuple(
            left - (0.0 if since is None else time - since) for left, since in zip(self.left, self.since, strict=True)
        )

    def restore(self, account: Account) -> Clock:
        """HOUSE-1.7: moves were taken back by consent, and the time they took."""
        nothing: Moments = (None,) * len(account)
        return replace(self, left=account, since=nothing, lent=frozenset(), suspended=nothing)

    def seconds(self, seat: int, now: float) -> float | None:
        """What the seat has left."""
        if self.plan.kind == "none":
            return None
        since = self.since[seat]
        return round(max(0.0, self.left[seat] - (0.0 if since is None else now - since)), 1)

    def next_due(self) -> tuple[float, int] | None:
        """When the first clock runs out, and whose."""
        due = [(since + self.left[seat], seat) for seat, since in enumerate(self.since) if since is not None]
        return min(due) if due and self.plan.kind != "none" else None


def _put(moments: Moments, seat: int, value: float | None) -> Moments:
    return (*moments[:seat], value, *moments[seat + 1 :])
