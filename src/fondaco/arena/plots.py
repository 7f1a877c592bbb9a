"""Plots for the pages of reports, as pictures inside them."""

from __future__ import annotations

import base64
import io
from collections.abc import Sequence
from typing import Any

STYLE = "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{padding:.2rem .8rem;\
text-align:right}td:first-child,th:first-child{text-align:left}img{max-width:100%}"


def plot(height: float = 3.0) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, height), layout="constrained")
    return figure, figure.add_subplot()


def image(figure: Any) -> str:
    out = io.BytesIO()
    figure.savefig(out, format="png", dpi=110)
    return "data:image/png;base64," + base64.b64encode(out.getvalue()).decode()


def intervals(
    names: Sequence[str], shares: Sequence[tuple[float, float, float]], usual: float | None, height: float = 0.0
) -> str:
    """A line for each name: share, low, high; the usual share is dotted."""
    figure, axes = plot(height or 1.2 + 0.24 * len(names))
    for index, (share, low, high) in enumerate(shares):
        axes.plot([low, high], [index, index], color="tab:blue")
        axes.plot(share, index, "o", color="tab:blue")
    if usual is not None:
        axes.axvline(usual, linestyle=":", color="grey")
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlim(left=0)
    return image(figure)


def histogram(values: Sequence[float], bins: int = 30) -> str:
    figure, axes = plot()
    axes.hist(values, bins=bins)
    return image(figure)
