"""Annotations of finished matches: made by the bot processes beside their games, and stored."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial

import msgspec

from fondaco.bots import Annotation, Annotator, hint_iterations
from fondaco.bots.annotate import Asking, Choice, Question, Reply, ShareQuestion
from fondaco.kernel import Match
from fondaco.server.bots import wire
from fondaco.server.bots.pool import BotPool
from fondaco.server.bots.queue import Urgency
from fondaco.server.bots.repository import AnnotationRepository
from fondaco.server.bots.worker import AskChoice, AskShares, WinShares
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.quotas import Payer
from fondaco.server.core.tasks import Tasks
from fondaco.server.storage.store import StorageError

MAX_WAITING = 20

log = logging.getLogger("fondaco.annotations")


class Annotations:
    """One match at a time, question by question, so that bots at live tables hardly wait; the first looks go before."""

    def __init__(self, repository: AnnotationRepository, pool: BotPool, tasks: Tasks, plays: int) -> None:
        self._repository = repository
        self._pool = pool
        self._tasks = tasks
        self._plays = plays  # play-outs for each move
        self._turn = asyncio.Lock()
        self._first_look = asyncio.Lock()  # which nobody waits long for, however long the annotation before takes
        self._working: dict[str, wire.AnnotationStatus] = {}

    async def show(self, id_: str, match: Match | None) -> wire.AnnotationStatus:
        """What is known of a match by now."""
        if match is None or not match.over:
            raise DeclinedError(409, "not-finished")
        text = await self._repository.find(id_)
        if text is not None:
            return wire.AnnotationStatus("ready", 1.0, msgspec.json.decode(text, type=wire.Annotation))
        return self._working.get(id_, wire.AnnotationStatus("none", 0.0))

    async def ask(self, id_: str, match: Match | None, payer: Payer) -> wire.AnnotationStatus:
        """Begin with a match, unless it is done or being done."""
        shown = await self.show(id_, match)
        if shown.state != "none" or id_ in self._working:
            return shown
        if len(self._working) >= MAX_WAITING:
            raise DeclinedError(503, "too-busy")
        assert match is not None
        self._working[id_] = wire.AnnotationStatus("working", 0.0)
        self._tasks.spawn(self._work(id_, match, payer))
        return self._working[id_]

    async def _work(self, id_: str, match: Match, payer: Payer) -> None:
        annotator = Annotator(match, f"mcts:{hint_iterations(match.game)}", self._plays, secrets.randbits(32))
        working = self._working[id_]
        try:
            async with self._first_look:
                first = await self._converse(annotator, annotator.sketch(), payer, lambda step: None)
            working.annotation = msgspec.convert(msgspec.to_builtins(first), wire.Annotation)
            async with self._turn:
                found = await self._converse(annotator, annotator.dialogue(), payer, partial(_tell, working, annotator))
            await self._repository.add(id_, msgspec.json.encode(found).decode())
        except (TimeoutError, OSError, msgspec.DecodeError, StorageError) as error:
            log.warning("annotation-failed", extra={"facts": {"game": match.game.name, "error": type(error).__name__}})
        finally:
            self._working.pop(id_, None)

    async def _converse(
        self, annotator: Annotator, dialogue: Asking[Annotation], payer: Payer, tell: Callable[[int], None]
    ) -> Annotation:
        try:
            step, question = await asyncio.to_thread(next, dialogue)  # plays the whole match again
            while True:
                tell(step)
                step, question = dialogue.send(await self._answer(annotator.match, question, annotator.bot, payer))
        except StopIteration as end:
            annotation: Annotation = end.value
            return annotation

    async def _answer(self, match: Match, question: Question, bot: str, payer: Payer) -> Reply:
        game = match.game
        position = game.dump(question.world)
        written = None if question.move is None else game.moves.write(question.move)
        if isinstance(question, ShareQuestion):
            asked = AskShares(game.name, question.seat, question.number, question.plays, position, written)
            return (await self._pool.consult(asked, WinShares, "annotation", payer, Urgency.BACKGROUND)).shares
        assert written is not None
        choice = AskChoice(game.name, question.seat, question.number, written, position, bot)
        return await self._pool.consult(choice, Choice, "annotation", payer, Urgency.BACKGROUND)


def _tell(working: wire.AnnotationStatus, annotator: Annotator, step: int) -> None:
    working.done = step / annotator.steps
