"""The engine for other programs: ``settebello solve``, ``engine`` and ``conformance``.

`commands` declares the commands; only a command that runs imports Numba.
"""
