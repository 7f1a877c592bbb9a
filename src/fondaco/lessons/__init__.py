"""Lessons: data in a game's folder, read, checked and played through a match like any other. See docs/lessons.md."""

from fondaco.lessons.checking import check
from fondaco.lessons.courses import course, find_lesson
from fondaco.lessons.lesson import Act, Lesson, LessonError, OtherMove, Say, Step, text_id
from fondaco.lessons.progress import Progress
from fondaco.lessons.read import read_lesson
from fondaco.lessons.run import NAMES, Answer, Run

__all__ = [
    "NAMES",
    "Act",
    "Answer",
    "Lesson",
    "LessonError",
    "OtherMove",
    "Progress",
    "Run",
    "Say",
    "Step",
    "check",
    "course",
    "find_lesson",
    "read_lesson",
    "text_id",
]
