"""``settebello play``: a match in the terminal against computer players.

`house` is the table in this process, `board` and `tally` draw it, `matches` holds the conversation.
"""
