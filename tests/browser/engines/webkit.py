"""WebKitGTK by its WebDriver; without a screen it gets one of Xvfb."""

from __future__ import annotations

import json
import os
import subprocess
import urllib.error
import urllib.request
from typing import Any

from tests.browser.engines.engine import MissingEngine, await_port, executable, free_port

HOW = "WebKit: apt install webkit2gtk-driver xvfb"


class WebKit:
    name = "webkit"

    def __init__(self) -> None:
        driver = executable("WebKitWebDriver")
        browser = executable("MiniBrowser", among="lib*/**/webkit2gtk-*/MiniBrowser")
        if driver is None or browser is None:
            raise MissingEngine(HOW)
        self._screen, display = screen()
        port = free_port()
        self._address = f"http://127.0.0.1:{port}"
        environment = {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "NO_AT_BRIDGE": "1"}
        self._process = subprocess.Popen(
            [driver, f"--port={port}"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        await_port(port, self._process)
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        begun = self._send("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self._session = f"/session/{begun['sessionId']}"
        self._send("POST", f"{self._session}/timeouts", {"script": 120_000, "pageLoad": 120_000})

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self._address + path, data, {"content-type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=150) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()[:400]}") from None

    def resize(self, width: int, height: int) -> None:
        """The window has borders and a bar: what they take is added."""
        for _ in range(3):
            rect = self._send("GET", f"{self._session}/window/rect")
            inner = self.run("() => [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            wanted = {"width": rect["width"] + width - inner[0], "height": rect["height"] + height - inner[1]}
            self._send("POST", f"{self._session}/window/rect", wanted)

    def go(self, address: str) -> None:
        self._send("POST", f"{self._session}/url", {"url": address})

    def run(self, function: str, *arguments: Any) -> Any:
        script = (
            "const done = arguments[arguments.length - 1];"
            f"Promise.resolve().then(() => ({function})(...JSON.parse(arguments[0])))"
            ".then((value) => done(JSON.stringify({ value: value ?? null })),"
            " (error) => done(JSON.stringify({ error: String(error) })));"
        )
        body = {"script": script, "args": [json.dumps(arguments)]}
        answer = json.loads(self._send("POST", f"{self._session}/execute/async", body))
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]

    def click(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self._send("POST", f"{self._session}/actions", {"actions": [mouse]})

    def close(self) -> None:
        try:
            self._send("DELETE", self._session)
        finally:
            self._process.terminate()
            self._process.wait(20)
            if self._screen:
                self._screen.terminate()
                self._screen.wait(20)


def screen() -> tuple[subprocess.Popen[bytes] | None, str]:
    """The screen there is, or one of our own."""
    if os.environ.get("DISPLAY"):
        return None, os.environ["DISPLAY"]
    server = executable("Xvfb")
    if server is None:
        raise MissingEngine(f"{HOW} (there is no screen)")
    reader, writer = os.pipe()
    process = subprocess.Popen(
        [server, "-displayfd", str(writer), "-screen", "0", "2600x1600x24", "-nolisten", "tcp"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as numbers:
        number = numbers.readline().strip()
    if not number:
        raise RuntimeError("Xvfb did not start")
    return process, f":{number}"
