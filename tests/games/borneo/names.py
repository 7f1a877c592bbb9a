"""The names of cards, ports and merchants, as the catalogues must have them for the deck's data file.

After a change of the deck `python -m tests.games.borneo.names` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import fondaco
from fondaco.games.borneo import data
from fondaco.games.borneo.data import CARD_NAMES, COMPANY_NAMES, DECK, GOOD_NAMES, MERCHANT_NAMES, PORT_NAMES
from fondaco.locale import LANGUAGES, Formatter

PLURALS = {("it", "nutmeg"): "noci moscate"}  # the other goods, and all in English, have no plural on a card
MARK = "tests/games/borneo/names.py"


def names(language: str) -> dict[str, str]:
    """Piece to name: what a card shows, the printed name of a port, company and position of a merchant."""
    words = Formatter(language, fondaco.GAMES["borneo"])
    named = dict(zip(PORT_NAMES, DECK.titles, strict=True))
    for card, name in enumerate(CARD_NAMES):
        flags = [words.piece(COMPANY_NAMES[company]) for company in data.FLAG[card * 4 : card * 4 + 4]]
        piece = GOOD_NAMES[data.GOOD[card]]
        good = words.piece(piece)
        if data.UNITS[card] == 2:
            good = f"2 {PLURALS.get((language, piece), good)}"
        named[name] = f"{name} ({' '.join(flags[:3])} / {flags[3]}, {good})"
    for merchant in MERCHANT_NAMES:
        company, rank = merchant.split("-")
        named[merchant] = f"{words.piece(company)} {rank}"
    return named


def main() -> None:
    """Write the names below the mark in each catalogue."""
    for language in LANGUAGES:
        file = Path(fondaco.__file__).parent / "locale" / language / "borneo.ftl"
        head, mark, rest = file.read_text(encoding="utf-8").partition(MARK)
        sentence = rest.splitlines()[0]  # what is left of the line of the mark
        lines = [f"borneo-piece-{piece} = {name}" for piece, name in names(language).items()]
        file.write_text(head + mark + sentence + "\n\n" + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
