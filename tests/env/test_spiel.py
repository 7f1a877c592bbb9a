"""OpenSpiel's own test on every game, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from fondaco.bots import consult
from fondaco.env.ismcts import Ismcts
from fondaco.env.spiel import CLASSES
from fondaco.games import GAMES
from fondaco.kernel.playing.rules import play_random
from tests.declared import declaring
from tests.speed import COMPILED


def load(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"python_fondaco_{game}", parameters)


def advance(state: Any, rng: random.Random, steps: int) -> Any:
    """Random play, the deal included."""
    for _ in range(steps):
        if state.is_terminal():
            break
        actions = (
            [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(rng.choice(actions))
    return state


def alike(one: Any, two: Any) -> bool:
    """The same to every player, and for whoever is to move."""
    players = range(one.num_players())
    return (
        one.current_player() == two.current_player()
        and one.legal_actions() == two.legal_actions()
        and str(one) == str(two)
        and all(one.information_state_string(player) == two.information_state_string(player) for player in players)
    )


@pytest.mark.parametrize("game", declaring("features"))
def test_openspiel_random_simulations(game: str) -> None:
    pyspiel.random_sim_test(load(game, deals=8), num_sims=1, serialize=COMPILED, verbose=False)


@pytest.mark.parametrize("game", declaring("features"))
def test_every_number_of_players_and_every_option_can_be_asked_for(game: str) -> None:
    for players in GAMES[game].seats:
        assert load(game, players=players).num_players() == players
    for option in GAMES[game].options:
        state = load(game, **{option.name: option.choices[1]}).new_initial_state()
        assert state.position.table.options[option.name] == option.choices[1]


@pytest.mark.parametrize("game", declaring("features"))
def test_luck_is_one_chance_node_with_explicit_outcomes(game: str) -> None:
    state = load(game, deals=16).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(number, 1 / 16) for number in range(16)]
    state.apply_action(3)
    assert not state.is_chance_node()
    again = state.get_game().new_initial_state()
    again.apply_action(3)
    for one in (state, again):
        advance(one, random.Random(1), 50)
    assert alike(state, again)


@pytest.mark.parametrize("game", declaring("features"))
def test_actions_are_sorted_and_written_as_in_the_house(game: str) -> None:
    state = advance(load(game).new_initial_state(), random.Random(2), 1)
    for _ in range(40):
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        for action in legal:
            text = state.action_to_string(action)
            assert GAMES[game].moves.read(text) == GAMES[game].moves.move(action)
        advance(state, random.Random(legal[0]), 1)


@pytest.mark.parametrize("game", declaring("features"))
@pytest.mark.parametrize("way", ["clone", "deepcopy", "pickle", "serialize"])
def test_a_copy_is_the_same_and_plays_on_alone(game: str, way: str) -> None:
    state = advance(load(game, deals=4).new_initial_state(), random.Random(3), 40)
    ways: dict[str, Any] = {
        "clone": state.clone,
        "deepcopy": lambda: copy.deepcopy(state),
        "pickle": lambda: pickle.loads(pickle.dumps(state)),
        "serialize": lambda: pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(state.get_game(), state)
        )[1],
    }
    twin = ways[way]()
    assert alike(state, twin)
    before = str(state)
    advance(twin, random.Random(4), 20)
    assert str(state) == before
    advance(state, random.Random(4), 20)
    assert alike(state, twin)


@pytest.mark.parametrize("game", declaring("features"))
def test_a_resampled_state_looks_the_same_to_its_player(game: str) -> None:
    state = load(game).new_initial_state()
    rng = random.Random(5)
    differs = False
    advance(state, rng, 1)
    for _ in range(60):
        advance(state, rng, 1)
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            twin = state.resample_from_infostate(player, rng.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert list(twin.observation_tensor(player)) == list(state.observation_tensor(player))
            assert twin.current_player() == state.current_player()
            if player == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
            table, other = state.position.table, twin.position.table
            differs = differs or table.game.dump(table.state) != other.game.dump(other.state)
    assert differs or game == "spice_islands"  # where nothing is hidden


@pytest.mark.parametrize("game", declaring("features"))
def test_information_is_remembered(game: str) -> None:
    """Two ways to the same sight that a player saw happen differ in what it knows."""
    state = advance(load(game).new_initial_state(), random.Random(6), 30)
    known = {state.information_state_string(player) for player in range(state.num_players())}
    assert len(known) == state.num_players()
    mover = state.current_player()
    after = set()
    for action in state.legal_actions()[:5]:
        twin = state.child(action)
        after.add(twin.information_state_string(mover))
    assert len(after) == len(state.legal_actions()[:5])


@pytest.mark.parametrize("game", declaring("features"))
def test_the_observer_names_the_parts_of_the_row(game: str) -> None:
    spiel = load(game)
    state = advance(spiel.new_initial_state(), random.Random(7), 10)
    observer = spiel.make_py_observer()
    observer.set_from(state, 0)
    assert np.array_equal(observer.tensor, state.position.table.row(0)[: GAMES[game].rows.size])
    for entry in GAMES[game].rows.entries:
        assert observer.dict[entry.name].shape == entry.shape
    with pytest.raises(ValueError, match="not told apart"):
        spiel.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    with pytest.raises(ValueError, match="no parameters"):
        spiel.make_py_observer(params={"x": 1})


@pytest.mark.parametrize("game", declaring("features"))
def test_the_information_state_tensor_is_the_row_and_what_the_player_was_told(game: str) -> None:
    spiel = load(game)
    state = advance(spiel.new_initial_state(), random.Random(7), 30)
    for player in range(state.num_players()):
        tensor = state.information_state_tensor(player)
        assert len(tensor) == spiel.information_state_tensor_size() > spiel.observation_tensor_size()
        row = state.observation_tensor(player)
        assert tensor[: len(row)] == row
        assert any(tensor[len(row) :])
    observer = spiel.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    assert observer.dict["told"].sum() == sum(state.information_state_tensor(0)[len(row) :])


@pytest.mark.parametrize("game", ["batavia", "spice_islands"])
def test_luck_can_be_drawn_with_every_move_that_needs_it(game: str) -> None:
    """A search that clones a state and plays on then meets chance nodes, and not the luck of the true game."""
    state = load(game, luck="moves", deals=50).new_initial_state()
    rng = random.Random(3)
    while not (state.is_chance_node() and len(state.history()) > 1):
        advance(state, rng, 1)
    after = {str(state.child(number)) for number in range(20)}
    assert len(after) > 1
    assert str(state.child(7)) == str(state.child(7))
    advance(state, rng, 40)
    twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    assert alike(state, twin)
    with pytest.raises(ValueError, match="with the deal or with moves"):
        CLASSES[game]({"luck": "never"})


def test_the_move_limit_ends_a_game_with_how_things_stand() -> None:
    state = advance(load("kontor", move_limit=9).new_initial_state(), random.Random(8), 100)
    assert state.is_terminal()
    assert len(state.history()) == 10
    assert sum(state.returns()) == pytest.approx(0)


def test_openspiels_python_search_plays() -> None:
    state = advance(load("kontor", deals=4, move_limit=60).new_initial_state(), random.Random(9), 30)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=5,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_all_games_are_registered() -> None:
    assert set(CLASSES) == set(GAMES)
    assert {f"python_fondaco_{name}" for name in GAMES} <= set(pyspiel.registered_names())


def test_deals_must_be_and_must_be_numbered() -> None:
    with pytest.raises(ValueError, match="a deal to draw"):
        CLASSES["kontor"]({"deals": 0})
    state = CLASSES["kontor"]({"deals": 3}).new_initial_state()
    with pytest.raises(ValueError, match="from 0 to 2"):
        state.apply_action(3)


@pytest.mark.parametrize("name", declaring("features"))
def test_the_search_of_openspiel_plays_as_a_bot(name: str) -> None:
    """Legal moves from a world of its own, the same ones with the same luck; the world is not played on."""
    game = GAMES[name]
    s = game.deal(game.usual_seats, 5)
    play_random(game.rules, s, 20)
    seat = (s.deciding & -s.deciding).bit_length() - 1
    before = game.dump(s)
    first, again = (consult(Ismcts(4), game, s, seat, random.Random(1)) for _ in range(2))
    assert first == again
    assert game.dump(s) == before
