"""HOUSE-1: the one checked door."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle

import pytest

from fondaco.games import GAMES
from fondaco.games.batavia import GAME
from fondaco.games.batavia.refusals import BidTooLow
from fondaco.kernel import (
    Game,
    IllegalMove,
    LegalMove,
    LegalRange,
    Match,
    OptionError,
    Record,
    Refusal,
    State,
    play_random,
    verify,
)
from fondaco.kernel.errors import GameIsOver, NothingToUndo, NotInNotation, NotYourDecision, Sealed
from tests.games.batavia.table import at, dealt, legal, now, play, table
from tests.kernel.toy import TOY, Chosen, NotNow, Rolled, Whispered


def toy(*moves: str) -> Match:
    match = Match(TOY, 2, 1)
    for text in moves:
        seat, _, notation = text.partition(" ")
        match.play(int(seat), notation)
    return match


def refused(match: Match, seat: int, notation: str) -> Refusal:
    """The refusal; the match is untouched."""
    game = match.game
    before = (game.dump(match.state), match.ply, match.record, match.deciding, match.events(-1))
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, notation)
    assert (game.dump(match.state), match.ply, match.record, match.deciding, match.events(-1)) == before
    assert caught.value.rule == caught.value.refusal.rule
    assert caught.value.code == caught.value.refusal.message()
    return caught.value.refusal


# -- HOUSE-1.1 to HOUSE-1.4: moving -------------------------------------------


@pytest.mark.parametrize("seat", [0, 2, 3, -1, 99])
def test_house_1_1_only_a_seat_that_decides_may_move(seat: int) -> None:
    match = at(table(turn=1))
    assert match.deciding == (1,)
    assert refused(match, seat, "draw") == NotYourDecision()
    assert refused(match, seat, "nonsense") == NotYourDecision()
    assert not match.legal(seat)
    assert not match.offers(seat)


def test_house_1_1_who_decide_at_once_need_not_wait_for_each_other() -> None:
    assert toy().deciding == (0, 1)
    one, other = toy("0 choose red", "1 choose blue"), toy("1 choose blue", "0 choose red")
    assert TOY.dump(one.state) == TOY.dump(other.state)
    match = toy("1 choose blue")
    assert match.deciding == (0,)
    assert refused(match, 1, "choose red") == NotYourDecision()


@pytest.mark.parametrize("notation", ["", "drawl", "draw 2", "lay", "lay XX", "sail DK now", "DRAW!", "1", "\x00"])
def test_house_1_2_a_move_is_written_in_the_notation(notation: str) -> None:
    refusal = refused(at(table(hands=["DK"])), 0, notation)
    assert refusal == NotInNotation()
    assert refusal.rule == "HOUSE-1.2"


def test_house_1_2_a_move_must_be_on_offer_and_the_refusal_names_the_rule() -> None:
    refusal = refused(dealt(3, first_auctioneer="seat1"), 1, "bid 0")
    assert refusal == BidTooLow(0)
    assert refusal.rule == "BAT-3.3"
    assert refused(toy(), 0, "roll") == NotNow()
    assert refused(toy("0 choose red", "1 choose red"), 0, "step 3") == NotNow()


def test_house_1_2_a_move_is_read_whatever_its_case() -> None:
    match = at(table(hands=["DK"]))
    match.play(0, " LAY  dk ")
    assert match.record.moves[0].notation == "lay DK"


def test_house_1_3_when_the_game_is_over_nobody_moves() -> None:
    match = toy("0 choose red", "1 choose red")
    while match.stage != "over":
        match.play(0, "roll")
    assert match.over
    assert match.deciding == ()
    for seat in (0, 1, -1):
        assert refused(match, seat, "roll") == GameIsOver()
        assert match.legal(seat) == []


def test_house_1_4_the_move_limit_is_an_ending_of_its_own() -> None:
    game = dataclasses.replace(GAME, move_limit=7)
    match = Match(game, 3, 5)
    while not match.over:
        match.play(match.deciding[0], game.moves.write(match.offers(match.deciding[0])[0]))
    assert match.ply == 7
    assert match.state.deciding != 0
    assert match.result is not None
    assert match.result.ending == "move-limit"
    assert match.result.ranks == (1, 1, 1)
    assert match.deciding == ()
    assert refused(match, 0, "draw") == GameIsOver()
    again = verify(game, Record.read(match.record.write()))
    assert again.result == match.result
    match.undo()
    assert match.result is None


def test_house_1_4_a_game_that_ends_with_the_last_move_allowed_has_its_own_ending() -> None:
    match = toy("0 choose red", "1 choose red")
    while match.stage != "over":
        match.play(0, "roll")
    limited = dataclasses.replace(TOY, move_limit=match.ply)
    assert Match.replay(limited, match.record).result == match.result
    assert match.result is not None
    assert match.result.ending == "twenty"


# -- HOUSE-1.5, HOUSE-1.6: undo -----------------------------------------------


def test_house_1_5_a_secret_choice_is_never_taken_back() -> None:
    match = toy("0 choose red")
    assert match.free_undos(0) == 0
    for make in (toy("0 choose red"), toy("0 choose red", "1 choose blue")):
        before = TOY.dump(make.state)
        with pytest.raises(IllegalMove) as caught:
            make.undo(make.ply)
        assert caught.value.refusal == Sealed()
        assert caught.value.rule == "HOUSE-1.5"
        assert TOY.dump(make.state) == before
    match = toy("0 choose red", "1 choose blue", "0 mark red with 7", "0 roll")
    match.undo(2)
    assert match.ply == 2
    with pytest.raises(IllegalMove):
        match.undo()


def finality(match: Match, seat: int) -> dict[str, bool]:
    return {entry.notation: entry.final for entry in match.legal(seat)}


def test_house_1_6_final_is_luck_a_new_decider_or_a_commitment() -> None:
    assert finality(toy(), 0) == {"choose red": True, "choose Green": True, "choose blue": True}
    match = toy("0 choose red", "1 choose blue")
    assert finality(match, 0) == {"mark red with 7": False, "step {}": True, "roll": True}


def test_house_1_6_final_is_a_hidden_fact_made_known() -> None:
    match = at(table(hands=["DK"]))
    assert finality(match, 0) == {"draw": True, "lay DK": True}
    play(match, "A lay DK")
    assert finality(match, 0) == {"sail DK": False}
    play(match, "A sail DK")
    assert finality(match, 0) == {"convert": True, "keep": True}
    assert match.free_undos(0) == 1
    match.undo()
    assert match.stage == "play"
    assert match.free_undos(0) == 0


def test_house_1_6_asking_what_is_final_changes_nothing() -> None:
    match = at(table(hands=["DK"]))
    before, luck = now(match), list(match.state.luck)
    match.legal(0)
    match.offers(0)
    assert (now(match), list(match.state.luck), match.ply) == (before, luck, 0)


def test_house_1_6_own_moves_since_the_last_final_one_are_free() -> None:
    match = toy("0 choose red", "1 choose blue", "0 mark red with 7", "0 mark red with 7")
    assert (match.free_undos(0), match.free_undos(1), match.free_undos(-1)) == (2, 0, 0)
    match.play(0, "roll")
    assert match.free_undos(0) == 0
    match.play(0, "mark red with 7")
    assert match.free_undos(0) == 1
    match.play(0, "step 5")
    assert (match.free_undos(0), match.free_undos(1)) == (0, 0)
    match.play(1, "mark green with 7")
    assert (match.free_undos(0), match.free_undos(1)) == (0, 1)


@pytest.mark.parametrize("count", [0, -1, 2, 100])
def test_house_1_6_there_must_be_something_to_take_back(count: int) -> None:
    match = at(table())
    play(match, "A draw")
    with pytest.raises(IllegalMove) as caught:
        match.undo(count)
    assert caught.value.refusal == NothingToUndo()
    assert caught.value.rule == "HOUSE-1.6"
    assert match.ply == 1


def random_match(seed: int) -> Match:
    match = dealt(3 + seed % 3, seed)
    while not match.over:
        offers = legal(match)
        match.play(match.deciding[0], offers[match.ply * 31 % len(offers)])
    return match


def test_house_1_6_undo_gives_back_every_earlier_state() -> None:
    match = random_match(1)
    states, events = [], [match.events(seat) for seat in range(-1, 3)]
    again = Match.replay(GAME, match.record, 0)
    for played in match.record.moves:
        states.append(GAME.dump(again.state))
        again.play(played.seat, played.notation)
    for count, number in ((1, 1), (5, 6), (40, 46)):
        match.undo(count)
        assert match.ply == len(states) - number
        assert GAME.dump(match.state) == states[match.ply]
        assert [match.events(seat) for seat in range(-1, 3)] == [told[: match.ply + 1] for told in events]
        assert match.result is None
    for played in again.record.moves[match.ply :]:
        match.play(played.seat, played.notation)
    assert match.record == again.record
    assert [match.events(seat) for seat in range(-1, 3)] == events


# -- what a match tells -------------------------------------------------------


@pytest.mark.parametrize("seed", [2, 3])
def test_resuming_at_each_ply_gives_the_same_state_and_events(seed: int) -> None:
    match = random_match(seed)
    live = Match.replay(GAME, match.record, 0)
    for ply in range(match.ply + 1):
        resumed = Match.replay(GAME, match.record, ply)
        assert GAME.dump(resumed.state) == GAME.dump(live.state)
        assert resumed.deciding == live.deciding
        assert resumed.events(0) == match.events(0)[: ply + 1]
        if ply < match.ply:
            played = match.record.moves[ply]
            live.play(played.seat, played.notation)


def test_entry_0_of_the_events_is_the_set_up_and_later_ones_the_moves() -> None:
    match = dealt(3, first_auctioneer="seat1")
    play(match, "B pass", "C bid 1", "A pass")
    told = match.events(1)
    assert len(told) == 4
    assert match.events(1, since=2) == told[2:]
    assert match.events(1, since=4) == []


def test_events_reach_a_seat_only_as_it_may_see_them() -> None:
    match = toy("0 choose red", "1 choose blue", "0 mark red with 7", "0 roll")
    assert match.events(0)[1:4] == [[Chosen(0, "red")], [Chosen(1, None)], [Whispered(0)]]
    assert match.events(1)[1:4] == [[Chosen(0, None)], [Chosen(1, "blue")], []]
    assert match.events(-1)[1:4] == [[Chosen(0, None)], [Chosen(1, None)], []]
    assert isinstance(match.events(-1)[4][0], Rolled)


def test_legal_moves_carry_words_and_targets_and_open_amounts_stay_ranges() -> None:
    match = toy("0 choose red", "1 choose blue")
    assert match.legal(0) == [
        LegalMove("mark red with 7", "mark", ("red", "7"), ("red", "7"), False),
        LegalMove("roll", "roll", (), (), True),
        LegalRange("step {}", "step", 2, 8, 3, (), True),
    ]
    assert [TOY.moves.write(move) for move in match.offers(0)] == [
        "mark red with 7",
        "roll",
        "step 2",
        "step 5",
        "step 8",
    ]


def test_names_and_options_stand_in_the_record() -> None:
    match = Match(GAME, 3, 1, {"reveal": "lastBlock"}, {0: "Anna"})
    assert match.record.names == {0: "Anna"}
    assert match.options == {"quick_start": "no", "reveal": "lastBlock", "first_auctioneer": "random"}
    assert match.record.options == match.options


def test_a_match_can_start_from_a_position_and_be_recorded() -> None:
    match = at(table(hands=["DK"], reveal="lastBlock"))
    assert match.options["reveal"] == "lastBlock"
    play(match, "A lay DK", "A sail DK")
    again = verify(GAME, Record.read(match.record.write()))
    assert again.record.write() == match.record.write()
    assert GAME.dump(again.state) == now(match)


def test_the_stage_is_named() -> None:
    match = toy()
    assert match.stage == "choice"
    match.play(0, "choose red")
    match.play(1, "choose red")
    assert match.stage == "race"


def test_errors_can_be_sent_to_another_process() -> None:
    for error in (IllegalMove(NotInNotation()), OptionError("bot-unknown", name="x", known="y")):
        twin = pickle.loads(pickle.dumps(error))
        assert (type(twin), twin.code, twin.facts, str(twin)) == (type(error), error.code, error.facts, str(error))


# -- a match as a value -------------------------------------------------------


def walk(game: Game, plies: int, seed: int = 5) -> Match:
    match = Match(game, game.usual_seats, seed)
    for number in range(plies):
        if match.over:
            break
        offers = match.offers(match.deciding[0])
        match.play_move(match.deciding[0], offers[number % len(offers)])
    return match


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_copy_is_equal_and_goes_its_own_way(game: Game) -> None:
    match = walk(game, 5)
    for copied in (match.copy(), copy.copy(match), copy.deepcopy(match)):
        assert copied == match
        assert copied.state == match.state
        seat = match.deciding[0]
        copied.play_move(seat, match.offers(seat)[-1])
        assert copied != match
        assert copied.state != match.state
        assert copied.ply == match.ply + 1 == 6
        copied.rewind(5)
        assert copied == match
        assert copied.state == match.state


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_match_and_its_state_come_through_pickle(game: Game) -> None:
    for version in game.versions:
        match = walk(version, 30)
        match.names = {0: "Ada"}
        loaded: Match = pickle.loads(pickle.dumps(match))
        assert loaded == match
        assert loaded.game is version
        assert loaded.names == {0: "Ada"}
        assert loaded.state == match.state
        assert loaded.state.key() == match.state.key()
        assert pickle.loads(pickle.dumps(match.state)) == match.state
        assert loaded.events(-1) == match.events(-1)


def test_a_script_is_part_of_a_match() -> None:
    match = toy()
    scripted = match.copy()
    scripted.script = [1, 0]
    assert scripted != match
    assert match.script is None
    twin = scripted.copy()
    assert twin == scripted
    assert twin.script is not scripted.script


def test_a_game_that_no_package_declares_is_not_pickled() -> None:
    with pytest.raises(pickle.PicklingError, match="only a game that a package declares"):
        pickle.dumps(toy())
    with pytest.raises(pickle.PicklingError, match="only a game that a package declares"):
        pickle.dumps(dataclasses.replace(GAME, move_limit=3))


def test_states_are_equal_by_content_luck_included() -> None:
    match = walk(GAME, 10)
    state, twin = match.state, match.game.rules.copy(match.state)
    match.legal(match.deciding[0])  # fills what is on offer, and says who was asked
    assert state == twin
    assert len({state.key(), twin.key()}) == 1
    twin.word()
    assert state != twin
    other = match.game.rules.copy(state)
    assert any(field.axes for field in GAME.fields)
    for field in GAME.fields:
        value = getattr(state, field.name)
        setattr(other, field.name, [number + 1 for number in value] if field.axes else value + 1)
        assert other != state, field.name
        setattr(other, field.name, value)
    assert other == state
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


def test_a_match_says_what_it_is() -> None:
    match = Match(GAMES["kontor"], 2, 7)
    assert repr(match) == "<Match kontor, 2 seats, ply 0, choosing, seat 0 and seat 1 to decide>"
    assert repr(match.state) == "<State of kontor, 2 seats, phase 3, deciding [0, 1]>"
    assert repr(match.game) == "<Game kontor, rules version 1, 2 to 2 seats>"
    over = walk(GAMES["spice_islands"], 5_000)
    assert repr(over).startswith(f"<Match spice_islands, 4 seats, ply {over.ply}, over, ranks (")


def test_what_can_be_called_tells_its_signature() -> None:
    """Compiled, too, where it comes from the compiler."""
    assert str(inspect.signature(play_random)) in (
        "(rules, s, limit)",
        "(rules: 'Rules', s: 'State', limit: 'int') -> 'int'",
    )
    for method in (State.key, State.below, State.pick, GAME.rules.offer, GAME.rules.apply):
        assert method.__doc__
        inspect.signature(method)
