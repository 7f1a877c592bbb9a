"""Pictures of the table for the terminal, one module per game; `LAYOUTS` lists them."""

from fondaco.cli.tables import batavia, borneo
from fondaco.cli.tables.scene import Layout, Scene

LAYOUTS: dict[str, Layout] = {"batavia": batavia.LAYOUT, "borneo": borneo.LAYOUT}

__all__ = ["LAYOUTS", "Layout", "Scene"]
