"""Practice at a table: hints."""
