"""Playing at the terminal keeps its promises."""

from __future__ import annotations

import hashlib
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.cli.seats import BOT_NAMES
from fondaco.games.batavia.events import Bid
from fondaco.kernel import Record
from fondaco.locale import LANGUAGES
from tests.cli.conftest import Run, offered
from tests.speed import COMPILED

PLAY = ("play", "batavia", "--bot", "random", "--seed", "11", "--name", "Anna")
SOURCES = Path(__file__).parents[2] / "src"
SCREEN = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}


def moves_in(file: Path) -> list[str]:
    return [f"{move.seat + 1} {move.notation}" for move in Record.read(file.read_text(encoding="utf-8")).moves]


@pytest.mark.parametrize(("language", "plain"), [("en", ""), ("it", "1")])
def test_the_real_program_plays_a_whole_game_from_a_script(language: str, plain: str, tmp_path: Path) -> None:
    """At both speeds."""
    file = tmp_path / "game.rec"
    words = [*PLAY, "--seats", "3", "--save", str(file), "--lang", language]
    program = subprocess.run(
        [sys.executable, "-W", "error", "-m", "fondaco", *words],
        input="1\n" * 600,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**SCREEN, **({"FONDACO_PURE": "1"} if plain else {})},
        check=False,
    )
    assert (program.returncode, program.stderr) == (0, "")
    assert ("wins." if language == "en" else "Vince") in program.stdout
    assert Record.read(file.read_text(encoding="utf-8")).result is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_any_numbers_from_the_list_play_a_whole_game_in_80_columns(run: Run, seats: int, language: str) -> None:
    luck = random.Random(seats)

    def person(screen: str) -> str | None:
        listed = len(offered(screen)) + (1 if "[bid N]" in screen[screen.rindex("(BAT-") :] else 0)
        return None if "\nSe" in screen[-200:] else str(luck.randint(1, max(1, listed)))

    outcome = run(*PLAY, "--seats", seats, "--lang", language, lines=person)
    assert (outcome.code, outcome.err) == (0, "")
    assert ("Seed: " if language == "en" else "Seme: ") in outcome.out
    assert max(len(line) for line in outcome.out.splitlines() if not line.startswith(">")) <= 80
    assert "…" not in outcome.out


def test_the_commitment_comes_first_and_the_seed_at_the_end_fits_it(run: Run) -> None:
    out = run(*PLAY, "--seats", 3, lines=["1"] * 600).out
    first, last = re.findall(r"Commitment: (\w{64})", out)
    seed = re.search(r"Seed: (\w{64})", out)
    assert seed is not None
    assert first == last == hashlib.sha256(bytes.fromhex(seed.group(1))).hexdigest()
    assert out.index("Commitment") < out.index("auctioneer") < out.index("Seed: ")


def test_nothing_on_the_screen_tells_the_seed_before_the_end(run: Run) -> None:
    out = run(*PLAY, lines=["1", "quit", ""]).out
    assert "Seed" not in out
    assert len(re.findall(r"\b[0-9a-f]{64}\b", out)) == 1


def test_a_seed_shown_deals_the_same_game_again(run: Run) -> None:
    seed = re.search(r"Seed: (\w{64})", run(*PLAY, "--seats", 3, lines=["1"] * 600).out)
    assert seed is not None
    again = run("play", "batavia", "--seats", 3, "--name", "Anna", "--seed", seed.group(1), lines=[]).out
    hand = re.search(r"Your hand: .*", run(*PLAY, "--seats", 3).out)
    assert hand is not None
    assert hand.group(0) in again


def test_a_move_is_made_by_number_by_notation_or_by_number_and_amount(run: Run, tmp_path: Path) -> None:
    for number, line in enumerate(["2 6", "bid 6", " BID  6 "]):
        file = tmp_path / f"{number}.rec"
        run(*PLAY, "--option", "first_auctioneer=seat4", "--save", file, lines=[line, "quit"])
        assert "1 bid 6" in moves_in(file), line


