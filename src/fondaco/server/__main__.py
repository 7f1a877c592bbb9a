"""`python -m fondaco.server`: the server without the `fondaco` command."""

from __future__ import annotations

import argparse
from pathlib import Path

from fondaco.server import serve


def main() -> None:
    parser = argparse.ArgumentParser(description="Start the server.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data-dir", type=Path)
    parser.add_argument("--database-url")
    parser.add_argument("--unix-socket", type=Path)
    parser.add_argument("--open", action="store_true", dest="open_browser")
    serve(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
