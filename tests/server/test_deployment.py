"""The files in deploy/: what can be checked without the machines they are for."""

from __future__ import annotations

import os
import re
import shlex
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def settings_of(text: str) -> set[str]:
    return set(re.findall(r"FONDACO_[A-Z_]+", text)) - {"FONDACO_REQUIRE_C"}


def test_every_setting_is_known_and_described() -> None:
    server = ROOT / "src" / "fondaco" / "server"
    known = settings_of((server / "config.py").read_text()) | settings_of((server / "main.py").read_text())
    for path in DEPLOY.iterdir():
        assert settings_of(path.read_text()) <= known, path.name
    assert known <= settings_of((ROOT / "docs" / "hosting.md").read_text())


def test_every_command_of_the_files_exists() -> None:
    for path in DEPLOY.iterdir():
        for words in re.findall(r"fondaco/bin/fondaco (.+)", path.read_text()):
            command, *options = shlex.split(words)
            shown = subprocess.run(
                [sys.executable, "-m", "fondaco", "--lang", "en", command, "--help"], capture_output=True, text=True
            )
            assert shown.returncode == 0, shown.stderr
            assert all(option in shown.stdout for option in options if option.startswith("--")), (path.name, options)


def test_every_file_that_is_copied_or_mounted_exists() -> None:
    container = (DEPLOY / "Containerfile").read_text()
    for name in re.findall(r"-r (\S+)", container):
        assert (ROOT / name).is_file(), name
    compose = (DEPLOY / "compose.yaml").read_text()
    for name in re.findall(r"- \./(\S+?):", compose):
        assert (DEPLOY / name).is_file(), name
    assert (ROOT / re.findall(r"dockerfile: (\S+)", compose)[0]).is_file()


def test_the_unit_is_one_that_systemd_reads() -> None:
    """Every line is a section, a comment or a setting, and none stands twice but those that add up."""
    section, seen = "", set()
    for line in (DEPLOY / "fondaco.service").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            section = line
            assert section in ("[Unit]", "[Service]", "[Install]")
            continue
        name, equals, _ = line.partition("=")
        assert equals
        assert re.fullmatch(r"[A-Z][A-Za-z]+", name)
        assert name == "SystemCallFilter" or (section, name) not in seen, name
        seen.add((section, name))


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_braces_of_the_proxies_files_match(name: str) -> None:
    depth = 0
    for line in (DEPLOY / name).read_text().splitlines():
        code = re.sub(r"\{\$\w+\}", "x", line.partition("#")[0])
        depth += code.count("{") - code.count("}")
        assert depth >= 0, line
        if name == "nginx.conf" and code.strip():
            assert code.rstrip().endswith((";", "{", "}")), line
    assert depth == 0


def test_a_house_answers_at_a_socket_file_and_believes_its_proxy(tmp_path: Path) -> None:
    path = tmp_path / "house.sock"
    command = [sys.executable, "-m", "fondaco.server", "--unix-socket", str(path), "--data-dir", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE) as process:
        try:
            wait_for(path)
            headers = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
            with httpx.Client(transport=httpx.HTTPTransport(uds=str(path)), base_url="http://house") as client:
                answer = client.get("/api/me", headers=headers)
            assert answer.status_code == 200
            assert "Secure" in answer.headers["set-cookie"]
        finally:
            process.terminate()
            process.communicate(timeout=20)


def wait_for(path: Path) -> None:
    deadline = time.monotonic() + 60
    while True:
        with socket.socket(socket.AF_UNIX) as sock:
            try:
                sock.connect(str(path))
                return
            except OSError:
                assert time.monotonic() < deadline
                time.sleep(0.05)
