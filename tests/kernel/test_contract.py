"""check_game passes for every game, and fails for games that break a promise."""

from __future__ import annotations

import copy
import dataclasses
import os
import random
from collections.abc import Mapping, Sequence

import msgspec
import pytest

from fondaco.games import GAMES
from fondaco.games.batavia import GAME as BATAVIA
from fondaco.games.batavia import events, moves, refusals
from fondaco.games.batavia.effects import CardsDrawn
from fondaco.games.batavia.rules.contract import Rules
from fondaco.games.batavia.state import State
from fondaco.games.batavia.view import View, view
from fondaco.games.borneo.events import Discarded
from fondaco.kernel import Event, Game, Moves, OptionError, Refusal
from fondaco.kernel import State as BaseState
from fondaco.kernel.checking.contract import ContractBroken, check_declarations, check_game, check_match, configurations
from fondaco.kernel.showing.events import Told
from fondaco.kernel.showing.scores import Category
from tests.speed import COMPILED

WHOLE = bool(os.environ.get("FONDACO_WHOLE_CONTRACT"))
LOOKS = {"indonesia": 0.01}  # a thousand plies and more in a match


@pytest.mark.parametrize("name", GAMES)
def test_every_game_keeps_the_contract(name: str) -> None:
    """`make test-contract` plays every choice at every seat count and asks at every ply."""
    game = GAMES[name]
    looks = LOOKS.get(name, 0.05)
    if WHOLE:
        check_game(game, games=2, looks=2 * looks)
    elif COMPILED:
        check_game(game, looks=looks, spread=True, stride=4)
    else:
        check_declarations(game)
        check_match(game, game.usual_seats, {}, random.Random(1), looks / 2, stride=4)


def test_every_choice_is_played_even_if_they_are_spread_over_the_seat_counts() -> None:
    game = GAMES["indonesia"]
    spread = list(configurations(game, random.Random(1), spread=True))
    assert {seats for seats, options in spread if not options} == set(game.seats)
    chosen = {choice for _, options in spread for choice in options.items()}
    assert chosen == {(option.name, choice) for option in game.options for choice in option.choices}
    assert len(spread) < len(list(configurations(game, random.Random(1))))


def broken(game: Game, promise: str) -> None:
    with pytest.raises(ContractBroken, match=promise):
        check_game(game, looks=0.3)


def changed(**changes: object) -> Game:
    return dataclasses.replace(BATAVIA, **changes)  # type: ignore[arg-type]


def with_rules(rules: Rules) -> Game:
    return changed(rules=rules)


def test_a_secret_choice_that_others_could_read_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Discarded, "secret", False)
    with pytest.raises(ContractBroken, match="what its events hide"):
        check_match(GAMES["borneo"], 4, {}, random.Random(0), 0.3)


def test_a_view_that_shows_a_card_of_the_deck_is_found() -> None:
    def leaky(s: BaseState, seat: int) -> View:
        assert isinstance(s, State)
        return msgspec.structs.replace(view(s, seat), cannon=s.deck[0])

    broken(changed(view=leaky), "tells what is hidden")


def test_a_view_that_shows_bills_to_a_spectator_is_found() -> None:
    def leaky(s: BaseState, seat: int) -> View:
        assert isinstance(s, State)
        return msgspec.structs.replace(view(s, seat), bid=s.bills[0])

    broken(changed(view=leaky), "tells what is hidden")


def test_a_target_that_points_at_a_face_down_station_is_found() -> None:
    def leaky(s: BaseState, move: int) -> tuple[str, ...]:
        assert isinstance(s, State)
        return (f"space:{s.ahead(s.actor, move & 0xFFFF)}",) if move >> 16 == moves.SAIL >> 16 else ()

    broken(changed(targets=leaky), "legal moves of seat . tell what is hidden")


class LosesACard(Rules):
    """Forgets a card of the lot when it is sold."""

    def apply(self, s: BaseState, move: int) -> None:
        super().apply(s, move)
        assert isinstance(s, State)
        if s.deck[2] == 7:
            s.deck = [*s.deck[:2], 6, *s.deck[3:]]


def test_a_lost_card_is_found() -> None:
    broken(with_rules(LosesACard()), "position-derived")


class Stuck(Rules):
    """Offers nothing in the conversion phase."""

    def offer(self, s: BaseState) -> None:
        super().offer(s)
        if s.phase == 4:
            s.clear()


