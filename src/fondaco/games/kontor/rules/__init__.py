"""Kontor's rules, a chapter a file, in the order of the rulebook; KON-x.y are the paragraphs of docs/rules/kontor.md."""
