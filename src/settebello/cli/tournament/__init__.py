"""``settebello tournament``: a tournament in one file, its log.

`book` reads and writes the file, `tables` prints rounds and standings, `simulation` plays formats against
each other.
"""
