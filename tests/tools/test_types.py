"""C types follow from annotations, literals, constants and a state's fields: docs/compiling.md, line by line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.build
STATE = "src/fondaco/games/batavia/state.py"
PLANTED = "src/fondaco/games/batavia/rules/planted.py"
KERNEL = "src/fondaco/kernel/playing/state.py"
RULES = "src/fondaco/kernel/playing/rules.py"
TELL = "src/fondaco/games/batavia/tell.py"
OBSERVATION = "src/fondaco/kernel/learning/observation.py"
SOURCE = """
from collections.abc import Sequence

from fondaco.games.batavia.data import COMPANIES, PIRATES_AT
from fondaco.games.batavia.state import State

__all__ = ["score"]

PASS = -2
SPARE: list[State] = []


class Trial:
    def __init__(self) -> None:
        self.count = 0
        self.share = 0.5
        self.hits = [0] * COMPANIES

    def run(self, s: State) -> bool:
        return s.bid > self.count


def score(s: State, seat: int) -> int:
    best = 0
    hits = [0] * COMPANIES
    for company in range(COMPANIES):
        hits[company] = PIRATES_AT[s.seats] * s.hand[seat * COMPANIES + company]
        best = max(best, hits[company])
    return best if best else PASS


def look_ahead(s: State, counts: list[int], names: Sequence[str]) -> None:
    after = s.copy()
    share = counts[0] / 2
    if share > 1:
        return
    after.bid = score(after, 0)


def ranked(names: list[str]) -> list[str]:
    return sorted(names, key=lambda name: len(name))
"""


def write(folder: Path, text: str, *more: str) -> subprocess.CompletedProcess[str]:
    """Plant a module among Batavia's rules and write the C types, as the build does."""
    (folder / PLANTED).write_text(text)
    environment = {**os.environ, "FONDACO_PURE": "1", "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [
        sys.executable,
        "-m",
        "tools.types",
        "src",
        "out",
        KERNEL,
        RULES,
        OBSERVATION,
        STATE,
        TELL,
        PLANTED,
        *more,
    ]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def copied(folder: Path) -> Path:
    """The plain package, without what was compiled."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    return folder


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return copied(tmp_path)


def test_c_types_follow_from_the_source(copy: Path) -> None:
    done = write(copy, SOURCE)
    assert done.returncode == 0, done.stderr
    types = (copy / PLANTED.replace("src", "out", 1)).with_suffix(".pxd").read_text().splitlines()
    assert "cpdef int score(State s, int seat) except? -2000000000" in types
    assert "@cython.locals(best=cython.int, hits='int[5]', company=cython.int)" in types
    assert "cdef int look_ahead(State s, int* counts, object names) except -1" in types
    assert "@cython.locals(after=State, share=cython.double)" in types  # a copy of unknown type would lose writes
    assert "cdef list SPARE" in types
    assert {"    cdef int count", "    cdef double share", "    cdef int[5] hits"} <= set(types)
    assert "    cdef bint run(self, State s) except -1" in types
    assert "    static const int batavia_pirates_at[6] __attribute__((unused)) = {0, 0, 0, 21, 25, 25};" in types
    assert not any("ranked" in line for line in types)  # it holds a function, so it stays Python's


def test_what_is_compiled_as_written_has_no_c_types(copy: Path) -> None:
    written = PLANTED.replace("planted", "written")
    (copy / written).write_text('"""Plain."""\n' + SOURCE)
    done = write(copy, SOURCE, "--", written)
    assert done.returncode == 0, done.stderr
    out = copy / written.replace("src", "out", 1)
    text = '"""Plain."""\n' + SOURCE
    assert out.read_text().splitlines()[2:] == text.splitlines()[2:]  # so that tracebacks point at the source
    assert out.read_text().startswith("# cython: ")
    assert out.with_suffix(".pxd").read_text() == ""
    assert (copy / PLANTED.replace("src", "out", 1)).with_suffix(".pxd").read_text() != ""


def test_constants_become_numbers_and_lines_stay_where_they_are(copy: Path) -> None:
    write(copy, SOURCE)
    text = (copy / PLANTED.replace("src", "out", 1)).read_text()
    assert "hits[company] = batavia_pirates_at[s.seats] * s.hand[seat * 5 + company]" in text
    assert "return best if best else (-2)" in text
    assert "        return 0\n" in text  # in C a result says whether there was an exception
    assert text.splitlines().index("def ranked(names: list[str]) -> list[str]:") == SOURCE.splitlines().index(
        "def ranked(names: list[str]) -> list[str]:"
    )


def test_small_questions_become_part_of_their_callers(copy: Path) -> None:
    source = (
        "\nfrom fondaco.games.batavia import data"
        + SOURCE
        + """

