"""Figures for Prometheus, and logs as JSON lines. Neither holds anything of a game."""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, make_wsgi_app
from prometheus_client.exposition import ThreadingWSGIServer

LATENCY = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
READERS, READER_SECONDS = 16, 5.0  # of the figures at once, and for how long each may take
FRAMES = 6  # of a traceback, the innermost


class Metrics:
    """One set per house, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "fondaco_commands", "Commands by kind and answer", ("kind", "answer"), registry=self.registry
        )
        self._commands: dict[tuple[str, bool], Counter] = {}  # finding one by its labels takes longer than counting
        self.latency = Histogram(
            "fondaco_command_seconds", "From a command to its answer", buckets=LATENCY, registry=self.registry
        )
        self.batch = Histogram(
            "fondaco_commit_jobs",
            "Jobs written in one transaction",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128),
            registry=self.registry,
        )
        self.sockets = Gauge("fondaco_sockets", "Open sockets", registry=self.registry)
        self.live = Gauge("fondaco_live_tables", "Tables held in memory", registry=self.registry)
        self.thought = Histogram(
            "fondaco_bot_seconds", "How long bots think", ("bot",), buckets=LATENCY, registry=self.registry
        )
        self.bot_failures = Counter(
            "fondaco_bot_failures", "Bots that died, took too long or broke a rule", ("bot",), registry=self.registry
        )
        self.requests = Counter(
            "fondaco_requests", "HTTP requests", ("method", "route", "status"), registry=self.registry
        )
        self.request_seconds = Histogram(
            "fondaco_request_seconds", "How long HTTP requests take", buckets=LATENCY, registry=self.registry
        )
        self.notifications = Counter(
            "fondaco_notifications", "Attempts to notify", ("channel", "outcome"), registry=self.registry
        )

    def command(self, kind: str, accepted: bool, seconds: float) -> None:
        """A command was answered."""
        counted = self._commands.get((kind, accepted))
        if counted is None:
            counted = self.commands.labels(kind, "accepted" if accepted else "refused")
            self._commands[kind, accepted] = counted
        counted.inc()
        self.latency.observe(seconds)

    def committed(self, jobs: int) -> None:
        self.batch.observe(jobs)

    def serve(self, host: str, port: int) -> Callable[[], None]:
        """Show the figures at a port of their own; call the result to end it."""
        app = make_wsgi_app(self.registry)
        server = make_server(host, port, app, _FewAtOnce, _Hurried)
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end


class _FewAtOnce(ThreadingWSGIServer):
    """Each connection has a thread and a file; a stranger at this port must not take them all."""

    daemon_threads = True
    request_queue_size = READERS

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self._free = threading.BoundedSemaphore(READERS)
        super().__init__(*arguments, **more)

    def process_request(self, request: Any, client_address: Any) -> None:
        if self._free.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()


class _Hurried(WSGIRequestHandler):
    timeout = READER_SECONDS

    def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002  the library calls it so
        """Nothing: who reads the figures is no event."""


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, logger, event, and the facts given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line |= where_from(record.exc_info[1])
        return json.dumps(line)


def where_from(error: BaseException | None) -> dict[str, object]:
    """What went wrong and where, also beneath; never the message, which may hold what is hidden."""
    if error is None:
        return {}
    frames = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
    beneath = error.__cause__ or error.__context__
    causes = {"cause": where_from(beneath)} if beneath is not None and not error.__suppress_context__ else {}
    return {"error": type(error).__name__, "at": frames[-FRAMES:], **causes}


def begin_logging(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "sqlalchemy"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
    for name in ("alembic", "sqlalchemy", "uvicorn.error", "uvicorn.access"):  # addresses are links
        logging.getLogger(name).setLevel("WARNING")