def test_several_moves_in_a_line_are_played_in_order(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.rec"

    def person(screen: str) -> str | None:
        now = offered(screen)
        if "pass" in now:
            return "pass"
        if "draw" in now and file.exists() and "1 draw" not in moves_in(file):
            return "draw"
        lays = [notation for notation in now if notation.startswith("lay")]
        return f"{lays[0]}, {lays[-1]}" if "draw" in now else None

    run(*PLAY, "--save", file, lines=person)
    own = [move for move in moves_in(file) if move.startswith("1 ")]
    assert [move.split()[1] for move in own[-2:]] == ["lay", "lay"]


def test_a_refused_move_says_why_and_names_its_rule(run: Run) -> None:
    out = run(*PLAY, lines=["bid 99", "draw", "frob", "77", "2", "1 5"]).out
    assert "You have only 15 bills of exchange. (BAT-3.3)" in out
    assert "The auction is on: bid or pass. (BAT-3.4)" in out
    assert "That is not a move of this game. (HOUSE-1.2)" in out
    assert "There is no move number 77; they go from 1 to 2." in out
    assert "How much? Type for example" in out
    assert "Move 1 takes no amount." in out


def test_what_follows_a_refused_move_in_a_line_is_not_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    out = run(*PLAY, "--save", file, lines=["pass, frob, pass", "quit"]).out
    assert "The move before it was played; “frob” and what follows were not." in out
    assert [move for move in moves_in(file) if move.startswith("1 ")] == ["1 pass"]


def test_undo_goes_back_to_before_ones_own_last_move_and_bots_consent(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    out = run(*PLAY, "--save", file, lines=["undo", "pass", "undo", "bid 15", "quit"]).out
    assert "There is nothing to take back. (HOUSE-1.6)" in out
    assert "taken back." in out
    own = [move for move in moves_in(file) if move.startswith("1 ")]
    assert own[0] == "1 bid 15"


def test_undo_never_changes_the_luck(run: Run, tmp_path: Path) -> None:
    def drawn(*lines: str) -> list[str]:
        return re.findall(r"Anna draws 2 cards: [^.]*\.", run(*PLAY, "--save", tmp_path / "g", lines=list(lines)).out)

    both = drawn("pass", "draw", "undo", "draw")
    assert len(both) == 2
    assert both[0] == both[1]


def test_a_secret_choice_is_not_taken_back(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Bid, "sealed", True)
        out = run(*PLAY, lines=["bid 15", "undo"]).out
    assert "A secret choice is never taken back. (HOUSE-1.5)" in out


def test_undo_of_a_final_move_asks_the_other_people(run: Run, tmp_path: Path) -> None:
    words = ("play", "batavia", "--people", 2, "--bots", 1, "--bot", "random", "--seed", 4)
    for answer, taken_back in (("no", False), ("yes", True)):
        file = tmp_path / f"{answer}.rec"
        out = run(*words, "--save", file, lines=["", "bid 9", "", "bid 10", "", "undo", answer, "quit", "quit"]).out
        assert "Do Guest 2 agree" in out or "Do Guest 1 agree" in out
        assert ("taken back." in out) is taken_back


def test_nobody_sees_the_hand_of_another_person_at_the_same_screen(run: Run) -> None:
    words = ("play", "batavia", "--people", 3, "--seats", 3, "--seed", 4)
    out = run(*words, lines=["", "pass", "", "pass", ""]).out
    parts = re.split(r"Now Guest \d, alone at the screen\. Press Enter\.", out)[1:]
    assert len(parts) == 3
    for part in parts:
        assert len(re.findall(r"is dealt 10 cards: ", part)) == 1
        assert len(re.findall(r"Your hand: ", part)) == 1


def test_the_question_mark_shows_the_rule_behind_the_prompt_or_any_other(run: Run) -> None:
    out = run(*PLAY, lines=["?", "? BAT-8.1", "? house-1.6", "? BAT-99"]).out
    assert "BAT-3.4 When it is your turn you bid or you pass" in out
    assert "BAT-8.1 As soon as" in out
    assert "HOUSE-1.6 A move is final" in out
    assert "There is no rule “BAT-99”" in out


def test_what_happened_since_ones_last_turn_is_told_and_the_log_tells_all(run: Run) -> None:
    out = run(*PLAY, lines=["pass", "draw", "log", "table", "help"]).out
    turns = out.split("\n> ")
    assert "Anna passes." in turns[1]
    assert "Anna is dealt 10 cards: " not in turns[1]
    assert "Anna draws 2 cards: " in turns[2]
    assert "Anna is dealt 10 cards: " in turns[3]
    assert "Anna draws 2 cards: " in turns[3]
    assert "Batavia  round" in turns[4]
    assert "take back your last move" in turns[5]


def test_bots_tell_nothing_of_their_hands(run: Run) -> None:
    out = run(*PLAY, lines=["1"] * 12 + ["log"]).out
    for name in BOT_NAMES:
        assert f"{name} is dealt" not in out
        assert not re.search(rf"{name} draws \d cards?:", out)


def test_a_match_saved_and_resumed_goes_on_where_it_was(run: Run) -> None:
    file = Path("game.rec")
    out = run(*PLAY, lines=["pass", "draw", f"save {file}", "quit", ""]).out
    assert "Saved in game.rec." in out
    before = moves_in(file)
    resumed = run("play", "--resume", file, "--bot", "random", "--lang", "it", lines=["1", "esci"])
    assert resumed.code == 0
    assert "Anna pesca 2 carte: " in resumed.out
    assert "Anna riceve" not in resumed.out
    assert moves_in(file)[: len(before)] == before
    assert len(moves_in(file)) > len(before)


def test_quit_offers_to_save_and_asks_again_where_it_cannot(run: Run, tmp_path: Path) -> None:
    out = run(*PLAY, lines=["quit", str(tmp_path / "no" / "where"), str(tmp_path / "here")]).out
    assert out.count("File to save the match in") == 2
    assert (tmp_path / "here").exists()
    assert [entry.name for entry in tmp_path.iterdir()] == ["here"]


@pytest.mark.parametrize("name", [".", "/", "..", "a\0b"])
def test_a_name_that_no_file_can_have_loses_nothing(run: Run, tmp_path: Path, name: str) -> None:
    here = tmp_path / "here"
    outcome = run(*PLAY, lines=["pass", f"save {name}", "quit", name, str(here)])
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count(f"{name.replace(chr(0), ' ')} cannot be written: ") == 2
    assert "1 pass" in moves_in(here)


def test_a_file_that_exists_is_not_written_over(run: Run, tmp_path: Path) -> None:
    file, other = tmp_path / "game.rec", tmp_path / "other.rec"
    other.write_text("precious")
    run(*PLAY, "--save", file, lines=["pass", "quit"])
    before = moves_in(file)
    refused = run(*PLAY, "--save", file, lines=["pass", "quit"])
    assert (refused.code, refused.out) == (2, "")
    assert f"{file} exists already" in refused.err
    assert run("play", "--resume", file, "--save", other, "--bot", "random", lines=["1", "quit"]).code == 2
    assert (moves_in(file), other.read_text()) == (before, "precious")
    going_on = run("play", "--resume", file, "--save", file, "--bot", "random", lines=["1", "quit"])
    assert going_on.code == 0
    assert len(moves_in(file)) > len(before)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["game.rec", "other.rec"]


def test_when_the_file_can_no_longer_be_written_another_is_offered(run: Run, tmp_path: Path) -> None:
    folder, here = tmp_path / "folder", tmp_path / "here"

    def leaving() -> Iterator[str]:
        yield "pass"
        folder.rename(tmp_path / "moved")
        yield from ("draw", "quit", str(here))

    folder.mkdir()
    lines = leaving()
    outcome = run(*PLAY, "--save", folder / "game.rec", lines=lambda _: next(lines, None))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count("cannot be written") == 2
    assert [move for move in moves_in(here) if move.startswith("1 ")] == ["1 pass", "1 draw"]


def test_at_the_end_too_another_file_is_offered(run: Run, tmp_path: Path) -> None:
    folder, here = tmp_path / "folder", tmp_path / "here"
    folder.mkdir()

    def person(screen: str) -> str | None:
        if folder.exists():
            folder.rename(tmp_path / "moved")
        return str(here) if "Seed: " in screen else "1"

    assert run(*PLAY, "--seats", 3, "--save", folder / "game.rec", lines=person).code == 0
    assert Record.read(here.read_text(encoding="utf-8")).result is not None


def test_a_byte_that_is_no_letter_does_not_end_the_match() -> None:
    program = subprocess.run(
        [sys.executable, "-m", "fondaco", *PLAY],
        input=b"\xff\xfe\nquit\n\n",
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONIOENCODING": "utf-8:strict", "LANG": "en_GB.UTF-8"},
        check=False,
    )
    assert (program.returncode, program.stderr) == (0, b"")
    assert b"That is not a move of this game." in program.stdout


def test_the_end_of_the_input_leaves_the_table_quietly(run: Run) -> None:
    outcome = run(*PLAY, lines=[])
    assert (outcome.code, outcome.err) == (0, "")


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    assert run(*PLAY, lines=["1"] * 30).out == run(*PLAY, lines=["1"] * 30).out


def test_options_seats_and_names_are_kept_in_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    words = ["--seats", 5, "--option", "quick_start=yes", "--option", "first_auctioneer=seat5", "--save", file]
    run(*PLAY, *words, lines=["1", "quit"])
    record = Record.read(file.read_text(encoding="utf-8"))
    assert (record.seats, record.options["quick_start"], record.options["first_auctioneer"]) == (5, "yes", "seat5")
    assert record.names == {0: "Anna", 1: "Cornelis", 2: "Isabela", 3: "Rashid", 4: "Mei"}


MY_BOT = """
class Last:
    def choose(self, game, world, seat, rng):
        world.actor = seat
        game.rules.offer(world)
        return world.choice(world.choices() - 1)
"""


def test_a_bot_of_ones_own_takes_the_seats(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "last_of_all.py").write_text(MY_BOT)
    monkeypatch.chdir(tmp_path)
    words = ("play", "kontor", "--people", 0, "--seed", 3)
    mine = run(*words, "--bots", "last_of_all:Last,random", "--save", tmp_path / "mine.txt")
    assert mine.code == 0
    assert run(*words, "--bots", "no_such:Bot").code != 0
    assert run("play", "batavia", "--people", 1, "--seats", 4, "--bots", "easy,easy").code != 0


WRONG_BOTS = """
class Zero:
    def choose(self, game, world, seat, rng):
        return 0


class Speaker:
    def choose(self, game, world, seat, rng):
        return "pass"
"""


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Zero", "The bot wrong_bots:Zero chose 0, which is not a legal move."),
        ("Speaker", "The bot wrong_bots:Speaker chose 'pass': a move is a number, one of those on offer."),
    ],
)
def test_a_bot_that_errs_is_named_with_its_move(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, told: str
) -> None:
    (tmp_path / "wrong_bots.py").write_text(WRONG_BOTS)
    monkeypatch.chdir(tmp_path)
    outcome = run("play", "kontor", "--people", 0, "--bots", f"wrong_bots:{bot}", "--seed", 3)
    assert outcome.code == 0  # another plays on for it
    assert told in " ".join(outcome.out.split())


