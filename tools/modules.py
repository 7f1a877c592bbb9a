"""The modules to compile, read and imported plain."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from tools.inline import Inliner

FUNCTION = (ast.Lambda, ast.GeneratorExp, ast.Yield, ast.YieldFrom, ast.FunctionDef)


class Unit:
    """One module to compile: its source, its tree, and the module itself, imported plain."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        by_hand = path.with_suffix(".pxd")
        self.types = by_hand.read_text(encoding="utf-8") if by_hand.exists() else ""
        self.written = by_hand.exists()  # taken as it is

    @property
    def package(self) -> str:
        return self.name.rpartition(".")[0]

    @cached_property
    def module(self) -> ModuleType:
        """Imported when it is needed: what is taken as it is may import what a build does not have."""
        return importlib.import_module(self.name)

    @property
    def public(self) -> set[str]:
        """What uncompiled code uses of it."""
        return set(getattr(self.module, "__all__", ()))

    def functions(self) -> Iterator[ast.FunctionDef]:
        """Those that become C functions."""
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef) and fits_c(node):
                yield node

    def classes(self) -> Iterator[tuple[ast.ClassDef, type]]:
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                yield node, getattr(self.module, node.name)


def fits_c(node: ast.FunctionDef) -> bool:
    """A C function takes plain arguments and holds no function of its own."""
    arguments = node.args
    plain = not (arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults)
    inner = any(isinstance(part, FUNCTION) for part in ast.walk(node) if part is not node)
    return plain and not node.decorator_list and not inner


class Modules:
    """All modules to compile, by name."""

    def __init__(self, source: Path, paths: Iterable[Path]) -> None:
        names = {".".join(path.relative_to(source).with_suffix("").parts): path for path in paths}
        self.units = {name: Unit(name, path) for name, path in names.items()}
        self.tables: dict[str, list[Any]] = {}
        self.inliner = Inliner(self)

    def is_c_class(self, value: object) -> bool:
        """A class of a compiled module whose bases all are."""
        if not isinstance(value, type) or value.__module__ not in self.units:
            return False
        return all(base is object or self.is_c_class(base) for base in value.__bases__)

    def derived(self, cls: type) -> Iterator[type]:
        """The classes made from a class, but for those of modules that are taken as they are."""
        for unit in self.units.values():
            if not unit.written:
                yield from [found for _, found in unit.classes() if found is not cls and issubclass(found, cls)]

    def is_c_function(self, value: object) -> bool:
        if not isinstance(value, FunctionType) or value.__module__ not in self.units:
            return False
        unit = self.units[value.__module__]
        if unit.written:
            return value.__name__ in unit.types
        return any(node.name == value.__name__ for node in unit.functions())

    def widened(self, node: ast.FunctionDef, cls: type | None) -> dict[str, type]:
        """The arguments of a method for which the kernel's method that it overrides takes the state of any game."""
        for base in cls.__mro__[1:-1] if cls else ():
            annotations = getattr(vars(base).get(node.name), "__annotations__", {})
            wide = [name for name, kind in annotations.items() if kind == "GameState"]
            if wide:
                return dict.fromkeys(wide, vars(self.units[base.__module__].module)["State"])
        return {}

    def keep_table(self, name: str, values: list[Any]) -> list[Any]:
        """Tables of one name must be one table: all of a game's C code shares them."""
        if self.tables.setdefault(name, values) != values:
            raise SystemExit(f"tools.types: two different tables are called {name}")
        return values

    def is_c_list(self, module: str, name: str) -> bool:
        """A list that is a C variable of a compiled module."""
        unit = self.units.get(module)
        if unit is None or unit.written or name in unit.public:
            return False
        return any(
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and node.target.id == name
            and isinstance(getattr(unit.module, name), list)
            for node in unit.tree.body
        )

    def is_attribute_of_c(self, cls: type, name: str, kind: object) -> bool:
        """Whether an attribute that only C can see, by the class's hand-written `.pxd`, is a list of such objects."""
        unit = self.units[cls.__module__]
        if not re.search(rf"^    cdef list {name}$", unit.types, re.MULTILINE):
            return False
        held = re.search(rf"^        self\.{name}: list\[(\w+)\]", unit.text, re.MULTILINE)
        return held is not None and self.is_c_class(kind) and vars(unit.module).get(held[1]) is kind

    def is_list_of_c(self, unit: Unit, name: str, kind: object) -> bool:
        """Whether a list that only C can see, of this module or imported, is declared to hold objects of a C class."""
        for node in unit.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module and name in [alias.name for alias in node.names]:
                return node.module in self.units and self.is_list_of_c(self.units[node.module], name, kind)
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
                holds = re.fullmatch(r"list\[(\w+)\]", ast.unparse(node.annotation))
                found = vars(unit.module).get(holds[1]) if holds else None
                return found is kind and self.is_c_class(found) and self.is_c_list(unit.name, name)
        return False
