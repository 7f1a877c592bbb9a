"""The API against its own description, and the page that shows it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from fondaco.games import GAMES
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.locale import LANGUAGES
from tests.server.house import House

FEW, MANY = 3, 12  # examples of each operation


@pytest.mark.parametrize("examples", [FEW, pytest.param(MANY, marks=pytest.mark.thorough)])
def test_whatever_is_asked_the_answer_is_as_described(house: House, examples: int) -> None:
    import schemathesis  # takes long to import: each process that collects tests would
    from schemathesis.core.result import Ok

    document = schemathesis.openapi.from_url(f"{house.base}/schema/openapi.json")
    operations: list[Any] = [found.ok() for found in document.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation in operations:
        try_operation(operation, examples)


def try_operation(operation: Any, examples: int) -> None:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    promises = (
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
        checks.response_headers_conformance,
    )

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        case.validate_response(case.call(), checks=promises)

    ask()


def test_every_route_describes_its_refusals(house: House) -> None:
    document = httpx.get(f"{house.base}/schema/openapi.json").json()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            if path.startswith("/api"):
                refusal = operation["responses"]["400"]["content"]["application/json"]["schema"]
                assert refusal == {"$ref": "#/components/schemas/Refused"}, (path, method)


LIMITS = {"maxLength", "enum", "const", "format"}


def unlimited(schema: dict[str, Any], schemas: dict[str, Any], path: str) -> Iterator[str]:
    """Texts and lists in a part of the schema that may be as long as somebody likes."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        yield from unlimited(schemas[name], schemas, f"{path} {name}")
    for part in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        yield from unlimited(part, schemas, path)
    for name, part in schema.get("properties", {}).items():
        yield from unlimited(part, schemas, f"{path}.{name}")
    for part in (schema.get("items"), schema.get("additionalProperties")):
        if isinstance(part, dict):
            yield from unlimited(part, schemas, f"{path}[]")
    if schema.get("type") == "string" and not LIMITS & schema.keys():
        yield path
    if schema.get("type") == "array" and "maxItems" not in schema and " query " not in path:
        yield f"{path}: how many?"
    if isinstance(schema.get("additionalProperties"), dict) and "maxLength" not in schema.get("propertyNames", {}):
        yield f"{path}: its keys"


def test_every_text_that_is_asked_with_has_a_greatest_length(house: House) -> None:
    document = httpx.get(f"{house.base}/schema/openapi.json").json()
    schemas, asked = document["components"]["schemas"], []
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            asked += [
                (f"{method} {path} {given['in']} {given['name']}", given["schema"])
                for given in operation.get("parameters", ())
            ]
            if body := operation.get("requestBody"):
                asked.append((f"{method} {path}", body["content"]["application/json"]["schema"]))
    assert len(asked) > 100
    assert [found for path, schema in asked for found in unlimited(schema, schemas, path)] == []


def test_what_is_longer_than_the_schema_says_is_refused(house: House) -> None:
    with house.guest("Ada") as ada:
        person = {"kind": "person"}
        for new in (
            {"game": "batavia" * 5000, "seats": [person] * 3},
            {"game": "batavia", "seats": [person] * 21},
            {"game": "batavia", "seats": [person] * 3, "options": {"first_auctioneer": "x" * 35_000}},
            {"game": "batavia", "seats": [person] * 3, "options": {"x" * 35_000: "yes"}},
        ):
            ada.post("/api/tables", new, status=400)
        assert ada.get("/api/tables?show=mine")["tables"] == []
        answer = ada.client.get("/api/leagues/" + "x" * 8000)
        assert (answer.status_code, answer.json()["id"]) == (414, "too-large")


