"""Kontor's rules, a module for each chapter of docs/rules/kontor.md, which the ids KON-x.y refer to."""
