"""The record: reads back exactly, and every kind of damage is told by its line."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fondaco
from fondaco.games import GAMES
from fondaco.games.batavia import GAME
from fondaco.kernel import Match, Record, RecordedMove, RecordError, Result, verify
from tests.games.batavia.table import at, dealt, play, table

TEXT = """\
fondaco record 1
game toy 3
seats 2
option pace slow
data map 1 0123456789abcdef
name 1 Anna Bella
name 2 Bruno # the second
commitment c0ffee
seed 0000000000000000000000000000000000000000000000000000000000000001
position {"seats":2}

1 1 choose red
2 2 choose blue # a comment
3 1 roll

ending twenty
scores 21 -3
ranks 1 2
"""

RECORD = Record(
    game="toy",
    rules=3,
    seats=2,
    options={"pace": "slow"},
    commitment="c0ffee",
    seed=bytes(31) + b"\x01",
    names={0: "Anna Bella", 1: "Bruno # the second"},
    data={"map": "1 0123456789abcdef"},
    position={"seats": 2},
    moves=(RecordedMove(0, "choose red"), RecordedMove(1, "choose blue"), RecordedMove(0, "roll")),
    result=Result("twenty", (21, -3), (1, 2)),
)


def test_a_record_is_a_text_people_can_read() -> None:
    assert Record.read(TEXT) == RECORD
    assert RECORD.write() == TEXT.replace(" # a comment", "")


def test_every_move_knows_its_line() -> None:
    assert [move.line for move in Record.read(TEXT).moves] == [12, 13, 14]


def test_the_bare_minimum() -> None:
    text = "fondaco record 1\ngame toy 3\nseats 2\ncommitment c0ffee\n"
    assert Record.read(text) == Record("toy", 3, 2, {}, "c0ffee")


def test_line_ends_blanks_and_order_do_not_matter() -> None:
    lines = TEXT.splitlines()
    shuffled = [lines[0], *reversed(lines[1:11]), *lines[11:]]
    assert Record.read("\r\n".join(f"  {line}  " if "name" not in line else line for line in shuffled)) == RECORD


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("fondaco record 1", "fondaco record 2", "record-first-line", 1),
        (TEXT, "", "record-first-line", 1),
        (TEXT, "\n\n", "record-first-line", 1),
        ("game toy 3\n", "", "record-missing", 17),
        ("seats 2\n", "", "record-missing", 17),
        ("commitment c0ffee\n", "", "record-missing", 17),
        ("game toy 3", "game toy", "record-word-count", 2),
        ("game toy 3", "game toy 3 4", "record-word-count", 2),
        ("game toy 3", "game toy three", "record-number", 2),
        ("game toy 3", "game toy 0", "record-number", 2),
        ("seats 2", "seats", "record-word-count", 3),
        ("seats 2", "seats two", "record-number", 3),
        ("seats 2", "seats 0", "record-number", 3),
        ("seats 2", "seats 10", "record-number", 3),
        ("seats 2", "seats " + "9" * 5000, "record-number", 3),
        ("option pace slow", "option pace slow\noption pace quick", "record-twice", 5),
        ("data map", "data map 2 00\ndata map", "record-twice", 6),
        ("name 2 Bruno", "name 3 Bruno", "record-number", 7),
        ("name 2 Bruno", "name 0 Bruno", "record-number", 7),
        ("name 2 Bruno", "name B Bruno", "record-number", 7),
        ("name 2 Bruno", "name 1 Bruno", "record-twice", 7),
        ("commitment c0ffee", "commitment", "record-word-count", 8),
        ("commitment c0ffee", "commitment c0ffee\ncommitment c0ffee", "record-twice", 9),
        ("seed 00", "seed xx", "record-seed", 9),
        ("seed 00", "seed 0", "record-seed", 9),
        ("seed 00", "seed 0000", "record-seed", 9),
        ('{"seats":2}', '{"seats":2', "record-position", 10),
        ('{"seats":2}', "[2]", "record-position", 10),
        ('{"seats":2}', "", "record-position", 10),
        ('{"seats":2}', '{"a":' + "[" * 100_000, "record-position", 10),
        ("1 1 choose", "2 1 choose", "record-move-number", 12),
        ("2 2 choose", "3 2 choose", "record-move-number", 13),
        ("2 2 choose", "02 2 choose", "record-move-number", 13),
        ("2 2 choose", "² 2 choose", "record-unknown-word", 13),
        ("2 2 choose", "٢ 2 choose", "record-move-number", 13),
        ("2 2 choose", "9" * 5000 + " 2 choose", "record-move-number", 13),
        ("2 2 choose", "2 3 choose", "record-seat", 13),
        ("2 2 choose", "2 0 choose", "record-number", 13),
        ("2 2 choose", "2 x choose", "record-number", 13),
        ("3 1 roll", "3", "record-number", 14),
        ("3 1 roll", "three 1 roll", "record-unknown-word", 14),
        ("3 1 roll", "-3 1 roll", "record-unknown-word", 14),
        ("ending twenty", "ending", "record-word-count", 16),
        ("ending twenty\n", "", "record-missing", 17),
        ("scores 21 -3\n", "", "record-missing", 17),
        ("scores 21 -3", "scores 21", "record-word-count", 17),
        ("scores 21 -3", "scores 21 x", "record-number", 17),
        ("ranks 1 2", "ranks 1 3", "record-number", 18),
        ("ranks 1 2", "ranks 1 2\nranks 1 2", "record-twice", 19),
        ("ranks 1 2\n", "", "record-missing", 17),
    ],
)
def test_damage_is_told_by_its_line(old: str, new: str, code: str, line: int) -> None:
    assert old in TEXT
    with pytest.raises(RecordError) as caught:
        Record.read(TEXT.replace(old, new, 1))
    assert (caught.value.code, caught.value.facts["line"]) == (code, line)


WORDS = st.text("abcdefghijklmnopqrstuvwxyz-", min_size=1, max_size=8)
NAMES = st.text(max_size=12).map(lambda name: " ".join(name.split())).filter(bool)
RECORDS = st.integers(2, 5).flatmap(
    lambda seats: st.builds(
        Record,
        game=WORDS,
        rules=st.integers(1, 9999),
        seats=st.just(seats),
        options=st.dictionaries(WORDS, WORDS, max_size=3),
        commitment=WORDS,
        seed=st.none() | st.binary(min_size=32, max_size=32),
        names=st.dictionaries(st.integers(0, seats - 1), NAMES),
        data=st.dictionaries(WORDS, WORDS, max_size=2),
        position=st.none() | st.dictionaries(st.text(max_size=8), st.integers(-9, 9) | st.none() | st.text(max_size=9)),
        moves=st.lists(st.builds(RecordedMove, st.integers(0, seats - 1), WORDS), max_size=20).map(tuple),
        result=st.none()
        | st.builds(
            Result,
            WORDS,
            st.tuples(*[st.integers(-99, 999)] * seats),
            st.tuples(*[st.integers(1, seats)] * seats),
        ),
    )
)


@given(RECORDS)
def test_any_record_reads_back(record: Record) -> None:
    text = record.write()
    assert Record.read(text) == record
    assert Record.read(text).write() == text


@given(st.text())
def test_no_name_can_break_a_record(name: str) -> None:
    match = dealt(3)
    match.names[1] = name
    assert Record.read(match.record.write()).names.get(1, "") == " ".join(name.split())


@given(st.data())
def test_a_damaged_record_is_refused_cleanly_or_still_a_record(data: Any) -> None:
    """Characters lost, doubled or changed never end in anything but a record or a told error."""
    text = TEXT
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        text = text[:place] + data.draw(st.text(max_size=3)) + text[place + data.draw(st.integers(0, 3)) :]
        text = text or " "
    line = 1
    try:
        record = Record.read(text)
    except RecordError as error:
        line = int(error.facts["line"])
    else:
        assert Record.read(record.write()) == record
    assert 1 <= line <= max(1, len(text.splitlines()))


# -- replay and verification --------------------------------------------------


def finished() -> Match:
    match = dealt(3, 4)
    while not match.over:
        offers = match.offers(match.deciding[0])
        match.play(match.deciding[0], GAME.moves.write(offers[match.ply * 31 % len(offers)]))
    return match


MATCH = finished()
GAME_TEXT = MATCH.record.write()


def test_a_record_replays_to_the_identical_end() -> None:
    again = verify(GAME, Record.read(GAME_TEXT))
    assert GAME.dump(again.state) == GAME.dump(MATCH.state)
    assert again.result == MATCH.result
    assert again.record.write() == GAME_TEXT
    assert [again.events(seat) for seat in range(-1, 3)] == [MATCH.events(seat) for seat in range(-1, 3)]


def line_of(word: str, text: str = GAME_TEXT) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(word))


@pytest.mark.parametrize(
    ("old", "new", "code", "word"),
    [
        ("game batavia 1", "game batavia 2", "record-rules", "game"),
        ("commitment ", "commitment 0", "record-commitment", "commitment"),
        ("ending final-hex", "ending move-limit", "record-result", "ending"),
        ("scores 36", "scores 63", "record-result", "scores"),
        ("ranks 2", "ranks 1", "record-result", "ranks"),
        ("data quick_start 1 ", "data quick_start 1 0", "record-data", "data"),
        ("data quick_start 1 ", "data quick_start 2 ", "record-data", "data"),
        ("reveal lastTile", "reveal never", "option-choice", "option reveal"),
        ("option reveal lastTile", "option colour red", "option-unknown", "option colour"),
        ("first_auctioneer random", "first_auctioneer seat5", "option-no-such-seat", "option first"),
        ("\nseed ", '\nposition {"seats":9}\nseed ', "position-seats", "position"),
        ("\nseed ", '\nposition {"seats":3,"colour":3}\nseed ', "position-unknown-field", "position"),
    ],
)
def test_verification_finds_what_was_changed_and_where(old: str, new: str, code: str, word: str) -> None:
    assert old in GAME_TEXT
    changed = GAME_TEXT.replace(old, new, 1)
    with pytest.raises(RecordError) as caught:
        verify(GAME, Record.read(changed))
    assert (caught.value.code, caught.value.facts["line"]) == (code, line_of(word, changed))


def test_a_table_of_the_wrong_size_is_told_by_the_line_of_its_seats() -> None:
    with pytest.raises(RecordError) as caught:
        verify(GAME, Record.read(dealt(3).record.write().replace("seats 3", "seats 9")))
    assert (caught.value.code, caught.value.facts["line"]) == ("option-seats", 3)


def test_options_that_do_not_go_together_are_told_by_the_line_of_one() -> None:
    text = fondaco.new("kontor", 2, 3, {"special_cards": "yes"}).record.write()
    changed = re.sub("scenario .*", "scenario ticTacToe", text)
    with pytest.raises(RecordError) as caught:
        verify(GAMES["kontor"], Record.read(changed))
    assert caught.value.facts["line"] == line_of("option scenario", changed)


def test_a_result_before_the_end_is_told_by_its_line() -> None:
    lines = GAME_TEXT.splitlines()
    del lines[line_of("ending") - 3]  # the last move; an empty line follows
    with pytest.raises(RecordError) as caught:
        verify(GAME, Record.read("\n".join(lines)))
    assert (caught.value.code, caught.value.facts["line"]) == ("record-result", line_of("ending") - 1)


def test_a_seed_that_is_missing_is_told_at_the_end() -> None:
    with pytest.raises(RecordError) as caught:
        verify(GAME, Record.read(GAME_TEXT.replace("\nseed ", "\n# seed ")))
    assert (caught.value.code, caught.value.facts["line"]) == ("record-missing", len(GAME_TEXT.splitlines()))


def test_another_seed_does_not_fit_the_commitment_whatever_its_deal() -> None:
    text = GAME_TEXT.replace(f"seed {MATCH.seed.hex()}", f"seed {bytes(32).hex()}")
    for plies in (None, 0):
        with pytest.raises(RecordError) as caught:
            Match.replay(GAME, Record.read(text), plies)
        assert caught.value.code == "record-commitment"
        assert caught.value.facts["line"] == line_of("commitment")


def test_an_illegal_move_is_told_by_line_and_rule() -> None:
    lines = GAME_TEXT.splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    seat = lines[number].split()[1]
    lines[number] = f"1 {seat} draw"
    with pytest.raises(RecordError) as caught:
        Match.replay(GAME, Record.read("\n".join(lines)))
    assert caught.value.code == "record-illegal"
    assert caught.value.facts == {"line": number + 1, "notation": "draw", "rule": "BAT-3.4"}


def test_moves_beyond_the_end_are_told_by_line() -> None:
    text = GAME_TEXT.replace("\n\nending", f"\n{MATCH.ply + 1} 1 draw\n\nending")
    with pytest.raises(RecordError) as caught:
        verify(GAME, Record.read(text))
    assert caught.value.facts["rule"] == "HOUSE-1.3"


@pytest.mark.parametrize("change", [("seats 3", "seats 4"), ("option reveal lastTile", "option reveal lastBlock")])
def test_a_position_must_agree_with_its_header(change: tuple[str, str]) -> None:
    match = at(table())
    play(match, "A draw")
    text = match.record.write()
    assert verify(GAME, Record.read(text)).record.write() == text
    assert change[0] in text
    with pytest.raises(RecordError) as caught:
        verify(GAME, Record.read(text.replace(*change)))
    assert caught.value.code == "record-other-position"
    assert caught.value.facts["line"] == line_of("position", text)
