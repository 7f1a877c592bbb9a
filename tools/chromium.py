"""The browser of the tests: from CHROMIUM, from the machine, or installed from packages, without root."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tools.bare import is_bare, on_machine
from tools.page import node, npm
from tools.progress import Progress

PACKAGES = Path(__file__).parent / "packages"
FOLDER = Path(__file__).parents[1] / ".venv" / "chromium"
READY = "browser.json"  # written last: without it nothing in the folder is believed
MISSING = "the tests need a browser: install chromium (Debian: apt install chromium) or set CHROMIUM to its path"
UNPACK = """
const [from, to] = process.argv.slice(1), fs = require("fs"), zlib = require("zlib");
const done = (error) => { if (error) throw error; };
require("stream").pipeline(fs.createReadStream(from), zlib.createBrotliDecompress(), fs.createWriteStream(to), done);
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    """An executable, and what it wants in its environment."""

    executable: str
    environment: dict[str, str] = field(default_factory=dict)

    def answers(self) -> bool:
        """Whether it starts here: libraries may be missing."""
        command = [self.executable, "--no-sandbox", "--version"]
        try:
            ended = subprocess.run(
                command, env={**os.environ, **self.environment}, capture_output=True, timeout=60, check=False
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return ended.returncode == 0


def find(folder: Path | None = None) -> Chromium | None:
    """The browser to use, if there is one already."""
    named = None if is_bare() else os.environ.get("CHROMIUM")
    if machine := named or on_machine("chromium", "chromium-browser"):
        return Chromium(machine)
    lock = (PACKAGES / "package-lock.json").read_text()
    try:
        kept = json.loads(((folder or FOLDER) / READY).read_text())
    except (OSError, ValueError):
        return None
    return Chromium(kept["executable"], kept["environment"]) if kept["lock"] == lock else None


def install(folder: Path) -> Chromium:
    """Install a browser into the folder; the last step makes it believed."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if platform.system() == "Linux" and platform.machine() == "x86_64":
        found = from_packages(folder)
    else:
        found = from_playwright(folder)
    lock = (PACKAGES / "package-lock.json").read_text()
    (folder / READY).write_text(json.dumps({**asdict(found), "lock": lock}))
    return found


def from_packages(folder: Path) -> Chromium:
    """The executable and the libraries that npm carries, with fonts, so that text is measured with real glyphs."""
    with Progress("installing chromium"):
        shutil.copytree(PACKAGES, folder, dirs_exist_ok=True)
        npm(folder, "ci", "--ignore-scripts")
    with Progress("unpacking chromium"):
        carried = folder / "node_modules" / "@sparticuz" / "chromium" / "bin"
        unpack(carried / "chromium.br", folder / "chromium")
        (folder / "chromium").chmod(0o755)
        unpack(carried / "al2023.tar.br", folder / "libraries.tar")
        extract(folder / "libraries.tar", folder / "libraries")
        (folder / "libraries.tar").unlink()
        (folder / "node_modules" / "dejavu-fonts-ttf" / "ttf").rename(folder / "fonts")
        shutil.rmtree(folder / "node_modules")
    fonts = folder / "fonts.conf"
    fonts.write_text(FONTS.format(fonts=folder / "fonts", cache=folder / "font-cache"))
    environment = {"FONTCONFIG_FILE": str(fonts)}
    libraries = {str(path.parent) for path in (folder / "libraries").rglob("*.so*")}
    for choice in (environment, {**environment, "LD_LIBRARY_PATH": os.pathsep.join(sorted(libraries))}):
        found = Chromium(str(folder / "chromium"), choice)
        if found.answers():
            return found
    raise RuntimeError("the installed chromium does not start")


def unpack(source: Path, target: Path) -> None:
    """Brotli to a plain file, by Node: Python cannot."""
    subprocess.run([node(), "-e", UNPACK, str(source), str(target)], check=True, capture_output=True)


def extract(archive: Path, target: Path) -> None:
    """Unpack an archive that was checked against the hash in the lock."""
    with tarfile.open(archive) as opened:
        if hasattr(tarfile, "data_filter"):
            opened.extractall(target, filter="data")
        else:  # Python before 3.11.4
            opened.extractall(target)


def from_playwright(folder: Path) -> Chromium:
    """Where the packages have no browser for this platform, Playwright has."""
    places = {"PLAYWRIGHT_BROWSERS_PATH": str(folder / "playwright")}
    with Progress("installing chromium"):
        command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
        subprocess.run(command, env={**os.environ, **places}, check=True, capture_output=True)
    names = ("headless_shell", "chrome-headless-shell")
    found = [path for name in names for path in folder.rglob(name) if path.is_file()]
    if not found or not Chromium(str(found[0])).answers():
        raise RuntimeError("the chromium that Playwright installed does not start")
    return Chromium(str(found[0]))


def main() -> int:
    """Make sure that there is a browser; says in one line what to do if none can be had."""
    try:
        if find() is None:
            install(FOLDER)
    except Exception as error:  # noqa: BLE001 whatever went wrong, the user needs the way out
        print(f"!!! {MISSING} ({str(error).splitlines()[0]}) !!!", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
