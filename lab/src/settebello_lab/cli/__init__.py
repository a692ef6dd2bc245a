"""Research: contests of players, counts of lines of play, training of networks, measures of speed.

``settebello-lab arena``, ``ladder``, ``perft``, ``train``, ``imitate`` and ``bench``. `arena` and `research`
declare the commands; only a command that runs imports Numba.
"""
