"""/api/house: the host's own pages, and what is kept for how long."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from fondaco.server.core.answers import refusals
from fondaco.server.house import wire
from fondaco.server.house.pages import HostPages
from fondaco.server.house.retention import Retention


@get("/api/house", sync_to_thread=True, responses=refusals())
def about(
    host_pages: NamedDependency[HostPages], retention: NamedDependency[Retention], language: FromQuery[str] = "en"
) -> wire.HouseInfo:
    """What the foot of every page needs."""
    return wire.HouseInfo(host_pages.links(language), retention.told)


@get("/api/house/pages/{name:str}", sync_to_thread=True, responses=refusals(404))
def read_page(
    name: FromPath[str], host_pages: NamedDependency[HostPages], language: FromQuery[str] = "en"
) -> wire.HousePage:
    """A page of the host: privacy, imprint or terms."""
    return host_pages.page(name, language)


HANDLERS = (about, read_page)
