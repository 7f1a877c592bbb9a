"""Effects that speak of what may follow a move come true when it does."""

from __future__ import annotations

from fondaco.games.batavia import GAME as BATAVIA
from fondaco.games.batavia.effects import IfBought, WouldReceive
from fondaco.games.batavia.state import State as BataviaState
from fondaco.games.indonesia import GAME as INDONESIA
from fondaco.games.indonesia.effects import AtBid, SalesForecast, SiapFajiLoss
from fondaco.games.indonesia.moves import MERGE, OPERATE
from fondaco.games.indonesia.state import State as IndonesiaState
from fondaco.games.spice_islands import GAME as SPICE_ISLANDS
from fondaco.games.spice_islands.effects import AttackOdds
from fondaco.games.spice_islands.events import Attacked
from fondaco.games.spice_islands.moves import ATTACK
from fondaco.kernel import KIND, Game, Match
from fondaco.kernel.showing.effects import predict
from tests.games.test_previews import played


def follow(match: Match, *moves: str) -> Match:
    """The same match after some moves of whoever decides, and then passes to the end of the stage."""
    trial = Match.replay(match.game, match.record)
    for move in moves:
        trial.play(trial.deciding[0], move)
    stage = trial.stage
    while trial.stage == stage:
        trial.play(trial.deciding[0], "pass")
    return trial


def test_bat_3_6_a_bid_that_nobody_raises_pays_what_was_shown() -> None:
    compared = 0
    for match, seat, move, _ in played(BATAVIA, 7):
        text = BATAVIA.moves.write(move)
        if not text.startswith("bid"):
            continue
        effects = predict(BATAVIA, match.state, seat, move)
        after = follow(match, text)
        assert isinstance(match.state, BataviaState)
        assert isinstance(after.state, BataviaState)
        change = [after.state.bills[player] - match.state.bills[player] for player in range(match.seats)]
        received = {effect.seat: effect.amount for effect in effects if isinstance(effect, WouldReceive)}
        (bought,) = [effect for effect in effects if isinstance(effect, IfBought)]
        assert change == [
            received.get(player, 0) if player != seat else -bought.amount for player in range(match.seats)
        ]
        assert bought.left == after.state.bills[seat]
        compared += 1
    assert compared > 10


def test_ind_6_6_a_merger_at_the_nominal_value_pays_what_was_shown() -> None:
    compared = emptied = 0
    for seed in range(3):
        for match, seat, move, _ in played(INDONESIA, seed):
            if move & KIND != MERGE:
                continue
            effects = predict(INDONESIA, match.state, seat, move)
            at_bid = next(effect for effect in effects if isinstance(effect, AtBid))
            after = follow(match, INDONESIA.moves.write(move), f"bid {at_bid.bid}")
            if after.plies[match.ply + 1].seat != seat:
                continue  # somebody else opened the auction
            assert isinstance(after.state, IndonesiaState)
            assert after.state.cash[seat] == at_bid.left
            loss = [effect for effect in effects if isinstance(effect, SiapFajiLoss)]
            if loss and after.stage == "siap-faji":
                before, now = sum(match_sizes(match, move)), sum(match_sizes(after, move))
                assert before - now + after.state.to_clear == loss[0].lost == before - loss[0].left
                emptied += 1
            compared += 1
    assert compared > 5
    assert emptied > 0


def match_sizes(match: Match, move: int) -> tuple[int, int]:
    assert isinstance(match.state, IndonesiaState)
    return match.state.size[move >> 8 & 0xFF], match.state.size[move & 0xFF]


def test_ind_10_6_a_forecast_is_what_the_cheapest_plan_brings() -> None:
    compared = 0
    for match, seat, move, _ in played(INDONESIA, 8):
        if move & KIND != OPERATE:
            continue
        forecast = [
            effect for effect in predict(INDONESIA, match.state, seat, move) if isinstance(effect, SalesForecast)
        ]
        if not forecast or forecast[0].sold == 0:
            continue
        trial = Match.replay(INDONESIA, match.record)
        assert isinstance(trial.state, IndonesiaState)
        before = trial.state.pile[seat]
        trial.play(seat, INDONESIA.moves.write(move))
        trial.play(seat, "cheapest")
        assert isinstance(trial.state, IndonesiaState)
        if trial.state.year == match_year(match):
            assert trial.state.pile[seat] - before == forecast[0].net
            compared += 1
        if compared > 15:
            return
    raise AssertionError(compared)


def match_year(match: Match) -> int:
    assert isinstance(match.state, IndonesiaState)
    return match.state.year


def test_spi_7_5_the_odds_of_an_attack_are_those_of_the_dice() -> None:
    match, seat, move = next(
        (match, seat, move)
        for seed in range(20)
        for match, seat, move, _ in played(SPICE_ISLANDS, seed)
        if move & KIND == ATTACK
    )
    (odds,) = [effect for effect in predict(SPICE_ISLANDS, match.state, seat, move) if isinstance(effect, AttackOdds)]
    hits = sunk = 0
    for number in range(2000):
        skulls = skulls_of(SPICE_ISLANDS, match, seat, move, number)
        hits += skulls > 0
        sunk += skulls == odds.dice
    assert abs(hits / 20 - odds.hit) < 4
    assert abs(sunk / 20 - odds.sunk) < 4


def skulls_of(game: Game, match: Match, seat: int, move: int, number: int) -> int:
    world = game.sample(match.state, seat, number)
    world.actor = seat
    world.event_sink = []
    game.rules.apply(world, move)
    return next(event.skulls for event in world.event_sink or [] if isinstance(event, Attacked))
