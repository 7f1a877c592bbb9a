"""Borneo's rules: placement, missions, companies, conflict, expedition, split, ending; `table` joins them."""
