"""The two speeds: which one runs, and that the compiled set is whole and fresh."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import fondaco
from fondaco import _speed
from tools import build, published
from tools.compile import ENDING

ROOT = Path(__file__).parents[2]
SOURCE = Path(fondaco.__file__).parent
TYPED = [ROOT / path for path in build.modules()]
ASK = "import fondaco, sys; print(fondaco.compiled(), sorted(m for m in sys.modules if m.startswith('fondaco')))"
IMPORT_AFTER = """
import sys, pathlib
sys.path.insert(0, sys.argv[1] + "/src")
from fondaco import _speed
print(_speed.compiled_next(), flush=True)
sys.stdin.readline()
from importlib import util
print(util.find_spec("fondaco.late").origin)
"""


def ask(**environment: str) -> str:
    variables = {name: value for name, value in os.environ.items() if name != "FONDACO_PURE"}
    command = [sys.executable, "-c", ASK]
    return subprocess.run(command, env={**variables, **environment}, check=True, capture_output=True, text=True).stdout


def test_every_file_of_c_types_has_its_source() -> None:
    assert TYPED
    assert [path for path in SOURCE.rglob("*.pxd") if path.with_suffix(".py") not in TYPED] == []


def test_pure_hides_the_compiled_modules() -> None:
    assert ask(FONDACO_PURE="1").startswith("False")


def test_without_pure_the_compiled_modules_run_where_they_were_built() -> None:
    assert ask().startswith(str(bool(published.read(ROOT / "build"))))


def test_this_run_has_the_speed_it_was_asked_for() -> None:
    if os.environ.get("FONDACO_PURE") == "1":
        assert not fondaco.compiled()
    elif os.environ.get("FONDACO_REQUIRE_C") == "1":
        assert fondaco.compiled()


def test_no_compiled_module_lies_beside_the_sources() -> None:
    assert list(SOURCE.rglob("*.so")) == []


def test_all_modules_are_in_the_published_set_and_fit_the_sources() -> None:
    found = published.read(ROOT / "build")
    if not found:
        pytest.skip("nothing is compiled")
    folder = ROOT / "build" / "compiled" / found[0]
    wanted = {path.relative_to(ROOT / "src").with_suffix("") for path in TYPED} | {Path("fondaco/_cython")}
    files = {path.relative_to(folder) for path in folder.rglob(f"*{ENDING}")}
    assert files == {Path(f"{path}{ENDING}") for path in wanted}
    assert set(map(str, files)) == set((folder / published.MODULES).read_text().split())
    assert published.fits(ROOT / "build", build.fingerprint()), "run make again"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with two small modules, and files that stand for what was compiled of them."""
    package = tmp_path / "src" / "fondaco"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("from fondaco._speed import choose_speed\nchoose_speed()\n")
    (package / "_speed.py").write_text(Path(_speed.__file__).read_text())
    (package / "late.py").write_text("")
    return tmp_path


def publish(checkout: Path, *names: str, fits: str = "these-sources") -> None:
    """A set that carries its number in its files."""
    files = {}
    for name in names:
        place = f"fondaco/{name}{ENDING}"
        files[place] = checkout / "build" / "objects" / f"{name}-{fits}{ENDING}"
        files[place].parent.mkdir(parents=True, exist_ok=True)
        files[place].write_text(fits)
    published.publish(checkout / "build", files, fits)


def start(checkout: Path) -> subprocess.Popen[str]:
    """A process that looks for a module only when it is told to."""
    command = [sys.executable, "-c", IMPORT_AFTER, str(checkout)]
    variables = {name: value for name, value in os.environ.items() if name not in ("FONDACO_PURE", "PYTHONPATH")}
    return subprocess.Popen(command, env=variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def origin(process: subprocess.Popen[str]) -> str:
    """Where it finds that module now."""
    return process.communicate("look\n")[0].strip()


def begun(process: subprocess.Popen[str]) -> bool:
    """Whether it found a set when it started."""
    assert process.stdout is not None
    return process.stdout.readline() == "True\n"


def test_a_process_that_started_plain_stays_plain_when_a_set_is_published(checkout: Path) -> None:
    process = start(checkout)
    assert not begun(process)
    publish(checkout, "late")
    assert origin(process) == str(checkout / "src" / "fondaco" / "late.py")


def test_a_process_stays_with_its_set_when_another_is_published(checkout: Path) -> None:
    publish(checkout, "late", fits="the-first")
    process = start(checkout)
    assert begun(process)
    publish(checkout, "late", fits="the-second")
    assert Path(origin(process)).read_text() == "the-first"
    process = start(checkout)
    assert begun(process)
    assert Path(origin(process)).read_text() == "the-second"


def test_a_set_is_in_its_place_as_a_whole_or_not_at_all(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many files are there when the build is stopped, nothing is believed."""
    linked: list[Path] = []

    def link(file: Path, place: Path) -> None:
        if len(linked) == 1:
            raise KeyboardInterrupt
        linked.append(place)
        place.write_bytes(file.read_bytes())

    with monkeypatch.context() as patch:
        patch.setattr(published, "link", link)
        with pytest.raises(KeyboardInterrupt):
            publish(checkout, "late", "later")
    assert linked
    assert published.read(checkout / "build") == []
    process = start(checkout)
    assert not begun(process)
    assert origin(process).endswith("late.py")
    publish(checkout, "late", "later")
    assert published.fits(checkout / "build", "these-sources")


def test_a_set_that_is_withdrawn_or_for_another_python_is_not_run(checkout: Path) -> None:
    publish(checkout, "late")
    published.withdraw(checkout / "build")
    process = start(checkout)
    assert not begun(process)
    assert origin(process).endswith("late.py")
    publish(checkout, "late")
    folder, _ = (checkout / "build" / "compiled" / published.CURRENT).read_text().split("\n", 1)
    (checkout / "build" / "compiled" / folder / published.MODULES).write_text("fondaco/late.cpython-27-elsewhere.so")
    process = start(checkout)
    assert not begun(process)
    assert origin(process).endswith("late.py")


def test_only_the_set_before_the_last_is_kept(checkout: Path) -> None:
    for fits in ("the-first", "the-second", "the-third"):
        publish(checkout, "late", fits=fits)
    folders = [path for path in (checkout / "build" / "compiled").iterdir() if path.is_dir()]
    assert sorted((path / "fondaco" / f"late{ENDING}").read_text() for path in folders) == ["the-second", "the-third"]
