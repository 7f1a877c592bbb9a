"""`fondaco connect`: a bot plays at a house, as a program."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.bots import find_bot
from fondaco.cli.problem import TerminalError
from fondaco.cli.terminal import Terminal
from fondaco.client import House, Player
from fondaco.games import find

OPEN = "open"


def connect(
    terminal: Terminal,
    bot: str,
    address: str,
    token: str | None,
    game: str | None,
    opponents: str | None,
    table: str | None,
    games: int | None,
) -> None:
    """Play in every seat the program has, until so many matches are over or it is interrupted."""
    if not token:
        raise TerminalError("token-wanted")
    if games is not None and games < 1:
        raise TerminalError("games-count", games=games)
    if opponents is not None and game is None:
        raise TerminalError("opponents-alone")
    seats = None if game is None else _seats(game, opponents)
    chosen = find_bot(bot)
    with House(address, token) as house:
        me = house.me()
        if not me.program:
            raise TerminalError("token-unknown", address=address)
        terminal.say("cli-connected", name=me.name, bot=bot, address=address)
        player = Player(house, chosen, tell=lambda what, detail: _tell(terminal, address, what, detail))
        if table is not None:
            house.join(table)
            games = games or 1

        def open_one() -> None:
            if game is not None and seats is not None and not _is_busy(house):
                opened = house.open_table(game, seats)
                terminal.say("cli-table-opened", address=f"{address.rstrip('/')}/table/{opened.id}")
                if OPEN not in seats:
                    house.start(opened.id)

        player.run(games, open_one)


def _seats(game: str, opponents: str | None) -> Sequence[str]:
    """The program first; without a word about the others, their seats are open."""
    found = find(game)
    others = [OPEN] * (found.usual_seats - 1) if opponents is None else [one.strip() for one in opponents.split(",")]
    found.settle(1 + len(others), {})
    return ["me", *others]


def _is_busy(house: House) -> bool:
    """Whether the program has a table that is not over."""
    return any(table.status in ("open", "playing") for table in house.tables("mine").tables)


def _tell(terminal: Terminal, address: str, what: str, detail: str) -> None:
    match what:
        case "playing":
            terminal.say("cli-table-playing", address=f"{address.rstrip('/')}/table/{detail}")
        case "over":
            table, _, rank = detail.partition(" ")
            terminal.say("cli-table-over", address=f"{address.rstrip('/')}/table/{table}", rank=int(rank))
        case "lost":
            terminal.say("cli-connection-lost", address=address, problem=detail)
