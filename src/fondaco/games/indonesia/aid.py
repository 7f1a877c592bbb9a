"""Indonesia's player aid."""

from __future__ import annotations

from fondaco.games.indonesia import data
from fondaco.kernel.declaring.aid import Aid, AidSection, AidTable, drawn, line, named, number, words

VALUES = AidTable(
    "worth",
    (
        tuple(named(name, name) for name in data.TYPE_NAMES),
        tuple(number(value) for value in data.UNIT_VALUE),
    ),
    ("IND-6.3", "IND-10.7"),
)
TRACKS = AidTable(
    "tracks",
    (
        (words("track"), words("track-means")),
        *((named(name), words(f"track-{name}")) for name in data.TRACK_NAMES),
    ),
    ("IND-9.2",),
)
CITIES = AidTable(
    "cities",
    (
        (words("size"), *(drawn(f"city{size}") for size in range(1, data.LARGEST + 1))),
        (words("buys"), *(number(size) for size in range(1, data.LARGEST + 1))),
        (words("stones"), *(number(count) for count in data.STONES[1:])),
    ),
    ("IND-10.3", "IND-1.10"),
)
TIMES = "\N{MULTIPLICATION SIGN}"
FACTORS = ", ".join(f"{TIMES}{factor}" for factor in data.MULTIPLIER[1:])

AID = Aid(
    (
        AidSection("goal", (line("goal", "IND-12.2", pictures="coin bill"),)),
        AidSection(
            "turn",
            (
                line("era", "IND-4.2", "IND-4.4", pictures="city1"),
                line("order", "IND-5.2", "IND-5.3", pictures="order bill", factors=FACTORS),
                line("mergers", "IND-6.2", "IND-6.6", pictures="rice rice2"),
                line("acquisitions", "IND-8.1", "IND-8.2", pictures="deed"),
                line("research", "IND-9.1", last=data.LAST_LEVEL),
                line("operations", "IND-10.1", "IND-10.6", "IND-10.8", pictures="shipping spice city2"),
                line("growth", "IND-11.2", pictures="city2 city3"),
            ),
        ),
        AidSection(
            "values",
            (line("fee", "IND-10.7", "IND-6.3", fee=data.FEE, mixed=data.MIXED_VALUE),),
            (VALUES, CITIES, TRACKS),
        ),
        AidSection("scoring", (line("sum", "IND-12.2", pictures="coin bill"),)),
        AidSection("end", (line("end", "IND-4.2", "IND-12.1", era=data.ERA_NAMES[-1]),)),
        AidSection(
            "traps",
            (
                line("trap-ships", "IND-10.4"),
                line("trap-must", "IND-10.6"),
                line("trap-refuse", "IND-6.2"),
                line("trap-cash", "IND-6.4"),
                line("trap-beside", "IND-8.4"),
                line("trap-siap", "IND-7.3"),
                line("trap-deeds", "IND-4.6"),
            ),
        ),
    )
)
