"""Time to think: each seat's account, wound by the rows of the log alone."""

from __future__ import annotations

from collections.abc import Set

from fondaco.server.wire import ClockPlan

RETURN_SECONDS = 60.0  # who comes back to a lost clock has at least this much
NOBODY: Set[int] = frozenset()


class Clock:
    """Per seat what is left, and since when it runs; None while it stands."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [float(plan.seconds)] * seats
        self.since: list[float | None] = [None] * seats
        self.lost: set[int] = set()  # seats that ran out of time and are not back
        self.lent: set[int] = set()  # seats that were lent time for the decision they have
        self.stood: dict[int, float] = {}  # when a seat was left in the middle of a decision

    def copy(self) -> Clock:
        twin = Clock(self.plan, 0)
        twin.left, twin.since = self.left[:], self.since[:]
        twin.lost, twin.lent, twin.stood = self.lost.copy(), self.lent.copy(), self.stood.copy()
        return twin

    def turn(self, time: float, running: Set[int], mover: int | None = None, renewed: Set[int] = NOBODY) -> None:
        """A row was written: stop and start what the decision now demands; `renewed` seats have another decision."""
        if self.plan.kind == "none":
            return
        self.lent -= renewed
        for seat, since in enumerate(self.since):
            goes_on = seat in running
            if seat == mover or seat in renewed:
                self.stood.pop(seat, None)
            if since is not None and (not goes_on or seat == mover):
                self.left[seat] -= time - since
                if self.plan.kind == "game" and not goes_on and seat == mover:
                    self.left[seat] += self.plan.increment
                self.since[seat] = None
            if self.plan.kind == "move" and seat in renewed:
                self.left[seat] = float(self.plan.seconds)
            if goes_on and self.since[seat] is None:
                self.since[seat] = time

    def resume(self, time: float) -> None:
        """The house was closed meanwhile: nobody pays for that."""
        self.since = [None if since is None else time for since in self.since]
        self.stood.clear()

    def leave(self, seat: int, time: float, ran_out: bool) -> None:
        """HOUSE-1.8: a bot takes over."""
        if self.since[seat] is not None:
            self.stood[seat] = time
        if ran_out:
            self.lost.add(seat)

    def may_return(self, seat: int) -> bool:
        """HOUSE-1.8: not where even the time that was lent for this decision ran out."""
        return not (seat in self.lost and seat in self.lent)

    def come_back(self, seat: int, time: float, decides: bool) -> None:
        """HOUSE-1.8: to the time that was left, less the absence from a decision that is the same; or to a loan."""
        stood = self.stood.pop(seat, time)
        if decides:
            self.left[seat] -= time - stood
        loan = min(RETURN_SECONDS, float(self.plan.seconds))
        if seat in self.lost and self.left[seat] < loan:
            self.left[seat] = loan
            self.lent.add(seat)
        self.lost.discard(seat)

    def account(self, time: float) -> list[float]:
        """What every seat has left."""
        return [
            left - (0.0 if since is None else time - since) for left, since in zip(self.left, self.since, strict=True)
        ]

    def restore(self, account: list[float]) -> None:
        """HOUSE-1.7: moves were taken back by consent, and the time they took."""
        self.left, self.since = account[:], [None] * len(account)
        self.lent.clear()
        self.stood.clear()

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
