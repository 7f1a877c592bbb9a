"""What pip was told about indexes, certificates and proxies, for uv, which does not read pip's configuration."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

SECTIONS = ("global", "install", ":env:")  # a later one wins
YES = ("1", "true", "yes", "on")


def read(python: Path) -> dict[str, str]:
    """The settings of the pip in an environment, by their names on its command line."""
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "config", "list"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found: dict[str, dict[str, str]] = {section: {} for section in SECTIONS}
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        section, _, key = name.rpartition(".")
        if section in found:
            found[section][key] = str(ast.literal_eval(value))
    return {key: value for section in SECTIONS for key, value in found[section].items()}


def for_uv(settings: dict[str, str]) -> dict[str, str]:
    """The same in uv's environment variables: command lines are for everyone to read, and addresses hold passwords."""
    given = {
        "UV_SYSTEM_CERTS": "1",  # what the machine trusts, as pip does
        "UV_NATIVE_TLS": "1",  # its older name
        "UV_INDEX_STRATEGY": "unsafe-best-match",  # all indexes count alike, as for pip; the hashes guard
        "UV_NO_INDEX": "1" if is_yes(settings, "no-index") else "",
        "UV_NO_CACHE": "1" if is_yes(settings, "no-cache-dir") else "",
        "UV_INDEX_URL": settings.get("index-url", ""),
        "UV_EXTRA_INDEX_URL": " ".join(settings.get("extra-index-url", "").split()),
        "UV_FIND_LINKS": ",".join(settings.get("find-links", "").split()),
        "UV_INSECURE_HOST": " ".join(settings.get("trusted-host", "").split()),
        "UV_KEYRING_PROVIDER": "subprocess" if settings.get("keyring-provider") == "subprocess" else "",
        "UV_HTTP_TIMEOUT": settings.get("timeout", settings.get("default-timeout", "")),
        "SSL_CERT_FILE": settings.get("cert", ""),
        "SSL_CLIENT_CERT": settings.get("client-cert", ""),
        "HTTP_PROXY": settings.get("proxy", ""),
        "HTTPS_PROXY": settings.get("proxy", ""),
    }
    return {name: value for name, value in given.items() if value}


def is_yes(settings: dict[str, str], name: str) -> bool:
    return settings.get(name, "").lower() in YES
