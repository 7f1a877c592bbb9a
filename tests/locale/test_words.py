"""Texts of page, server, terminal and rules: one term for each thing, and plurals that follow the number."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
ITALIAN = [
    *ROOT.glob("src/fondaco/locale/it/*.ftl"),
    *PAGE.glob("**/it/*.ftl"),
    *PAGE.glob("**/*.it.ftl"),
    *ROOT.glob("docs/**/*.it.md"),
]
MESSAGES = [*ROOT.glob("src/fondaco/locale/*/*.ftl"), *PAGE.glob("**/*.ftl")]
AVOIDED = {
    r"\b([Uu]n|[Ii]l tuo) conto\b": "account",
    r"\b[Cc]hiacchier": "chat",
    r"\b[Dd]i mano\b(?= *$)": "di turno",
    "\\b[Dd]i['\u2019](?= )": "scegli, invia, scrivi",
    r"\b([Rr]itirar|[Rr]itira\b|ritirat)": "annullare",
    r"\b[Tt]agli[ae]\b": "dimensione",
    r"\b[Vv]erbal[ei]\b": "registrazione",
    r"[Oo]rdine di gioco": "ordine di turno",
    r"lume di lampada": "scuro",
    r"Pensaci": "analisi",
}
COUNTED = re.compile(r"\{ \$\w+ \} (goods|ships|merci|navi)\b")


@pytest.mark.parametrize("path", ITALIAN, ids=lambda path: str(path.relative_to(ROOT)))
def test_italian_uses_the_words_of_italian_players(path: Path) -> None:
    found = [
        f"{number}: {line.strip()[:80]} (say: {better})"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for word, better in AVOIDED.items()
        if re.search(word, line)
    ]
    assert not found


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_goods_and_ships_are_counted_by_a_variant(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if COUNTED.search(line) and not line.lstrip().startswith(("[", "*["))] == []
