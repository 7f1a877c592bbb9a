"""Prints the OpenAPI document, without starting a server: `python -m fondaco.server.web.openapi`."""

from __future__ import annotations

import sys

import msgspec

from fondaco.server.web.app import create_app
from fondaco.server.web.schema import complete

if __name__ == "__main__":
    app = create_app()
    document = complete(app.openapi_schema.to_schema(), app)
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document)))
