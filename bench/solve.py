"""How long does the exact solver take? Beside plain alpha-beta, by cards left, in one run.

``settebello bench solve --deep`` prints the same figures.
"""

from settebello.testkit.bench.solve import solve_rows, table

if __name__ == "__main__":
    print(table(solve_rows(deep=True)))
