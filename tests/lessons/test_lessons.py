"""Every lesson can be taught to its end, and a broken one is told by file and line."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from fondaco.games import GAMES
from fondaco.lessons import Act, Lesson, LessonError, Progress, Run, Say, check, course, courses, read_lesson, text_id
from fondaco.lessons.files import lesson_files
from fondaco.locale import LANGUAGES, catalogue, rulebook

LONGEST_TEXT = 420  # characters: what fits into the panel of a phone without scrolling for long
LESSONS = [(game, file) for game in GAMES for file in lesson_files(game)]
EVERY_LESSON = pytest.mark.parametrize(("game", "file"), LESSONS)


def lesson_of(game: str, file: str) -> Lesson:
    return read_lesson(GAMES[game], file, lesson_files(game)[file])


@EVERY_LESSON
def test_a_lesson_is_played_to_its_end_and_every_other_legal_move_has_an_answer(game: str, file: str) -> None:
    check(lesson_of(game, file))


@EVERY_LESSON
def test_a_lesson_is_short(game: str, file: str) -> None:
    lesson = lesson_of(game, file)
    shown = {step.line for step in lesson.steps if isinstance(step, Say | Act)}
    assert 6 <= len(shown) <= 16, "three to five minutes"
    assert any(isinstance(step, Act) for step in lesson.steps)
    for language in LANGUAGES:
        texts = {text: catalogue(language).text(text_id(lesson, text), {})[0] for text in lesson.texts}
        assert {text: len(told) for text, told in texts.items() if len(told) > LONGEST_TEXT} == {}


@EVERY_LESSON
def test_a_lesson_goes_on_from_every_step_where_it_was_left(game: str, file: str) -> None:
    lesson = lesson_of(game, file)
    run = Run(lesson)
    while not run.done:
        resumed = Progress.of(run, None).resume(lesson)
        assert (resumed.at, resumed.moves, resumed.shown) == (run.at, run.moves, run.shown)
        assert resumed.match.record.write() == run.match.record.write()
        step = run.step
        if isinstance(step, Act):
            assert run.play(step.moves[0]).accepted
        else:
            run.go_on()


def wrong_moves(lesson: Lesson) -> Iterator[tuple[Run, str]]:
    """Each legal move that the lesson does not ask for, at its step."""
    run = Run(lesson)
    while not run.done:
        step = run.step
        if not isinstance(step, Act):
            run.go_on()
            continue
        legal = [lesson.game.moves.write(move) for move in run.match.offers(run.seat)]
        yield from ((run, notation) for notation in legal if notation not in step.moves)
        run.play(step.moves[0])


def test_a_move_that_is_not_asked_for_changes_nothing_and_tells_its_effect() -> None:
    effects = set()
    for run, notation in wrong_moves(lesson_of("batavia", "02-seals.lesson")):
        before = run.match.record.write(), run.at, run.match.legal(run.seat)
        answer = run.play(notation)
        assert (run.match.record.write(), run.at, run.match.legal(run.seat)) == before
        assert not answer.accepted
        assert answer.reply is not None
        effects |= {(notation, event.message()) for event in answer.effect}
    assert ("lay FR", "seal-taken") in effects
    assert not [notation for notation, _ in effects if notation == "draw"], "luck would be told"


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    run = Run(lesson_of("batavia", "07-round.lesson"))
    while run.step.text != "draw":
        run.play(run.step.moves[0]) if isinstance(run.step, Act) else run.go_on()
    refusal = run.play("lay DK").refusal
    assert refusal is not None
    assert refusal.rule == "BAT-4.6"


SOURCE = lesson_files("batavia")["01-goal.lesson"]


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("move lay FR", "move lay NL", 18, "'lay NL' is not legal here"),
        ("move lay FR", "move sing", 18, "'sing' is not legal here"),
        ("point board", "point moon:1", 14, "there is no 'moon:1' to point at"),
        ("say seal", "say no-such-text", 24, "batavia-lesson-goal-no-such-text is not there (en)"),
        ("-> drew", "-> not-written", 21, "batavia-lesson-goal-not-written is not there (en)"),
        ("  wrong convert -> converted\n", "", 32, "the legal move 'convert' has no reply"),
        ("wrong draw ->", "wrong bid * ->", 21, "no legal move is answered by 'drew'"),
        ("tiles = [", "gold = [1]\n  tiles = [", 7, "no such position: position-wants-list field=gold"),
        ("seats = 3", "seats = 9", 3, "no such position"),
        ("seats = 3", "seats = three", 3, "seats is not written out"),
        ("seats = 3", "seats = [", 3, "not a position"),
        ("review end", "say end", 35, "a lesson ends with its only review"),
        ("act keep", "play 0 pass\nact keep", 32, "'pass' cannot be played"),
        ("  move keep", "  move keep\n  luck 1 2 3 4 4 4 4 4 4 4", 32, "luck that is not drawn"),
        ("say ships", "sing ships", 16, "'sing' is not a word of lessons"),
        ("  point own\n", "  luck 1\n", 17, "'luck' has no place below 'say'"),
        ("  move keep\n", "", 32, "there is no move that the player is to make"),
        ("wrong convert -> converted", "wrong convert converted", 34, "a reply is written"),
    ],
)
def test_a_broken_lesson_is_told_by_file_and_line(old: str, new: str, line: int, problem: str) -> None:
    assert old in SOURCE
    with pytest.raises(LessonError) as told:
        check(read_lesson(GAMES["batavia"], "01-goal.lesson", SOURCE.replace(old, new, 1)))
    assert str(told.value).startswith(f"01-goal.lesson:{line}: ")
    assert problem in str(told.value)


def test_a_broken_lesson_never_reaches_a_player(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    files = lesson_files("batavia") | {"01-goal.lesson": SOURCE.replace("lay FR", "lay NL")}
    monkeypatch.setattr(courses, "lesson_files", lambda name: files)
    with caplog.at_level(logging.ERROR):
        assert [lesson.number for lesson in courses.read_course("batavia")] == list(range(2, len(files) + 1))
    assert "broken lesson" in caplog.text


@pytest.mark.parametrize("game", GAMES)
def test_a_course_has_enough_lessons_for_the_rules_numbered_from_one(game: str) -> None:
    lessons = course(GAMES[game])
    assert [lesson.number for lesson in lessons] == list(range(1, len(lessons) + 1))
    paragraphs = sum(len(chapter.paragraphs) for chapter in rulebook(game, "en").chapters)
    least = min(8, paragraphs // 8)  # a small game needs fewer
    assert least <= len(lessons) <= 13, "six to ten for the rules, two or three on good play"
