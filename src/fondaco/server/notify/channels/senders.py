"""All channels: which kinds there are at this house, and how each is sent to."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec

from fondaco.server.core.config import NotifyConfig
from fondaco.server.notify.alerts import Alert
from fondaco.server.notify.channels import mail, webhook
from fondaco.server.notify.channels.client import SafeClient
from fondaco.server.notify.channels.push import PushSender
from fondaco.server.notify.preferences import Language, Preferences
from fondaco.server.notify.repository import StoredChannel
from fondaco.server.notify.texts import Writer
from fondaco.server.storage.outages import Outages

WebhookKind = Literal["discord", "slack", "ntfy", "json"]
ChannelKind = Literal["email", "push", "discord", "slack", "ntfy", "json"]
WEBHOOKS: tuple[WebhookKind, ...] = get_args(WebhookKind)
DIGITS = 40


class Senders:
    def __init__(self, config: NotifyConfig, outages: Outages, client: SafeClient) -> None:
        self._config = config
        self._outages = outages
        self._client = client
        self._mail = mail.MailSender(config)
        self.push = PushSender(client, f"mailto:{config.mail_from}" if config.mail_from else config.public_url)
        self.secret = b""  # signs links in mails

    def kinds(self) -> list[ChannelKind]:
        """What this house can send."""
        kinds: list[ChannelKind] = ["email", "push"] if self._config.has_mail else ["push"]
        return [*kinds, *WEBHOOKS] if self._config.has_webhooks else kinds

    async def send(self, channel: StoredChannel, preferences: Preferences, id_: str, alerts: Sequence[Alert]) -> None:
        """Raises DeliveryError."""
        writer = Writer(preferences, self._config.public_url, time.time(), self._outages.now())
        message = writer.message(id_, alerts)
        keys: dict[str, Any] = msgspec.json.decode(channel.keys)
        if channel.kind == "email":
            token = self.token("unsubscribe", channel)
            base = self._config.public_url
            one_click = f"{base}/api/notifications/unsubscribe/{token}"
            letter = mail.notification(message, base, one_click, f"{base}/mail/unsubscribe/{token}")
            await self._mail.send(channel.target, letter)
        elif channel.kind == "push":
            await self.push.send(channel.target, channel.keys, message)
        else:
            await webhook.send(self._client, channel.kind, channel.target, str(keys.get("secret", "")), message)

    async def ask_to_confirm(self, channel: StoredChannel, language: str) -> None:
        """Raises DeliveryError."""
        url = f"{self._config.public_url}/mail/confirm/{self.token('confirm', channel)}"
        await self._mail.send(channel.target, mail.confirmation(f"confirm-{channel.id}", language, url))

    async def send_link(self, address: str, purpose: str, token: str, name: str, language: str) -> None:
        """Sign in, or set a password; browsers send no server what follows `#`. Raises DeliveryError."""
        url = f"{self._config.public_url}/mail/{purpose}#{token}"
        id_ = f"{purpose}-{hashlib.sha256(token.encode()).hexdigest()[:20]}"
        await self._mail.send(address, mail.link(id_, language, purpose, name, url))

    async def send_test_mail(self, address: str, language: Language, id_: str) -> None:
        """For the host: whether mails can be sent. Raises DeliveryError."""
        writer = Writer(Preferences(language=language), self._config.public_url, time.time(), self._outages.now())
        message = writer.message(id_, [Alert("test", "", "")])
        letter = mail.Letter(id_, language, message.title, message.items, writer.words.say("notify-open-house"))
        await self._mail.send(address, letter)

    # -- links in mails ---------------------------------------------------------------

    def token(self, purpose: str, channel: StoredChannel) -> str:
        """Good for this purpose and address only; it signs nobody in."""
        signed = f"{purpose} {channel.id} {channel.target}".encode()
        return f"{channel.id}-{hmac.new(self.secret, signed, hashlib.sha256).hexdigest()[:DIGITS]}"

    def is_token(self, token: str, purpose: str, channel: StoredChannel) -> bool:
        return hmac.compare_digest(token.encode(), self.token(purpose, channel).encode())

    async def close(self) -> None:
        await self._client.close()
