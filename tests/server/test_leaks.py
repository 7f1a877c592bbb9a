"""Nobody learns over the wire what their seat may not know.

Whole games are played over real sockets, and everything that reaches every seat and a spectator is written down:
snapshots, streams and worlds for programs, answers to illegal moves, replays. Afterwards the record is known, and each
message is compared with what the same seat would have been sent in worlds that differ from the true one only in what
the seat cannot know: knowledge is perfect memory of one's own events.
"""

from __future__ import annotations

import base64
import copy
import json
import random
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from fondaco.games import GAMES
from fondaco.kernel import Match, Record, State
from fondaco.kernel.checking.contract import refused
from fondaco.kernel.showing.effects import predict
from fondaco.kernel.showing.plans import draft
from fondaco.kernel.showing.reasons import by_target, why_not_target
from fondaco.server.play.wire import EffectTold
from tests.server.house import PATIENCE, Guest, House, Json, LiveTable, choose, open_house
from tests.server.receivers import Browser, Post, part, until
from tests.server.test_notify import PASSWORD, PREFERENCES, confirm

WORLDS = 2  # other worlds per message
SHARE = 0.25  # of the messages that are compared


class Reading(threading.Thread):
    """Everything that the stream of a table, or of all tables of a person, says."""

    def __init__(self, guest: Guest, path: str) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.path = path
        self.lines: list[str] = []
        self.start()

    def run(self) -> None:
        headers = {"cookie": self.guest.cookie}
        with (
            httpx.Client(base_url=self.guest.house.base, headers=headers, timeout=PATIENCE) as client,
            client.stream("GET", self.path) as answer,
        ):
            for line in answer.iter_lines():
                self.lines += [line] if line else []
                if line.startswith('{"type":"gone"'):
                    return

    def snapshots(self) -> list[Json]:
        self.join(PATIENCE)
        assert self.lines[-1].startswith('{"type":"gone"')
        return [json.loads(line) for line in self.lines[:-1]]


