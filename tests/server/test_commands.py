"""Commands: carried out once, answered always, stale only where the decision changed."""

from __future__ import annotations

import json
import random
import threading

import pytest

from tests.server.house import Guest, Json, choose


@pytest.fixture
def table(people: list[Guest]) -> str:
    return people[0].house.table_of(*people[:3])


def decider(people: list[Guest], table: str) -> tuple[Guest, Json]:
    seat = people[0].snapshot(table)["deciding"][0]
    return people[seat], people[seat].snapshot(table, seat)


def test_a_move_is_answered_with_the_new_version_and_shown_to_every_seat(people: list[Guest], table: str) -> None:
    mover, shown = decider(people, table)
    connections = [guest.connect(table) for guest in people]
    try:
        for live in connections:
            live.next("snapshot")
        answer = connections[shown["seat"]].ask(type="play", seq=shown["seq"], seat=shown["seat"], moves=["bid 1"])
        assert answer["accepted"]
        for live in connections:
            after = live.until(answer["seq"])
            assert after["ply"] == 1
            assert [told["notation"] for told in after["told"]] == ["bid 1"]
            assert after["told"][0]["events"] == [{"type": "bid", "seat": shown["seat"], "amount": 1}]
    finally:
        for live in connections:
            live.close()
    assert mover.snapshot(table, shown["seat"])["seq"] == answer["seq"]


def test_a_refused_move_says_which_rule(people: list[Guest], table: str) -> None:
    mover, shown = decider(people, table)
    answer = mover.play(table, shown["seat"], "bid 99", seq=shown["seq"])
    assert not answer["accepted"]
    assert answer["refused"] == {"id": "too-few-bills", "rule": "BAT-3.3", "arguments": {"bills": 15}}
    assert mover.snapshot(table)["seq"] == shown["seq"]


def test_the_same_key_is_carried_out_once(people: list[Guest], table: str) -> None:
    mover, shown = decider(people, table)
    command = {"type": "play", "key": "once", "seq": shown["seq"], "seat": shown["seat"], "moves": ["bid 2"]}
    answers = [mover.post(f"/api/tables/{table}/commands", command) for _ in range(3)]
    assert answers[0]["accepted"]
    assert answers[1] == answers[2] == answers[0]
    assert mover.snapshot(table)["ply"] == 1


def test_two_devices_move_at_once_one_wins_and_the_other_is_told(people: list[Guest], table: str) -> None:
    mover, shown = decider(people, table)
    for round_number in range(8):
        mover, shown = decider(people, table)
        answers: list[Json] = []
        barrier = threading.Barrier(2)

        def device(notation: str, key: str, mover: Guest = mover, shown: Json = shown) -> None:
            with mover.connect(table, shown["seat"]) as live:
                barrier.wait()  # noqa: B023
                live.socket.send(
                    json.dumps(
                        {
                            "type": "play",
                            "key": key,
                            "seq": shown["seq"],
                            "seat": shown["seat"],
                            "moves": [notation],
                        }
                    )
                )
                answers.append(live.next("answer"))  # noqa: B023

        rng = random.Random(round_number)
        moves = [choose(shown["legal"], rng) for _ in range(2)]
        threads = [
            threading.Thread(target=device, args=(move, f"{round_number}-{number}"))
            for number, move in enumerate(moves)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer["accepted"] for answer in answers) == [False, True]
        loser = next(answer for answer in answers if not answer["accepted"])
        assert loser["refused"]["id"] == "stale"
        assert mover.snapshot(table)["ply"] == shown["ply"] + 1


def test_chat_makes_no_move_stale(people: list[Guest], table: str) -> None:
    mover, shown = decider(people, table)
    assert people[1].command(table, type="say", text="good luck")["accepted"]
    assert mover.play(table, shown["seat"], "bid 1", seq=shown["seq"])["accepted"]


@pytest.mark.parametrize(
    ("raw", "refusal"),
    [
        ("", "bad-command"),
        ("{", "bad-command"),
        ("[]", "bad-command"),
        ('{"type": "fly", "key": "a"}', "bad-command"),
        ('{"type": "play", "key": "a"}', "bad-command"),
        ('{"type": "play", "key": "a", "seq": "x", "seat": 0, "moves": []}', "bad-command"),
        ('{"type": "play", "key": "a", "seq": 0, "seat": 9, "moves": ["pass"]}', "no-such-seat"),
        ('{"type": "play", "key": "", "seq": 0, "seat": 0, "moves": ["pass"]}', "bad-key"),
        ('{"type": "play", "key": "a", "seq": 99, "seat": 0, "moves": ["pass"]}', "not-yet"),
        ('{"type": "play", "key": "a", "seq": 5, "seat": 0, "moves": []}', "how-many-moves"),
        ('{"type": "consent", "key": "a", "seq": 5, "seat": 0, "yes": true}', "no-undo-asked"),
        ('{"type": "back", "key": "a", "seq": 5, "seat": 0}', "not-away"),
        ('{"type": "say", "key": "a", "text": " "}', "chat-length"),
        ('{"type": "say", "key": "a", "text": "' + "x" * 20_000 + '"}', "too-large"),
        ("\ud7ff" * 10, "bad-command"),
        ('{"type": "say", "key": "a", "text": "x", "z": ' + "[" * 8000 + "]" * 8000 + "}", "bad-command"),
    ],
)
def test_bad_input_is_always_answered(people: list[Guest], table: str, raw: str, refusal: str) -> None:
    with people[0].connect(table, 0) as live:
        live.next("snapshot")
        live.socket.send(raw)
        answer = live.next("answer")
        assert (answer["accepted"], answer["refused"]["id"]) == (False, refusal)
        live.socket.send(b"\xff\xfe")
        assert live.next("answer")["refused"]["id"] == "bad-command"
        assert live.ask(type="say", text="still here")["accepted"]
