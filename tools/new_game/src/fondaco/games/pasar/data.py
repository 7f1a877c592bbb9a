"""What is printed on Pasar's cardboard."""

from __future__ import annotations

from typing import Literal

Good = Literal["pepper", "nutmeg", "tea", "silk"]
Stall = Literal["stall-1", "stall-2", "stall-3", "stall-4"]
GOOD_NAMES: tuple[Good, ...] = ("pepper", "nutmeg", "tea", "silk")
STALL_NAMES: tuple[Stall, ...] = ("stall-1", "stall-2", "stall-3", "stall-4")
GOODS = 4
STALLS = 4
NOBODY = -1
NOTHING = -1  # no good, no stall

CARDS_OF_A_GOOD = 12  # PAS-1.2
OPENING_HAND = 3  # PAS-1.3
ROUNDS = [8, 5]  # PAS-2.1, by the option `length`
OPENING_PRICE = 3  # PAS-1.1
LOWEST_PRICE = 1
HIGHEST_PRICE = 6
LEFTOVER_COINS = 1  # PAS-5.2