def test_a_bot_whose_module_is_broken_is_told_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bots.py").write_text("class Half:\n")
    monkeypatch.chdir(tmp_path)
    outcome = run("play", "kontor", "--people", 0, "--bots", "broken_bots:Half")
    assert outcome.code == 2
    assert "cannot be loaded" in outcome.err


CURIOUS_BOT = """
class Curious:
    def choose(self, game, world, seat, rng):
        from neighbour_of_curious import pick
        return pick(game, world, seat)
"""
NEIGHBOUR = """
def pick(game, world, seat):
    world.actor = seat
    game.rules.offer(world)
    return world.choice(0)
"""


def test_a_bot_finds_its_neighbours_while_it_plays(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "curious.py").write_text(CURIOUS_BOT)
    (tmp_path / "neighbour_of_curious.py").write_text(NEIGHBOUR)
    monkeypatch.chdir(tmp_path)
    assert run("play", "kontor", "--people", 0, "--bots", "curious:Curious", "--seed", 3).code == 0


def test_a_resumed_match_gets_the_bots_that_are_asked_for(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "resumed.py").write_text(MY_BOT)
    monkeypatch.chdir(tmp_path)
    words = ("play", "batavia", "--seats", 3, "--seed", 11)
    run(*words, "--bot", "random", "--save", "game.rec", lines=["pass", "quit"])
    for bots in ("resumed:Last", "2", "resumed:Last,random"):
        resumed = run("play", "--resume", "game.rec", "--bots", bots, "--bot", "random", lines=["1", "quit"])
        assert (resumed.code, resumed.err) == (0, "")
    assert "2 people and 2 bots" in run("play", "--resume", "game.rec", "--people", 2, "--bots", 2).err
    assert "1 people and 1 bots do not make 3 seats" in run("play", "--resume", "game.rec", "--bots", 1).err
    assert "no_such" in run("play", "--resume", "game.rec", "--bots", "no_such:Bot").err


