"""The other commands, and what is said when a command cannot be carried out."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import fondaco
from fondaco.arena.tally import BotTally
from fondaco.cli.arena import _table as arena_table
from fondaco.cli.terminal import Terminal
from fondaco.games import GAMES
from fondaco.games.batavia.view import Player, View
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.locale import LANGUAGES, rulebook
from tests.cli.conftest import Run

BAD = [
    (["frob"], "There is no command “frob”"),
    (["play"], "Which game? batavia"),
    (["play", "chess"], "There is no game “chess”. Games: batavia"),
    (["play", "batavia", "--seats", "9"], "is for 3 to 5 seats, not 9"),
    (["play", "batavia", "--seats", "2"], "is for 3 to 5 seats, not 2"),
    (["play", "batavia", "--seats", "many"], "“many” will not do for --seats"),
    (["play", "batavia", "--seats", "4", "--bots", "1"], "1 people and 1 bots do not make 4 seats"),
    (["play", "batavia", "--people", "-1"], "-1 is no number of people for this table"),
    (["play", "batavia", "--people", "6"], "is for 3 to 5 seats, not 6"),
    (["play", "batavia", "--people", "4", "--seats", "3"], "4 is no number of people for this table"),
    (["play", "batavia", "--frob", "1"], "There is no option “--frob” here"),
    (["play", "batavia", "--option", "reveal"], "An option is written name=choice, not “reveal”"),
    (["play", "batavia", "--option", "colour=red"], "has no option “colour”. Options: quick_start"),
    (["play", "batavia", "--option", "reveal=never"], "“never” is not a choice for the option “reveal”"),
    (["play", "batavia", "--seats", "3", "--option", "first_auctioneer=seat5"], "but there are 3 seats"),
    (["play", "batavia", "--seed", "lucky"], "A seed is a number or 64 hexadecimal digits"),
    (["play", "batavia", "--bot", "genius"], "There are no bots called “genius”. Bots: easy, normal, hard"),
    (["play", "batavia", "--name", "Mei"], "“Mei” is the name of a bot"),
    (["play", "batavia", "--name", " "], "A name must have at least one letter"),
    (["play", "batavia", "--name", "A", "--name", "B"], "more names than people"),
    (["play", "--resume", "nowhere.rec"], "There is no file nowhere.rec"),
    (["play", "--resume", "nowhere.rec", "--seats", "3"], "stand in the saved match"),
    (["replay", "nowhere.rec"], "There is no file nowhere.rec"),
    (["replay", "."], ". cannot be read"),
    (["verify"], "FILE is missing"),
    (["verify", "a", "b"], "“b” is too much"),
    (["rules"], "GAME is missing"),
    (["rules", "chess"], "There is no game “chess”"),
    (["rules", "batavia", "BAT-99.1"], "There is no rule “BAT-99.1” in the rules of batavia"),
    (["simulate", "chess"], "There is no game “chess”"),
    (["simulate", "batavia", "-n", "0"], "0 games cannot be played"),
    (["simulate", "batavia", "-n", "few"], "“few” will not do for"),
    (["simulate", "batavia", "--seats", "7"], "is for 3 to 5 seats, not 7"),
    (["arena", "kontor", "--report", "no/where.html"], "no/where.html cannot be written: No such file"),
    (["arena", "kontor", "--out", "no/where.jsonl"], "no/where.jsonl cannot be written: No such file"),
    (["arena", "kontor", "--out", "."], ". cannot be written: Is a directory"),
    (["arena", "kontor", "--report", "/"], "/ cannot be written: Is a directory"),
    (["arena", "kontor", "--workers", "-1"], "-1 processes will not do; at least one"),
    (["arena", "kontor", "--workers", "0"], "0 processes will not do; at least one"),
    (["analyse", "kontor", "--workers", "0"], "0 processes will not do; at least one"),
    (["analyse", "kontor", "--from", "."], ". cannot be read: Is a directory"),
    (["analyse", "kontor", "--out", "/dev/null"], "/dev/null cannot be written: Not a directory"),
    (["analyse", "kontor", "--out", "/dev/null/figures"], "/dev/null/figures cannot be written: Not a directory"),
    (["play", "kontor", "--save", "."], ". cannot be written: Is a directory"),
    (["dataset", "kontor", "--bot", "mcts:0.5s"], "“mcts:0.5s” goes by the clock"),
    (["dataset", "kontor", "--bot", "mcts"], "“mcts” goes by the clock"),
    (["dataset", "kontor", "--bot", "mcts:50,mcts:1s"], "“mcts:1s” goes by the clock"),
    (["dataset", "kontor", "--out", "kontor.csv"], "kontor.csv ends neither in .parquet nor in .npz"),
    (["dataset", "kontor", "--out", "no/where.npz"], "no/where.npz cannot be written: No such file"),
    (["dataset", "kontor", "--games", "0"], "0 games cannot be played"),
    (["dataset", "kontor", "--seats", "3"], "3"),
    (["dataset", "kontor", "--option", "colour=red"], "has no option “colour”"),
    (["dataset", "kontor", "--from", "nowhere.rec"], "nowhere.rec: There is no file nowhere.rec"),
    (["dataset", "kontor", "--from", "a.rec", "--games", "3"], "with --from the matches are in the files"),
    (["dataset", "kontor", "--from", "a.rec", "--bot", "heuristic"], "“heuristic” does not search"),
    (["play", "kontor", "--save", "no/where.rec"], "no/where.rec cannot be written: No such file"),
    (["play", "kontor", "--save", "a\0b"], "cannot be written: embedded null"),
    (["games", "--lang", "fr"], "There is no language “fr”. Languages: en, it"),
    (["games", "--lang"], "There is no language"),
]


@pytest.mark.parametrize(("words", "complaint"), BAD, ids=[" ".join(words).replace("\0", "NUL") for words, _ in BAD])
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: list[str], complaint: str
) -> None:
    for nothing_is_played in ("arena.run", "analyse.run_all", "dataset.run_tasks"):
        monkeypatch.setattr(f"fondaco.cli.{nothing_is_played}", None)
    outcome = run(*words)
    assert (outcome.code, outcome.out) == (2, "")
    assert complaint in outcome.err
    assert outcome.err.count("\n") == 1
    if "--lang" not in words:
        italian = run(*words, "--lang", "it")
        assert (italian.code, italian.err.count("\n")) == (2, 1)
        assert italian.err != outcome.err


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not a text" in run("verify", file).err


def test_a_match_of_another_game_is_not_resumed(run: Run, whole: Path) -> None:
    assert "There is no game" in run("play", "chess").err
    assert run("play", "batavia", "--resume", whole, lines=[""]).code == 0


def test_a_finished_match_resumed_shows_its_end(run: Run, whole: Path) -> None:
    out = run("play", "--resume", whole).out
    assert "Seed: " in out
    assert "Total" in out
    assert "Place" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_with_its_makers_and_options(run: Run, language: str) -> None:
    out = run("games", "--lang", language).out
    for game in GAMES.values():
        assert all(designer in out for designer in game.designers)
        for option in game.options:
            assert f"* --option {option.name}={option.default}" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_numbered_paragraph_of_the_rules_can_be_read(run: Run, language: str) -> None:
    for book in ("house", *GAMES):
        parts = rulebook(book, language).parts
        assert set(parts) == set(rulebook(book, "en").parts)
        for stage in GAMES[book].stages if book in GAMES else ():
            assert stage.rule in parts
    paragraph = run("rules", "batavia", "bat-7.3", "--lang", language).out
    assert "15" in paragraph
    assert "BAT-7.4" not in paragraph
    chapter = run("rules", "batavia", "BAT-7", "--lang", language).out
    assert "BAT-7.1" in chapter
    assert "BAT-7.5" in chapter
    assert "BAT-8.1" not in chapter
    assert "BAT-6.7" in run("rules", "batavia", "A4", "--lang", language).out
    assert "BAT-12.3" in run("rules", "batavia", "--lang", language).out
    assert "HOUSE-2.3" in run("rules", "house", "--lang", language).out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_rule_of_every_refusal_can_be_read(run: Run, name: str, language: str) -> None:
    for rule in sorted({refusal.rule for refusal in (*GAMES[name].refusals, *HOUSE_REFUSALS)}):
        outcome = run("rules", name, rule, "--lang", language)
        assert (outcome.code, outcome.err) == (0, "")
        assert rule in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_simulate_counts_every_game(run: Run, seats: int, language: str) -> None:
    outcome = run("simulate", "batavia", "-n", 25, "--seats", seats, "--seed", 3, "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert ("25 games: " if language == "en" else "25 partite: ") in outcome.out
    assert len(re.findall(r"\d+\.\d%", outcome.out)) == seats
    bars = re.findall(r"(?m)^ +-?\d+(?:-\d+)? █* ?(\d+)$", outcome.out)
    assert sum(map(int, bars)) == 25 * seats
    assert re.search(r"(?m)^[\d.,]+ deci.* \((compiled|plain Python|compilato|semplice Python)\)\.$", outcome.out)


def test_simulate_tells_the_shares_of_what_a_game_tallies(run: Run) -> None:
    told = re.findall(r"(?m)^(\w+ ?\w*): (\d+) \((\d+\.\d)%\)$", run("simulate", "borneo", "-n", 10).out)
    assert [name for name, _, _ in told] == ["Monopolies", "Quota splits"]
    counts = [int(count) for _, count, _ in told]
    assert 90 <= sum(counts) <= 100  # the tenth one ends a game; some end before for want of cards
    assert [float(share) for _, _, share in told] == [round(100 * count / sum(counts), 1) for count in counts]


def test_simulate_says_the_same_for_the_same_seed(run: Run) -> None:
    def told(seed: int) -> list[str]:
        return run("simulate", "batavia", "-n", 10, "--seed", seed, "--option", "reveal=lastBlock").out.splitlines()[
            :-1
        ]

    assert told(1) == told(1) != told(2)


def test_the_version_says_compiled_or_plain(run: Run) -> None:
    assert re.fullmatch(r"fondaco .+ \((compiled|plain Python)\)\n", run("--version").out)
    assert re.fullmatch(r"fondaco .+ \((compilato|semplice Python)\)\n", run("--version", "--lang=it").out)


@pytest.mark.parametrize("command", ["", "games", "play", "replay", "verify", "rules", "simulate", "record"])
def test_help_speaks_the_readers_language(run: Run, command: str) -> None:
    words = [command] if command else []
    english, italian = run(*words, "--help").out, run(*words, "--help", "--lang", "it").out
    assert english.startswith("Usage: fondaco")
    assert italian.startswith("Uso: fondaco")
    assert "--lang it" in english
    assert "Aggiungi --lang" in italian
    assert "Parameters" not in italian
    assert "Commands" not in italian


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Il comando “frob” non esiste" in run("frob").err
    assert "There is no command “frob”" in run("frob", "--lang", "en").err


def test_a_game_without_a_layout_is_drawn_plainly_with_every_field(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(fondaco.GAMES, "batavia", replace(fondaco.GAMES["batavia"], terminal=None))
        out = run("play", "batavia", "--bot", "random", "--seed", 3, "--name", "Anna", lines=["1", "1"]).out
    for field in (*View.__struct_fields__, *Player.__struct_fields__):
        if field != "players":
            assert f"{field}: " in out
    assert "Cornelis\n" in out


def test_every_game_has_a_picture_of_its_own() -> None:
    assert [name for name, game in fondaco.GAMES.items() if game.terminal is None] == []


def test_ray_that_is_not_installed_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "ray", None)
        outcome = run("arena", "kontor", "--ray", "local")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == 'Ray is not installed: pip install "fondaco[ray]".\n'


def test_a_file_that_was_only_tried_is_not_left_behind(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert run("arena", "kontor", "--out", file, "--report", tmp_path / "no" / "where.html").code == 2
    assert list(tmp_path.iterdir()) == []


STANDINGS = [
    BotTally("mymodule:MyBot", 1600, 1.0, 0.9976, 1.0, 0.25, 1234.5, 1234.56, 37.25, 0.81),
    BotTally("mcts:0.001s", 400, 0.691, 0.644, 0.734, 0.5, -12.3, 76.4, 25.0, 8.333),
    BotTally("mcts:0.002s", 400, 0.0, 0.0, 0.0095, 1 / 3, 0.4, 0.0096, -3.1, 1.2),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arenas_table_fits_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    terminal = Terminal(language)
    terminal.show_whole(arena_table(terminal, STANDINGS))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(STANDINGS)
    assert max(map(len, lines)) <= 80
    for line, row in zip(lines[1:], STANDINGS, strict=True):
        assert line.startswith(row.bot + " ")
    assert re.search(r" 64\.4-73\.4% .* 76\.4 ms +25\.0 ± 16\.7$", lines[2])


def test_no_name_of_a_bot_is_ever_cut(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    terminal = Terminal("en")
    name = "a_module_of_my_own_for_long_names:ThatThinksForALongTime[bold]"
    terminal.show_whole(arena_table(terminal, [replace(STANDINGS[0], bot=name)]))
    _, line = capsys.readouterr().out.splitlines()
    assert line.startswith(name + " ")
    assert line.endswith("37.2 ± 1.6")


@pytest.mark.parametrize("command", ["arena", "analyse"])
def test_the_seed_of_a_contest_is_a_row_of_deals(run: Run, command: str) -> None:
    told = " ".join(run(command, "--help").out.split())
    assert "Which row of deals is played" in told
    assert "the first game is dealt from" not in told


def test_the_house_starts_without_what_only_others_need() -> None:
    """Each of these takes a part of the two seconds in which it has to answer."""
    slow = {"rich.markdown", "rich.progress", "sqlalchemy.orm", "alembic", "psycopg", "fondaco.cli.play"}
    ask = f"import sys, fondaco.cli.serve, fondaco.server.web.main; print(*sorted({slow!r} & set(sys.modules)))"
    told = subprocess.run([sys.executable, "-c", ask], check=True, capture_output=True, text=True)
    assert told.stdout.split() == []
