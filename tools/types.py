"""Writes what Cython compiles: each module's source with constants filled in, and its C types as a `.pxd`.

The C types follow from annotations and values: this imports the plain package, so it runs in a process of its own:
`FONDACO_PURE=1 python -m tools.types src build/source src/fondaco/kernel/playing/state.py ...`
docs/compiling.md has the rules.
"""

from __future__ import annotations

import ast
import os
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from tools.infer import Array, Scope, literal, table_name
from tools.inline import Small, without_docstring
from tools.modules import Modules, Unit, fits_c
from tools.written import find_marked

Edit = tuple[int, int, int, int, str]  # from line and column to line and column, and the new text

AS_WRITTEN = "# cython: binding=True, embedsignature=False"  # its functions can be looked at like Python's own
RESULTS = {
    type(None): "int {} except -1",
    int: "int {} except? -2000000000",
    bool: "bint {} except -1",
    float: "double {} except? -1e30",
}


class Types:
    """The `.pxd` and the rewritten source of one module."""

    def __init__(self, modules: Modules, unit: Unit) -> None:
        self.modules, self.unit = modules, unit
        self.cimports: dict[str, None] = {}
        self.tables: dict[str, list[Any]] = {}
        self.body: list[str] = []
        self.edits: list[Edit] = []
        self.kept: dict[str, dict[str, None]] = {}  # by module: what is read of it at import, once

    def write(self) -> tuple[str, str]:
        """The source and the C types."""
        self.fix_imports()
        lists = [line for node in self.unit.tree.body for line in self.module_list(node)]
        for made, cls in self.unit.classes():
            if self.modules.is_c_class(cls):
                self.add_class(made, cls)
        for function in self.unit.functions():
            self.modules.inliner.small(self.unit, function, None)
            self.add_function(function, None, public=function.name in self.unit.public)
        for part in ast.walk(self.unit.tree):
            if isinstance(part, ast.FunctionDef):
                self.fill_constants(part)
                self.keep_attributes(part)
        for small in filter(None, self.modules.inliner.found.values()):
            if small.unit is self.unit:
                self.add_inline(small)
        self.import_kept()
        head = ["cimport cython", *self.cimports, "", *self.extern(), *lists]
        self.import_cython()
        return apply(self.unit.text, self.edits), "\n".join([*head, *self.body]) + "\n"

    def import_cython(self) -> None:
        """The compiler's own module, where a cast needs it: nothing is imported."""
        if any("cython.cast" in edit[-1] for edit in self.edits):
            future = next(node for node in self.unit.tree.body if isinstance(node, ast.ImportFrom))
            self.insert(future.end_lineno or 0, future.end_col_offset or 0, "; import cython")

    def write_marked(self) -> tuple[str, str]:
        """Of a module with a `.pxd` written by hand: both as they are, but for calls of the methods it marks."""
        for part in self.unit.tree.body:
            cls = getattr(self.unit.module, part.name) if isinstance(part, ast.ClassDef) else None
            for node in part.body if isinstance(part, ast.ClassDef) else [part]:
                if isinstance(node, ast.FunctionDef):
                    scope = Scope(self.modules, self.unit, node, cls)
                    scope.locals()
                    self.inline_calls(node, scope)
                    self.skip_checks(node, scope)
        self.import_cython()
        text = apply(self.unit.text, self.edits)
        for _, cls in self.unit.classes():
            for small in self.modules.inliner.marked(cls).values():
                self.fill_constants(small.node)
                assert small.marked is not None
                self.body += ["", *small.marked.head(), self.body_of(small.node)]
        return text, "\n".join([self.unit.types.rstrip(), "", *self.cimports, *self.body]) + "\n"

    # -- names from elsewhere -------------------------------------------------

    def fix_imports(self) -> None:
        """Import compiled modules, classes and functions as C; leave out of Python's import what only C can see."""
        for node in self.unit.tree.body:
            if not isinstance(node, ast.ImportFrom) or node.module is None:
                continue
            kept = []
            for alias in node.names:
                local = alias.asname or alias.name
                value = getattr(self.unit.module, local)
                if isinstance(value, ModuleType) and value.__name__ in self.modules.units:
                    package, _, name = value.__name__.rpartition(".")
                    self.cimport(package, name, local)
                elif self.modules.is_c_class(value):
                    self.cimport(value.__module__, value.__name__, local)
                elif self.modules.is_c_function(value):
                    self.cimport(value.__module__, value.__name__, local)
                    continue
                elif self.modules.is_c_list(node.module, alias.name):
                    self.cimport(node.module, alias.name, local)
                    continue
                kept.append(alias)
            if len(kept) < len(node.names):
                text = ast.unparse(ast.ImportFrom(node.module, kept, node.level)) if kept else ""
                self.edit(node, text)

    def cimport(self, module: str, name: str, local: str) -> None:
        rename = f" as {local}" if local != name else ""
        self.cimports[f"from {module} cimport {name}{rename}"] = None

    def c_name(self, kind: object) -> str:
        """How a type is written in C; "" for what Cython is left to infer."""
        if isinstance(kind, Array):
            return kind.text()
        if isinstance(kind, type) and kind in (int, float, bool):
            return {int: "int", float: "double", bool: "bint"}[kind]
        if self.modules.is_c_class(kind):
            assert isinstance(kind, type)
            for local, value in vars(self.unit.module).items():
                if value is kind:
                    return local
            local = f"{kind.__module__.rpartition('.')[2]}_{kind.__name__}"
            self.cimport(kind.__module__, kind.__name__, local)
            return local
        return ""

    # -- module level ---------------------------------------------------------

    def module_list(self, node: ast.stmt) -> Iterator[str]:
        """A list of the module's own, annotated, is a C variable."""
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(target, ast.Name) and self.modules.is_c_list(self.unit.name, target.id):
            yield f"cdef list {target.id}"

    def extern(self) -> Iterator[str]:
        """Tables as constant C arrays; the same one may come in by several modules."""
        if not self.tables:
            return
        yield "cdef extern from *:"
        yield '    """'
        for name, values in self.tables.items():
            numbers = ", ".join(map(str, values))
            yield f"    #ifndef {name.upper()}"
            yield f"    #define {name.upper()}"
            yield f"    static const {c_element(values)} {name}[{len(values)}] __attribute__((unused)) = {{{numbers}}};"
            yield "    #endif"
        yield '    """'
        for name, values in self.tables.items():
            yield f"    const {c_element(values)} {name}[{len(values)}]"

    # -- classes and functions ------------------------------------------------

    def add_class(self, node: ast.ClassDef, cls: type) -> None:
        bases = [self.c_name(base) for base in cls.__bases__ if base is not object]
        self.body.append(f"\ncdef class {cls.__name__}{'(' + ', '.join(bases) + ')' if bases else ''}:")
        start = len(self.body)
        if "FIELDS" in vars(cls):
            self.add_fields(node, cls)
        else:
            self.add_attributes(cls)
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and fits_c(method) and not method.name.startswith("__"):
                self.modules.inliner.small(self.unit, method, cls)
                overrides = any(method.name in vars(base) for base in cls.__mro__[1:-1])
                self.add_function(method, cls, public=overrides or self.is_public(cls))
        if len(self.body) == start:
            self.body.append("    pass")

    def is_public(self, cls: type) -> bool:
        """Whether uncompiled code sees the attributes and methods of a class."""
        return "FIELDS" in vars(cls) or cls.__name__ in self.unit.public

    def add_attributes(self, cls: type) -> None:
        """What `__init__` sets, but for what a base class has already."""
        scope = Scope(self.modules, self.unit, None, cls)
        inherited = {name for base in cls.__bases__ for name in scope.attributes(base)}
        shown = "public " if self.is_public(cls) else ""
        for name, kind in scope.attributes(cls, own=True).items():
            if name not in inherited:
                self.body.append(f"    cdef {shown}{self.c_name(kind) or 'object'} {name}")

    def add_fields(self, node: ast.ClassDef, cls: Any) -> None:
        """A state: its fields become C arrays and numbers, `__init__` and `copy` are written out.

        Numbers come last: the compiler does not check the bounds of a class's last array.
        """
        for field in sorted(cls.FIELDS, key=lambda field: not field.axes):
            kind = "short" if field.small else "int"
            self.body.append(f"    cdef public {kind}{f'[{field.size}]' if field.axes else ''} {field.name}")
        self.body.append("    @cython.locals(other=State)")
        self.body.append(f"    cpdef {self.c_name(cls.__bases__[0])} copy(self)")
        names = {field.name for field in cls.FIELDS}
        declared = [
            part for part in node.body if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) in names
        ]
        made = ", ".join(f"{ast.unparse(part.targets[0])}={ast.unparse(part.value)}" for part in declared)
        for decorator in node.decorator_list:
            self.edits.append((decorator.lineno, 0, decorator.lineno, decorator.end_col_offset or 0, ""))
        for part in declared[1:]:
            self.edit(part, "")
        methods = cls.METHODS.replace("\n", "\n    ")
        self.edit(declared[0], f"FIELDS = named({made})\n\n    {methods}")
        self.edits.append((node.lineno, 0, node.lineno, 0, "from fondaco.kernel.declaring.fields import named\n\n\n"))

    def add_function(self, node: ast.FunctionDef, cls: type | None, *, public: bool) -> None:
        scope = Scope(self.modules, self.unit, node, cls)
        indent = "    " if cls else ""
        parts = ["self"] if cls else []
        for argument in node.args.args[1 if cls else 0 :]:
            kind = scope.annotated(argument.annotation)
            if kind == list[int] and not public:
                parts.append(f"int* {argument.arg}")
            elif kind == list[float] and not public:
                parts.append(f"double* {argument.arg}")
            else:
                parts.append(f"{self.c_name(kind) or 'object'} {argument.arg}")
        local = [f"{name}={self.local_name(kind)}" for name, kind in scope.locals().items() if self.c_name(kind)]
        wide = self.modules.widened(node, cls)
        once = bool(wide) and self.has_room_above(node)
        if once:
            local += [
                part.rpartition(" ")[2] + "=" + part.rpartition(" ")[0]
                for part in parts
                if part.rpartition(" ")[2] in wide
            ]
        if local:
            self.body.append(f"{indent}@cython.locals({', '.join(local)})")
        self.inline_calls(node, scope)
        self.skip_checks(node, scope)
        result = scope.annotated(node.returns)
        if once:
            parts = self.look_once(node, parts, wide)
        elif cls is not None and wide:
            self.body.append(f"    cdef {self.declared(result, f'{cls.__name__}_{node.name}', parts)}")
            parts = self.narrow(node, cls, parts, wide)
        self.body.append(f"{indent}{'cpdef' if public else 'cdef'} {self.declared(result, node.name, parts)}")
        if result is type(None):
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and part.value is None:
                    self.edit(part, "return 0")

    def declared(self, result: Any, name: str, parts: list[str]) -> str:
        """How C declares what is called so."""
        call = f"{name}({', '.join(parts)})"
        return RESULTS[result].format(call) if result in RESULTS else f"{self.c_name(result) or 'object'} {call}"

    def has_room_above(self, node: ast.FunctionDef) -> bool:
        """Whether a method is more than one line and has a blank line above it, which nothing has filled."""
        above = node.lineno - 1
        is_free = above not in {edit[2] - 1 for edit in self.edits}
        return self.unit.text.splitlines()[above - 1] == "" and is_free and node.body[0].lineno > node.lineno

    def look_once(self, node: ast.FunctionDef, parts: list[str], wide: dict[str, type]) -> list[str]:
        """Let a method take the state of any game, as C wants of the one it overrides, and look once whose it is.

        Its head moves to the blank line above it, so that the other lines stay where they are. Gives its arguments.
        """
        outer, looks = ["self"], []
        for part in parts[1:]:
            kind, _, name = part.rpartition(" ")
            if name in wide:
                looks.append(f"{name} = cython.cast({kind}, any_{name}, typecheck=True)")
            outer.append(f"{self.c_name(wide[name])} any_{name}" if name in wide else part)
        indent, last = " " * node.col_offset, node.body[0].lineno - 1
        names = ", ".join(part.rpartition(" ")[2] for part in outer)
        text = f"{indent}def {node.name}({names}):\n{indent}    {'; '.join(looks)}"
        end = len(self.unit.text.splitlines()[last - 1])
        self.edits.append((node.lineno - 1, 0, last, end, text + "\n" * (last - node.lineno)))
        return outer

    def narrow(self, node: ast.FunctionDef, cls: type, parts: list[str], wide: dict[str, type]) -> list[str]:
        """Rename a method that takes its game's own state; one of its name that looks at the class once calls it.

        In C a method takes what the one it overrides takes. Gives the arguments of the latter.
        """
        self.edits.append((node.lineno, node.col_offset + 4, node.lineno, node.col_offset + 4, f"{cls.__name__}_"))
        given, outer = [], ["self"]
        for part in parts[1:]:
            kind, _, name = part.rpartition(" ")
            given.append(f"cython.cast({kind}, {name}, typecheck=True)" if name in wide else name)
            outer.append(f"{self.c_name(wide[name])} {name}" if name in wide else part)
        names = ", ".join(["self", *[part.rpartition(" ")[2] for part in parts[1:]]])
        call = f"\n    def {node.name}({names}): return self.{cls.__name__}_{node.name}({', '.join(given)})"
        last = node.end_lineno or 0
        follows = self.unit.text.splitlines()[last : last + 1]
        place = (last, node.end_col_offset or 0)  # in the place of a blank line, so that the others stay where they are
        self.edits.append((*place, last + 2, 0, call + "\n") if follows == [""] else (*place, *place, call))
        return outer

    def inline_calls(self, node: ast.FunctionDef, scope: Scope) -> None:
        """Call small functions by their C name: `s.left_of(seat)` becomes `State_left_of(s, seat)`.

        A teller is called where events go somewhere: `if s.event_sink is not None: tell.bid(s)`.
        """
        for call in ast.walk(node):
            if isinstance(call, ast.Expr) and isinstance(call.value, ast.Call):
                guard = self.modules.inliner.guard(call.value, scope)
                if guard:
                    self.insert(call.lineno, call.col_offset, f"if {guard}: ")
            small = self.modules.inliner.called(call, scope) if isinstance(call, ast.Call) else None
            if small is None:
                continue
            assert isinstance(call, ast.Call)
            name = small.name
            if small.unit is not self.unit:
                name = f"{small.unit.name.rpartition('.')[2]}_{small.name}"
                self.cimport(small.unit.name, small.name, name)
            self.edit(call.func, name)
            if small.cls is not None:
                assert isinstance(call.func, ast.Attribute)
                self.insert(
                    call.func.end_lineno or 0,
                    (call.func.end_col_offset or 0) + 1,
                    ast.unparse(call.func.value) + ", " * bool(call.args),
                )

    def skip_checks(self, node: ast.FunctionDef, scope: Scope) -> None:
        """Take what is in a list that only C can see without a look at its class."""
        for part in ast.walk(node):
            if isinstance(part, ast.AnnAssign) and isinstance(part.value, ast.Subscript):
                kind, owner = scope.annotated(part.annotation), part.value.value
                if self.is_list_of(owner, kind, scope):
                    self.insert(part.value.lineno, part.value.col_offset, f"cython.cast({self.c_name(kind)}, ")
                    self.insert(part.value.end_lineno or 0, part.value.end_col_offset or 0, ")")

    def is_list_of(self, owner: ast.expr, kind: object, scope: Scope) -> bool:
        """Whether a list holds objects of one C class, and only C can see it: a module's, or an attribute."""
        if isinstance(owner, ast.Attribute) and ast.unparse(owner.value) == "self" and scope.cls is not None:
            return self.modules.is_attribute_of_c(scope.cls, owner.attr, kind)
        return isinstance(owner, ast.Name) and self.modules.is_list_of_c(self.unit, owner.id, kind)

    def insert(self, line: int, column: int, text: str) -> None:
        self.edits.append((line, column, line, column, text))

    def add_inline(self, small: Small) -> None:
        """The function once more, whole, for the callers in other modules."""
        scope = Scope(self.modules, self.unit, small.node, small.cls)
        local = scope.locals()
        parts = [f"{self.c_name(scope.names[argument.arg])} {argument.arg}" for argument in small.node.args.args]
        head = RESULTS[scope.annotated(small.node.returns)].format(f"{small.name}({', '.join(parts)})")
        declared = [f"    cdef {self.c_name(kind)} {name}" for name, kind in local.items()]
        self.body += [f"\ncdef inline {head}:", *declared, self.body_of(small.node)]

    def body_of(self, node: ast.FunctionDef) -> str:
        """The statements of a function as they are compiled."""
        first, last = without_docstring(node)[0].lineno, node.end_lineno or 0
        inside = [edit for edit in self.edits if first <= edit[0] and edit[2] <= last]
        body = apply(self.unit.text, inside).splitlines(keepends=True)[first - 1 : last]
        return textwrap.indent(textwrap.dedent("".join(body)), "    ").rstrip()

    def local_name(self, kind: object) -> str:
        name = self.c_name(kind)
        return f"'{name}'" if isinstance(kind, Array) else f"cython.{name}" if kind in (int, float, bool) else name

    # -- constants ------------------------------------------------------------

    def fill_constants(self, node: ast.FunctionDef) -> None:
        """Numbers in place of their names, and C arrays in place of tables that are only read by index."""
        own = {part.arg for part in ast.walk(node) if isinstance(part, ast.arg)}
        skipped = {id(inner) for part in ast.walk(node) if isinstance(part, ast.JoinedStr) for inner in ast.walk(part)}
        for part in ast.walk(node):
            if id(part) in skipped or isinstance(part, ast.JoinedStr):
                continue
            if isinstance(part, ast.Subscript) and isinstance(part.ctx, ast.Load):
                named = table_name(self.unit.module, part)
                if named:
                    self.tables[named[0]] = self.modules.keep_table(*named)
                    self.edit(part.value, named[0])
            number = literal(self.unit.module, part) if isinstance(part, ast.Name | ast.Attribute) else None
            if number is not None and not (isinstance(part, ast.Name) and part.id in own):
                assert isinstance(part, ast.expr)
                wide = "ULL" if self.unit.written and number > 0x7FFFFFFF else ""  # else Cython takes a Python integer
                self.edit(part, f"{number!r}{wide}" if number >= 0 else f"({number!r})")

    def keep_attributes(self, node: ast.FunctionDef) -> None:
        """Read what a function takes from a plain module once, at import: `data_CARD_NAMES` for `data.CARD_NAMES`."""
        filled = {(edit[0], edit[1]) for edit in self.edits}
        skipped = {id(inner) for part in ast.walk(node) if isinstance(part, ast.JoinedStr) for inner in ast.walk(part)}
        for part in ast.walk(node):
            if not isinstance(part, ast.Attribute) or not part.attr.isupper() or not isinstance(part.value, ast.Name):
                continue
            owner = vars(self.unit.module).get(part.value.id)
            if not isinstance(owner, ModuleType) or owner.__name__ in self.modules.units:
                continue
            if id(part) not in skipped and (part.lineno, part.col_offset) not in filled:
                self.kept.setdefault(part.value.id, {})[part.attr] = None
                self.edit(part, f"{part.value.id}_{part.attr}")

    def import_kept(self) -> None:
        """Beside the import of a module, what is read of it."""
        for node in self.unit.tree.body:
            for alias in node.names if isinstance(node, ast.ImportFrom) else ():
                kept = self.kept.pop(alias.asname or alias.name, {})
                if kept:
                    names = ", ".join(f"{name} as {alias.asname or alias.name}_{name}" for name in kept)
                    text = f"; from {getattr(self.unit.module, alias.asname or alias.name).__name__} import {names}"
                    self.insert(node.end_lineno or 0, node.end_col_offset or 0, text)

    def edit(self, node: ast.expr | ast.stmt, text: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        if isinstance(node, ast.stmt):  # as many lines as before, so that tracebacks point at the source
            text += "\n" * (node.end_lineno - node.lineno - text.count("\n"))
        self.edits.append((node.lineno, node.col_offset, node.end_lineno, node.end_col_offset, text))


def c_element(values: list[Any]) -> str:
    return "double" if any(isinstance(value, float) for value in values) else "int"


def apply(text: str, edits: Iterable[Edit]) -> str:
    """The text with the edits made, the last first."""
    lines = [line.encode() for line in text.splitlines(keepends=True)]
    for line, column, last, end, new in sorted(set(edits), reverse=True):
        joined = lines[line - 1][:column] + new.encode() + lines[last - 1][end:]
        lines[line - 1 : last] = [joined]
    return b"".join(lines).decode()


def put(path: Path, text: str) -> None:
    """Write a file, unless it says that already: what depends on it is then not compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def with_line(line: str, text: str) -> str:
    """The text with a line before it, in the place of its first blank one, so that the others stay where they are."""
    return line + "\n" + text.replace("\n\n", "\n", 1)


def generate(source: Path, target: Path, paths: list[Path], as_written: list[Path]) -> None:
    """Write all modules and their C types, if they have any, below the target, and remove those that are no more."""
    modules = Modules(source, paths)
    marking = {unit.package for unit in modules.units.values() if any(find_marked(unit.types))}
    found = {path: (with_line(AS_WRITTEN, path.read_text(encoding="utf-8")), "") for path in as_written}
    for unit in modules.units.values():
        if unit.written and unit.package not in marking:
            found[unit.path] = unit.text, unit.types
        elif unit.written:
            found[unit.path] = Types(modules, unit).write_marked()
        else:
            found[unit.path] = Types(modules, unit).write()
    kept = set()
    for path, (text, types) in found.items():
        place = target / path.relative_to(source)
        put(place, text)
        put(place.with_suffix(".pxd"), types)
        kept |= {place, place.with_suffix(".pxd")}
        for folder in place.relative_to(target).parents:
            if folder != Path():
                put(target / folder / "__init__.py", "")
                kept.add(target / folder / "__init__.py")
    for old in target.rglob("*.p*"):
        if old.suffix in (".py", ".pxd") and old not in kept:
            old.unlink()


def main(source: str, target: str, *paths: str) -> None:
    if os.environ.get("FONDACO_PURE") != "1":
        raise SystemExit("tools.types: run with FONDACO_PURE=1: it reads the plain sources")
    sys.path.insert(0, source)
    count = paths.index("--") if "--" in paths else len(paths)  # behind it come those that are compiled as they are
    typed, as_written = paths[:count], paths[count + 1 :]
    generate(Path(source), Path(target), [Path(path) for path in typed], [Path(path) for path in as_written])


if __name__ == "__main__":
    main(*sys.argv[1:])
