"""Third-party bots. Each seat runs in its own process and only receives re-dealt states.

A process keeps a bot from the true state and from other seats, and what it does from the contest. It is no sandbox:
code that is not trusted at all belongs into a container.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import random
import selectors
import signal
import subprocess
import sys
import time
from typing import Literal

import msgspec
from msgspec import Struct

from fondaco.arena.guest_worker import AskMove, Begin, Begun, Chosen, Question, Raised, Reply
from fondaco.kernel import Game, OptionError, State
from fondaco.kernel.errors import BotError

Why = Literal["raised", "slow-move", "slow-game", "died", "illegal"]
LOADING = 120.0  # seconds to import a module, which may bring a large library
CHUNK = 65_536

_decoder: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


class Limits(Struct, frozen=True):
    """Time limits of a third-party bot, in seconds of wall time."""

    move: float = 30.0
    game: float = 900.0


LIMITS = Limits()


class FailedError(BotError):
    """A third-party bot failed; `why` says how."""

    def __init__(self, code: str, why: Why, **facts: str | int) -> None:
        super().__init__(code, **facts)
        self.why: Why = why

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.code, self.why, self.facts)


def _again(code: str, why: Why, facts: dict[str, str | int]) -> FailedError:
    return FailedError(code, why, **facts)


class GuestProcess:
    """The process of one seat; started again when it is gone."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def ask(self, question: Question, seconds: float) -> Reply:
        """Raises TimeoutError when it takes too long and EOFError when it died; then it is gone."""
        try:
            process = self._process or self._start()
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            process.stdin.flush()
            return _decoder.decode(self._line(process, time.monotonic() + seconds))
        except (OSError, msgspec.DecodeError) as error:
            self.stop()
            if isinstance(error, TimeoutError):
                raise
            raise EOFError(str(error)) from error
        except BaseException:
            self.stop()
            raise

    def _start(self) -> subprocess.Popen[bytes]:
        path = os.pathsep.join(filter(None, sys.path))
        self._unread = b""
        self._process = subprocess.Popen(  # noqa: S603  this Python, a module of ours
            [sys.executable, "-m", "fondaco.arena.guest_worker", str(os.getpid())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,  # so that it ends with all that it started
        )
        return self._process

    def _line(self, process: subprocess.Popen[bytes], deadline: float) -> bytes:
        """The next line before a time of the monotonic clock."""
        assert process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    raise TimeoutError
                part = os.read(process.stdout.fileno(), CHUNK)
                if not part:
                    raise EOFError
                self._unread += part
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        for end in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                if end is not None:
                    end.close()
        process.wait()


class GuestBot:
    """A bot in a process of its own, for one seat of one match. Raises FailedError."""

    def __init__(self, name: str, process: GuestProcess, limits: Limits) -> None:
        self.name = name
        self._process = process
        self._limits = limits
        self._left = limits.game
        self._begun = False

    def begin(self) -> None:
        """Load the bot afresh. Raises OptionError where it cannot be loaded."""
        reply = self._ask(Begin(self.name), LOADING)
        if isinstance(reply, Raised):
            if reply.code:
                raise OptionError(reply.code, **reply.facts)
            raise OptionError("bot-not-loaded", name=self.name, problem=reply.problem)
        self._begun = True

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        """Its move; the world goes as a position, which has no luck and nothing that was not re-dealt."""
        if not self._begun:
            self.begin()
        question = AskMove(game.name, game.version, seat, rng.getrandbits(62), game.dump(world))
        start = time.monotonic()
        reply = self._ask(question, min(self._limits.move, self._left))
        self._left -= time.monotonic() - start
        match reply:
            case Chosen(move=int(move)):
                return move
            case Chosen():
                raise FailedError("bot-wants-number", "illegal", name=self.name, move=reply.shown)
            case Raised():
                raise FailedError("bot-raised", "raised", name=self.name, problem=reply.problem)
            case Begun():
                raise FailedError("bot-died", "died", name=self.name)

    def _ask(self, question: Question, seconds: float) -> Reply:
        try:
            return self._process.ask(question, max(0.0, seconds))
        except TimeoutError:
            if seconds < self._limits.move:
                raise FailedError(
                    "bot-slow-game", "slow-game", name=self.name, seconds=f"{self._limits.game:g}"
                ) from None
            raise FailedError("bot-slow-move", "slow-move", name=self.name, seconds=f"{seconds:g}") from None
        except EOFError:
            raise FailedError("bot-died", "died", name=self.name) from None


class Guests:
    """The processes of this process's contest, one for each bot and seat, kept from game to game."""

    def __init__(self) -> None:
        self._processes: dict[tuple[str, int], GuestProcess] = {}

    def seat(self, name: str, seat: int, limits: Limits) -> GuestBot:
        process = self._processes.setdefault((name, seat), GuestProcess())
        return GuestBot(name, process, limits)

    def close(self) -> None:
        for process in self._processes.values():
            process.stop()
        self._processes.clear()


GUESTS = Guests()
atexit.register(GUESTS.close)


def check_guest(name: str) -> None:
    """Whether a bot can be loaded, tried in a process of its own. Raises OptionError or FailedError."""
    GUESTS.seat(name, 0, LIMITS).begin()
