"""Configuration: where data is kept, how fast bots answer, what is limited."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

ADDRESS = "fondaco.address"  # a file beside the database: the server's address while it runs


def default_data_dir() -> Path:
    """The default folder of the database."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "fondaco"


def _flag(name: str, default: bool) -> bool:
    return os.environ.get(name, "on" if default else "off").lower() not in ("off", "0", "no", "false")


def _number(name: str, default: float) -> float:
    return float(os.environ.get(name, default))


def _word(name: str, default: str = "") -> str:
    return os.environ.get(name) or default


@dataclass(frozen=True)
class NotifyConfig:
    """How people are told of what happens while they are not there."""

    public_url: str = field(default_factory=lambda: _word("FONDACO_PUBLIC_URL").rstrip("/"))  # for links in mails
    smtp_url: str = field(default_factory=lambda: _word("FONDACO_SMTP_URL"))  # smtp(s)://user:password@host:port
    mail_from: str = field(default_factory=lambda: _word("FONDACO_MAIL_FROM"))
    after: float = field(default_factory=lambda: _number("FONDACO_NOTIFY_AFTER", 180))  # seconds of not looking
    private: bool = field(default_factory=lambda: _flag("FONDACO_NOTIFY_PRIVATE", False))  # reach private networks
    retry: float = field(default_factory=lambda: _number("FONDACO_NOTIFY_RETRY", 30))  # seconds before the second try
    lease: float = field(default_factory=lambda: _number("FONDACO_NOTIFY_LEASE", 60))  # seconds one process has for it

    @property
    def has_mail(self) -> bool:
        return bool(self.smtp_url and self.mail_from and self.public_url)

    @property
    def has_webhooks(self) -> bool:
        return bool(self.public_url)


@dataclass(frozen=True)
class KeepConfig:
    """For how many days what is kept; 0: for ever."""

    chat: int = field(default_factory=lambda: int(_number("FONDACO_KEEP_CHAT_DAYS", 365)))  # after a table's end
    guests: int = field(default_factory=lambda: int(_number("FONDACO_KEEP_GUESTS_DAYS", 365)))  # who did not return
    reports: int = field(default_factory=lambda: int(_number("FONDACO_KEEP_REPORTS_DAYS", 365)))


@dataclass(frozen=True)
class Config:
    """Settings; each has an environment variable for those who run the server as a service."""

    data_dir: Path = field(default_factory=default_data_dir)
    database_url: str | None = field(default_factory=lambda: os.environ.get("FONDACO_DATABASE_URL"))
    bot_pace: float = field(default_factory=lambda: _number("FONDACO_BOT_PACE", 0.25))  # a bot answers on this beat
    bot_timeout: float = field(default_factory=lambda: _number("FONDACO_BOT_TIMEOUT", 20))  # then it is replaced
    absence: float = field(default_factory=lambda: _number("FONDACO_ABSENCE", 120))  # then others may call a bot
    vacation_days: float = field(default_factory=lambda: _number("FONDACO_VACATION_DAYS", 30))  # of an account a year
    request_seconds: float = field(default_factory=lambda: _number("FONDACO_REQUEST_SECONDS", 10))  # for its headers
    database_seconds: float = field(default_factory=lambda: _number("FONDACO_DATABASE_SECONDS", 5))  # then it failed
    bot_processes: int = field(
        default_factory=lambda: int(_number("FONDACO_BOT_PROCESSES", max(1, (os.cpu_count() or 2) // 2)))
    )
    cache_bytes: int = field(default_factory=lambda: int(_number("FONDACO_CACHE_MB", 64) * 1_000_000))  # of tables
    annotation_plays: int = field(default_factory=lambda: int(_number("FONDACO_ANNOTATION_PLAYS", 80)))  # for a move
    schema: bool = field(default_factory=lambda: _flag("FONDACO_SCHEMA", False))  # show the interface at /schema
    metrics_port: int = field(default_factory=lambda: int(_number("FONDACO_METRICS_PORT", 0)))  # 0: none
    metrics_host: str = field(default_factory=lambda: os.environ.get("FONDACO_METRICS_HOST", "127.0.0.1"))
    keep: KeepConfig = field(default_factory=KeepConfig)
    notify: NotifyConfig = field(default_factory=NotifyConfig)
    rate_limits: bool = field(default_factory=lambda: _flag("FONDACO_RATE_LIMITS", True))
    origins: tuple[str, ...] = field(
        default_factory=lambda: tuple(filter(None, os.environ.get("FONDACO_ORIGINS", "").split(",")))
    )
    proxies: str = field(default_factory=lambda: os.environ.get("FONDACO_PROXIES", "127.0.0.1"))
    static_dir: Path = field(
        default_factory=lambda: Path(os.environ.get("FONDACO_STATIC_DIR") or Path(__file__).parents[1] / "static")
    )

    @property
    def pages_dir(self) -> Path:
        """Where the host's own pages are: Markdown files."""
        named = os.environ.get("FONDACO_PAGES_DIR")
        return Path(named) if named else self.data_dir / "pages"

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database_url:
            return f"sqlite:///{self.data_dir / 'fondaco.db'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.database_url.startswith(prefix):
                return "postgresql+psycopg://" + self.database_url.removeprefix(prefix)
        return self.database_url


def config_of(data_dir: Path | None, database_url: str | None) -> Config:
    """The settings of the environment, with what the command line says instead."""
    folder = data_dir or Path(os.environ.get("FONDACO_DATA_DIR") or default_data_dir())
    return Config(data_dir=folder, database_url=database_url or os.environ.get("FONDACO_DATABASE_URL"))
