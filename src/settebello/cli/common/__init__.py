"""What the rooms of the command line share.

The console, files and their problems, options that many commands have, cards and sentences as a terminal
shows them, and a turn as a person types it.
"""
