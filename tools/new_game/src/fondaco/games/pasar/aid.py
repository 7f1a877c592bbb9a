"""Pasar's player aid."""

from __future__ import annotations

from fondaco.games.pasar import data
from fondaco.kernel.declaring.aid import Aid, AidSection, AidTable, line, named, number, words

GOODS = AidTable(
    "goods",
    (
        (words("good"), words("cards"), words("price")),
        *((named(good, good), number(data.CARDS_OF_A_GOOD), number(data.OPENING_PRICE)) for good in data.GOOD_NAMES),
    ),
    ("PAS-1.1", "PAS-1.2"),
)

AID = Aid(
    (
        AidSection("goal", (line("goal", "PAS-5.3", pictures="coin"),)),
        AidSection(
            "turn",
            (
                line("visit", "PAS-3.1", "PAS-3.2"),
                line("quarrel", "PAS-3.3"),
                line("sale", "PAS-4.1", "PAS-4.2", "PAS-4.3"),
                line("rise", "PAS-4.4"),
            ),
        ),
        AidSection(
            "values",
            (line("prices", "PAS-1.1", low=data.LOWEST_PRICE, high=data.HIGHEST_PRICE, hand=data.OPENING_HAND),),
            (GOODS,),
        ),
        AidSection("scoring", (line("left", "PAS-5.2", coins=data.LEFTOVER_COINS), line("tie", "PAS-5.4"))),
        AidSection("end", (line("end", "PAS-2.1", full=data.ROUNDS[0], short=data.ROUNDS[1]),)),
        AidSection("traps", (line("trap-one-good", "PAS-4.3"), line("trap-fall", "PAS-4.2"))),
    )
)
