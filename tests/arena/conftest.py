"""The terminal, as the tests of its commands use it."""

from tests.cli.conftest import run, whole

__all__ = ["run", "whole"]
