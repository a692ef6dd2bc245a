"""What `bench/` and ``settebello bench`` measure: one module a question; each imports Numba."""
