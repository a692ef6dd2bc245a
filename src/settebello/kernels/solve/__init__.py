"""The exact solver of open deals for two sides (DESIGN section 5).

`root` lays out a position, `stakes` says what the score can still depend on, `moves` lists the plays
that differ, `order` guesses which is best, `search` proves it, `solver` is the door.
"""
