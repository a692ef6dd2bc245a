"""Measuring and training: contests of players, exact solutions, counts of lines of play, networks.

``settebello arena``, ``ladder``, ``engine``, ``conformance``, ``perft``, ``solve``, ``train``, ``imitate``
and ``bench``. `arena` and `research` declare the commands; only a command that runs imports Numba.
"""
