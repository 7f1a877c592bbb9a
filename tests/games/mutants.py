"""Change one thing in a game's rules, run the tests that execute that line, and say which changes nobody notices.

`make mutants GAME=batavia` tries a sample; `ARGS="--sample 0"` tries every change. A change that nobody notices is a
place to look: it means nothing (a bound that is never reached), or a sentence of the rulebook has no test.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import NamedTuple

import coverage
import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/fondaco/games"
PATIENCE = 120  # seconds for one change: some never end
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.LShift: ast.RShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Mutant(NamedTuple):
    """A module with one change."""

    path: Path
    line: int
    change: str
    tree: ast.Module


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What a node could be instead, with words for it."""
    other = copy.deepcopy(node)
    match node, other:
        case ast.Compare(ops=[found]), ast.Compare() if type(found) in COMPARED:
            other.ops = [COMPARED[type(found)]()]
        case ast.BoolOp(), ast.BoolOp():
            other.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        case ast.UnaryOp(op=ast.Not()), ast.UnaryOp():
            other = other.operand
        case ((ast.BinOp() | ast.AugAssign()), (ast.BinOp() | ast.AugAssign())) if type(node.op) in COUNTED:
            other.op = COUNTED[type(node.op)]()
        case ast.Constant(value=bool(value)), ast.Constant():
            other.value = not value
        case ast.Constant(value=int(value)), ast.Constant():
            other.value = value + 1
        case ast.Expr(value=ast.Call()), _:
            other = ast.Pass()
        case _:
            return
    yield f"{ast.unparse(node)}  ->  {ast.unparse(other)}", ast.copy_location(other, node)


def mutants(path: Path) -> Iterator[Mutant]:
    """Every change to the functions of a module."""
    tree = ast.parse(path.read_text())
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for statement in function.body:
            if isinstance(statement, ast.Assert):
                continue
            for parent in [function, *ast.walk(statement)]:
                for field, value in ast.iter_fields(parent):
                    yield from of_field(path, tree, statement if parent is function else None, parent, field, value)


def of_field(
    path: Path, tree: ast.Module, only: ast.stmt | None, parent: ast.AST, field: str, value: object
) -> Iterator[Mutant]:
    """The changes to what one field of a node holds, each in a copy of the whole tree."""
    held = value if isinstance(value, list) else [value]
    for at, node in enumerate(held):
        if not isinstance(node, ast.AST) or (only is not None and node is not only):
            continue
        for words, other in changes(node):
            put(parent, field, at, other)
            yield Mutant(path, getattr(node, "lineno", 0), words, ast.fix_missing_locations(copy.deepcopy(tree)))
            put(parent, field, at, node)


def put(parent: ast.AST, field: str, at: int, node: ast.AST) -> None:
    value = getattr(parent, field)
    if isinstance(value, list):
        value[at] = node
    else:
        setattr(parent, field, node)


def executing(game: str, folder: Path) -> dict[tuple[str, int], set[str]]:
    """The tests that execute each line of a game's rules."""
    settings = folder / "coverage.ini"
    data = folder / "data"
    settings.write_text(f"[run]\ndata_file={data}\ndynamic_context=test_function\nsource={GAMES / game / 'rules'}\n")
    measure = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}"]
    tests = ["-m", "pytest", "-q", "-x", "-p", "no:xdist", "-k", game, "tests/games", "tests/golden", "tests/kernel"]
    subprocess.run([*measure, *tests], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    measured = coverage.CoverageData(str(data))
    measured.read()
    found: dict[tuple[str, int], set[str]] = defaultdict(set)
    for file in measured.measured_files():
        for line, contexts in measured.contexts_by_lineno(file).items():
            found[file, line].update(filter(None, contexts))
    return found


def selection(contexts: set[str]) -> list[str]:
    """Tests as pytest wants them named; those of the game first, whole recorded games last."""
    names = sorted(contexts, key=lambda name: (".golden." in name or ".kernel." in name, name))
    found = [(module, function) for module, _, function in (name.rpartition(".") for name in names)]
    return [f"{module.replace('.', '/')}.py::{function}" for module, function in found if function.startswith("test_")]


def survives(mutant: Mutant, game: str, tests: list[str]) -> bool:
    """Whether the tests pass in a process of their own, in which the module is the changed one."""
    child = os.fork()
    if child == 0:
        signal.alarm(PATIENCE)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        os._exit(run_changed(mutant, game, tests))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def run_changed(mutant: Mutant, game: str, tests: list[str]) -> int:
    load = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> object:
        return compile(mutant.tree, self.path, "exec") if Path(self.path) == mutant.path else load(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]
    return int(pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", game, *tests]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=100, help="how many changes to try; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    os.environ["FONDACO_PURE"] = "1"
    os.chdir(ROOT)
    every = [mutant for path in sorted((GAMES / given.game / "rules").glob("*.py")) for mutant in mutants(path)]
    chosen = random.Random(given.seed).sample(every, min(given.sample or len(every), len(every)))
    with tempfile.TemporaryDirectory(prefix="fondaco-mutants-") as folder:
        found = executing(given.game, Path(folder))

    def judge(mutant: Mutant) -> str | None:
        tests = selection(found[str(mutant.path), mutant.line])
        line = mutant.path.read_text().splitlines()[mutant.line - 1].strip()
        where = f"{mutant.path.relative_to(GAMES)}:{mutant.line} `{line}`"
        if not tests:
            return f"no test runs it   {where}: {mutant.change}"
        return f"nobody notices it {where}: {mutant.change}" if survives(mutant, given.game, tests) else None

    with ThreadPoolExecutor(given.jobs) as pool:
        survivors = 0
        for verdict in pool.map(judge, sorted(chosen, key=lambda one: (one.path, one.line))):
            if verdict:
                survivors += 1
                print(verdict, flush=True)
    print(f"{given.game}: {len(chosen) - survivors} of {len(chosen)} changes noticed, of {len(every)} there are")


if __name__ == "__main__":
    main()
