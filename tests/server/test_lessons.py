"""Lessons over the API: step by step, kept for each person, seen by nobody else."""

from __future__ import annotations

from typing import Any

from fondaco.games import GAMES
from fondaco.lessons import Act, Run, course, find_lesson
from tests.server.house import Guest, House

GOAL = "/api/lessons/batavia/goal"


def take(guest: Guest, state: dict[str, Any], action: str, move: str | None = None, path: str = GOAL) -> dict[str, Any]:
    answer: dict[str, Any] = guest.post(path, {"action": action, "at": state["at"], "move": move})
    return answer


def info(guest: Guest, game: str = "batavia", name: str = "goal") -> dict[str, Any]:
    courses: Any = guest.get("/api/lessons")
    lessons = next(each["lessons"] for each in courses if each["game"] == game)
    return next(each for each in lessons if each["name"] == name)


def test_a_lesson_is_taken_step_by_step_to_its_end(house: House, people: list[Guest]) -> None:
    ada = people[0]
    lesson = find_lesson(GAMES["batavia"], "goal")
    assert lesson is not None
    run, state = Run(lesson), ada.get(GOAL)
    while not run.done:
        step = run.step
        assert (state["at"], state["text"], state["point"]) == (
            run.at,
            f"batavia-lesson-goal-{step.text}",
            [*step.point],
        )
        assert bool(state["snapshot"]["legal"]) == isinstance(step, Act), "moves only where one is asked for"
        if isinstance(step, Act):
            run.play(step.moves[0])
            state = take(ada, state, "play", step.moves[0])
            assert state["answer"]["accepted"]
            assert state["snapshot"]["told"][0]["notation"] == step.moves[0]
        else:
            run.go_on()
            state = take(ada, state, "go-on")
    assert state["done"]
    assert state["following"] == "seals"
    assert (info(ada)["done"], info(ada)["shown"]) == (True, 0)
    assert not info(people[1])["done"], "progress is one's own"


def test_a_wrong_move_is_answered_and_changes_nothing(people: list[Guest]) -> None:
    ada = people[0]
    state = ada.get(GOAL)
    while state["step"] != "act":
        state = take(ada, state, "go-on")
    wrong = take(ada, state, "play", "lay EN")
    assert (wrong["answer"]["accepted"], wrong["at"]) == (False, state["at"])
    assert wrong["answer"]["reply"] == "batavia-lesson-goal-other-ship"
    assert [event["type"] for event in wrong["answer"]["effect"]["events"]] == ["laid", "seal-taken"]
    refused = take(ada, state, "play", "sail FR")["answer"]["refused"]
    assert (refused["id"], refused["rule"]) == ("cards-first", "BAT-4.3")
    assert take(ada, state, "play", "lay FR")["at"] == state["at"] + 1


def test_a_lesson_goes_on_where_it_was_left_also_after_an_account_is_made(house: House) -> None:
    with house.guest("Lea") as lea, house.guest("Lea too") as other:
        state = take(lea, lea.get(GOAL), "go-on")
        assert lea.get(GOAL)["at"] == state["at"] == 1
        assert info(lea)["shown"] == 2
        lea.post("/api/account", {"name": "Lea of the lessons", "password": "a long password"}, status=201)
        assert lea.get(GOAL)["at"] == 1
        take(other, other.get("/api/lessons/batavia/seals"), "go-on", path="/api/lessons/batavia/seals")
        other.post("/api/session", {"name": "Lea of the lessons", "password": "a long password"}, status=201)
        assert info(other)["shown"] == 2
        assert info(other, name="seals")["shown"] == 2


def test_one_can_go_back_a_step_and_begin_again(people: list[Guest]) -> None:
    ada = people[2]
    state = ada.get(GOAL)
    while state["step"] != "act":
        state = take(ada, state, "go-on")
    after = take(ada, state, "play", "lay FR")
    assert take(ada, after, "back")["at"] == state["at"]
    assert take(ada, ada.get(GOAL), "back")["at"] == state["at"] - 1
    assert take(ada, ada.get(GOAL), "again")["at"] == 0
    assert take(ada, ada.get(GOAL), "back")["at"] == 0


def test_a_command_for_another_step_changes_nothing(people: list[Guest]) -> None:
    """A double click reads one step on, not two."""
    ada = people[3]
    first = ada.get(GOAL)
    assert take(ada, first, "go-on")["at"] == 1
    assert take(ada, first, "go-on")["at"] == 1


def test_a_lesson_is_no_table(people: list[Guest]) -> None:
    """Nobody finds, watches or joins it: it is a match from a position."""
    ada, bo = people[:2]
    state = take(ada, ada.get(GOAL), "go-on")
    table = state["snapshot"]["table"]
    assert (table["public"], table["spectators"], table["hints"]) == (False, False, False)
    assert bo.get(f"/api/tables/{table['id']}", status=404)["id"] == "no-such-table"
    for show in ("open", "playing", "finished", "mine"):
        assert table["id"] not in [each["id"] for each in ada.get("/api/tables", show=show)["tables"]]


def test_there_are_lessons_only_where_there_are(people: list[Guest]) -> None:
    assert people[0].get("/api/lessons/batavia/nothing", status=404)["id"] == "no-such-lesson"
    assert people[0].get("/api/lessons/chess/goal", status=404)["id"] == "no-such-lesson"
    courses: Any = people[0].get("/api/lessons")
    assert {each["game"]: len(each["lessons"]) for each in courses} == {
        name: len(course(game)) for name, game in GAMES.items()
    }


def test_a_piece_that_cannot_be_chosen_in_a_lesson_is_explained_with_its_rule(people: list[Guest]) -> None:
    ada = people[0]
    state = ada.get(GOAL)
    while state["step"] != "act":
        state = take(ada, state, "go-on")

    def reason(target: str) -> Any:
        return ada.get(f"{GOAL}/reason", target=target)["refused"]

    lit = {target for move in state["snapshot"]["legal"] for target in move["targets"]}
    assert all(reason(target) is None for target in lit)
    assert reason("lot")["rule"].startswith("BAT-")
    assert ada.get("/api/lessons/batavia/no-such/reason", 404, target="lot")["id"] == "no-such-lesson"
