"""Indonesia's rules, one module for each chapter of docs/rules/indonesia.md."""

from fondaco.games.indonesia.rules.book import Rules

__all__ = ["Rules"]
