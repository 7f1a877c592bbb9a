"""Indonesia's rules, a module for each chapter of docs/rules/indonesia.md, which the ids IND-x.y refer to."""
