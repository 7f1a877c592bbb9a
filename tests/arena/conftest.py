"""The terminal, as the tests of its commands use it."""

from tests.cli.conftest import run

__all__ = ["run"]
