"""Kontor's rules, a file for each few chapters; KON-x.y are the paragraphs of docs/rules/kontor.md."""
