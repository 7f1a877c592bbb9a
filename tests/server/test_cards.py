"""What an address is called, and how a link to it is shown elsewhere: the same page, with other tags."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from fondaco.server.web.cards import Card, language_asked, put_into
from tests.server.house import Guest, House, open_house
from tests.server.test_notify import account

INDEX = '<html lang="en"><meta name="description" content="x" /><title>Fondaco</title></html>'
KONTOR = {"game": "kontor", "seats": [{"kind": "person"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("cards")
    static = folder / "static"
    (static / "share").mkdir(parents=True)
    (static / "index.html").write_text(INDEX)
    (static / "share" / "kontor.jpg").write_bytes(b"a picture")
    with open_house(folder, {"FONDACO_STATIC_DIR": str(static)}) as house:
        yield house


def tags(guest: Guest, path: str, language: str = "en") -> dict[str, str]:
    page = guest.client.get(path, headers={"accept-language": language}).text
    found = {name: unescape(value) for name, value in re.findall(r'<meta property="([\w:]+)" content="([^"]*)"', page)}
    return {"title": unescape(re.findall("<title>(.*)</title>", page)[0]), **found}


def test_a_link_to_an_open_table_says_who_invites_to_what(house: House) -> None:
    with account(house, "Rosa & Co <b>") as rosa, house.guest() as stranger:
        table = rosa.post("/api/tables", KONTOR)["id"]
        for path in (f"/table/{table}", f"/invite/{table}"):
            shown = tags(stranger, path)
            assert shown["og:title"] == "Rosa & Co <b> invites you to Kontor"
            assert shown["title"] == "Rosa & Co <b> invites you to Kontor · Fondaco"
            assert "2 players" in shown["og:description"]
            assert shown["og:image"] == f"{house.base}/share/kontor.jpg"
            assert shown["og:url"] == house.base + path
        assert tags(stranger, f"/table/{table}", "it-IT,it;q=0.9,en;q=0.8")["og:title"].endswith("giocare a Kontor")


def test_names_of_players_are_in_a_link_only_where_strangers_may_look_on(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Ben") as ben:
        for spectators, expected in ((True, True), (False, False)):
            table = house.table_of(ada, ben, game="kontor", spectators=spectators)
            assert ("Ada" in str(tags(ben, f"/table/{table}"))) is expected


def test_every_address_has_a_title_in_both_languages(house: House) -> None:
    with account(house, "Nora") as nora, house.guest() as guest:
        plan = {"game": "kontor", "seats": 2, "rounds": 1, "clock": {"kind": "move", "seconds": 60}}
        league = nora.post("/api/leagues", {"name": "Sunday", **plan})["summary"]["id"]
        titles = {
            "/": "East-India trading games",
            "/rules": "Rules",
            "/rules/kontor": "Rules: Kontor",
            f"/leagues/{league}": "League: Sunday",
            "/people/nora": "Nora",
            "/people/nobody at all": "East-India trading games",
            "/rules/chess": "East-India trading games",
            "/table/no-such-table": "East-India trading games",
        }
        found = {path: tags(guest, path)["title"].removesuffix(" · Fondaco") for path in titles}
        assert found == titles
        lesson = tags(guest, "/learn/kontor/goal")["title"]
        assert re.fullmatch(r".+: Kontor · Fondaco", lesson)
        assert tags(guest, "/rules/kontor", "it")["title"] == "Regole: Kontor · Fondaco"


def test_a_title_cannot_leave_its_tag(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    page = put_into(tmp_path / "index.html", Card('"><script>x</script>', r"\1 'y'"), "en", "/", "http://h").decode()
    assert "<script>" not in page
    assert "&quot;&gt;" in page


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("it-IT,it;q=0.9", "it"), ("de, en;q=0.5", "en"), ("", "en"), ("fr", "en"), (";;,", "en")],
)
def test_the_language_of_a_link_is_the_readers(accepted: str, language: str) -> None:
    assert language_asked(accepted) == language
