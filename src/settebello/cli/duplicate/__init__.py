"""``settebello duplicate``: the same deals at several tables.

`sets` draws, seals and opens them, `comparison` puts the results side by side.
"""