def next_hand(s: State, seat: int) -> int:
    return s.hand[s.left_of(seat) * data.COMPANIES] + data.PIRATES_AT[seat]


def told(s: State, seat: int) -> list[int]:
    return [next_hand(s, seat)]
"""
    )
    done = write(copy, source)
    assert done.returncode == 0, done.stderr
    types = (copy / PLANTED.replace("src", "out", 1)).with_suffix(".pxd").read_text()
    assert "from fondaco.games.batavia.state cimport State_left_of as state_State_left_of" in types
    assert "cdef inline int inline_next_hand(State s, int seat) except? -2000000000:\n" in types
    assert "    return s.hand[state_State_left_of(s, seat) * 5] + batavia_pirates_at[seat]" in types
    assert "cdef inline list" not in types  # told: what it gives is no number
    assert "return [inline_next_hand(s, seat)]" in (copy / PLANTED.replace("src", "out", 1)).read_text()
    state = (copy / STATE.replace("src", "out", 1)).with_suffix(".pxd").read_text()
    assert "cdef inline int State_left_of(State self, int seat) except? -2000000000:" in state


CALLS = """

from fondaco.games.batavia import data, tell
from fondaco.kernel.playing.rules import Phase, Rules


def name(tile: int) -> str:
    return data.TILE_NAMES[tile + data.COMPANIES] + f'{data.GOODS}'


class Asked(Phase):
    def apply(self, s: State, kind: int, value: int) -> None:
        spare: State = SPARE[s.bid]
        spare.bid += dice(s)

    def offer(self, s: State) -> None:
        s.offer(PASS)


class Scored(Rules):
    POINTS = "gold"

    def score(self, s: State, seat: int) -> int:
        mine = s.gold[seat]
        return mine


def dice(s: State) -> int:
    s.offer(PASS)
    tell.bid(s, 3)
    tell.bid(s, s.below(2))
    return s.below(6)
"""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources and C types with calls of the kernel's methods."""
    folder = copied(tmp_path_factory.mktemp("calls"))
    done = write(folder, SOURCE + CALLS)
    assert done.returncode == 0, done.stderr
    return folder / "out"


def test_what_is_read_of_a_plain_module_is_read_once(written: Path) -> None:
    text = (written / PLANTED.removeprefix("src/")).read_text()
    assert "; from fondaco.games.batavia.data import TILE_NAMES as data_TILE_NAMES\n" in text
    assert "    return data_TILE_NAMES[tile + 5] + f'{data.GOODS}'\n" in text


def test_methods_marked_by_hand_become_part_of_their_callers(written: Path) -> None:
    text = (written / PLANTED.removeprefix("src/")).read_text()
    assert "    state_State_offer(s, (-2))\n" in text
    assert "    return state_State_below(s, 6)\n" in text
    types = (written / PLANTED.removeprefix("src/")).with_suffix(".pxd").read_text()
    assert "from fondaco.kernel.playing.state cimport State_below as state_State_below" in types
    kernel = (written / KERNEL.removeprefix("src/")).with_suffix(".pxd").read_text()
    assert (
        "cdef inline void State_offer(State self, int move) noexcept:\n    self.offers[self.offered] = move" in kernel
    )
    assert "    cdef unsigned long long product\n" in kernel
    assert "    product = State_word(self) * bound\n    if (product & 4294967295ULL) < bound:\n" in kernel


