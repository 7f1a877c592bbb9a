"""The one table of a state's fields: names, shapes, and from them `__init__`, `copy`, positions and C types."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from fondaco.kernel.declaring.positions import Axis, Field

Made = TypeVar("Made")


def scalar(*, of: tuple[str, ...] | str | None = None, start: int | None = None, signed: bool = False) -> int:
    """A field that holds one number; `of`: what the number stands for (-1 is none of them)."""
    return cast(int, Field("", values=of, start=start, signed=signed))


def array(
    *axes: Axis,
    of: tuple[str, ...] | str | None = None,
    start: int | None = None,
    signed: bool = False,
    small: bool = False,
) -> list[int]:
    """A field that holds a flat list, as long as its axes multiply to; `small`: 16 bits each are enough."""
    return cast("list[int]", Field("", *axes, values=of, start=start, signed=signed, small=small))


def option() -> int:
    """The field of an option: the number of the choice."""
    return cast(int, Field("", option=True))


def named(**fields: Any) -> tuple[Field, ...]:
    """Fields with their names."""
    for name, field in fields.items():
        field.name = name
    return tuple(fields.values())


def with_fields(cls: type[Made]) -> type[Made]:
    """Turn the fields declared in a class into `FIELDS`, `__init__` and `copy`, as dataclasses do."""
    declared = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    base = cls.__bases__[0]()
    for name in declared:
        delattr(cls, name)
        if hasattr(base, name):
            raise ValueError(f"the field {name!r} would hide what every state has under this name")
    made: Any = cls
    made.FIELDS = named(**declared)
    made.METHODS = write_methods(made.FIELDS)
    namespace: dict[str, Any] = {"BaseState": cls.__bases__[0], "State": cls}
    exec(made.METHODS, namespace)  # noqa: S102 - our own text
    made.__init__, made.copy = namespace["__init__"], namespace["copy"]
    return cls


def write_methods(fields: tuple[Field, ...]) -> str:
    """`__init__` and `copy` of a state with these fields, as a source; in C each list is one memcpy."""
    lines = ["def __init__(self):", "    BaseState.__init__(self)"]
    for field in fields:
        start = f"[{field.start}] * {field.size}" if field.axes else str(field.start)
        lines.append(f"    self.{field.name} = {start}")
    lines += ["", "def copy(self):", "    other = State.__new__(State)", "    self.copy_base(other)"]
    for field in fields:
        lines.append(f"    other.{field.name} = self.{field.name}{'[:]' if field.axes else ''}")
    return "\n".join([*lines, "    return other", ""])


def fields_of(cls: type) -> tuple[Field, ...]:
    """The fields declared in a state, its options left out."""
    declared: tuple[Field, ...] = vars(cls)["FIELDS"]
    return tuple(field for field in declared if not field.option)
