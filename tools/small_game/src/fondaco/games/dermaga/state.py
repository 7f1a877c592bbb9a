# cython: auto_pickle=True
"""Dermaga's state: everything on the table."""

from __future__ import annotations

from fondaco.kernel.declaring.fields import array, scalar, with_fields
from fondaco.kernel.declaring.positions import SEATS
from fondaco.kernel.playing.state import State as BaseState


@with_fields
class State(BaseState):
    """A field is shown to everybody, unless the view is told to hide it."""

    chests = scalar()  # on the quay
    coins = array(SEATS)
