"""Installing where something is missing: one line says what is wrong, and nothing half-done is believed."""

import hashlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tools import pip_settings
from tools.failures import reason

ROOT = Path(__file__).parents[2]
LOCKED = "never-there==1.0 --hash=sha256:" + "0" * 64 + "\n"
NOWHERE = "http://127.0.0.1:9/simple"
pytestmark = pytest.mark.build


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What is needed to install, and a lock with nothing in it."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "play.txt").write_text("")
    return tmp_path


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment."""
    folder = tmp_path_factory.mktemp("made") / ".venv"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    return folder


@pytest.fixture
def begun(copy: Path, made: Path) -> Path:
    """A copy in which the environment is made and nothing is installed."""
    shutil.copytree(made, copy / ".venv", symlinks=True)
    return copy


def environment(**changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "MAKE"))}
    return {**kept, "PIP_CONFIG_FILE": os.devnull, **changes}


def install(copy: Path, *words: str, **changes: str) -> subprocess.CompletedProcess[str]:
    command = ["make", ".venv/play", *words]
    return subprocess.run(command, cwd=copy, env=environment(**changes), capture_output=True, text=True)


@pytest.fixture
def silent_index() -> socket.socket:
    """A package index that takes calls and never answers."""
    return socket.create_server(("127.0.0.1", 0))


def test_a_python_that_is_too_old_or_has_no_venv_is_named_in_one_line(copy: Path) -> None:
    old = copy / "python"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    for python in (str(old), ""):
        ended = install(copy, f"PYTHON={python}")
        assert ended.returncode != 0
        assert ended.stderr.startswith("!!! Python 3.11 or later with its venv module is needed")
        assert not (copy / ".venv").exists()


def test_without_a_network_one_line_says_so_and_nothing_is_believed(begun: Path) -> None:
    (begun / "requirements" / "play.txt").write_text(LOCKED)
    ended = install(begun, PIP_INDEX_URL=NOWHERE)
    assert ended.returncode != 0
    assert "the package index cannot be reached; check the network and run make again" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not (begun / ".venv" / "play").exists()


def test_a_full_disk_is_told_in_one_line_and_nothing_is_believed(begun: Path) -> None:
    (begun / "requirements" / "play.txt").write_text(LOCKED)
    (begun / "build").mkdir()
    (begun / "build" / ".venv-play.log").symlink_to("/dev/full")  # the first line that is printed finds no room
    ended = install(begun, PIP_INDEX_URL=NOWHERE)
    assert ended.returncode != 0
    assert "!!! the disk is full (" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not (begun / ".venv" / "play").exists()
    assert (begun / "build" / ".venv.unfinished").read_text(), "the next install starts from nothing"


def test_an_install_that_was_killed_is_done_again_from_nothing(begun: Path, silent_index: socket.socket) -> None:
    lock = begun / "requirements" / "play.txt"
    lock.write_text(LOCKED)
    address = f"http://127.0.0.1:{silent_index.getsockname()[1]}/simple"
    started = subprocess.Popen(
        ["make", ".venv/play"], cwd=begun, env=environment(PIP_INDEX_URL=address), start_new_session=True
    )
    silent_index.settimeout(120)
    call, _ = silent_index.accept()  # pip is at work
    os.killpg(started.pid, signal.SIGKILL)
    started.wait()
    call.close()
    silent_index.close()
    assert not (begun / ".venv" / "play").exists()
    half = begun / ".venv" / "half-a-package"
    half.write_text("as pip would leave it")
    lock.write_text("")
    ended = install(begun)
    assert ended.returncode == 0, ended.stderr
    assert not half.exists()
    assert (begun / ".venv" / "play").exists()


def test_what_is_installed_is_not_installed_again(begun: Path) -> None:
    assert install(begun).returncode == 0
    stamp = (begun / ".venv" / "play").stat().st_mtime
    time.sleep(0.01)
    ended = install(begun)
    assert "installing" not in ended.stderr
    assert (begun / ".venv" / "play").stat().st_mtime == stamp


def small_wheel(folder: Path) -> str:
    """A package without code in a folder; gives its line in a lock."""
    wheel = folder / "small-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("small-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: small\nVersion: 1.0\n")
        archive.writestr("small-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr("small-1.0.dist-info/RECORD", "")
    return f"small==1.0 --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


def installed(copy: Path) -> list[Path]:
    return list((copy / ".venv").glob("lib/*/site-packages/small-1.0.dist-info"))


def test_uv_installs_from_where_pip_was_told_to_look(begun: Path, tmp_path: Path) -> None:
    (begun / "requirements" / "play.txt").write_text(small_wheel(tmp_path))
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    assert uv is not None
    (begun / ".venv" / "bin" / "uv").symlink_to(uv)
    ended = install(begun, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path), UV_CACHE_DIR=str(tmp_path / "cache"))
    assert ended.returncode == 0, ended.stderr
    assert "pip" not in ended.stderr
    assert "Installed 1 package" in (begun / "build" / ".venv-play.log").read_text()
    assert installed(begun)


def test_where_uv_fails_pip_installs_and_a_line_says_so(begun: Path, tmp_path: Path) -> None:
    (begun / "requirements" / "play.txt").write_text(small_wheel(tmp_path))
    uv = begun / ".venv" / "bin" / "uv"
    uv.write_text("#!/bin/sh\necho 'ERROR: not on this machine'\nexit 1\n")
    uv.chmod(0o755)
    ended = install(begun, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path))
    assert ended.returncode == 0, ended.stderr
    assert "== uv did not install requirements/play.txt (not on this machine); pip tries" in ended.stderr
    assert installed(begun)


def test_where_uv_cannot_be_had_pip_installs_and_a_line_says_so(begun: Path, tmp_path: Path) -> None:
    (begun / "requirements" / "play.txt").write_text(small_wheel(tmp_path))
    (begun / "requirements" / "uv.txt").write_text(LOCKED)
    ended = install(begun, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path))
    assert ended.returncode == 0, ended.stderr
    assert "== uv cannot be had; pip installs, which takes longer" in ended.stderr
    assert installed(begun)


def test_a_hash_that_does_not_fit_is_refused_by_both(begun: Path, tmp_path: Path) -> None:
    small_wheel(tmp_path)
    (begun / "requirements" / "play.txt").write_text("small==1.0 --hash=sha256:" + "0" * 64 + "\n")
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    assert uv is not None
    (begun / ".venv" / "bin" / "uv").symlink_to(uv)
    ended = install(begun, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path), UV_CACHE_DIR=str(tmp_path / "cache"))
    assert ended.returncode != 0
    assert not installed(begun)
    assert not (begun / ".venv" / "play").exists()


def test_all_that_pip_was_told_reaches_uv(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    configuration = tmp_path / "pip.conf"
    configuration.write_text(
        "[global]\nindex-url = https://user:word@a.test/simple\nextra-index-url = https://b.test https://c.test\n"
        "proxy = http://proxy.test:3128\ncert = of-the-file.pem\n[install]\nfind-links = wheels more\n"
        "trusted-host = b.test c.test\n[list]\nformat = freeze\n"
    )
    monkeypatch.setenv("PIP_CONFIG_FILE", str(configuration))
    monkeypatch.setenv("PIP_CERT", "of-the-environment.pem")
    given = pip_settings.for_uv(pip_settings.read(made / "bin" / "python"))
    assert given.pop("UV_INDEX_STRATEGY") == "unsafe-best-match"
    assert given.pop("UV_SYSTEM_CERTS") == given.pop("UV_NATIVE_TLS") == "1"
    wanted = {
        "UV_INDEX_URL": "https://user:word@a.test/simple",
        "UV_EXTRA_INDEX_URL": "https://b.test https://c.test",
        "UV_FIND_LINKS": "wheels,more",
        "UV_INSECURE_HOST": "b.test c.test",
        "SSL_CERT_FILE": "of-the-environment.pem",
        "HTTP_PROXY": "http://proxy.test:3128",
        "HTTPS_PROXY": "http://proxy.test:3128",
    }
    assert {name: given.get(name) for name in wanted} == wanted


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "the disk is full"),
        ("npm error code ENOSPC", "the disk is full"),
        ("npm error code ENOTFOUND\nnpm error network", "the package index cannot be reached"),
        ("Collecting x\nERROR: Hash mismatch\n", "Hash mismatch"),
        ("all is well", ""),
    ],
)
def test_the_cause_is_told_in_one_line(said: str, line: str) -> None:
    assert reason(said).startswith(line)
    assert "\n" not in reason(said)
    assert bool(reason(said)) == bool(line)
