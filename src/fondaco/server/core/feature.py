"""How a feature installs itself: what it gives to the composition, beside the services that features above it use."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from fondaco.server.core.config import Config
from fondaco.server.core.limits import OpenSockets
from fondaco.server.core.metrics import Metrics
from fondaco.server.core.quotas import Networks, Quotas
from fondaco.server.core.tasks import Tasks

Chore = Callable[[], Awaitable[None]]


class Feature:
    """Made from the features below it, with which it registers its listeners and contributors."""

    handlers: Sequence[Any] = ()  # routes
    provided: Mapping[str, object] = {}  # what the routes may ask for, by name
    chores: Sequence[Chore] = ()  # done every few seconds

    async def open(self) -> None:
        """Read what it needs from the database; nothing is served yet."""

    async def start(self) -> None:
        """Begin to work: every feature is open."""

    def stop(self) -> None:
        """Begin nothing more."""

    async def close(self) -> None:
        """End; features above it have ended."""


class CoreFeature(Feature):
    """What every feature may use."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.quotas = Quotas(config.rate_limits)
        self.networks = Networks()
        self.open_sockets = OpenSockets()
        self._end_metrics: Callable[[], None] = lambda: None
        self.provided = {"config": config, "metrics": self.metrics, "open_sockets": self.open_sockets}

    async def open(self) -> None:
        if self.config.metrics_port:
            self._end_metrics = self.metrics.serve(self.config.metrics_host, self.config.metrics_port)

    def stop(self) -> None:
        self._end_metrics()