def test_nobody_is_told_where_nobody_listens(written: Path) -> None:
    text = (written / PLANTED.removeprefix("src/")).read_text()
    assert "    if s.event_sink is not None: tell.bid(s, 3)\n" in text
    assert "    tell.bid(s, state_State_below(s, 2))\n" in text  # luck is drawn, whoever listens


def test_a_method_for_the_state_of_one_game_is_called_by_one_that_looks_at_the_class_once(written: Path) -> None:
    text = (written / PLANTED.removeprefix("src/")).read_text()
    cast = "cython.cast(State, s, typecheck=True)"
    assert f"    def apply(self, s, kind, value): return self.Asked_apply({cast}, kind, value)\n" in text
    assert f"    def offer(self, s): return self.Asked_offer({cast})\n" in text
    types = (written / PLANTED.removeprefix("src/")).with_suffix(".pxd").read_text()
    assert "    cdef int Asked_apply(self, State s, int kind, int value) except -1\n" in types
    assert "    cpdef int apply(self, state_State s, int kind, int value) except -1\n" in types
    head = "    def score(self, any_s, seat):\n        s = cython.cast(State, any_s, typecheck=True)\n"  # room above it
    assert head + "        mine = s.gold[seat]\n" in text
    assert "(mine=cython.int, s=State)\n    cpdef int score(self, state_State any_s, int seat) except? -2000" in types
    assert text.count("\n") == (SOURCE + CALLS).count("\n")  # tracebacks point at the source


def test_what_only_c_can_reach_is_not_looked_at(written: Path) -> None:
    text = (written / PLANTED.removeprefix("src/")).read_text()
    assert "        spare: State = cython.cast(State, SPARE[s.bid])\n" in text
    assert "; import cython\n" in text
    rules = (written / RULES.removeprefix("src/")).read_text()
    assert "        phase: Phase = cython.cast(Phase, self.phases[s.phase])\n" in rules


def test_a_marked_method_may_not_be_overridden(copy: Path) -> None:
    own = "\n\nclass Other(State):\n    def offer(self, move: int) -> None:\n        self.bid = move\n"
    done = write(copy, SOURCE + CALLS + own)
    assert done.returncode != 0
    assert "overrides ['offer'], marked # inline" in done.stderr


def test_fields_of_a_state_are_declared_once(copy: Path) -> None:
    write(copy, SOURCE)
    place = copy / STATE.replace("src", "out", 1)
    assert "    cdef public int[25] hand" in place.with_suffix(".pxd").read_text().splitlines()
    assert "        other.hand = self.hand[:]" in place.read_text().splitlines()


def test_what_did_not_change_is_not_written_again(copy: Path) -> None:
    write(copy, SOURCE)
    place = (copy / STATE.replace("src", "out", 1)).with_suffix(".pxd")
    before = place.stat().st_mtime_ns
    write(copy, SOURCE.replace("best = 0", "best = 1"))
    assert place.stat().st_mtime_ns == before


def test_two_tables_of_one_name_are_refused(copy: Path) -> None:
    own = SOURCE.replace("COMPANIES, PIRATES_AT", "COMPANIES").replace("PASS = -2", "PIRATES_AT = [1]\nPASS = -2")
    other = PLANTED.replace("planted", "other")
    read = "def at(n: int) -> int:\n    return PIRATES_AT[n]\n"
    (copy / other).write_text(f"from fondaco.games.batavia.data import PIRATES_AT\n\n\n{read}")
    done = write(copy, own, other)
    assert done.returncode != 0
    assert "two different tables are called batavia_pirates_at" in done.stderr
