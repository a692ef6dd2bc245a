"""The rounds: Berger tables, brackets, and pairings of least cost for Swiss rounds and arenas."""