class Evening:
    """One game at a real table, and all that was sent."""

    def __init__(self, house: House, game: str, seats: int, seed: int = 1, post: Post | None = None) -> None:
        self.game = GAMES[game]
        self.rng = random.Random(seed)
        self.asking = random.Random(seed)  # of its own, so that questions do not change the game
        self.people = [house.guest(f"P{seat}") for seat in range(seats)]
        self.stranger = house.guest("S")
        self.browsers = [Browser(post.web, f"/push-{seat}") for seat in range(seats)] if post else []
        for guest, browser in zip(self.people, self.browsers, strict=False):
            guest.post("/api/notifications/channels", browser.subscription)
        if post is not None:
            self.take_digests(post)
        self.table = house.table_of(*self.people, game=game)
        self.connections: list[LiveTable] = [guest.connect(self.table, seat) for seat, guest in enumerate(self.people)]
        self.connections.append(self.stranger.connect(self.table, -1))
        paths = [f"/api/tables/{self.table}/stream?seat={seat}" for seat in (*range(seats), -1)]
        self.streams = [Reading(guest, path) for guest, path in zip([*self.people, self.stranger], paths, strict=True)]
        self.streams += [Reading(guest, "/api/stream") for guest in self.people]
        self.worlds: list[tuple[int, int, Json]] = []  # ply, seat, world
        self.tried: list[tuple[int, int, str, Json]] = []  # ply, seat, text, answer
        self.previews: list[tuple[int, int, str, Json]] = []  # ply, seat, what was asked, answer
        self.http: list[tuple[int, str]] = []  # seat, what was answered while the match ran
        self.started = [live.next("snapshot")["seq"] for live in self.connections]

    def take_digests(self, post: Post) -> None:
        """Everybody has an account, and one mail a day."""
        for seat, guest in enumerate(self.people):
            guest.post("/api/account", {"name": f"P{seat}", "password": PASSWORD})
            guest.post("/api/notifications/preferences", {**PREFERENCES, "digest": True})
            confirm(guest, post, f"p{seat}@mail.example")

    def play(self) -> None:
        shown = [live.heard[-1] for live in self.connections]
        while shown[0]["outcome"] is None:
            seat = self.rng.choice(shown[0]["deciding"])
            if self.rng.random() < 0.15:
                self.provoke(shown[0]["ply"], shown[0]["seq"])
            if self.asking.random() < 0.1:
                self.look_ahead(shown[0]["ply"], seat, shown[seat]["legal"])
            if self.rng.random() < 0.03:
                self.ask_around()
            live = self.connections[seat]
            notation = choose(shown[seat]["legal"], self.rng)
            live.send(type="play", seq=shown[seat]["seq"], seat=seat, moves=[notation])
            shown = [other.until(shown[0]["seq"] + 1) for other in self.connections]

    def provoke(self, ply: int, seq: int) -> None:
        """Try something that may be refused, and note the answer."""
        seat = self.rng.randrange(len(self.people))
        kind = self.rng.choice(self.game.moves.kinds)
        text = self.game.moves.write(kind.move(tuple(map(self.rng.randrange, kind.sizes))))
        mine = self.people[seat].snapshot(self.table, seat)
        offered = {offer["notation"] for offer in mine["legal"] if offer["type"] == "move"}
        if text in offered or any(offer["type"] == "range" for offer in mine["legal"]):
            return
        answer = self.people[seat].play(self.table, seat, text, seq=seq)
        assert not answer["accepted"], (text, answer)
        self.tried.append((ply, seat, text, answer))

    def look_ahead(self, ply: int, seat: int, legal: list[Json]) -> None:
        """Ask for the effects of a move, for the reason against a target and for the score sheets."""
        client, table = self.people[seat].client, f"/api/tables/{self.table}"
        move, target = choose(legal, self.asking), self.asking.choice(sorted(by_target(self.game.moves)))
        effects = client.post(f"{table}/effects", json={"seat": seat, "moves": [move]}).json()
        self.previews.append((ply, seat, f"effects {move}", effects["moves"][move]))
        reason = client.get(f"{table}/reason", params={"seat": seat, "target": target}).json()
        self.previews.append((ply, seat, f"reason {target}", reason["refused"]))
        self.worlds.append((ply, seat, client.get(f"{table}/world", params={"seat": seat}).json()))
        plan = client.post(f"{table}/plan", json={"seat": seat, "fixed": []}).json()
        if "lines" in plan:
            self.previews.append((ply, seat, "plan", plan["lines"] + plan["effects"]))
        for other, guest in [*enumerate(self.people), (-1, self.stranger)]:
            self.previews.append((ply, other, "sheet", guest.client.get(f"{table}/sheet").json()))

    def ask_around(self) -> None:
        """All the other ways to ask; those that are not one's own are refused."""
        for seat, guest in [*enumerate(self.people), (-1, self.stranger)]:
            for path in ("", "/told", "/snapshot", "/record", "/snapshot?ply=1", "/told?seat=-1", "/sheet?ply=0"):
                answer = guest.client.get(f"/api/tables/{self.table}{path}")
                self.http.append((seat, answer.text))
            exported = guest.client.get("/api/account/data")
            assert exported.status_code == 200
            self.http.append((seat, exported.text))
            other = (seat + 1) % len(self.people)
            paths = (
                "snapshot?seat={}",
                "snapshot?seat={}&ply=0",
                "told?seat={}",
                "sheet?seat={}",
                "stream?seat={}",
                "world?seat={}",
            )
            for path in (f"/{path.format(other)}" for path in (*paths, "reason?target=deck&seat={}")):
                answer = guest.client.get(f"/api/tables/{self.table}{path}")
                assert answer.status_code == 403
                self.http.append((seat, answer.text))

    def read_notifications(self) -> None:
        """What everybody was notified of, up to the end; who made the last move is not told of it."""
        until(lambda: True if sum(map(self._is_told_of_end, self.browsers)) >= len(self.people) - 1 else None)
        for seat, browser in enumerate(self.browsers):
            told = [browser.read(request) for request in browser.requests()]
            assert all(set(one) == {"id", "title", "body", "path", "language", "table"} for one in told)
            self.http += [(seat, json.dumps(one)) for one in told]

    def read_digests(self, post: Post) -> None:
        """Beside a mail to confirm the address, everybody gets one but who made the last move."""
        until(lambda: True if len(post.mail.mails) >= 2 * len(self.people) - 1 else None)
        for mail in post.mail.mails[len(self.people) :]:
            seat = int(mail["To"][1])
            assert f"/table/{self.table}" in part(mail, "plain")
            self.http += [(seat, part(mail, kind)) for kind in ("plain", "html")]

    def _is_told_of_end(self, browser: Browser) -> bool:
        return any(browser.read(request)["title"].endswith("is over") for request in browser.requests())

    def end(self) -> Record:
        text = self.stranger.client.get(f"/api/tables/{self.table}/record").text
        for live in self.connections:
            live.close()
        for guest in [*self.people, self.stranger]:
            guest.client.close()
        return Record.read(text)

    def snapshots(self, seat: int) -> list[Json]:
        return [message for message in self.connections[seat].heard if message["type"] == "snapshot"]


