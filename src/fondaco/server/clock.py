"""Time to think: each seat's account, wound by the rows of the log alone."""

from __future__ import annotations

from fondaco.server.wire import ClockPlan

RETURN_SECONDS = 60.0  # who comes back to a lost clock has at least this much


class Clock:
    """Per seat what is left, and since when it runs; None while it stands."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [float(plan.seconds)] * seats
        self.since: list[float | None] = [None] * seats

    def copy(self) -> Clock:
        twin = Clock(self.plan, 0)
        twin.left, twin.since = self.left[:], self.since[:]
        return twin

    def turn(self, time: float, running: set[int], mover: int | None = None) -> None:
        """A row was written: stop and start what the decision now demands."""
        if self.plan.kind == "none":
            return
        for seat, since in enumerate(self.since):
            goes_on = seat in running
            if since is not None and (not goes_on or seat == mover):
                self.left[seat] -= time - since
                if self.plan.kind == "game" and not goes_on and seat == mover:
                    self.left[seat] += self.plan.increment
                self.since[seat] = None
            if goes_on and self.since[seat] is None:
                self.since[seat] = time
                if self.plan.kind == "move":
                    self.left[seat] = float(self.plan.seconds)

    def resume(self, time: float) -> None:
        """The house was closed meanwhile: nobody pays for that."""
        self.since = [None if since is None else time for since in self.since]

    def lend(self, seat: int) -> None:
        """Somebody comes back to the table."""
        self.left[seat] = max(self.left[seat], min(RETURN_SECONDS, float(self.plan.seconds)))

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
