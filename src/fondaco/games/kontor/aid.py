"""Kontor's player aid, for the base game."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.kernel.declaring.aid import Aid, AidSection, line

SIZE = f"{data.ROWS[data.BASE]} \N{MULTIPLICATION SIGN} {data.COLUMNS[data.BASE]}"

AID = Aid(
    (
        AidSection("goal", (line("goal", "KON-10.7", "KON-13.6", pictures="medal guardian0 guardian1"),)),
        AidSection(
            "turn",
            (
                line("choose", "KON-4.1", "KON-4.2", pictures="wax"),
                line("tax", "KON-5.1", "KON-5.2", pictures="florin", tax=data.TAX),
                line("first", "KON-6.1"),
                line("ship", "KON-7.1", "KON-7.2", pictures="ship"),
                line("lay", "KON-8.1", "KON-8.4", pictures="dock canal", size=SIZE),
                line("yards", "KON-9.2", "KON-9.4", pictures="wine spices tea"),
                line("income", "KON-11.1", "KON-11.2", pictures="canal coin"),
            ),
        ),
        AidSection(
            "values",
            (
                line("difference", "KON-10.2", "KON-10.3"),
                line("goods", "KON-10.4"),
                line("circle", "KON-1.2", "KON-10.5", pictures="circle"),
                line(
                    "hand",
                    "KON-2.3",
                    "KON-2.4",
                    quay=data.OPENING_QUAY,
                    canal=data.OPENING_CANAL,
                    florins=data.OPENING_FLORINS,
                ),
                line("crane", "KON-12.2", pictures="crane"),
            ),
        ),
        AidSection(
            "scoring",
            (
                line("point", "KON-10.7", pictures="guardian0"),
                line("bonus", "KON-13.3", "KON-13.5", pictures="medal", yards=data.BONUS_YARDS),
                line("struck", "KON-13.4"),
                line("tie", "KON-13.6", pictures="coin"),
            ),
        ),
        AidSection(
            "end",
            (
                line(
                    "end",
                    "KON-13.1",
                    "KON-13.2",
                    spaces=data.ROWS[data.BASE] * data.COLUMNS[data.BASE],
                    idle=data.IDLE_ROUNDS,
                    stale=data.STALE_ROUNDS,
                ),
            ),
        ),
        AidSection(
            "traps",
            (
                line("trap-edge", "KON-9.2", rows=data.ROWS[data.BASE]),
                line("trap-sum", "KON-10.2"),
                line("trap-florin", "KON-5.2"),
                line("trap-balance", "KON-10.6"),
                line("trap-ship", "KON-7.4"),
                line("trap-crane", "KON-12.1"),
                line("trap-last", "KON-13.1"),
            ),
        ),
    )
)
