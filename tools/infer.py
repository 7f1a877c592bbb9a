"""What type each local variable and attribute has, from annotations, literals and what they are computed from."""

from __future__ import annotations

import ast
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tools.modules import Modules, Unit

UNKNOWN = object  # left to Cython
NOTHING_YET = None  # not met so far
INTEGER = (ast.FloorDiv, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)


class Array:
    """A C array: what its elements are, and its length; 0 for a pointer to one owned elsewhere."""

    def __init__(self, element: str, length: int) -> None:
        self.element, self.length = element, length

    def text(self) -> str:
        return f"{self.element}[{self.length}]" if self.length else f"{self.element}*"

    def kind(self) -> type:
        return float if self.element == "double" else int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Array) and (self.element, self.length) == (other.element, other.length)

    def __hash__(self) -> int:
        return hash((self.element, self.length))


def literal(module: ModuleType, node: ast.AST) -> int | float | None:
    """The number behind a name in capitals, of this module or of one it imports."""
    value = None
    if isinstance(node, ast.Name) and node.id.isupper() and isinstance(node.ctx, ast.Load):
        value = vars(module).get(node.id)
    elif isinstance(node, ast.Attribute) and node.attr.isupper() and isinstance(node.value, ast.Name):
        owner = vars(module).get(node.value.id)
        value = getattr(owner, node.attr, None) if isinstance(owner, ModuleType) else None
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None


def table_name(module: ModuleType, node: ast.Subscript) -> tuple[str, list[Any]] | None:
    """The C name and the numbers of a table in capitals that is read by index."""
    base = node.value
    if isinstance(base, ast.Name) and base.id.isupper():
        name, value = base.id, vars(module).get(base.id)
    elif isinstance(base, ast.Attribute) and base.attr.isupper() and isinstance(base.value, ast.Name):
        name, value = base.attr, getattr(vars(module).get(base.value.id), base.attr, None)
    else:
        return None
    if isinstance(node.slice, ast.Slice) or not isinstance(value, list | tuple) or not value:
        return None
    if not all(isinstance(number, int | float) and not isinstance(number, bool) for number in value):
        return None
    numbers = list(value)
    game = module.__name__.split(".")[2]
    return f"{game}_{name}".lower(), numbers


