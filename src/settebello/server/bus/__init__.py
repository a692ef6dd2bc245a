"""The bus: tells processes that serve the same tables which of them has moved."""
