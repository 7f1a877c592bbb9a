"""Every text that somebody may send: which of them are shown, and what becomes of the others."""

from __future__ import annotations

from litestar import Litestar
from msgspec import inspect

from fondaco.server.core.config import Config
from fondaco.server.play.wire import Ping
from fondaco.server.table.wire import Command
from fondaco.server.web.app import create_app
from tests.server.test_routes import handlers

SHOWN = {  # somewhere as they were written; `tests/browser/test_host.py` tries scripts in each
    *("NewName.name", "Credentials.name", "NewSeat.name", "Say.text", "PersonName.text", "NewLeague.name"),
    *("NewChannel.label", "NewToken.name", "RecordText.text", "AdminOrder.text", "Invited.name", "FriendName.name"),
}
LOOKED_UP = {  # or compared, played, refused: only what the house knows of itself is shown
    *("AdminOrder.target", "AskEffects.moves", "AskIdea.notation", "AskLink.name", "AskPlan.fixed", "AskPlan.target"),
    *("ClockPlan.weekend_zone", "CoachCommand.seen", "FriendName.table", "LessonCommand.move", "Mute.table"),
    *("NewLeague.game", "NewLeague.options", "NewSeat.bot", "NewTable.game", "NewTable.options", "PersonName.table"),
    *("PlayMoves.moves", "Preferences.time_zone", "PuzzleCommand.found", "PuzzleCommand.move", "StartTable.fill"),
}
SENT_TO = {"NewChannel.target", "NotifyOrder.address"}  # checked as addresses; of webhooks the host's name is shown
SECRET = {
    *("Credentials.password", "NewPassword.new", "NewPassword.old", "Password.password", "UseLink.password"),
    *("UseLink.token", "MailLink.token", "NewChannel.auth", "NewChannel.p256dh"),
}


def texts_in(type_: object) -> set[str]:
    """Each by its struct and field, however deep."""
    found: set[str] = set()

    def visit(info: inspect.Type, where: str, above: frozenset[type]) -> None:
        if isinstance(info, inspect.StrType):
            found.add(where)
        elif isinstance(info, inspect.StructType) and info.cls not in above:
            for field in info.fields:
                visit(field.type, f"{info.cls.__name__}.{field.encode_name}", above | {info.cls})
        for inner in (*getattr(info, "types", ()), *(getattr(info, "item_types", None) or ())):
            visit(inner, where, above)
        for name in ("type", "item_type", "key_type", "value_type"):
            if isinstance(inner := getattr(info, name, None), inspect.Type):
                visit(inner, where, above)

    visit(inspect.type_info(type_), "", frozenset())
    return found


def test_of_every_text_that_is_sent_it_is_known_whether_it_is_shown() -> None:
    app: Litestar = create_app(Config(database_url="sqlite:///:memory:"))
    bodies = [handler.parsed_fn_signature.parameters.get("data") for handler in handlers(app)]
    sent = texts_in(Command | Ping).union(*(texts_in(body.annotation) for body in bodies if body is not None))
    keys = {name for name in sent if name.endswith(".key")}  # of commands: sent back to their sender alone
    assert sent - keys == SHOWN | LOOKED_UP | SENT_TO | SECRET
    assert len(keys) > 5