class Scope:
    """One function, or a class's attributes: the types in it."""

    def __init__(self, modules: Modules, unit: Unit, node: ast.FunctionDef | None, cls: type | None) -> None:
        self.modules, self.unit, self.node, self.cls = modules, unit, node, cls
        self.names: dict[str, Any] = {}
        if node is not None:
            arguments = node.args.args
            if cls is not None:
                self.names[arguments[0].arg] = cls
            for argument in arguments[1 if cls else 0 :]:
                kind = self.annotated(argument.annotation)
                kind = Array("int", 0) if kind == list[int] else Array("double", 0) if kind == list[float] else kind
                self.names[argument.arg] = kind

    def annotated(self, node: ast.expr | None) -> Any:
        """The type that an annotation names."""
        if node is None:
            return UNKNOWN
        if isinstance(node, ast.Name) and node.id == "GameState":  # in C the part that all games have
            return vars(self.unit.module)["State"]
        try:
            found = eval(ast.unparse(node), dict(vars(self.unit.module)))
        except NameError:  # imported for the type checker only
            return UNKNOWN
        return type(None) if found is None else found

    # -- locals ---------------------------------------------------------------

    def locals(self) -> dict[str, Any]:
        """The type of each local variable; those that stay unknown are left to Cython."""
        assert self.node is not None
        parameters = set(self.names)
        statements = [node for node in walk_own(self.node) if isinstance(node, ast.stmt)]
        for _ in range(8):
            before = dict(self.names)
            for statement in statements:
                self.visit(statement)
            if before == self.names:
                break
        return {name: kind for name, kind in self.names.items() if name not in parameters}

    def visit(self, node: ast.stmt) -> None:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            kind = self.annotated(node.annotation)
            made = self.of(node.value) if node.value is not None else UNKNOWN
            self.names[node.target.id] = made if isinstance(made, Array) else kind
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                self.assign(target, node.value)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            self.meet(node.target.id, self.of(ast.BinOp(node.target, node.op, node.value)))
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            loop = node.iter
            counts = isinstance(loop, ast.Call) and isinstance(loop.func, ast.Name) and loop.func.id == "range"
            self.meet(node.target.id, int if counts else UNKNOWN)
        elif isinstance(node, ast.For):
            for part in ast.walk(node.target):
                if isinstance(part, ast.Name):
                    self.meet(part.id, UNKNOWN)

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            kind = self.of(value)
            if isinstance(kind, Array) and not isinstance(value, ast.BinOp):
                kind = Array(kind.element, 0)  # another name of the same array
            self.meet(target.id, kind)
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, other in zip(target.elts, value.elts, strict=True):
                self.assign(one, other)
        elif isinstance(target, ast.Tuple):
            for one in target.elts:
                if isinstance(one, ast.Name):
                    self.meet(one.id, UNKNOWN)

    def meet(self, name: str, kind: Any) -> None:
        self.names[name] = join(self.names.get(name, NOTHING_YET), kind)

    # -- attributes -----------------------------------------------------------

    def attributes(self, cls: type, *, own: bool = False) -> dict[str, Any]:
        """The C types of a class's attributes: a state's fields, or what `__init__` sets."""
        found: dict[str, Any] = {}
        for base in reversed(cls.__mro__[:-1] if not own else (cls,)):
            if "FIELDS" in vars(base):
                for field in vars(base)["FIELDS"]:
                    kind = "short" if field.small else "int"
                    found[field.name] = Array(kind, field.size) if field.axes else int
            else:
                found |= self.set_in_init(base)
        return found

    def set_in_init(self, cls: type) -> dict[str, Any]:
        unit = self.modules.units.get(cls.__module__)
        if unit is None:
            return {}
        body = next((node.body for node, found in unit.classes() if found is cls), [])
        init = next((part for part in body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
        scope = Scope(self.modules, unit, init, None)
        found: dict[str, Any] = {}
        for node in ast.walk(init) if init is not None else ():
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    pairs = [(target, node.value)]
                    if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                        pairs = list(zip(target.elts, node.value.elts, strict=True))
                    for one, value in pairs:
                        if is_own(one):
                            found[one.attr] = join(found.get(one.attr), scope.of(value))  # type: ignore[attr-defined]
            elif isinstance(node, ast.AnnAssign) and is_own(node.target):
                kind = scope.annotated(node.annotation)
                found[node.target.attr] = kind if self.modules.is_c_class(kind) else UNKNOWN  # type: ignore[union-attr]
        return found

    # -- expressions ----------------------------------------------------------

    def of(self, node: ast.expr | None) -> Any:
        """The type of an expression."""
        if isinstance(node, ast.Constant):
            return type(node.value) if type(node.value) in (int, float, bool) else UNKNOWN
        if isinstance(node, ast.Name):
            return self.of_name(node)
        if isinstance(node, ast.Attribute):
            return self.of_attribute(node)
        if isinstance(node, ast.Subscript):
            return self.of_item(node)
        if isinstance(node, ast.Call):
            return self.of_call(node)
        if isinstance(node, ast.BinOp):
            return self.of_operation(node)
        if isinstance(node, ast.Compare):
            return bool
        if isinstance(node, ast.UnaryOp):
            inner = self.of(node.operand)
            return bool if isinstance(node.op, ast.Not) else int if inner is bool else inner
        if isinstance(node, ast.BoolOp):
            return join(*[self.of(part) for part in node.values])
        if isinstance(node, ast.IfExp):
            return join(self.of(node.body), self.of(node.orelse))
        return UNKNOWN

    def of_name(self, node: ast.Name) -> Any:
        if node.id in self.names:
            return self.names[node.id]
        number = literal(self.unit.module, node)
        if number is not None:
            return type(number)
        return NOTHING_YET if node.id not in vars(self.unit.module) else UNKNOWN

    def of_attribute(self, node: ast.Attribute) -> Any:
        number = literal(self.unit.module, node)
        if number is not None:
            return type(number)
        owner = self.of(node.value)
        if self.modules.is_c_class(owner):
            return self.attributes(owner).get(node.attr, UNKNOWN)
        return UNKNOWN

    def of_item(self, node: ast.Subscript) -> Any:
        if isinstance(node.slice, ast.Slice):
            return UNKNOWN
        named = table_name(self.unit.module, node)
        if named:
            return float if any(isinstance(number, float) for number in named[1]) else int
        owner = self.of(node.value)
        return owner.kind() if isinstance(owner, Array) else UNKNOWN

    def of_call(self, node: ast.Call) -> Any:
        called = node.func
        if isinstance(called, ast.Name) and called.id not in self.names:
            if called.id in ("max", "min"):
                return join(*[self.of(part) for part in node.args]) if len(node.args) > 1 else UNKNOWN
            if called.id in ("int", "len", "abs", "float"):
                return {"int": int, "len": int, "float": float}.get(called.id) or self.of(node.args[0])
            return self.result(vars(self.unit.module).get(called.id))
        if isinstance(called, ast.Attribute):
            if isinstance(called.value, ast.Name) and called.value.id not in self.names:
                owner = vars(self.unit.module).get(called.value.id)
                if isinstance(owner, ModuleType):
                    return self.result(getattr(owner, called.attr, None))
            owner = self.of(called.value)
            if self.modules.is_c_class(owner):
                is_copy = called.attr == "copy" and "FIELDS" in vars(owner)  # written by the build, without annotations
                return owner if is_copy else self.result(getattr(owner, called.attr, None))
        return UNKNOWN

    def result(self, function: Any) -> Any:
        """What a call gives: an object of the class, or what the function says it returns."""
        if self.modules.is_c_class(function):
            return function
        unit = self.modules.units.get(getattr(function, "__module__", ""))
        if unit is None or not hasattr(function, "__annotations__"):
            return UNKNOWN
        try:
            kind = eval(str(function.__annotations__.get("return")), dict(vars(unit.module)))
        except NameError:
            return UNKNOWN
        return kind if kind in (int, float, bool) or self.modules.is_c_class(kind) else UNKNOWN

    def of_operation(self, node: ast.BinOp) -> Any:
        if isinstance(node.left, ast.List) and isinstance(node.op, ast.Mult):
            return self.of_new_array(node)
        left, right = self.of(node.left), self.of(node.right)
        if NOTHING_YET in (left, right):
            return left or right
        if not {left, right} <= {int, float, bool}:
            return UNKNOWN
        if isinstance(node.op, ast.Div):
            return float
        return float if float in (left, right) else int

    def of_new_array(self, node: ast.BinOp) -> Any:
        """`[0] * 5`"""
        assert isinstance(node.left, ast.List)
        length = node.right.value if isinstance(node.right, ast.Constant) else literal(self.unit.module, node.right)
        if not isinstance(length, int) or len(node.left.elts) != 1:
            return UNKNOWN
        element = self.of(node.left.elts[0])
        return Array("double" if element is float else "int", length) if element in (int, float) else UNKNOWN


def is_own(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"


def walk_own(node: ast.AST) -> list[ast.AST]:
    """Everything in a function but what has variables of its own."""
    found: list[ast.AST] = []
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp | ast.Lambda):
            found += [child, *walk_own(child)]
    return found


def join(*kinds: Any) -> Any:
    """One type that holds them all."""
    met = {kind for kind in kinds if kind is not NOTHING_YET}
    if not met:
        return NOTHING_YET
    if len(met) == 1:
        return met.pop()
    if met <= {int, float, bool}:
        return float if float in met else int
    return UNKNOWN
