"""The dispatcher: outbox rows become deliveries, deliveries are sent; every process has one.

Each step is one transaction, and a lease keeps the others away from what is being sent. A process that dies in between
loses nothing: the lease ends, and the same delivery is sent again under the same id.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from itertools import groupby

from msgspec.structs import replace

from fondaco.server.core.config import NotifyConfig
from fondaco.server.core.metrics import Metrics
from fondaco.server.core.tasks import log_failure
from fondaco.server.notify.alerts import CHOSEN_AS, Alert, read_alerts, write_alerts
from fondaco.server.notify.channels.errors import DeliveryError, RefusedError
from fondaco.server.notify.channels.senders import Senders
from fondaco.server.notify.looks import Looks, Subscribers
from fondaco.server.notify.preferences import URGENT, Preferences, read_preferences
from fondaco.server.notify.relevance import Relevance
from fondaco.server.notify.repository import NotifyRepository, StoredChannel, StoredDelivery, StoredEvent
from fondaco.server.notify.summaries import Summaries
from fondaco.server.storage.outages import Outages
from fondaco.server.storage.store import StorageError, TakenError

CLOSING = 3.0  # seconds in which deliveries may end when the server stops
PAUSE = 1.0  # seconds between two rounds
MAX_EVENTS, MAX_HELD = 100, 500  # in a round
MAX_SENT = 100  # at the same time: more than the receivers of one network's guests, who may all say nothing
MAX_ATTEMPTS = 8
LONGEST_BACKOFF = 6 * 3600.0
DAY = 86_400
LOOK_DAYS = 60
KEEP_LOOKS, KEEP_DEAD, KEEP_UNCONFIRMED = LOOK_DAYS * DAY, 30 * DAY, 2 * DAY

log = logging.getLogger("fondaco.notify")


def new_delivery_id() -> str:
    return secrets.token_urlsafe(15)


class Dispatcher:
    def __init__(
        self,
        repository: NotifyRepository,
        subscribers: Subscribers,
        looks: Looks,
        relevance: Relevance,
        senders: Senders,
        outages: Outages,
        metrics: Metrics,
        config: NotifyConfig,
        summaries: Summaries,
    ) -> None:
        self._repository = repository
        self._summaries = summaries
        self._subscribers = subscribers
        self._looks = looks
        self._relevance = relevance
        self._senders = senders
        self._outages = outages
        self._metrics = metrics
        self._config = config
        self._tidied = 0.0
        self._sending: dict[str, asyncio.Task[None]] = {}  # by delivery

    async def run_for_ever(self) -> None:
        while True:
            with log_failure("notify-failed"):
                await self.run()
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Let what is being sent end, if it does so soon: what is cut off is sent again."""
        if self._sending:
            _, late = await asyncio.wait(self._sending.values(), timeout=CLOSING)
            for task in late:
                task.cancel()

    async def run(self) -> None:
        """One round."""
        await self._subscribers.refresh()
        await self._looks.flush()
        now = time.time()
        for event in await self._repository.take_events(now, now + self._config.lease, MAX_EVENTS):
            with log_failure("notify-expand-failed"):
                await self._expand(event)
        await self._gather_digests()
        await self._summaries.write()
        now = time.time()
        free = MAX_SENT - len(self._sending)
        for delivery in await self._repository.take_deliveries(now, now + self._config.lease, free) if free else ():
            if delivery.id not in self._sending:  # else it takes longer than the lease, which is now renewed
                task = asyncio.create_task(self._deliver(delivery))  # a slow receiver makes the others wait for nothing
                self._sending[delivery.id] = task
                task.add_done_callback(lambda _, id_=delivery.id: self._sending.pop(id_, None))  # type: ignore[misc]
        if now - self._tidied > DAY / 24:
            self._tidied = now
            await self._repository.tidy(now - KEEP_LOOKS, now - KEEP_DEAD, now - KEEP_UNCONFIRMED)

    # -- from event to deliveries -----------------------------------------------------

    async def _expand(self, event: StoredEvent) -> None:
        alert, now = read_alerts(event.body)[0], time.time()
        wait = self._relevance.time_to_reminder(alert)
        if wait:
            await self._repository.postpone_event(event.id, now + wait)
            return
        event = replace(event, person=await self._repository.account_of(event.person))  # it may have signed in since
        preferences = read_preferences(await self._repository.preferences(event.person))
        channels = await self._channels(event.person, alert, preferences)
        try:
            await self._repository.expand(
                event.id, [self._new(event, alert, channel, preferences, now) for channel in channels]
            )
        except TakenError:  # its lease had ended, and another process was first
            log.info("notify-event-taken")

    async def _channels(self, person: str, alert: Alert, preferences: Preferences) -> list[StoredChannel]:
        """Where the person wants to be told of this; nowhere if it has passed."""
        if alert.kind == "weekly":
            usable = [channel for channel in await self._repository.channels_of(person) if channel.is_usable]
            return [channel for channel in usable if channel.kind == "email"] if preferences.weekly else []
        if CHOSEN_AS.get(alert.kind, alert.kind) not in preferences.kinds or await self._repository.is_muted(
            person, alert.table
        ):
            return []
        if not await self._relevance.is_current(person, alert):
            return []
        return [channel for channel in await self._repository.channels_of(person) if channel.is_usable]

    def _new(
        self, event: StoredEvent, alert: Alert, channel: StoredChannel, preferences: Preferences, now: float
    ) -> StoredDelivery:
        delivery = StoredDelivery(new_delivery_id(), event.person, channel.id, event.body, event.created, now)
        if channel.kind == "email" and preferences.digest and alert.kind not in (*URGENT, "weekly"):
            return replace(delivery, due=preferences.next_digest(now), state="held")
        due = preferences.after_quiet(now)
        if alert.kind == "time-low" and due - now > alert.limit - self._outages.now():
            due = now  # by the end of the quiet hours it would be too late
        return replace(delivery, due=due)

    async def _gather_digests(self) -> None:
        found = await self._repository.held(time.time(), MAX_HELD)
        found.sort(key=lambda held: (held.channel, held.created))
        for channel, group in groupby(found, lambda held: held.channel):
            held = list(group)
            alerts = [
                alert
                for one in held
                for alert in read_alerts(one.body)
                if await self._relevance.is_current(one.person, alert)
            ]
            now = time.time()
            digest = StoredDelivery(new_delivery_id(), held[0].person, channel, write_alerts(alerts), now, now)
            try:
                await self._repository.gather([one.id for one in held], digest if alerts else None)
            except TakenError:  # another process gathered them
                continue

    # -- sending ----------------------------------------------------------------------

    async def _deliver(self, delivery: StoredDelivery) -> None:
        with log_failure("notify-delivery-failed"):
            channel = await self._repository.channel(delivery.channel)
            alerts = read_alerts(delivery.body)
            current = [alert for alert in alerts if await self._relevance.is_current(delivery.person, alert)]
            if channel is None or not channel.is_usable or not current:
                await self._repository.remove(delivery.id)
                return
            preferences = read_preferences(await self._repository.preferences(delivery.person))
            await self._attempt(delivery, channel, preferences, alerts)

    async def _attempt(
        self, delivery: StoredDelivery, channel: StoredChannel, preferences: Preferences, alerts: list[Alert]
    ) -> None:
        """What was sent once is sent again as it was: under the same id, with the same alerts."""
        outcome, attempts = "delivered", delivery.attempts + 1
        try:
            await self._senders.send(channel, preferences, delivery.id, alerts)
            await self._repository.remove(delivery.id)
        except StorageError:
            raise
        except RefusedError as error:
            outcome = "refused"
            await self._repository.bury(delivery.id, attempts, str(error))
            if error.reason != "refused":
                await self._repository.disable_channel(channel.id, error.reason)
        except DeliveryError as error:
            outcome = "failed"
            if attempts >= MAX_ATTEMPTS:
                await self._repository.bury(delivery.id, attempts, str(error))
            else:
                due = time.time() + backoff(self._config.retry, attempts)
                await self._repository.retry(delivery.id, attempts, due, str(error))
        self._metrics.notifications.labels(channel.kind, outcome).inc()
        if outcome != "delivered":
            facts = {"channel": channel.kind, "outcome": outcome, "attempts": attempts, "delivery": delivery.id}
            log.warning("notify", extra={"facts": facts})


def backoff(first: float, attempts: int) -> float:
    """Seconds until the next attempt: each wait is about four times the one before."""
    return float(min(first * 4 ** (attempts - 1), LONGEST_BACKOFF) * random.uniform(0.8, 1.2))
