"""The events of a table for one seat: the screen after each event, and the sentences about it."""
