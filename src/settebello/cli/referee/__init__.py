"""``settebello referee``: the desk of an arbiter beside a real table.

`desk` holds the conversation and `file` the protocol; `typed` reads what the arbiter enters, `board` and
`words` show what follows from it.
"""
