"""The measurements of `bench/` and ``settebello-lab bench``: one module a question; each imports Numba."""
