"""The files in deploy/: what can be checked without the machines they are for."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests import guard
from tests.server.house import PATIENCE, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def settings_of(text: str) -> set[str]:
    return set(re.findall(r"FONDACO_[A-Z_]+", text)) - {"FONDACO_REQUIRE_C"}


def test_every_setting_is_known_and_described() -> None:
    server = ROOT / "src" / "fondaco" / "server"
    known = settings_of((server / "core" / "config.py").read_text())
    known |= settings_of((server / "web" / "main.py").read_text())
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


def test_the_containers_house_knows_its_address_and_may_send_mails() -> None:
    compose = (DEPLOY / "compose.yaml").read_text()
    for setting in ("FONDACO_PUBLIC_URL: https://${HOUSE_NAME:?}", "FONDACO_SMTP_URL: ${", "FONDACO_MAIL_FROM: ${"):
        assert setting in compose, setting


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


def program(name: str) -> str:
    """Where a program is: named by a variable such as NGINX, or installed. The test is skipped without it."""
    found = os.environ.get(name.upper().replace("-", "_")) or shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = re.sub(r"(?m)^ExecStart=\S+", f"ExecStart={sys.executable}", (DEPLOY / "fondaco.service").read_text())
    (tmp_path / "fondaco.service").write_text(unit)
    command = [program("systemd-analyze"), "verify", "--man=no", str(tmp_path / "fondaco.service")]
    verified = subprocess.run(command, capture_output=True, text=True)
    assert (verified.returncode, verified.stderr) == (0, "")


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
    arguments = ["--unix-socket", str(path), "--data-dir", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with (
        (tmp_path / "log").open("wb") as log,
        guard.start_module("fondaco.server", arguments, environment, log) as process,
    ):
        try:
            wait_for(path)
            headers = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
            with httpx.Client(transport=httpx.HTTPTransport(uds=str(path)), base_url="http://house") as client:
                answer = client.get("/api/me", headers=headers)
            assert answer.status_code == 200
            assert "Secure" in answer.headers["set-cookie"]
        finally:
            process.terminate()
            process.wait(PATIENCE)


def nginx(folder: Path, port: int, house: Path) -> list[str]:
    """The command that runs our file with sockets, ports and certificates of the test's own."""
    cert = ["-keyout", "privkey.pem", "-out", "fullchain.pem", "-days", "1", "-subj", "/CN=localhost"]
    command = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", *cert]
    subprocess.run(command, check=True, cwd=folder, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text().replace("/etc/letsencrypt/live/play.example.org", str(folder))
    text = text.replace("/run/fondaco/1.sock", str(house)).replace("listen [::]:443 ssl;", "")
    (folder / "fondaco.conf").write_text(text.replace("listen 443", f"listen 127.0.0.1:{port}"))
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"daemon off; {user} pid {folder}/pid; error_log {folder}/log; events {{}}"
        f"http {{ access_log off; {temporary} include {folder}/fondaco.conf; }}"
    )
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def caddy(folder: Path, port: int, house: Path) -> list[str]:
    text = (DEPLOY / "Caddyfile").read_text().replace("house:8000", f"unix/{house}")
    quiet = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n"
    (folder / "Caddyfile").write_text(text.replace("{\n", quiet, 1))
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_match_is_played_behind_the_proxy_by_its_file(
    tmp_path: Path, proxy: Callable[[Path, int, Path], list[str]]
) -> None:
    """TLS, the cookie, a table by websocket; and what is too large is refused by the proxy itself."""
    port, path = free_port(), tmp_path / "1.sock"
    command = [sys.executable, "-m", "fondaco.server", "--unix-socket", str(path), "--data-dir", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    homes = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    before = proxy(tmp_path, port, path)
    with ExitStack() as stack:
        stack.enter_context(running(command, environment))
        wait_for(path)
        stack.enter_context(running(before, {**environment, **homes, "HOUSE_NAME": f"localhost:{port}"}))
        client = stack.enter_context(httpx.Client(base_url=f"https://localhost:{port}", verify=False))
        me = wait_until_answered(client)
        assert "Secure" in me.headers["set-cookie"]
        seats = [{"kind": "person"}] * 3
        table = client.post("/api/tables", json={"game": "batavia", "seats": seats}).json()["id"]
        client.post(f"/api/tables/{table}/start", json={})
        trust = ssl.create_default_context()
        trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
        cookie = {"Cookie": f"fondaco={client.cookies['fondaco']}"}
        address = f"wss://localhost:{port}/api/tables/{table}/live?seat=0"
        with connect(address, ssl=trust, additional_headers=cookie) as live:
            while (told := json.loads(live.recv(PATIENCE)))["type"] != "snapshot":
                pass
            seat = told["deciding"][0]
            live.send(json.dumps({"type": "play", "key": "k", "seq": told["seq"], "seat": seat, "moves": ["bid 1"]}))
            while (told := json.loads(live.recv(PATIENCE)))["type"] != "answer":
                pass
            assert told["accepted"], told
        assert client.post("/api/records", content=b" " * 1_200_000).status_code == 413


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield
        finally:
            process.terminate()
            process.wait(20)


def wait_until_answered(client: httpx.Client) -> httpx.Response:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return client.get("/api/me").raise_for_status()
        except httpx.HTTPError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


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
