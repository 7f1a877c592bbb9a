"""Compiles modules to C extensions: several at once, each put in its place only when it is whole."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.progress import Progress

# The trap stops the process at a bad index into a C array, which would otherwise damage memory unseen.
FLAGS = ["-g0", "-w", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error", "-DCYTHON_CCOMPLEX=0"]
# nonecheck: a None in place of a state is an AttributeError and not a crash (no cost measured).
# The last three make less C; a class that is pickled says `# cython: auto_pickle=True` at the top of its module.
DIRECTIVES = {
    "annotation_typing": False,
    "infer_types": True,
    "nonecheck": True,
    "language_level": 3,
    "auto_pickle": False,
    "binding": False,
    "emit_code_comments": False,
}


@dataclass(frozen=True)
class Unit:
    """One module to compile."""

    name: str  # fondaco.kernel.state
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


def compile_units(units: Sequence[Unit], plan: Plan) -> None:
    """Compile all; the longest first, so that no processor waits for the last one."""
    ordered = sorted(units, key=lambda unit: unit.source.stat().st_size if unit.source else 0, reverse=True)
    context = multiprocessing.get_context("spawn")  # a fork would copy the thread that shows the progress
    workers = min(os.cpu_count() or 1, len(ordered))
    with (
        Progress("compiling", len(ordered), "modules") as progress,
        ProcessPoolExecutor(workers, mp_context=context) as pool,
    ):
        tasks = {pool.submit(compile_unit, unit, plan): unit for unit in ordered}
        try:
            for task in as_completed(tasks):
                task.result()
                progress.advance(tasks[task].name)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def compile_unit(unit: Unit, plan: Plan) -> None:
    """Translate one module to C, compile it, and put it in its place in one step."""
    code = plan.build / "c" / f"{unit.file}.c"
    code.parent.mkdir(parents=True, exist_ok=True)
    if unit.source is None:
        translate_shared(unit, code)
    else:
        translate(unit, code, plan)
    call_compiler(unit, code, plan.build)


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


def call_compiler(unit: Unit, code: Path, build: Path) -> None:
    """C to an extension module; a compiler that is stopped half-way leaves the old file or none."""
    from setuptools import Distribution, Extension

    extension = Extension(unit.name, [str(code)], extra_compile_args=[unit.level, *FLAGS])
    command: Any = Distribution({"name": "fondaco", "ext_modules": [extension]}).get_command_obj("build_ext")
    fresh = build / "fresh" / unit.name
    command.build_lib, command.build_temp, command.force = str(fresh), str(build / "temp" / unit.name), True
    command.ensure_finalized()
    command.run()
    target = build / "lib" / built_name(unit)
    target.parent.mkdir(parents=True, exist_ok=True)
    (fresh / built_name(unit)).replace(target)
    shutil.rmtree(fresh)


def built_name(unit: Unit) -> str:
    """Where the compiled module stands in the package."""
    return f"{unit.file}{sysconfig.get_config_var('EXT_SUFFIX')}"


def try_compiler(build: Path) -> None:
    """Fail before the long work of translating, if what it leads to cannot be compiled."""
    trial = build / "trial.c"
    trial.parent.mkdir(parents=True, exist_ok=True)
    trial.write_text("#include <Python.h>\n")
    call_compiler(Unit("trial", None, "-O0"), trial, build / "trial")
