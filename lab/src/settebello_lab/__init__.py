"""The laboratory of Settebello: contests of players, training of networks, measures of strength and speed."""

__version__ = "0.2.0"