SHORT = ("batavia", "kontor")  # what crosses the wire is the same code for all; `check_game` looks at the rules of each


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in SHORT else [pytest.mark.thorough]) for name in GAMES]
)
def test_nobody_learns_over_the_wire_what_their_seat_may_not_know(name: str, tmp_path: Path) -> None:
    """A whole game at the middle number of seats, and everything that was sent."""
    clock = tmp_path / "clock"
    clock.write_text("0")
    settings = {"FONDACO_NOTIFY_AFTER": "0", "FONDACO_TEST_CLOCK": str(clock)}
    with Post.opened() as post, open_house(tmp_path, post.settings | settings, module="tests.server.shifted") as house:
        seats = GAMES[name].seats[len(GAMES[name].seats) // 2]
        evening = Evening(house, name, seats, post=post)
        evening.play()
        evening.read_notifications()
        clock.write_text("86400")
        evening.read_digests(post)
        streamed = [(reading.path, reading.snapshots()) for reading in evening.streams]
        record = evening.end()
    check_snapshots(evening, record)
    check_events(evening, record)
    check_refusals(evening, record)
    check_previews(evening, record)
    check_streams(evening, streamed)
    check_worlds(evening, record)
    check_for_secrets(evening, record, house.output.read_text())
    if name == "batavia":
        check_hands(evening)


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def matches(evening: Evening, record: Record) -> list[Match]:
    """The match at every ply."""
    match = Match.replay(evening.game, record, 0)
    found = [copy.copy(match)]
    for played in record.moves:
        match.play(played.seat, played.notation)
        at = copy.copy(match)
        at.plies = match.plies.copy()
        found.append(at)
    return found


def in_world(match: Match, s: State) -> Match:
    twin = copy.copy(match)
    twin.state = s
    twin.plies = match.plies.copy()
    return twin


def worlds(evening: Evening, match: Match, seat: int) -> list[Match]:
    """The same match in worlds the seat cannot tell from the true one; half of them forget what only memory knows."""
    number = evening.rng.randrange(2**32)
    return [
        in_world(match, evening.game.sample(match.state, seat, number + world, forget=world % 2 == 0))
        for world in range(WORLDS)
    ]


def check_snapshots(night: Evening, record: Record) -> None:
    """Every snapshot would be the same in another world."""
    at = matches(night, record)
    compared = 0
    for seat in [*range(len(night.people)), -1]:
        for shown in night.snapshots(seat):
            if night.rng.random() > SHARE or shown["outcome"] is not None:
                continue
            for world in worlds(night, at[shown["ply"]], seat):
                assert shown["view"] == plain(world.view(seat))
                assert shown["legal"] == plain(world.legal(seat))
                assert shown["deciding"] == list(world.deciding)
                assert shown["stage"] == world.stage
                compared += 1
    assert compared > 40  # that the test looked at something, in games of two as well


def check_events(night: Evening, record: Record) -> None:
    """Every event would be the same in another world, where the seat sees the same afterwards."""
    at = matches(night, record)
    compared = 0
    for seat in [*range(len(night.people)), -1]:
        for shown in night.snapshots(seat):
            if night.rng.random() > SHARE or shown["ply"] == 0 or shown["outcome"] is not None:
                continue
            assert [told["ply"] for told in shown["told"]] == [shown["ply"]]
            played = record.moves[shown["ply"] - 1]
            ply = at[shown["ply"]].plies[-1]
            if ply.secret and seat != played.seat:
                assert shown["told"][0]["notation"] is None
            elif shown["told"][0]["notation"] is not None and seat != played.seat:
                own = json.dumps(plain([event.seen_by(ply.seat) for event in ply.events]))
                theirs = json.dumps([shown["told"][0]["events"], shown["view"]])
                for word in played.notation.split()[1:]:
                    assert f'"{word}"' not in own or f'"{word}"' in theirs, played.notation
            for world in worlds(night, at[shown["ply"] - 1], seat):
                if refused(world, played.seat, played.notation) is not None:
                    continue
                world.play(played.seat, played.notation)
                if plain(world.view(seat)) == shown["view"] and list(world.deciding) == shown["deciding"]:
                    assert shown["told"][0]["events"] == plain(world.events(seat, world.ply)[0])
                    compared += 1
    assert compared > 40  # that the test looked at something, in games of two as well


def check_refusals(night: Evening, record: Record) -> None:
    """Every refusal would be the same in another world."""
    at = matches(night, record)
    assert len(night.tried) > 5
    for ply, seat, text, answer in night.tried:
        for world in worlds(night, at[ply], seat):
            refusal = refused(world, seat, text)
            assert refusal is not None
            told = plain(refusal)
            assert answer["refused"]["id"] == told.pop("type")
            assert answer["refused"]["rule"] == refusal.rule
            assert answer["refused"]["arguments"] == told


def check_previews(night: Evening, record: Record) -> None:
    """Effects, reasons and score sheets would be the same in another world; a running match tells no history."""
    at = matches(night, record)
    kinds = {"effects", "reason", "sheet", *(("plan",) if night.game.plans is not None else ())}
    assert {what.partition(" ")[0] for _, _, what, _ in night.previews} == kinds
    for ply, seat, what, answer in night.previews:
        kind, _, subject = what.partition(" ")
        for world in worlds(night, at[ply], seat):
            if kind == "sheet":
                assert answer == {"sheet": plain(world.score_sheet(seat)), "history": []}
            elif kind == "plan":
                plan = draft(world, seat, number=night.rng.randrange(2**32))
                assert answer == plain([EffectTold.of(told) for told in (*plan.lines, *plan.effects)])
            elif kind == "effects":
                move = world.check(seat, subject)
                shown = predict(night.game, world.state, seat, move, night.rng.randrange(2**32))
                assert answer == plain([EffectTold.of(effect) for effect in shown]), subject
            else:
                refusal = why_not_target(world, seat, subject, (), night.rng.randrange(2**32))
                assert (answer and (answer["id"], answer["rule"])) == (refusal and (refusal.message(), refusal.rule))


def check_streams(night: Evening, streamed: list[tuple[str, list[Json]]]) -> None:
    """A stream says what the socket of the same seat said, which is compared with other worlds, and nothing else."""
    for path, snapshots in streamed:
        assert len(snapshots) > 10
        assert snapshots[-1]["outcome"] is not None
        for shown in snapshots:
            sent = {message["seq"]: message for message in night.snapshots(shown["seat"])}
            assert "/api/stream" not in path or shown["seat"] >= 0
            assert f"seat={shown['seat']}" in path or path == "/api/stream"
            for field in ("view", "legal", "deciding", "stage", "undo", "forced", "outcome"):
                assert shown[field] == sent[shown["seq"]][field], field
            told = {one["ply"]: one for message in sent.values() for one in message["told"]}
            assert all(one == told[one["ply"]] for one in shown["told"])
    for reading in night.streams:
        night.http += [(-1, line) for line in reading.lines if '"outcome":null' in line]


def check_worlds(night: Evening, record: Record) -> None:
    """What a program is handed looks to its seat as the true world does; what is hidden was dealt afresh."""
    at = matches(night, record)
    differs = 0
    assert len(night.worlds) > 3
    for ply, seat, world in night.worlds:
        true, dealt = at[ply], in_world(at[ply], night.game.load(world["position"]))
        assert plain(dealt.view(seat)) == plain(true.view(seat))
        assert plain(dealt.legal(seat)) == plain(true.legal(seat))
        assert not {"seed", "luck", "script"} & set(world["position"])
        differs += night.game.dump(true.state) != world["position"]
    assert differs > len(night.worlds) / 4 or not night.game.has_secrets  # Indonesia hides little from who remembers


def check_for_secrets(night: Evening, record: Record, log: str) -> None:
    """The seed, other people's cookies and the link never appear before the end, nor moves in the server's log."""
    assert record.seed is not None
    secrets = [
        record.seed.hex(),
        base64.b64encode(record.seed).decode(),
        base64.urlsafe_b64encode(record.seed).decode(),
    ]
    secrets += [guest.client.cookies["fondaco"].rpartition(".")[2] for guest in night.people]
    for live in night.connections:
        for raw, message in zip(live.raw, live.heard, strict=True):
            if message["type"] != "snapshot" or message["outcome"] is None:
                assert not any(secret in raw for secret in secrets)
    for _, text in night.http:
        assert not any(secret in text for secret in secrets)
    assert not any(secret in log for secret in secrets)
    assert night.table not in log  # the link to a table is a secret too
    assert not any(word in log for word in ("bid ", "lay ", "sail "))


def check_hands(night: Evening) -> None:
    """A plain live, without the theory: no hand but one's own."""
    for seat in [*range(len(night.people)), -1]:
        for shown in night.snapshots(seat):
            if shown["outcome"] is None:
                for other, player in enumerate(shown["view"]["players"]):
                    assert (player["hand"] is None) == (other != seat)
                    assert (player["bills"] is None) == (other != seat)
                for told in shown["told"]:
                    for event in told["events"]:
                        if event["type"] in ("dealt", "drew"):
                            assert (event["cards"] is None) == (event["seat"] != seat)


def test_a_replay_shows_no_more_than_the_seat_saw_then(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        evening = Evening(house, "batavia", 3, 9)
        for _ in range(30):
            shown = [live.heard[-1] for live in evening.connections]
            while shown[0]["type"] != "snapshot":
                shown = [live.next("snapshot") for live in evening.connections]
            seat = shown[0]["deciding"][0]
            notation = choose(shown[seat]["legal"], evening.rng)
            evening.connections[seat].send(type="play", seq=shown[seat]["seq"], seat=seat, moves=[notation])
            for live in evening.connections:
                live.until(shown[0]["seq"] + 1)
        for seat, guest in [*enumerate(evening.people), (-1, evening.stranger)]:
            for shown_then in evening.snapshots(seat):
                again = replay(guest, evening.table, seat, shown_then["ply"])
                for part in ("view", "legal", "deciding", "stage", "told"):
                    assert again[part] == shown_then[part]
        for live in evening.connections:
            live.close()
        for guest in [*evening.people, evening.stranger]:
            guest.client.close()


def replay(guest: Guest, table: str, seat: int, ply: int) -> Json:
    return guest.snapshot(table, seat, ply=ply)
