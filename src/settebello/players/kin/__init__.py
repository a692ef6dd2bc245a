"""Searching the games around the five sources, which the kernels do not play: on the engine, in Python."""
