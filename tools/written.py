"""Small methods of classes whose `.pxd` is written by hand: those marked `# inline` become part of their callers.

    @cython.locals(left=cython.int)
    cpdef int below(self, int bound) except? -2  # inline

is written into the generated `.pxd` a second time, as `cdef inline int State_below(State self, int bound) except? -2`
with the body that the plain source has, and every call of it is rewritten to call that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

OWNER = re.compile(r"^cdef class (\w+)", re.MULTILINE)
MARKED = re.compile(
    r"^    (?:@cython\.locals\((?P<locals>[^)]*)\)\s+)?"
    r"cp?def (?P<result>[\w ]+?) (?P<name>\w+)\(self(?:, (?P<arguments>[^)]*))?\)(?P<raises>[^#\n]*?) *# inline$",
    re.MULTILINE,
)
C_NAMES = {"uint": "unsigned int", "ulonglong": "unsigned long long"}


@dataclass(frozen=True)
class Marked:
    """How one method is declared."""

    cls: str
    name: str
    result: str
    arguments: str
    raises: str
    variables: tuple[str, ...]  # its local variables, as C declares them

    def head(self) -> list[str]:
        """The first lines of the function that stands for the method."""
        arguments = ", ".join(filter(None, [f"{self.cls} self", self.arguments]))
        declared = f"cdef inline {self.result} {self.cls}_{self.name}({arguments}){self.raises}:"
        return [declared, *[f"    cdef {variable}" for variable in self.variables]]


def find_marked(types: str) -> Iterator[Marked]:
    """The marked methods in a `.pxd`."""
    owners = [(found.start(), found[1]) for found in OWNER.finditer(types)]
    for found in MARKED.finditer(types):
        cls = next(name for start, name in reversed(owners) if start < found.start())
        variables = tuple(map(c_variable, re.findall(r"\w+\s*=\s*[^,]+", found["locals"] or "")))
        yield Marked(cls, found["name"], found["result"], found["arguments"] or "", found["raises"], variables)


def c_variable(declared: str) -> str:
    """`left=cython.int` as `int left`."""
    name, _, kind = map(str.strip, declared.partition("="))
    kind = kind.strip("'").removeprefix("cython.")
    return f"{C_NAMES.get(kind, kind)} {name}"
