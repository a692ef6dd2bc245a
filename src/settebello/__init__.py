"""Settebello: Scopa and Scopone by the rules of their sources."""

__version__ = "0.2.0"
