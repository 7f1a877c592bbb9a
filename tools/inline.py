"""Which functions are small enough to be part of their callers, across modules: their body is written into the `.pxd`.

A call of another module's function is a call through a pointer, which the C compiler cannot look into. Small questions
such as `s.left_of(seat)` are asked so often that it shows.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from tools.infer import Scope, literal, table_name
from tools.written import Marked, find_marked

if TYPE_CHECKING:
    from tools.modules import Modules, Unit

LARGEST = 60  # statements and expressions
NAMED = (list, tuple, FunctionType)  # tables and functions, which are looked at where they are used
BUILTINS = ("abs", "max", "min", "range")
STATEMENTS = (ast.Assign, ast.AugAssign, ast.For, ast.If, ast.Return, ast.While, ast.Break, ast.Continue)


@dataclass(frozen=True)
class Small:
    """A function that is written into the `.pxd` a second time; `name` is what it is called there."""

    unit: Unit
    node: ast.FunctionDef
    cls: type | None
    name: str
    marked: Marked | None = None  # in a `.pxd` written by hand


class Inliner:
    """Finds the small functions of all modules, and the calls of them."""

    def __init__(self, modules: Modules) -> None:
        self.modules = modules
        self.found: dict[tuple[str, str, str], Small | None] = {}
        self.by_hand: dict[type, dict[str, Small]] = {}

    def small(self, unit: Unit, node: ast.FunctionDef, cls: type | None) -> Small | None:
        """None for a function that is not small and simple."""
        key = (unit.name, cls.__name__ if cls else "", node.name)
        if key not in self.found:
            self.found[key] = None  # for a function that calls itself
            if self.is_small(unit, node, cls):
                self.found[key] = Small(unit, node, cls, f"{cls.__name__ if cls else 'inline'}_{node.name}")
        return self.found[key]

    def is_small(self, unit: Unit, node: ast.FunctionDef, cls: type | None) -> bool:
        if unit.written or node.name.startswith("__") or (cls is not None and "FIELDS" not in vars(cls)):
            return False
        scope = Scope(self.modules, unit, node, cls)
        scope.locals()
        if scope.annotated(node.returns) not in (int, bool, float):
            return False
        if not all(kind in (int, bool, float) or self.modules.is_c_class(kind) for kind in scope.names.values()):
            return False
        body = without_docstring(node)
        parts = [part for statement in body for part in ast.walk(statement)]
        size = sum(isinstance(part, ast.stmt | ast.expr) and not is_module(part, scope) for part in parts)
        return size <= LARGEST and all(self.is_simple(part, scope) for part in parts)

    def is_simple(self, part: ast.AST, scope: Scope) -> bool:
        """Numbers, fields, tables, and calls of what is small itself and in the same module or in the state's."""
        if isinstance(part, ast.stmt):
            return isinstance(part, STATEMENTS)
        if isinstance(part, ast.Call):
            if isinstance(part.func, ast.Name) and part.func.id in BUILTINS:
                return True
            called = self.called(part, scope)
            return called is not None and (called.unit is scope.unit or called.cls is not None)
        if isinstance(part, ast.Name):
            if scope.names.get(part.id) is not None or literal(scope.unit.module, part) is not None:
                return True
            return part.id in BUILTINS or isinstance(vars(scope.unit.module).get(part.id), (*NAMED, ModuleType))
        if isinstance(part, ast.Attribute) and is_module(part.value, scope):
            assert isinstance(part.value, ast.Name)
            value = getattr(vars(scope.unit.module)[part.value.id], part.attr, None)
            return literal(scope.unit.module, part) is not None or isinstance(value, list | tuple)
        if isinstance(part, ast.Subscript):
            return table_name(scope.unit.module, part) is not None or scope.of(part) in (int, float)
        if isinstance(part, ast.Constant):
            return isinstance(part.value, int | float)
        return not isinstance(part, ast.List | ast.Dict | ast.ListComp | ast.JoinedStr | ast.Starred)

    def called(self, call: ast.Call, scope: Scope) -> Small | None:
        """The small function that a call names."""
        function = call.func
        if call.keywords:
            return None
        owner = function.value if isinstance(function, ast.Attribute) else None
        if isinstance(function, ast.Attribute) and isinstance(owner, ast.Name) and owner.id in scope.names:
            return self.of_method(scope.names[owner.id], function.attr)
        found = self.function(call, scope)
        node = self.node_of(found)
        return self.small(self.modules.units[found.__module__], node, None) if node is not None else None

    def function(self, call: ast.Call, scope: Scope) -> Any:
        """The function of this or another module that a call names."""
        function = call.func
        if isinstance(function, ast.Name) and function.id not in scope.names:
            return vars(scope.unit.module).get(function.id)
        if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
            owner = vars(scope.unit.module).get(function.value.id) if function.value.id not in scope.names else None
            return getattr(owner, function.attr, None) if isinstance(owner, ModuleType) else None
        return None

    def node_of(self, function: Any) -> ast.FunctionDef | None:
        """The source of a C function."""
        if not self.modules.is_c_function(function):
            return None
        unit = self.modules.units[function.__module__]
        return next((node for node in unit.functions() if node.name == function.__name__), None)

    def of_method(self, cls: Any, name: str) -> Small | None:
        if not self.modules.is_c_class(cls):
            return None
        owner = next((base for base in cls.__mro__[:-1] if name in vars(base)), None)
        if owner is not None and self.modules.units[owner.__module__].written:
            return self.marked(owner).get(name)
        if "FIELDS" not in vars(cls):
            return None
        unit = self.modules.units[cls.__module__]
        body = next(node.body for node, found in unit.classes() if found is cls)
        method = next((part for part in body if isinstance(part, ast.FunctionDef) and part.name == name), None)
        return self.small(unit, method, cls) if method is not None and not method.decorator_list else None

    def marked(self, cls: type) -> dict[str, Small]:
        """The methods of a class that its hand-written `.pxd` marks; none of them may be overridden."""
        if cls not in self.by_hand:
            unit = self.modules.units[cls.__module__]
            body = next(node.body for node, found in unit.classes() if found is cls)
            nodes = {part.name: part for part in body if isinstance(part, ast.FunctionDef)}
            self.by_hand[cls] = {
                marked.name: Small(unit, nodes[marked.name], cls, f"{cls.__name__}_{marked.name}", marked)
                for marked in find_marked(unit.types)
                if marked.cls == cls.__name__
            }
            for other in self.modules.derived(cls):
                overridden = sorted(set(vars(other)) & set(self.by_hand[cls]))
                if overridden:
                    raise SystemExit(f"tools.types: {other.__module__} overrides {overridden}, marked # inline")
        return self.by_hand[cls]

    def guard(self, call: ast.Call, scope: Scope) -> str:
        """What to ask before a call of a teller, a function of `tell.py` that returns nothing; "" for any other.

        Where events go nowhere none is built. An argument that is a call may do something, so it is not left out.
        """
        function = self.function(call, scope)
        if any(isinstance(part, ast.Call) for argument in call.args for part in ast.walk(argument)):
            return ""
        node = self.node_of(function) if call.args and isinstance(call.args[0], ast.Name) else None
        if node is None or not function.__module__.endswith(".tell") or ast.unparse(node.returns or node) != "None":
            return ""
        return f"{ast.unparse(call.args[0])}.event_sink is not None"


def without_docstring(node: ast.FunctionDef) -> list[ast.stmt]:
    return node.body[1:] if ast.get_docstring(node) is not None else node.body


def is_module(node: ast.AST, scope: Scope) -> bool:
    """Whether a name is that of a module: `data` in `data.COMPANIES`."""
    if not isinstance(node, ast.Name) or node.id in scope.names:
        return False
    return isinstance(vars(scope.unit.module).get(node.id), ModuleType)
