"""Where finished matches turned: found in the bots' processes beside their games, and kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert, select

from fondaco.bots import Annotation, Annotator
from fondaco.bots.annotate import Outlook, Question, Reviewed, Shares
from fondaco.kernel import Match
from fondaco.server import models, wire
from fondaco.server.errors import DeclinedError
from fondaco.server.store import TakenError
from fondaco.server.thinker import AskOutlook, AskReview, Foreseen

if TYPE_CHECKING:
    from fondaco.server.house import House

SEARCH = 4  # iterations for each play-out, where a bot says what it would have done
MOST_WAITING = 20

log = logging.getLogger("fondaco.annotations")


class Annotations:
    """One match at a time, question by question, so that bots at live tables hardly wait."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._turn = asyncio.Lock()
        self._working: dict[str, wire.Annotated] = {}

    async def show(self, id_: str, match: Match | None) -> wire.Annotated:
        """What is known of a match by now."""
        if match is None or not match.over:
            raise DeclinedError(409, "not-finished")
        found = await self._house.store.read(select(models.courses).where(models.courses.c.id == id_))
        if found:
            return wire.Annotated("ready", 1.0, msgspec.json.decode(found[0].text, type=wire.Course))
        return self._working.get(id_, wire.Annotated("none", 0.0))

    async def ask(self, id_: str, match: Match | None) -> wire.Annotated:
        """Begin with a match, unless it is done or being done."""
        shown = await self.show(id_, match)
        if shown.state != "none" or id_ in self._working:
            return shown
        if len(self._working) >= MOST_WAITING:
            raise DeclinedError(503, "too-busy")
        assert match is not None
        self._working[id_] = wire.Annotated("working", 0.0)
        self._house.spawn(self._work(id_, match))
        return self._working[id_]

    async def _work(self, id_: str, match: Match) -> None:
        try:
            async with self._turn:
                found = await self._converse(id_, match)
            text = msgspec.json.encode(found).decode()
            row = insert(models.courses).values(id=id_, text=text, created=time.time())
            with contextlib.suppress(TakenError):  # another process was first
                await self._house.store.write(row)
        except (TimeoutError, OSError, msgspec.DecodeError) as error:
            log.warning("annotation-failed", extra={"facts": {"game": match.game.name, "error": type(error).__name__}})
        finally:
            self._working.pop(id_, None)

    async def _converse(self, id_: str, match: Match) -> Annotation:
        plays = self._house.config.annotation_plays
        annotator = Annotator(match, f"mcts:{SEARCH * plays}", plays, secrets.randbits(32))
        dialogue = annotator.dialogue()
        try:
            step, question = await asyncio.to_thread(next, dialogue)  # plays the whole match again
            while True:
                self._working[id_] = wire.Annotated("working", step / annotator.steps)
                step, question = dialogue.send(await self._answer(match, question, annotator.bot))
        except StopIteration as end:
            annotation: Annotation = end.value
            return annotation

    async def _answer(self, match: Match, question: Question, bot: str) -> Shares | Reviewed:
        game, bots = match.game, self._house.bots
        if isinstance(question, Outlook):
            position = game.dump(question.world)
            asked = AskOutlook(game.name, question.seat, question.number, question.plays, position)
            return (await bots.consult(asked, Foreseen, "annotation")).shares
        return await bots.consult(
            AskReview(
                game=game.name,
                seat=question.seat,
                number=question.number,
                plays=question.plays,
                notation=game.moves.write(question.move),
                before=game.dump(question.before),
                after=game.dump(question.after),
                bot=bot,
            ),
            Reviewed,
            "annotation",
        )
