"""Firefox by WebDriver BiDi, which it speaks by itself."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.engines.engine import MissingEngine, await_port, executable, free_port

PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "remote.active-protocols": 1,
    "intl.accept_languages": "en",
}


class Firefox:
    name = "firefox"

    def __init__(self) -> None:
        binary = executable("firefox", "firefox-esr")
        if binary is None:
            raise MissingEngine("Firefox: apt install firefox-esr, or https://www.mozilla.org/firefox")
        self._numbers = itertools.count(1)
        self._profile = tempfile.TemporaryDirectory()
        wishes = [f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in PREFERENCES.items()]
        Path(self._profile.name, "user.js").write_text("".join(wishes), encoding="utf-8")
        port = free_port()
        command = [binary, "--headless", "--no-remote", "--profile", self._profile.name]
        self._process = subprocess.Popen(
            [*command, "--remote-debugging-port", str(port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": self._profile.name},
        )
        await_port(port, self._process)
        self._socket: ClientConnection = connect(f"ws://127.0.0.1:{port}/session", max_size=None)
        self._send("session.new", capabilities={})
        tree = self._send("browsingContext.getTree")
        self._context = tree["contexts"][0]["context"]

    def _send(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=150))
            if answer.get("id") != number:
                continue
            if answer["type"] == "error":
                raise RuntimeError(f"{method}: {answer['error']}: {answer.get('message', '')}")
            result: dict[str, Any] = answer["result"]
            return result

    def resize(self, width: int, height: int) -> None:
        self._send("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def go(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, function: str, *arguments: Any) -> Any:
        """Values travel as JSON: that is all these functions give and take."""
        call = f"async () => JSON.stringify((await ({function})(...{json.dumps(arguments)})) ?? null)"
        answer = self._send(
            "script.callFunction", functionDeclaration=call, awaitPromise=True, target={"context": self._context}
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._send("input.performActions", context=self._context, actions=[mouse])

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait(20)
        self._profile.cleanup()
