"""`fondaco new-game` in a checkout that has only what it reads: what it writes, and what it refuses."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fondaco.cli import new_game
from fondaco.cli.new_game import COMPLETE, EXAMPLES, SMALL, Example
from fondaco.locale import LANGUAGES
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
READ = ("tools/new_game", "tools/small_game", "src/fondaco/games/__init__.py", "src/fondaco/cli", "docs/positions.md")


def files(folder: Path) -> dict[Path, bytes]:
    return {path.relative_to(folder): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture
def checkout(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in READ:
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, target)
    (tmp_path / "docs" / "deep").mkdir()
    monkeypatch.chdir(tmp_path / "docs" / "deep")
    monkeypatch.setattr(new_game, "GENERATORS", ())
    return tmp_path


@pytest.mark.parametrize(
    ("example", "words", "test"),
    [(SMALL, (), "test_old_town.py"), (COMPLETE, ("--complete",), "old_town/test_setup.py")],
)
def test_the_files_are_those_of_the_example_under_another_name(
    run: Run, checkout: Path, example: Example, words: tuple[str, ...], test: str
) -> None:
    before = files(checkout)
    outcome = run("new-game", "old_town", *words)
    assert (outcome.code, outcome.err) == (0, "")
    fresh = {path: text.decode() for path, text in files(checkout).items() if path not in before}
    assert len(fresh) == len([path for path in before if path.is_relative_to(example.folder)]) - 1  # but rows of tables
    named = [path for path, text in fresh.items() if example.name in f"{path} {text}".lower()]
    assert named + [path for path, text in fresh.items() if f"{example.prefix}-" in text] == []
    assert 'prefix="OLD"' in fresh[Path("src/fondaco/games/old_town/__init__.py")]
    assert "# Old Town\n" in fresh[Path("docs/rules/old_town.it.md")]
    assert "def test_old_1_1_" in fresh[Path("tests/games", test)]


def test_the_smallest_game_has_ten_files_of_four_hundred_lines_together() -> None:
    texts = new_game.new_files(ROOT, SMALL, "lorong", "LOR").values()
    assert len(texts) <= 10
    assert sum(len(text.splitlines()) for text in texts) <= 400


def test_the_list_and_the_shared_page_have_one_game_more(run: Run, checkout: Path) -> None:
    run("new-game", "old_town", "--prefix", "OTN")
    listed = (checkout / "src/fondaco/games/__init__.py").read_text()
    assert (
        "from fondaco.games.kontor import GAME as KONTOR\nfrom fondaco.games.old_town import GAME as OLD_TOWN" in listed
    )
    assert "        INDONESIA,\n        OLD_TOWN,\n    )\n" in listed
    rows = [
        line for line in (checkout / "docs/positions.md").read_text().splitlines() if line.startswith("| old_town ")
    ]
    assert len(rows) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("Town",), "20"),
        (("to",), "20"),
        (("a" * 21,), "20"),
        (("old__town",), "20"),
        (("../old",), "20"),
        (("lambda",), "Python"),
        (("batavia",), "indonesia"),
        (("pasar",), "indonesia"),
        (("dermaga",), "indonesia"),
        (("terminal",), ".py"),
        (("batik",), "--prefix"),  # BAT is Batavia's
        (("lorong", "--prefix", "kon"), "--prefix"),
        (("lorong", "--prefix", "LORO"), "--prefix"),
    ],
)
def test_what_will_not_do_is_refused_and_nothing_is_written(
    run: Run, checkout: Path, words: tuple[str, ...], problem: str, language: str
) -> None:
    before = files(checkout)
    outcome = run("new-game", *words, "--lang", language)
    assert outcome.code == 2
    assert problem in outcome.err
    assert files(checkout) == before


def test_a_file_in_the_way_is_left_alone(run: Run, checkout: Path) -> None:
    (checkout / "docs/rules").mkdir()
    (checkout / "docs/rules/lorong.md").write_text("mine")
    before = files(checkout)
    assert "docs/rules/lorong.md" in run("new-game", "lorong").err
    assert files(checkout) == before


def test_what_was_written_before_a_failure_is_removed(run: Run, checkout: Path) -> None:
    (checkout / "web").write_text("no folder")
    before, folders = files(checkout), {path for path in checkout.rglob("*") if path.is_dir()}
    outcome = run("new-game", "lorong", "--complete")
    assert outcome.code == 2
    assert "web" in outcome.err
    assert files(checkout) == before
    assert {path for path in checkout.rglob("*") if path.is_dir()} == folders


def test_a_failed_generator_is_told(run: Run, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "GENERATORS", (("-c", "raise SystemExit('no Node')"),))
    outcome = run("new-game", "lorong")
    assert outcome.code == 2
    assert "no Node" in outcome.err


def test_where_the_packages_of_the_page_cannot_be_installed_that_is_told(
    run: Run, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The generator of the page's types installs them first; here it finds nothing to install from."""
    (checkout / "tools/page.py").write_text("raise SystemExit('npm error A complete log of this run can be found')")
    monkeypatch.setattr(new_game, "GENERATORS", (("-m", "tools.page", "types"),))
    outcome = run("new-game", "lorong")
    assert outcome.code == 2
    assert "web/node_modules" in outcome.err
    assert "python -m tools.page types" in " ".join(outcome.err.split())
    (checkout / new_game.PACKAGES).mkdir(parents=True)
    assert "A complete log" in run("new-game", "batu", "--prefix", "BTU").err


def test_outside_of_a_checkout_there_is_nothing_to_write_into(run: Run) -> None:
    outcome = run("new-game", "lorong")
    assert outcome.code == 2
    assert "checkout" in outcome.err
    assert list(Path.cwd().iterdir()) == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
@pytest.mark.parametrize("name", ["goa", "a" * new_game.LONGEST])
def test_the_sources_are_in_order_whatever_the_length_of_the_name(tmp_path: Path, name: str, example: Example) -> None:
    for file, text in new_game.new_files(ROOT, example, name, "XYZ").items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    for words in (("check",), ("format", "--check")):
        ruff = [sys.executable, "-m", "ruff", *words, "--no-cache", "--config", str(ROOT / "pyproject.toml"), "."]
        ended = subprocess.run(ruff, cwd=tmp_path, capture_output=True, text=True)
        assert ended.returncode == 0, ended.stdout