@pytest.mark.parametrize(
    ("language", "word", "is_it", "rather", "idea"),
    [
        ("en", "hint", "Hint: ", "The next best is “.+” ", "Your idea: "),
        ("it", "consiglio", "Consiglio: ", "La seconda migliore è «.+» ", "La tua idea: "),
    ],
)
def test_a_hint_names_a_move_on_offer_and_why(
    run: Run, language: str, word: str, is_it: str, rather: str, idea: str
) -> None:
    outcome = run(*PLAY, "--lang", language, lines=[word, f"{word} pass", f"{word} bid 99", "quit", ""])
    assert outcome.code == 0
    found = re.search(rf"{is_it}.* \[(.+)\]\n(  .+\n)+", outcome.out)
    assert found is not None
    assert re.fullmatch(r"pass|bid \d+", found.group(1))
    if COMPILED:  # plain rules have looked at one move only when the time is over
        assert re.search(rf"{rather}\(\d+%\)\.", found.group(0))
    judged = re.search(rf"{idea}.* \[pass\]\n(  .+\n)+", outcome.out)
    assert judged is not None
    assert "%" in judged.group(0)
    assert "advice-" not in outcome.out
    assert "BAT-" in outcome.out, "an idea that is not legal is refused by its rule"


def test_hints_move_nothing(run: Run, tmp_path: Path) -> None:
    with_hint, without = tmp_path / "one.rec", tmp_path / "two.rec"
    out = run(*PLAY, "--save", with_hint, lines=["hint", "hint 1", "pass", "quit"]).out
    run(*PLAY, "--save", without, lines=["pass", "quit"])
    assert re.search(r"Looking ahead: it wins about \d+% of the games, .+ on average\.", out)
    assert moves_in(with_hint) == moves_in(without)
