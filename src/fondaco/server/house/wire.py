"""The host's own pages, and what is kept for how long."""

from __future__ import annotations

from msgspec import Struct


class HouseLink(Struct):
    """A page of the host, by the name of its file."""

    name: str
    title: str


class Keeping(Struct):
    """For how many days what is kept; 0: for ever."""

    chat: int  # after the end of its table
    guests: int  # who never returned
    reports: int
    sessions: int
    records_of_guests: int  # that were uploaded
    records_of_accounts: int
    looks: int


class HouseInfo(Struct):
    """What the foot of every page needs."""

    pages: list[HouseLink]
    keeping: Keeping


class HousePage(Struct):
    """A page of the host as its file has it, in Markdown, without its title."""

    name: str
    title: str
    text: str
