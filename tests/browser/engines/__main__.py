"""Fondaco in Firefox and in WebKit, the engine of every iPhone: `make test-browsers`, before a release.

python -m tests.browser.engines [firefox] [webkit] [laptop] [phone] [GAME ...]

In each: signing up, a lesson, ten live decisions of each title with the checks of `live.js`, a reload, a lost
connection.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fondaco.games import GAMES
from fondaco.lessons import Act, Run, course
from tests.browser import live, play
from tests.browser.engines.engine import Engine, MissingEngine
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.webkit import WebKit
from tests.browser.house import House

ENGINES: dict[str, Callable[[], Engine]] = {"firefox": Firefox, "webkit": WebKit}
SIZES = {"laptop": (1366, 657), "phone": (390, 664)}
DECISIONS = 10
PATIENCE = 240.0  # seconds: WebKit draws without a graphics card, and bots may move often before the next decision
PACE = "0.2"

# Errors are kept from the first script on; a page that is loaded again begins anew.
LISTEN = """() => {
  window.wrong ??= (addEventListener('error', (event) => window.wrong.push(event.message)),
    addEventListener('unhandledrejection', (event) => window.wrong.push(String(event.reason))), []);
}"""
SAVE = "(settings) => { localStorage.setItem('settings', JSON.stringify(settings)); }"
ASK = """async (path, body) => {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body) });
  return [answer.status, await answer.json().catch(() => null)];
}"""
# The middle of what can be pressed, where nothing lies on it.
CENTRE = """(selector) => {
  const node = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && !each.disabled);
  if (!node) return null;
  node.scrollIntoView({ block: 'nearest' });
  const box = node.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return node.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""


class Visit:
    """One person in one engine at one size, and what went wrong."""

    def __init__(self, engine: Engine, house: House, size: str) -> None:
        self.engine, self.house, self.title = engine, house, f"{engine.name} {size}"
        self.faults: list[str] = []
        self.looks = 0
        engine.resize(*SIZES[size])

    def go(self, path: str) -> None:
        self.engine.go(f"{self.house.address}{path}")
        self.engine.run(LISTEN)

    def note(self, where: str, faults: list[str]) -> None:
        for fault in faults:
            line = f"{self.title} {where}: {fault}"
            if line not in self.faults:
                self.faults.append(line)
                say(line)

    def errors(self, where: str) -> None:
        self.note(where, [str(error) for error in self.engine.run("() => window.wrong?.splice(0) ?? []")])

    def until(self, function: str, *arguments: Any) -> Any:
        end = time.monotonic() + PATIENCE
        while True:
            found = self.engine.run(function, *arguments)
            if found or time.monotonic() > end:
                if not found:
                    text = self.engine.run("() => document.body.innerText.slice(0, 300)")
                    raise AssertionError(f"waited in vain for {function[:60]} {arguments}; on the page: {text!r}")
                return found
            time.sleep(0.1)

    def press(self, selector: str) -> None:
        self.engine.click(*self.until(CENTRE, selector))


def sign_up(visit: Visit) -> None:
    visit.go("/")
    visit.until("() => Boolean(document.querySelector('header .me')?.textContent)")
    visit.engine.run(SAVE, {"confirm": False, "notify": False, "sound": False, "auto": False})
    name = f"Ada {uuid.uuid4().hex[:8]}"
    for path, body in (("/api/me", {"name": name}), ("/api/account", {"name": name, "password": uuid.uuid4().hex})):
        status, answer = visit.engine.run(ASK, path, body)
        if status >= 300:
            visit.note("sign-up", [f"{path} answered {status}: {answer}"])
    visit.go("/")
    visit.until("(name) => document.querySelector('header .me')?.textContent.includes(name)", name)
    visit.errors("lobby")


def take_lesson(visit: Visit, game: str) -> None:
    lesson = course(GAMES[game])[0]
    visit.go(f"/learn/{game}")
    visit.press(f'[data-lesson="{lesson.name}"]')
    run = Run(lesson)
    while not run.done:
        visit.until('(at) => Boolean(document.querySelector(`[data-step][data-at="${at}"]`))', run.at)
        if isinstance(run.step, Act):
            make(visit, run.step.moves[0])
            run.play(run.step.moves[0])
        else:
            visit.press("[data-lesson-next]")
            run.go_on()
    visit.until("() => Boolean(document.querySelector('[data-lesson-following]'))")
    visit.errors(f"lesson of {game}")


