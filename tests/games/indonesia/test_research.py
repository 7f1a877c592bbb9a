"""IND-9 Research and Development."""

from __future__ import annotations

import pytest

from fondaco.games.indonesia.data import MULTIPLIER, TRACK_NAMES
from fondaco.games.indonesia.events import Advanced, HullAdvanced, Passed
from fondaco.games.indonesia.refusals import AdvanceMarker, HullAtEnd, MustAdvance, NoOtherPlayer, TrackAtEnd
from tests.games.indonesia.table import at, heard, legal, now, play, refused, table, turn


def test_ind_9_1_each_may_advance_one_marker_of_his_own_or_the_hull_of_another() -> None:
    """A34."""
    match = at(table(phase="research", order="BAC", turn="B"))
    assert legal(match) == [*(f"advance {track}" for track in TRACK_NAMES), "refit 1", "refit 3", "pass"]
    events = play(match, "B advance slots", "A refit 2", "C pass")
    assert heard(events, Advanced) == [Advanced(1, "slots", 2)]
    assert heard(events, HullAdvanced) == [HullAdvanced(0, 1, 2)]
    assert heard(events, Passed) == [Passed(2)]
    assert now(match)["level"][1] == dict.fromkeys(TRACK_NAMES, 1) | {"slots": 2, "hull": 2}


def test_ind_9_1_the_last_step_is_5() -> None:
    match = at(table(phase="research", levels={"A": {"mergers": 5}, "B": {"hull": 5}}))
    refused(match, "A advance mergers", "IND-9.1", TrackAtEnd("mergers"))
    refused(match, "A refit 2", "IND-9.1", HullAtEnd(1))
    refused(match, "A refit 1", "IND-9.1", NoOtherPlayer())
    refused(match, "A refit 4", "IND-9.1", NoOtherPlayer())
    refused(match, "A bid 1", "IND-9.1", AdvanceMarker())


def test_ind_9_1_with_the_option_research_it_is_compulsory() -> None:
    """A33."""
    match = at(table(phase="research", research="compulsory"))
    refused(match, "A pass", "IND-9.1", MustAdvance())
    everything = dict.fromkeys(TRACK_NAMES, 5)
    full = at(table(2, phase="research", research="compulsory", levels={"A": everything, "B": everything}))
    assert legal(full) == ["pass"]


def test_ind_9_1_the_effect_is_immediate() -> None:
    match = at(table(2, phase="research", companies={"a-lampung-shipping": "A sea-sunda"}, era="b"))
    play(match, "A advance expansion", "B pass", "A operate a-lampung-shipping", "A launch sea-sunda")
    assert turn(match) == "A fleet"  # a second ship may follow


@pytest.mark.parametrize(("level", "value"), [(1, 1), (2, 5), (3, 25), (4, 100), (5, 400)])
def test_ind_9_2_the_tracks(level: int, value: int) -> None:
    assert MULTIPLIER[level] == value
    assert TRACK_NAMES == ("turn-order", "slots", "mergers", "expansion", "hull")
