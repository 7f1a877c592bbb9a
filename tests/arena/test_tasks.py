"""Tasks run here, in processes or on a cluster, with the same results (the cluster: `test_ray.py`)."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from fondaco.arena.tasks import AHEAD, HERE, Where, crew, run_tasks
from fondaco.kernel.errors import BotError

WORKERS = 2


def negative(number: int) -> int:
    return -number


def zero_waits_for_one(number: int, folder: Path) -> int:
    """The first task is done after the second."""
    if number == 1:
        (folder / "one").touch()
    while number == 0 and not (folder / "one").exists():
        time.sleep(0.01)
    return -number


def refuse_three(number: int) -> int:
    if number == 3:
        raise BotError("unknown-bot", name="three")
    return number


def die(number: int) -> int:
    os._exit(number)


@pytest.mark.parametrize("ordered", [True, False])
def test_all_results_come_and_in_order_if_that_is_wanted(tmp_path: Path, ordered: bool) -> None:
    found = list(run_tasks(range(8), partial(zero_waits_for_one, folder=tmp_path), Where(WORKERS), ordered))
    expected = [-number for number in range(8)]
    assert sorted(found, reverse=True) == expected
    assert (found == expected) == ordered
    assert list(run_tasks(range(8), negative, HERE, ordered)) == expected


@pytest.mark.parametrize("ordered", [True, False])
def test_few_tasks_are_taken_before_their_turn(ordered: bool) -> None:
    taken = 0

    def tasks() -> Iterator[int]:
        nonlocal taken
        for number in range(40):
            taken += 1
            yield -number

    results = run_tasks(tasks(), abs, Where(WORKERS), ordered)
    first = next(results)
    assert taken <= WORKERS * AHEAD + 1
    assert sorted([first, *results]) == list(range(40))


@pytest.mark.parametrize("workers", [1, WORKERS])
def test_what_a_task_raises_is_raised(workers: int) -> None:
    with pytest.raises(BotError, match="three"):
        list(run_tasks(range(6), refuse_three, Where(workers)))


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(BotError, match="arena-process-died"):
        list(run_tasks(range(3), die, Where(WORKERS)))


def test_a_crew_does_one_work_after_the_other() -> None:
    with crew(Where(WORKERS)) as hired:
        assert list(hired.run(range(4), negative)) == [0, -1, -2, -3]
        assert list(hired.run([-1, 2], abs)) == [1, 2]
