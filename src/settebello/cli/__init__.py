"""The command line: ``settebello …`` (level 7; nobody imports it)."""
