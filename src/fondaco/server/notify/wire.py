"""What crosses to the page about notifications."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fondaco.server.notify.channels.senders import ChannelKind
from fondaco.server.notify.preferences import Language, Preferences

Short = Annotated[str, Meta(max_length=100)]
Url = Annotated[str, Meta(max_length=2000)]
Token = Annotated[str, Meta(max_length=200)]


class Channel(Struct):
    """Where a person is notified; `shown` tells one from another and holds no secret."""

    id: str
    kind: ChannelKind
    shown: str
    state: Literal["ready", "unconfirmed", "off"]
    reason: str  # why it is off
    created: float


class Notifications(Struct):
    """All that a person can set; `kinds` are the channels this house has."""

    preferences: Preferences
    is_new: bool  # nothing was saved yet: language and time zone are not the person's own
    channels: list[Channel]
    kinds: list[ChannelKind]
    push_key: str


class NewChannel(Struct):
    """`target` is an address, a URL, or the endpoint of a push subscription, which has two keys."""

    kind: ChannelKind
    target: Url
    p256dh: Short = ""
    auth: Short = ""
    label: Short = ""
    language: Language = "en"


class AddedChannel(Struct):
    channel: Channel
    secret: str  # that signs a webhook's JSON: shown once


class Tested(Struct):
    delivered: bool
    problem: str


class MailLink(Struct):
    """The token of a link in a mail."""

    token: Token


class MailLinkUsed(Struct):
    shown: str  # the address, partly hidden


class Mute(Struct):
    table: Short
    muted: bool


class Invited(Struct):
    """By the name to sign in with or the name others see."""

    name: Short


class InvitationSent(Struct):
    name: str


class FailedDelivery(Struct):
    id: str
    kind: str | None
    name: str | None
    state: str
    attempts: int
    error: str | None
    created: float
    due: float


class NotifyQueue(Struct):
    """For the host. `late` is how many seconds the oldest delivery waits beyond its time."""

    events: int
    waiting: int
    held: int
    dead: int
    late: float
    kinds: list[ChannelKind]
    failures: list[FailedDelivery]


class NotifyOrder(Struct):
    """Try dead deliveries again, discard them, or send a test mail."""

    action: Literal["retry", "discard", "test"]
    address: Short = ""
    language: Language = "en"
