"""Pasar's rules: a module for each chapter of docs/rules/pasar.md."""
