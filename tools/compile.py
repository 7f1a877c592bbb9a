"""Compiles one module to a C extension, put in its place only when it is whole.

Whatever is changed here, all modules are compiled again.
"""

from __future__ import annotations

import shutil
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ENDING = str(sysconfig.get_config_var("EXT_SUFFIX"))  # of the files, for this Python
# The trap stops the process at a bad index into a C array, which would otherwise damage memory unseen.
FLAGS = ["-g0", "-w", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error", "-DCYTHON_CCOMPLEX=0"]
# nonecheck: a None in place of a state is an AttributeError and not a crash (no cost measured).
# The signature stands in the docstring in the form that `help` and `inspect` read, since functions are not bound.
# The last three make less C; a class that is pickled says `# cython: auto_pickle=True` at the top of its module.
DIRECTIVES = {
    "annotation_typing": False,
    "infer_types": True,
    "nonecheck": True,
    "language_level": 3,
    "embedsignature": True,
    "embedsignature.format": "clinic",
    "auto_pickle": False,
    "binding": False,
    "emit_code_comments": False,
}


@dataclass(frozen=True)
class Unit:
    """One module to compile."""

    name: str  # fondaco.kernel.playing.state
    source: Path | None  # None: the functions that all modules share
    level: str = "-O2"

    @property
    def file(self) -> str:
        """Its place in the package, without the ending."""
        return self.name.replace(".", "/")


@dataclass(frozen=True)
class Plan:
    """What holds for all modules of one build."""

    include: Path  # where the C types of other modules are found
    build: Path
    shared: str  # the name of the module with the functions that all share


def compile_unit(unit: Unit, file: Path, plan: Plan) -> None:
    """Translate one module to C, compile it, and put it in its place in one step."""
    code = plan.build / "c" / f"{unit.file}.c"
    code.parent.mkdir(parents=True, exist_ok=True)
    if unit.source is None:
        translate_shared(unit, code)
    else:
        translate(unit, code, plan)
    call_compiler(unit, code, file, plan.build)


def translate(unit: Unit, code: Path, plan: Plan) -> None:
    """Python with C types to C."""
    from Cython.Compiler.Main import compile_single
    from Cython.Compiler.Options import CompilationOptions

    options = CompilationOptions(
        output_file=str(code),
        include_path=[str(plan.include)],
        compiler_directives=DIRECTIVES,
        shared_utility_qualified_name=plan.shared,
    )
    result = compile_single(str(unit.source), options, unit.name)
    if result.num_errors:
        raise RuntimeError(f"{unit.source} does not translate to C")


def translate_shared(unit: Unit, code: Path) -> None:
    """Cython's own functions, once for all modules."""
    from Cython.Build.SharedModule import generate_shared_module
    from Cython.Compiler.Options import CompilationOptions

    options = CompilationOptions(shared_c_file_path=str(code), module_name=unit.name, compiler_directives=DIRECTIVES)
    generate_shared_module(options)


def call_compiler(unit: Unit, code: Path, file: Path, build: Path) -> None:
    """C to an extension module; a compiler that is stopped half-way leaves no file."""
    from setuptools import Distribution, Extension

    extension = Extension(unit.name, [str(code)], extra_compile_args=[unit.level, *FLAGS])
    command: Any = Distribution({"name": "fondaco", "ext_modules": [extension]}).get_command_obj("build_ext")
    fresh = build / "fresh" / unit.name
    command.build_lib, command.build_temp, command.force = str(fresh), str(build / "temp" / unit.name), True
    command.ensure_finalized()
    command.run()
    file.parent.mkdir(parents=True, exist_ok=True)
    (fresh / built_name(unit)).replace(file)
    shutil.rmtree(fresh)


def built_name(unit: Unit) -> str:
    """Where the compiled module stands in the package."""
    return f"{unit.file}{ENDING}"


def try_compiler(build: Path) -> None:
    """Fail before the long work of translating, if what it leads to cannot be compiled."""
    trial = build / "trial.c"
    trial.parent.mkdir(parents=True, exist_ok=True)
    trial.write_text("#include <Python.h>\n")
    call_compiler(Unit("trial", None, "-O0"), trial, build / "trial" / "built", build / "trial")
