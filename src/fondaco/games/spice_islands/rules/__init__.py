"""The rules of Spice Islands, a module for each chapter of docs/rules/spice_islands.md: SPI-x.y are its paragraphs."""
