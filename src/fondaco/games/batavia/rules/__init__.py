"""Batavia's rules, a module for each chapter of docs/rules/batavia.md, which the ids BAT-x.y refer to."""
