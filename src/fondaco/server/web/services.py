"""The composition of the server: every service is made here and given what it needs. Nobody is given all of them."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from fondaco.server.accounts.moderation import AdminRepository
from fondaco.server.accounts.people import People
from fondaco.server.accounts.repository import PeopleRepository
from fondaco.server.accounts.tokens import TokenRepository
from fondaco.server.admin.service import Administration
from fondaco.server.bots.annotations import Annotations
from fondaco.server.bots.driver import BotDriver
from fondaco.server.bots.hints import Hints
from fondaco.server.bots.pool import BotPool
from fondaco.server.core.config import Config
from fondaco.server.core.limits import OpenSockets
from fondaco.server.core.metrics import Metrics
from fondaco.server.core.quotas import Networks, Quotas
from fondaco.server.core.tasks import Tasks, log_failure
from fondaco.server.leagues.repository import LeagueRepository
from fondaco.server.leagues.service import Leagues
from fondaco.server.leagues.shown import LeagueViews
from fondaco.server.learn.coach import Coach
from fondaco.server.learn.coach_repository import CoachRepository
from fondaco.server.learn.lessons import Lessons
from fondaco.server.learn.puzzles import Puzzles
from fondaco.server.learn.repository import LessonRepository
from fondaco.server.notify.alerts import TableOutbox, friend_request
from fondaco.server.notify.client import SafeClient
from fondaco.server.notify.dispatch import Dispatcher
from fondaco.server.notify.looks import Looks, Subscribers
from fondaco.server.notify.people import NotifyPeople
from fondaco.server.notify.push import make_key
from fondaco.server.notify.relevance import Relevance
from fondaco.server.notify.repository import NotifyRepository
from fondaco.server.notify.senders import Senders
from fondaco.server.notify.summaries import Summaries
from fondaco.server.play.chat import ChatRoom
from fondaco.server.play.execution import Execution
from fondaco.server.play.lobby import Lobby
from fondaco.server.play.presence import Presence
from fondaco.server.play.previews import Previews
from fondaco.server.play.replication import Replication
from fondaco.server.play.seating import Seating
from fondaco.server.play.snapshots import Renderer
from fondaco.server.play.streams import Streams
from fondaco.server.play.sweep import Heartbeat, Sweep
from fondaco.server.play.timers import ClockTimers
from fondaco.server.ratings.repository import RatingRepository
from fondaco.server.ratings.service import Ratings
from fondaco.server.records.archive import Archive
from fondaco.server.records.old_rules import OldRulesRepository
from fondaco.server.records.repository import TextRepository
from fondaco.server.social.friend_repository import FriendRepository
from fondaco.server.social.friends import Friends
from fondaco.server.social.mail_links import MailLinks
from fondaco.server.social.personal import Personal
from fondaco.server.social.profiles import Profiles
from fondaco.server.social.programs import Programs
from fondaco.server.social.statistics import Statistics
from fondaco.server.social.statistics_repository import StatisticsRepository
from fondaco.server.social.vacation_repository import VacationRepository
from fondaco.server.social.vacations import Vacations
from fondaco.server.storage.bus import Bus, PostgresBus
from fondaco.server.storage.house import HouseRepository
from fondaco.server.storage.outages import Outages
from fondaco.server.storage.store import Store
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table
from fondaco.server.table.repository import TableRepository
from fondaco.server.table.stored import find_game
from fondaco.server.web.frames import Incoming

log = logging.getLogger("fondaco.services")


class Services:
    """Opens and closes with the server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.store = Store(config.url, self.metrics.committed, config.database_seconds)
        self.tasks = Tasks()
        self.outages = Outages()
        self.bus = PostgresBus(self.store) if self.store.postgres else Bus()
        self.house = HouseRepository(self.store)
        self.repository = TableRepository(self.store, self.outages, self.bus.announce)
        self._old_rules = OldRulesRepository(self.store, self.repository)
        texts = TextRepository(self.store)
        notify_repository = NotifyRepository(self.store)
        self.subscribers = Subscribers(notify_repository)
        outbox = TableOutbox(self.subscribers.owner, config.notify.after)
        self.tables = Tables(self.repository, self.outages, self.tasks, self.metrics, config.cache_bytes, outbox)
        self.quotas = Quotas(config.rate_limits)
        self.networks = Networks()
        self.open_sockets = OpenSockets()
        self.incoming = Incoming(config.rate_limits)
        people, admins, tokens = PeopleRepository(self.store), AdminRepository(self.store), TokenRepository(self.store)
        self.people = People(people)
        self.presence = Presence(self.bus, config.absence, self._find)
        self.renderer = Renderer(self.presence.online, self.outages.now)
        self.ratings = Ratings(RatingRepository(self.store), self.tasks)
        self.lobby = Lobby(self.repository, self.tasks, self._online, self.outages.now)
        self.programs = Programs(tokens, self.people, self.presence)
        self.streams = Streams(
            *(self.tables, self.repository, self.renderer, self.presence, self.lobby),
            *(self.programs, self.open_sockets, self.metrics),
        )
        self.chat = ChatRoom(texts, admins, self.people, self.presence, self.bus)
        self.seating = Seating(self.tables, self.people, self.repository, admins)
        leagues = LeagueRepository(self.store)
        self.leagues = Leagues(leagues, self.tables, self.people, admins, self.tasks)
        self.league_views = LeagueViews(self.leagues, leagues)
        self.looks = Looks(notify_repository, self.subscribers)
        self.execution = Execution(
            self.tables, self.presence, self.chat, self.metrics, config.rate_limits, self.looks.looked
        )
        self.pool = BotPool(config.bot_processes, config.bot_timeout, self.metrics, self.quotas)
        self.bots = BotDriver(
            *(self.tables, self.repository, self.pool, self.presence, self.networks),
            *(self.tasks, self.metrics, config.bot_pace),
        )
        self.clocks = ClockTimers(self.tables, self.repository, self.outages, self.tasks)
        self.hint_service = Hints(self.pool)
        self.previews = Previews()
        self.archive = Archive(texts, self._old_rules, config.cache_bytes // 4)
        self.annotations = Annotations(texts, self.pool, self.tasks, config.annotation_plays)
        lessons = LessonRepository(self.store)
        self.lessons = Lessons(lessons, self.people)
        self.puzzles = Puzzles(lessons, self.people, self.pool)
        self.coach = Coach(CoachRepository(self.store), self.people)
        self.administration = Administration(
            *(admins, people, self.repository, tokens, self.tables, self.presence, self.lobby, self.bus),
            config.proxies,
        )
        self.administration.on_forget(self.leagues.forget)
        self.personal = Personal(admins, self.repository, tokens, self.tables, self.people, self.presence)
        self.vacations = Vacations(VacationRepository(self.store), people, self.tables, config.vacation_days)
        friend_repository, statistics = FriendRepository(self.store), StatisticsRepository(self.store)
        self.friends = Friends(friend_repository, people, admins, self._connected, friend_request)
        self.personal.on_block(self.friends.part_from)
        self.statistics = Statistics(statistics, self.tables)
        self.profiles = Profiles(
            self.friends, friend_repository, self.statistics, statistics, people, self.tables, self.ratings
        )
        self.administration.rebuild_statistics = self.statistics.rebuild
        self.senders = Senders(config.notify, self.outages, SafeClient(config.notify.private))
        self.notify = NotifyPeople(
            *(notify_repository, self.subscribers, self.senders, self.people, people, admins, self.tables)
        )
        self.mail_links = MailLinks(people, self.people, self.senders, self.tasks)
        relevance = Relevance(notify_repository, self.repository, self.tables, self.outages, config.notify.after)
        self.dispatcher = Dispatcher(
            *(notify_repository, self.subscribers, self.looks, relevance, self.senders),
            *(self.outages, self.metrics, config.notify),
            Summaries(notify_repository, people, self.repository, friend_repository, statistics),
        )
        self._notify_repository = notify_repository
        self.heartbeat = Heartbeat(self.house, self.outages, self._refold)
        self._end_metrics: Callable[[], None] = lambda: None
        self._listen()

    def _listen(self) -> None:
        for listener in (self.presence, self.lobby, self.clocks, self.bots, self.ratings, self.leagues):
            self.tables.on_commit(listener.committed)
        self.tables.on_load(self.clocks.schedule)
        self.tables.on_evict(self.clocks.cancel)
        self.tables.on_evict(self.renderer.forget)
        self.tables.keep_while(self.presence.is_watched)
        self.tables.keep_while(self.bots.is_working)
        self.tables.on_refold(self.clocks.schedule)
        chores = [self.clocks.sweep, self.vacations.sweep, self.bots.sweep, self.tables.settle, self.friends.sweep]
        self.sweep = Sweep([*chores, self._tidy, self.archive.expire, self.ratings.count, self.leagues.sweep])

    async def _tidy(self) -> None:
        self.tables.evict_idle()
        self.presence.sweep()

    def _refold(self, since: float) -> None:
        self.tasks.spawn(self.tables.refold(since))

    def _find(self, table_id: str) -> Table | None:
        actor = self.tables.held(table_id)
        return actor.table if actor else None

    def _connected(self) -> list[Person]:
        viewers = [viewer.person for viewer in self.presence.all_viewers()]
        return viewers + [watcher.person for watcher in self.lobby.watchers()]

    def _online(self, table_id: str) -> list[int]:
        table = self._find(table_id)
        return self.presence.online(table)[0] if table else []

    async def open(self) -> None:
        if self.config.metrics_port:
            self._end_metrics = self.metrics.serve(self.config.metrics_host, self.config.metrics_port)
        await self.store.open()
        self.people.secret = await self.house.secret()
        await self.heartbeat.start()
        await self._open_notify()
        await self.ratings.open()
        await self._end_unplayable()
        await self.lobby.load()
        await self.administration.load()
        await self.bus.open(
            Replication(self.tables, self.lobby, self.presence, self.chat, self.administration, self.tasks)
        )
        self.tasks.spawn(self.store.watch())
        self.tasks.spawn(self.heartbeat.run_for_ever())
        self.tasks.spawn(self.sweep.run_for_ever())
        self.tasks.spawn(self.dispatcher.run_for_ever())
        self.tasks.spawn(self._complete_statistics())
        log.info("open", extra={"facts": {"database": "postgresql" if self.store.postgres else "sqlite"}})

    async def _complete_statistics(self) -> None:
        with log_failure("statistics-failed"):
            await self.statistics.complete()

    async def _open_notify(self) -> None:
        self.senders.secret = self.people.secret
        self.senders.push.load(await self.house.push_key(make_key))
        await self.subscribers.load()
        if not self.store.postgres:
            await self._notify_repository.release_leases()

    async def _end_unplayable(self) -> None:
        """Tables whose rules are no longer played here end as abandoned."""
        for game, version, tables in await self._old_rules.count_running():
            if find_game(game, version) is None:
                log.warning("abandoned-by-upgrade", extra={"facts": {"game": game, "rules": version, "tables": tables}})
                await self._old_rules.abandon(game, version, time.time())

    async def close(self) -> None:
        """Nothing acknowledged is lost: it was committed before. What waits to be written is written."""
        self._end_metrics()
        self.clocks.close()
        await self.tasks.close()
        await self.dispatcher.close()
        with log_failure("last-looks-failed"):
            await self.looks.flush()
        await self.senders.close()
        await self.hint_service.close()
        await self.pool.close()
        await self.bus.close()
        with log_failure("last-heartbeat-failed"):
            await self.house.beat()
        await self.store.close()
        log.info("closed")
