"""The training example: its steps run, and the same seed gives the same curve."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_kontor.py"


def test_the_same_seed_learns_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(EXAMPLE))
    (one, curve), (two, again) = example["train"](6, 3), example["train"](6, 3)
    assert curve == again
    assert np.array_equal(one.weights, two.weights)
    assert one.weights.any()
    share, low, high = example["prove"](one, 4, 3)
    assert 0 <= low <= share <= high <= 1


def test_the_curve_is_a_picture() -> None:
    example = runpy.run_path(str(EXAMPLE))
    picture = ET.fromstring(example["draw"]([0.5, 0.7, 0.9], "learning"))
    assert picture.tag.endswith("svg")


def test_the_picture_has_its_place_wherever_one_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    example = runpy.run_path(str(EXAMPLE))
    assert example["PICTURE"] == EXAMPLE.parents[1] / "docs/pictures/learning-kontor.svg"
    monkeypatch.setattr(sys, "argv", ["learn", "--games", "2", "--proof", "2", "--picture", "new/folder/curve.svg"])
    example["main"]()
    assert ET.parse(tmp_path / "new/folder/curve.svg").getroot().tag.endswith("svg")
