"""The browser's page: built files, and index.html for every address the page itself knows."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from fondaco.server.core.config import Config
from fondaco.server.core.errors import DeclinedError
from fondaco.server.storage.store import StorageError
from fondaco.server.web.cards import Cards, language_asked, put_into

AnyRequest = Request[Any, Any, Any]
HERE = Path(__file__).parent / "pages"
FOR_EVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    config: NamedDependency[Config], cards: NamedDependency[Cards], request: AnyRequest, path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file of the page; any other address is the page's own, and gets the page."""
    if path.startswith("/api/") or path == "/api":
        raise DeclinedError(404, "no-such-route")
    static = config.static_dir
    file = _find(static, path)
    if file is not None:
        is_named_by_content = file.relative_to(static.resolve()).parts[0] == "assets"
        return _send(file, request.headers.get("accept-encoding", ""), is_named_by_content)
    if "." in path.rpartition("/")[2]:
        raise DeclinedError(404, "no-such-file")
    index = static / "index.html"
    if not index.is_file():
        return _send(HERE / "no-page.html", request.headers.get("accept-encoding", ""))
    return await _send_page(index, cards, request, path, config.notify.public_url)


async def _send_page(index: Path, cards: Cards, request: AnyRequest, path: str, public_url: str) -> Response[bytes]:
    """The page as it is called at this address; a link to it shows that, too."""
    language = language_asked(request.headers.get("accept-language", ""))
    try:
        card = await cards.of(path, language)
    except StorageError:  # what is built opens all the same, and says itself what cannot be had
        card = await cards.of("/", language)
    house = public_url or f"{request.url.scheme}://{request.url.netloc}"
    shown = put_into(index, card, language, path, house)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(shown, media_type="text/html; charset=utf-8", headers=headers)


def _find(static: Path, path: str) -> Path | None:
    """The built file at an address; none where the address cannot be a file's at all."""
    try:
        file = (static / path.lstrip("/")).resolve()
        return file if path != "/" and file.is_relative_to(static.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _send(file: Path, accepted: str, is_named_by_content: bool = False) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix == ".webmanifest":
        kind = "application/manifest+json"
    headers = {"cache-control": FOR_EVER if is_named_by_content else "no-cache", "vary": "accept-encoding"}
    for coding, ending in (("br", ".br"), ("gzip", ".gz")):
        packed = file.with_name(file.name + ending)
        if coding in accepted and packed.is_file():
            file = packed
            headers["content-encoding"] = coding
            break
    return Response(file.read_bytes(), media_type=kind, headers=headers)


@get("/schema/page/{name:str}", include_in_schema=False, sync_to_thread=False)
def schema_file(name: FromPath[str]) -> Response[bytes]:
    if name not in ("schema.js", "schema.css"):
        raise DeclinedError(404, "no-such-file")
    return _send(HERE / name, "")
