"""OpenSpiel: every game as a Python game. Importing it registers `python_fondaco_<game>`.

All luck of a game is one chance node at the beginning, which draws a seed from `deals` of them; with `luck=moves` there
is another one after every move that draws luck, so that a search does not know the dice to come. OpenSpiel's C++ bots
crash on any game written in Python (2.0.2): use its Python ones, or ours.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
import numpy as np
import pyspiel

from fondaco.env.table import ArrayTable
from fondaco.games import GAMES
from fondaco.kernel import Event, Game
from fondaco.kernel.learning.recall import Recall
from fondaco.kernel.playing.luck import deal_luck, seed_of

DEALS = 1024
encode = msgspec.json.encode


class ToldHistory:
    """What was told at one ply, and all before it: a chain that copies of a game share."""

    __slots__ = ("action", "actor", "before", "digests", "events")

    def __init__(self, before: ToldHistory | None, actor: int, action: int, events: list[object]) -> None:
        self.before = before
        self.actor = actor
        self.action = action
        self.events = events
        self.digests: dict[int, bytes] = {}

    @classmethod
    def begin(cls, digests: dict[int, bytes]) -> ToldHistory:
        """The first link of a chain: what each seat knows at that time."""
        told = cls(None, -1, 0, [])
        told.digests = digests
        return told

    def digest(self, seat: int) -> bytes:
        """Stands for everything the seat was told and did so far; worked out when it is first asked for."""
        chain: list[ToldHistory] = []
        link: ToldHistory | None = self
        while link is not None and seat not in link.digests:
            chain.append(link)
            link = link.before
        assert link is not None
        known = link.digests[seat]
        for told in reversed(chain):
            seen_by_seat = [event.seen_by(seat) for event in told.events if isinstance(event, Event)]
            news = encode([seen for seen in seen_by_seat if seen is not None])
            if told.actor == seat:
                news += b" %d" % told.action
            if news != b"[]":
                known = sha256(known + news).digest()
            told.digests[seat] = known
        return known


class Position:
    """A table and what its seats were told; `deepcopy`, by which OpenSpiel clones, is as cheap as the rules make it."""

    def __init__(self, table: ArrayTable, told: ToldHistory | None, pending: int = -1) -> None:
        self.table = table
        self.told = told  # None before the deal
        self.pending = pending  # an action that waits for its luck

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.table.copy(), self.told, self.pending)

    def __getstate__(self) -> dict[str, Any]:
        """Of the chain only where it stands."""
        known = None if self.told is None else {seat: self.told.digest(seat) for seat in range(self.table.seats)}
        return {"table": self.table, "known": known, "pending": self.pending}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.table = kept["table"]
        self.pending = kept["pending"]
        self.told = None if kept["known"] is None else ToldHistory.begin(kept["known"])

    def deal(self, number: int) -> None:
        self.table.deal(seed_of(number))
        self.told = ToldHistory.begin({seat: sha256(self.sight(seat)).digest() for seat in range(self.table.seats)})

    def step(self, action: int) -> None:
        seat, s = self.table.seat, self.table.state
        s.event_sink = []
        self.table.step(action)
        events, s.event_sink = s.event_sink, None
        self.told = ToldHistory(self.told, seat, action, events or [])

    def draws_luck(self, action: int) -> bool:
        """Whether the move draws luck."""
        twin = self.table.copy()
        before = list(twin.state.luck)
        twin.step(action)
        return list(twin.state.luck) != before

    def draw(self, number: int) -> None:
        """Make the pending move with the luck of a number."""
        table = self.table
        mixed = sha256(table.seed + b" luck %d %d" % (table.ply, number)).digest()
        deal_luck(table.state, mixed, 0)
        action, self.pending = self.pending, -1
        self.step(action)

    def sight(self, seat: int) -> bytes:
        """What the seat sees now."""
        table = self.table
        return encode(
            [table.game.stages[table.state.phase].name, table.state.deciding, table.game.view(table.state, seat)]
        )

    def information(self, seat: int) -> str:
        """What the seat sees, and a digest of all it was told: perfect recall, as the contract asks."""
        if self.told is None:
            return "to be dealt"
        return f"{self.told.digest(seat).hex()} {self.sight(seat).decode()}"

    def sampled(self, seat: int, number: int) -> Position:
        """Another position that the seat cannot tell from this one. Of what others were told only the present stays."""
        assert self.told is not None
        table = self.table.copy()
        table.load(table.game.sample(self.table.state, seat, number))
        for other in range(table.seats):
            if table.recall is not None and other != seat:
                table.recall.forget(other)
        twin = Position(table, None)
        known = {other: sha256(twin.sight(other)).digest() for other in range(table.seats)}
        twin.told = ToldHistory.begin(known | {seat: self.told.digest(seat)})
        return twin


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of any game."""

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position
        self.deals = game.deals
        self.luck = game.luck

    def current_player(self) -> int:
        if self.position.told is None or self.position.pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        table = self.position.table
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.seat

    def is_terminal(self) -> bool:
        return self.position.told is not None and self.position.table.over

    def _legal_actions(self, player: int) -> list[int]:
        asked = self.position.pending < 0 and player == self.position.table.seat
        return self.position.table.legal() if asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1.0 / self.deals) for number in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.told is None or position.pending >= 0:
            if not 0 <= action < self.deals:
                raise ValueError(f"deals are numbered from 0 to {self.deals - 1}")
            (position.deal if position.told is None else position.draw)(action)
        elif self.luck == "moves" and position.draws_luck(action):
            position.pending = action
        else:
            self.position.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.position.told is None else f"luck {action}"
        game = self.position.table.game
        return game.moves.write(game.moves.move(action))

    def returns(self) -> list[float]:
        table = self.position.table
        return table.rewards() if self.is_terminal() else [0.0] * table.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that looks to the player as this one does; its history is still that of this one."""
        twin: SpielState = self.clone()
        twin.position = self.position.sampled(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        """What a spectator sees."""
        return "to be dealt" if self.position.told is None else self.position.sight(-1).decode()


class Observer:
    """What a player sees: the named parts of the row; with perfect recall also how often it was told of what.

    Strings hold all that it was told. The counts do not: two histories with the same counts look alike in the tensor.
    """

    def __init__(self, table: ArrayTable, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        entries = [*table.game.rows.entries, *([Recall.feature(table.game.events)] if perfect_recall else [])]
        self.size = sum(entry.size for entry in entries)
        self.tensor = np.zeros(self.size, np.float32)
        place = 0
        for entry in entries:
            self.dict[entry.name] = self.tensor[place : place + entry.size].reshape(entry.shape)
            place += entry.size

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.position.told is None else state.position.table.row(player)[: self.size]

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect_recall:
            return state.position.information(player)
        return "to be dealt" if state.position.told is None else state.position.sight(player).decode()


def make_type(game: Game) -> Any:
    """Parameters: `players`, `deals`, `luck`, `move_limit`, and the options of the game."""
    return pyspiel.GameType(
        short_name=f"python_fondaco_{game.name}",
        long_name=f"Fondaco: {game.name.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.usual_seats,
            "deals": DEALS,
            "luck": "deal",
            "move_limit": game.move_limit,
            **{option.name: option.default for option in game.options},
        },
    )


def make_class(game: Game) -> type:
    """The class that OpenSpiel's registry wants for each game."""
    kind = make_type(game)
    names = [option.name for option in game.options]

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            settled = {**kind.parameter_specification, **(params or {})}
            players, limit = int(settled["players"]), int(settled["move_limit"])
            self.deals = int(settled["deals"])
            if self.deals < 1:
                raise ValueError("there must be a deal to draw")
            self.luck = str(settled["luck"])
            if self.luck not in ("deal", "moves"):
                raise ValueError("luck is drawn with the deal or with moves")
            options = {name: str(settled[name]) for name in names}
            self.first = ArrayTable(game.name, players, options, limit, memory=True)
            super().__init__(
                kind,
                pyspiel.GameInfo(
                    num_distinct_actions=game.moves.size,
                    max_chance_outcomes=self.deals,
                    num_players=players,
                    min_utility=-1.0,
                    max_utility=1.0,
                    utility_sum=0.0,
                    max_game_length=limit,
                ),
                params or {},
            )

        def new_initial_state(self) -> SpielState:
            return SpielState(self, Position(self.first.copy(), None))

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            if params:
                raise ValueError(f"observers have no parameters: {params}")
            wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            if wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not wanted.public_info:
                raise ValueError("what is public and what is private are not told apart")
            return Observer(self.first, wanted.perfect_recall)

        def max_chance_nodes_in_history(self) -> int:
            return 1 if self.luck == "deal" else 1 + self.max_game_length()

    SpielGame.__name__ = SpielGame.__qualname__ = f"{game.name.title().replace('_', '')}Game"
    pyspiel.register_game(kind, SpielGame)
    return SpielGame


CLASSES = {name: make_class(game) for name, game in GAMES.items()}
