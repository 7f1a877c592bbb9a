"""The player aid of Spice Islands."""

from __future__ import annotations

from fondaco.games.spice_islands import data
from fondaco.kernel.declaring.aid import Aid, AidSection, AidTable, drawn, line, number, words

DIVIDED = tuple(dict.fromkeys(data.PRICES))
SHARES = AidTable(
    "prices",
    (
        (drawn("share", "price"), *(number(f"{price} $") for price in DIVIDED)),
        (words("how-many"), *(number(data.PRICES.count(price)) for price in DIVIDED)),
    ),
    ("SPI-1.9", "SPI-4.2"),
)
INCOME = AidTable(
    "income",
    (
        (words("event"), words("treasury"), words("captain")),
        (drawn("good", "good"), number(f"{data.GOOD_INCOME} + {data.FREIGHT} $"), number(f"{data.BONUS} $")),
        (drawn("spice", "spice"), number(f"{data.SPICE_INCOME} $"), number(f"{data.BONUS} $")),
        (drawn("pirates", "loot"), number(f"{data.LOOT} $"), words("half")),
        (drawn("navy", "recovered"), number(f"{data.REWARD} $"), number(f"{data.BONUS} $")),
        (drawn("navy", "sunk"), number(f"{data.SINKING} $ *"), number(f"{data.SINKING} $")),
    ),
    ("SPI-6.5", "SPI-6.6", "SPI-7.11", "SPI-8.5", "SPI-8.6"),
)

AID = Aid(
    (
        AidSection("goal", (line("goal", "SPI-11.3", pictures="coin"),)),
        AidSection(
            "turn",
            (
                line("roll", "SPI-3.1", pictures="die-purple die-green die-black", dice=data.DICE),
                line("buy", "SPI-4.1", "SPI-4.2", pictures="die-purple share"),
                line("merchant", "SPI-6.1", "SPI-6.3", pictures="die-green vessel", hold=data.CAPACITY),
                line("pirate", "SPI-7.1", "SPI-7.5", pictures="die-black pirates skull"),
                line("navy", "SPI-8.1", "SPI-8.4", pictures="die-orange navy"),
                line("step", "SPI-9.1", "SPI-9.4", "SPI-9.8", trigger=data.TRIGGER),
                line("free", "SPI-10.1", "SPI-10.3", pictures="captain"),
            ),
        ),
        AidSection(
            "values",
            (line("good-pays-more", "SPI-6.5", good=data.GOOD_INCOME, freight=data.FREIGHT, sunk=data.SINKING),),
            (INCOME, SHARES),
        ),
        AidSection(
            "scoring",
            (
                line("dividend", "SPI-9.5", "SPI-9.7", pictures="share coin", trigger=data.TRIGGER),
                line("election", "SPI-9.2", "SPI-9.3", pictures="captain", trigger=data.TRIGGER),
                line("mutiny", "SPI-9.10", pictures="skull", trigger=data.TRIGGER),
                line("split", "SPI-7.12", pictures="pirates"),
            ),
        ),
        AidSection(
            "end",
            (line("end", "SPI-11.1", pictures="good spice", pieces=data.PIECES_OF_CARGO), line("tie", "SPI-11.4")),
        ),
        AidSection(
            "traps",
            (
                line("trap-shares", "SPI-11.3"),
                line("trap-back", "SPI-9.7"),
                line("trap-colour", "SPI-6.5"),
                line("trap-empty", "SPI-6.3"),
                line("trap-new", "SPI-10.3"),
                line("trap-port", "SPI-9.9"),
                line("trap-others", "SPI-4.1"),
            ),
        ),
    )
)
