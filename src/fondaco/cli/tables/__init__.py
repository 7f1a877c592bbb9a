"""Pictures of the table for the terminal, one module per game; `LAYOUTS` lists them."""

from fondaco.cli.tables import batavia, borneo, indonesia, kontor, spice_islands
from fondaco.cli.tables.scene import Layout, Scene

LAYOUTS: dict[str, Layout] = {
    "batavia": batavia.LAYOUT,
    "borneo": borneo.LAYOUT,
    "kontor": kontor.LAYOUT,
    "spice_islands": spice_islands.LAYOUT,
    "indonesia": indonesia.LAYOUT,
}

__all__ = ["LAYOUTS", "Layout", "Scene"]
