"""Borneo's player aid."""

from __future__ import annotations

from fondaco.games.borneo.data import COPIES, DRAWN, HAND_LIMIT, MERCHANTS, MISSION_NAMES, POINTS, PORTS, TOP_ROW
from fondaco.kernel.declaring.aid import Aid, AidSection, AidTable, line, named, number, words

MISSIONS = AidTable(
    "missions",
    (
        (words("mission-name"), words("points"), words("copies")),
        *(
            (named(name), number(points), number(copies))
            for name, points, copies in zip(MISSION_NAMES, POINTS, COPIES, strict=True)
        ),
    ),
    ("BOR-4.2",),
)

AID = Aid(
    (
        AidSection("goal", (line("goal", "BOR-12.4", "BOR-12.5", pictures="mission pepper"),)),
        AidSection(
            "turn",
            (
                line("mission", "BOR-4.1", "BOR-4.3", pictures="mission"),
                line("change", "BOR-5.2", pictures="merchant yellow"),
                line("conflict", "BOR-6.1", "BOR-6.7", pictures="scales"),
                line("expedition", "BOR-7.1", "BOR-7.2", pictures="card"),
                line("draw", "BOR-11.1", "BOR-11.3", pictures="back", drawn=DRAWN, limit=HAND_LIMIT),
            ),
        ),
        AidSection(
            "values",
            (
                line("flags", "BOR-1.7", "BOR-7.4", pictures="red blue", top=TOP_ROW),
                line("monopoly", "BOR-8.1", "BOR-8.3", pictures="yellow"),
                line("quota", "BOR-9.1", "BOR-9.2", "BOR-9.4", pictures="scales"),
                line("strength", "BOR-6.5", "BOR-6.6", pictures="green merchant"),
            ),
            (MISSIONS,),
        ),
        AidSection("scoring", (line("captures", "BOR-12.4", pictures="card port"), line("tie", "BOR-12.5"))),
        AidSection("end", (line("end", "BOR-10.2", "BOR-11.2", ports=PORTS), line("last", "BOR-12.2", "BOR-12.3"))),
        AidSection(
            "traps",
            (
                line("trap-cover", "BOR-7.4"),
                line("trap-first", "BOR-8.2"),
                line("trap-merchants", "BOR-8.6", merchants=MERCHANTS),
                line("trap-double", "BOR-12.4", pictures="double"),
                line("trap-change", "BOR-4.6"),
                line("trap-hand", "BOR-6.3"),
                line("trap-last-card", "BOR-9.1"),
            ),
        ),
    )
)