def test_views_and_events_of_games_reach_the_schema(house: House) -> None:
    schemas = httpx.get(f"{house.base}/schema/openapi.json").json()["components"]["schemas"]
    assert "track" in schemas["BataviaView"]["properties"]
    assert {"$ref": "#/components/schemas/BataviaEventSailed"} in schemas["BataviaEvent"]["anyOf"]
    assert schemas["Snapshot"]["properties"]["view"] == {"$ref": "#/components/schemas/View"}
    assert schemas["ToldPly"]["properties"]["events"]["items"] == {"$ref": "#/components/schemas/Event"}
    assert "your_turn" in schemas["Lobby"]["properties"]


def test_the_page_of_the_api_needs_nothing_from_elsewhere(house: House) -> None:
    page = httpx.get(f"{house.base}/schema")
    assert page.status_code == 200
    assert not re.search(r"https?://", page.text)
    for address in re.findall(r'(?:src|href)="([^"]+)"', page.text):
        found = httpx.get(house.base + address)
        assert found.status_code == 200
        assert address.endswith("openapi.json") or not re.search(r"https?://", found.text)


def test_health(house: House) -> None:
    health = httpx.get(f"{house.base}/healthz").json()
    assert health["status"] == "ok"
    assert health["rules"] in ("compiled", "plain")
    assert health["database"] == "sqlite"
    assert httpx.get(f"{house.base}/livez").text == "ok"


def test_addresses_of_the_page_get_the_page_and_files_that_are_not_there_do_not(house: House) -> None:
    assert httpx.get(f"{house.base}/table/abc").status_code == 200
    assert httpx.get(f"{house.base}/missing.js").status_code == 404
    assert httpx.get(f"{house.base}/..%2f..%2fmodels.py").status_code == 404
    assert httpx.get(f"{house.base}/api/nothing").json()["id"] == "no-such-route"


DEEP = '{"name":"x","y":' + "[" * 30_000 + "]" * 30_000 + "}"


@pytest.mark.parametrize(
    ("path", "body", "headers", "status"),
    [
        ("/api/me", b'{"name":"\xff"}', {}, 400),
        ("/api/me", DEEP.encode(), {}, 400),
        ("/api/me", b'{"name":"x"}', {"origin": "http://[::1"}, 403),
        ("/foo%00bar", None, {}, 200),
        ("/foo%00bar.js", None, {}, 404),
        ("/assets/" + "a" * 300 + ".js", None, {}, 404),
    ],
)
def test_what_cannot_be_read_is_the_askers_fault(
    house: House, path: str, body: bytes | None, headers: dict[str, str], status: int
) -> None:
    with house.guest("Ada") as ada:
        if body is None:
            answer = ada.client.get(path)
        else:
            answer = ada.client.post(path, content=body, headers={"content-type": "application/json", **headers})
    assert answer.status_code == status
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("name", ["batavia", "house"])
def test_rules_are_served_by_paragraph(house: House, name: str, language: str) -> None:
    rules = httpx.get(f"{house.base}/api/games/{name}/rules/{language}").json()
    prefix = {"batavia": "BAT", "house": "HOUSE"}[name]
    assert rules["chapters"][0]["id"] == f"{prefix}-1"
    assert rules["chapters"][0]["paragraphs"][0]["id"] == f"{prefix}-1.1"
    assert all(paragraph["text"] for chapter in rules["chapters"] for paragraph in chapter["paragraphs"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["house", *GAMES])
def test_the_server_has_the_rule_of_every_refusal(house: House, name: str, language: str) -> None:
    rules = httpx.get(f"{house.base}/api/games/{name}/rules/{language}").json()
    chapters = [*rules["chapters"], *([rules["rulings"]] if rules["rulings"] else [])]
    served = {part["id"]: part["text"] for chapter in chapters for part in chapter["paragraphs"]}
    refusals = HOUSE_REFUSALS if name == "house" else GAMES[name].refusals
    assert {refusal.rule for refusal in refusals if not served.get(refusal.rule)} == set()


def test_unknown_rules_are_told(house: House) -> None:
    answer = httpx.get(f"{house.base}/api/games/batavia/rules/xx")
    assert (answer.status_code, answer.json()["id"]) == (404, "no-such-rules")
