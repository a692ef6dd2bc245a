"""The messages that several rooms share: those of a table, and those of programs at one."""
