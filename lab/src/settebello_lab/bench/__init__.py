"""What `bench/` and ``settebello-lab bench`` measure: one module a question; each imports Numba."""
