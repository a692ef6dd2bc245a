"""The parts of the table service (`settebello.server.tables.tables`), wired by its constructor."""
