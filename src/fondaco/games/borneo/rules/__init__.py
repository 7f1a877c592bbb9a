"""Borneo's rules by chapter: placement, missions, companies, conflict, expedition, split, ending; `table` puts them together."""
