"""OpenSpiel's own information-set search as a bot: `fondaco.env.ismcts:Ismcts`. For comparison; it knows no advice."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from fondaco.env.spiel import Position, SpielState, ToldHistory
from fondaco.env.table import ArrayTable
from fondaco.kernel import Game, State
from fondaco.kernel.playing.rules import play_random

EXPLORE = 1.4  # of rewards between -1 and 1, as ours has 0.7 of rewards between 0 and 1


class RandomPlay:
    """An evaluator of OpenSpiel: one random play-out by our rules, without OpenSpiel's states between."""

    def evaluate(self, state: SpielState) -> list[float]:
        table = state.position.table.copy()
        play_random(table.rules, table.state, table.move_limit)
        return table.rewards()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class Ismcts:
    """Thinks on the game as OpenSpiel sees it: all legal moves, open amounts up to the cap of their kind."""

    def __init__(self, iterations: int = 50) -> None:
        self.iterations = iterations

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        state = _state(game, world, seat)
        if len(state.legal_actions()) == 1:
            return state.position.table.move(state.legal_actions()[0])
        bot = ISMCTSBot(
            state.get_game(),
            RandomPlay(),
            EXPLORE,
            self.iterations,
            random_state=np.random.RandomState(rng.getrandbits(32)),
            allow_inconsistent_action_sets=True,
        )
        bot.set_resampler(lambda known, player: known.resample_from_infostate(player, rng.random))
        return state.position.table.move(int(bot.step(state)))


def _state(game: Game, world: State, seat: int) -> SpielState:
    """A world as a state of OpenSpiel in which the seat is asked."""
    loaded: Any = pyspiel.load_game(f"python_fondaco_{game.name}", {"players": world.seats})
    table = ArrayTable(game.name, world.seats)
    table.load(world)
    table.seat = seat
    world.actor = seat
    game.rules.offer(world)
    position = Position(table, None)
    position.told = ToldHistory.begin({other: position.sight(other) for other in range(world.seats)})
    return SpielState(loaded, position)
