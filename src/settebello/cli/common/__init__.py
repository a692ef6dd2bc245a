"""The shared parts of the command line.

The console, files and their problems, options that many commands have, cards and sentences as a terminal
shows them, and a turn as a person types it.
"""