def test_a_state_without_a_legal_move_is_found() -> None:
    broken(with_rules(Stuck()), "without a legal move")


class SharesItsLists(Rules):
    """A copy that is the original."""

    def copy(self, s: BaseState) -> State:
        assert isinstance(s, State)
        return s


def test_a_copy_that_is_not_independent_is_found() -> None:
    broken(with_rules(SharesItsLists()), "copy|replay|changed")


class BetraysBills(Rules):
    """Refuses a bid with how many bills the next player has."""

    def why_not(self, s: BaseState, move: int) -> Refusal:
        assert isinstance(s, State)
        return refusals.TooFewBills(s.bills[s.left_of(s.actor)])


def test_a_refusal_that_betrays_a_secret_is_found() -> None:
    broken(with_rules(BetraysBills()), "refusal of .* tells seat")


class SkipsThePoor(Rules):
    """Passes for a player who cannot bid: the others would learn how many bills he has."""

    def apply(self, s: BaseState, move: int) -> None:
        super().apply(s, move)
        assert isinstance(s, State)
        while s.phase == 1 and s.bills[s.actor] <= s.bid:
            super().apply(s, moves.PASS)


def test_a_skip_for_a_secret_reason_is_found() -> None:
    broken(with_rules(SkipsThePoor()), "tell|hidden")


class Whispers(Event, frozen=True):
    """An event nobody declared."""


class TellsUndeclared(Rules):
    def apply(self, s: BaseState, move: int) -> None:
        super().apply(s, move)
        s.tell(Whispers())


def test_an_undeclared_event_is_found() -> None:
    broken(with_rules(TellsUndeclared()), "not declared")


def test_a_drawn_card_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Drew, "seen_by", lambda self, seat: self)
    broken(BATAVIA, "tell seat")


def test_a_laid_card_that_could_be_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Laid, "reveals", False)
    broken(BATAVIA, "can be taken back")


def test_an_undeclared_refusal_is_found() -> None:
    broken(changed(refusals=BATAVIA.refusals[1:]), "which is not declared")


def test_a_move_on_offer_that_the_dense_index_lacks_is_found() -> None:
    game = GAMES["borneo"]
    kinds = [copy.copy(kind) for kind in game.moves.kinds]
    next(kind for kind in kinds if kind.word == "change").fit = lambda merchant, company: company > 0
    broken(dataclasses.replace(game, moves=Moves(*kinds)), "the index does not hold change")


def test_an_option_that_can_never_be_chosen_is_found() -> None:
    def never(seats: int, options: Mapping[str, str]) -> None:
        BATAVIA.check_options(seats, options)
        if options["reveal"] == "lastBlock":
            raise OptionError("option-choice", name="reveal")

    broken(changed(check_options=never), "can be played at no seat count")


def test_an_effect_that_rests_on_a_secret_is_found() -> None:
    """The re-deals keep the secret; what then is missing is found."""

    def leaky(before: BaseState, after: BaseState, move: int, events: Sequence[Event]) -> list[Told]:
        assert isinstance(before, State)
        return [CardsDrawn(before.deck[0])]

    broken(changed(effects=dataclasses.replace(BATAVIA.effects, find=leaky)), "was not shown|effects of .* tell")


def test_a_score_sheet_that_shows_bills_is_found() -> None:
    assert BATAVIA.scores is not None
    lines = BATAVIA.scores.lines

    def leaky(s: BaseState, seat: int) -> tuple[Sequence[Category], Sequence[Category]]:
        assert isinstance(s, State)
        return (*lines(s, seat)[0], Category("bills", "BAT-10.3", tuple(s.bills[: s.seats]))), ()

    broken(changed(scores=dataclasses.replace(BATAVIA.scores, lines=leaky)), "score sheet of seat")


def test_a_score_sheet_that_does_not_add_up_is_found() -> None:
    assert BATAVIA.scores is not None
    lines = BATAVIA.scores.lines

    def short(s: BaseState, seat: int) -> tuple[Sequence[Category], Sequence[Category]]:
        return lines(s, seat)[0][1:], ()

    broken(changed(scores=dataclasses.replace(BATAVIA.scores, lines=short)), "categories come to")


def test_a_reason_that_betrays_a_secret_is_found() -> None:
    def leaky(s: BaseState, target: str) -> tuple[int | Refusal, ...]:
        assert isinstance(s, State)
        return (refusals.TooFewBills(s.bills[s.left_of(s.actor)]),)

    broken(changed(meanings=leaky), "reason against")
