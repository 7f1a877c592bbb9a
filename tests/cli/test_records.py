"""Records at the terminal: stepped through, told, verified, and refused line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fondaco.kernel import Record
from fondaco.locale import LANGUAGES, page
from tests.cli.conftest import Run


def test_replay_steps_on_and_back_and_to_any_move(run: Run, whole: Path) -> None:
    last = len(Record.read(whole.read_text(encoding="utf-8")).moves)
    out = run("replay", whole, lines=["n", "", "p", "50", "999999", str(last), "n", "p", "0", "q"]).out
    headings = [int(ply) for ply in re.findall(r"Move (\d+) of \d+:", out)]
    assert headings == [1, 2, 1, 50, last, last, last - 1]
    assert out.count(f"Before the first of {last} moves") == 2
    assert f"a number from 0 to {last}" in out
    assert "wins." in out or "share the victory" in out


def test_replay_tells_the_whole_story_at_once(run: Run, whole: Path) -> None:
    for language, words in (("en", ("is auctioneer", "takes the Final Hex")), ("it", ("banditore", "esagono finale"))):
        outcome = run("replay", whole, "--all", "--lang", language)
        assert (outcome.code, outcome.err) == (0, "")
        assert all(word in outcome.out for word in words)


def test_a_replay_from_a_seat_shows_only_what_the_seat_knew(run: Run, whole: Path) -> None:
    from_seat = run("replay", whole, "--seat", 2, lines=["40", "q"]).out
    assert "Isabela is dealt 10 cards: " in from_seat
    assert "Your hand: " in from_seat
    assert not re.search(r"(Cornelis|Rashid) is dealt 10 cards: ", from_seat)
    spectator = run("replay", whole, lines=["40", "q"]).out
    assert "is dealt" not in spectator
    assert "hand: " not in spectator
    story = run("replay", whole, "--seat", 2, "--all").out
    assert re.search(r"Isabela draws 2 cards: ", story)
    assert not re.search(r"(Cornelis|Rashid) draws 2 cards: ", story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_true_record_is_in_order(run: Run, whole: Path, language: str) -> None:
    outcome = run("verify", whole, "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert ("is in order." if language == "en" else "tutto regolare.") in outcome.out.replace("\n", " ")


def test_an_unfinished_record_is_said_to_be_so(run: Run, whole: Path, tmp_path: Path) -> None:
    text = whole.read_text(encoding="utf-8")
    short = tmp_path / "short.rec"
    short.write_text(text[: text.index("\n20 ")] + "\n", encoding="utf-8")
    assert "The match is not finished." in run("verify", short).out
    assert "The match is not finished." in run("replay", short, "--all").out
    mute = tmp_path / "mute.rec"
    mute.write_text(text[: text.index("\nending ")], encoding="utf-8")
    assert "the record does not say how it ended" in run("verify", mute).out


TAMPERINGS = [
    (r"(?m)^1 (\d) \w+.*$", r"1 \1 bid 99", "cannot be played here (BAT-3.3)"),
    (r"(?m)^1 (\d) ", "2 \\1 ", "the next move must have the number 1"),
    (r"(?m)^1 \d ", "1 7 ", "there is no seat 7"),
    (r"(?m)^commitment \w", "commitment x", "does not fit the commitment"),
    (r"(?m)^scores \d+", "scores 199", "not the one these moves lead to"),
    (r"(?m)^seed .*$", "seed 12", "64 hexadecimal digits"),
    (r"(?m)^seed .*\n", "", "says nothing about “seed”"),
    (r"(?m)^game batavia 1", "game batavia 9", "version 9 of the rules"),
    (r"(?m)^game batavia", "game chess", "There is no game “chess”"),
    (r"(?m)^data quick_start 1 \w+", "data quick_start 1 0000", "the data file “quick_start” is not the one"),
    (r"(?m)^option reveal \w+", "option reveal never", "“never” is not a choice"),
    (r"(?m)^seats 3", "seats 3\nseats 3", "stands in the record twice"),
    (r"(?m)^seats 3", "chairs 3", "cannot begin with “chairs”"),
    (r"(?m)^seats 3", "seats three", "should be a number"),
    (r"(?m)^seats 3", "seats 3 4", "wants one word"),
    (r"fondaco record 1", "fondaco record 2", "this is not a record"),
    (r"(?m)^seed", "position {}\nseed", "Position, seats"),
    (r"(?m)^seed", "position 3\nseed", "not a JSON object"),
]


@pytest.mark.parametrize(("pattern", "instead", "complaint"), TAMPERINGS, ids=[each[2][:30] for each in TAMPERINGS])
def test_a_tampered_record_is_refused_in_one_line(
    run: Run, whole: Path, tmp_path: Path, pattern: str, instead: str, complaint: str
) -> None:
    text = whole.read_text(encoding="utf-8")
    tampered, count = re.subn(pattern, instead, text, count=1)
    assert count == 1
    assert tampered != text
    file = tmp_path / "tampered.rec"
    file.write_text(tampered, encoding="utf-8")
    outcome = run("verify", file)
    assert (outcome.code, outcome.out) == (2, "")
    assert complaint in outcome.err
    assert outcome.err.count("\n") == 1
    told = re.match(r"Line (\d+): ", outcome.err)
    assert told is not None
    before = zip(text.splitlines(), tampered.splitlines(), strict=False)
    first = next(number for number, (old, new) in enumerate(before, 1) if old != new)
    missing = "says nothing" in complaint
    assert int(told.group(1)) == (len(tampered.splitlines()) if missing else first)
    italian = run("verify", file, "--lang", "it")
    assert italian.code == 2
    assert italian.err.startswith(f"Riga {told.group(1)}: ")
    assert italian.err.count("\n") == 1
    assert italian.err != outcome.err


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_damage_to_a_record_ends_in_a_traceback(run: Run, whole: Path, tmp_path: Path, data: st.DataObject) -> None:
    lines = whole.read_text(encoding="utf-8").splitlines()
    at = data.draw(st.integers(0, 25))
    lines[at] = data.draw(
        st.sampled_from(["", "#", "name 9 x", "option", 'position {"seats": 3}', "1 1", "data", "9"])
    ) or (data.draw(st.text("0123456789 abcdefghij-#{}", max_size=20)))
    file = tmp_path / "damaged.rec"
    file.write_text("\n".join(lines), encoding="utf-8")
    outcome = run("verify", file)
    assert outcome.code in (0, 2)
    assert outcome.err.count("\n") == (1 if outcome.code else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_format_is_explained_with_every_word_it_has(run: Run, whole: Path, language: str) -> None:
    text = page("record", language)
    for word in (
        "game",
        "seats",
        "option",
        "data",
        "name",
        "commitment",
        "seed",
        "position",
        "script",
        "ending",
        "scores",
        "ranks",
    ):
        assert f"\n| `{word} " in text
    written = {line.split()[0] for line in whole.read_text(encoding="utf-8").splitlines() if line}
    assert {word for word in written if word.isalpha()} <= {*re.findall(r"\n\| `(\w+)", text), "fondaco"}
    outcome = run("record", "--lang", language)
    assert outcome.code == 0
    assert "SHA-256" in outcome.out