def make(visit: Visit, notation: str) -> None:
    """By its button, in the list of its kind where it is in one; amounts are named."""
    kind, _, amount = notation.partition(" ")
    if visit.engine.run(
        """([kind, amount]) => {
          const input = document.querySelector('form.amount input[type=number]');
          if (!input || document.querySelector(`button[data-move="${kind} ${amount}"]`)) return false;
          input.value = amount;
          input.dispatchEvent(new Event('input', { bubbles: true }));
          return true;
        }""",
        [kind, amount],
    ):
        visit.press("form.amount button[data-move]")
        return
    if not visit.engine.run('(move) => Boolean(document.querySelector(`button[data-move="${move}"]`))', notation):
        visit.press(f'[data-kind="{kind}"], [data-kind="more"]')
    visit.press(f'button[data-move="{notation}"]')


def play_live(visit: Visit, game: str) -> None:
    count = GAMES[game].usual_seats
    bots = [{"kind": "bot", "bot": "easy"}] * (count - 1)
    status, table = visit.engine.run(ASK, "/api/tables", {"game": game, "seats": [{"kind": "person"}, *bots]})
    if status < 300:
        status, _ = visit.engine.run(ASK, f"/api/tables/{table['id']}/start", {})
    if status >= 300:
        visit.note(game, [f"no table: {status} {table}"])
        return
    visit.go(f"/table/{table['id']}")
    luck = random.Random(game)
    for decision in range(DECISIONS):
        if visit.until(play.READY) == "over":
            break
        visit.until(live.AT_REST)
        visit.note(f"{game}, decision {decision}", visit.engine.run(live.LOOK)["faults"])
        visit.looks += 1
        click_a_move(visit, luck)
        if decision == DECISIONS // 2:
            visit.go(f"/table/{table['id']}")  # a reload
    visit.errors(game)


def click_a_move(visit: Visit, luck: random.Random) -> None:
    point = visit.engine.run(play.POINT_OF_A_LIT_PIECE, luck.random()) if luck.random() < 0.6 else None
    if point:
        visit.engine.click(*point)
        left = visit.engine.run(play.LEFT_TO_SAY)
        if left == "amount":
            visit.press("form.amount button[data-move]")
            return
        if left != "move":
            return
    found = visit.engine.run(play.POINT_OF_A_BUTTON, [play.BUTTONS, luck.random()])
    if not found:
        return
    visit.engine.click(*found[:2])
    if found[2] == "kind":
        visit.until(CENTRE, play.IN_THE_LIST)
        listed = visit.engine.run(play.POINT_OF_A_BUTTON, [play.IN_THE_LIST, luck.random()])
        if listed:
            visit.engine.click(*listed[:2])


def lose_connection(visit: Visit) -> None:
    visit.house.kill()
    visit.until("() => document.querySelector('[data-connection]')?.dataset.connection !== 'live'")
    visit.house.open()
    visit.until("() => document.querySelector('[data-connection]')?.dataset.connection === 'live'")
    visit.until(play.READY)
    visit.engine.run("() => { window.wrong = []; }")  # requests that failed meanwhile


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def whole_visit(engine: Engine, house: House, size: str, games: list[str]) -> list[str]:
    visit = Visit(engine, house, size)
    try:
        sign_up(visit)
        take_lesson(visit, games[0])
        for game in games:
            play_live(visit, game)
        lose_connection(visit)
    except (AssertionError, RuntimeError) as error:
        visit.note("stopped", [str(error)])
    say(f"{visit.title}: {visit.looks} decisions, {len(visit.faults)} faults")
    return visit.faults


def main(words: list[str]) -> int:
    unknown = [word for word in words if word not in (*ENGINES, *SIZES, *GAMES)]
    if unknown:
        raise SystemExit(f"neither an engine, a size nor a game: {', '.join(unknown)}")
    names = [word for word in words if word in ENGINES] or list(ENGINES)
    sizes = [word for word in words if word in SIZES] or list(SIZES)
    games = [word for word in words if word in GAMES] or list(GAMES)
    tried, faults = 0, list[str]()
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data), pace=PACE)
        house.open()
        try:
            for name in names:
                for size in sizes:
                    try:
                        engine = ENGINES[name]()
                    except MissingEngine as missing:
                        say(f"not tried: {missing}")
                        break
                    tried += 1
                    try:
                        faults += whole_visit(engine, house, size, games)
                    finally:
                        engine.close()
        finally:
            house.close()
    if not tried:
        say("no engine is there")
    return 1 if faults or not tried else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
