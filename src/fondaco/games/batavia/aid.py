"""Batavia's player aid."""

from __future__ import annotations

from fondaco.games.batavia import data
from fondaco.kernel.declaring.aid import Aid, AidSection, AidTable, line, named, number, words

CONVERSION = AidTable(
    "conversion",
    (
        (words("companies"), *(number(count) for count in range(1, data.COMPANIES + 1))),
        (words("gold"), *(number(gold) for gold in data.CONVERSION_GOLD[1:])),
    ),
    ("BAT-7.3",),
)
WAREHOUSES = AidTable(
    "warehouses",
    (
        (words("good"), words("alone"), words("shared")),
        *(
            (named(good, good), number(most), number(tied))
            for good, most, tied in zip(data.GOOD_NAMES, data.MAJORITY_GOLD, data.TIE_GOLD, strict=True)
        ),
    ),
    ("BAT-10.2",),
)

AID = Aid(
    (
        AidSection("goal", (line("goal", "BAT-10.6", pictures="coin"),)),
        AidSection(
            "turn",
            (
                line("auction", "BAT-3.3", "BAT-3.6", pictures="bill ship"),
                line("draw", "BAT-4.2", pictures="back"),
                line("lay", "BAT-4.4", "BAT-4.5", pictures="ship ship2"),
                line("sail", "BAT-6.1", "BAT-6.5", pictures="seal merchant crate"),
                line("convert", "BAT-7.1", "BAT-7.2", pictures="tile tile2 coin"),
                line(
                    "pirates", "BAT-8.1", "BAT-8.2", pictures="cannon", few=data.PIRATES_AT[3], many=data.PIRATES_AT[4]
                ),
            ),
        ),
        AidSection("values", (), (CONVERSION, WAREHOUSES)),
        AidSection(
            "scoring",
            (
                line("hands", "BAT-10.1", pictures="ship"),
                line("seals", "BAT-10.5", pictures="seal", gold=data.SEAL_GOLD),
                line("bills", "BAT-10.3", pictures="bill", gold=data.MOST_BILLS_GOLD, tied=data.TIED_BILLS_GOLD),
                line("hex", "BAT-10.4", gold=data.FINAL_HEX_GOLD),
            ),
        ),
        AidSection("end", (line("end", "BAT-9.1", "BAT-9.4"),)),
        AidSection(
            "traps",
            (
                line("trap-tie", "BAT-5.1"),
                line("trap-tiles", "BAT-7.5"),
                line("trap-each", "BAT-7.2"),
                line("trap-first", "BAT-7.1"),
                line("trap-back", "BAT-6.2"),
                line("trap-pay", "BAT-3.6"),
                line("trap-pirates", "BAT-8.3"),
            ),
        ),
    )
)
