"""How long does the exact solver take? Beside plain alpha-beta, by cards left, in one run.

``settebello-lab bench solve --deep`` prints the same figures.
"""

from settebello_lab.bench.solve import solve_rows, table

if __name__ == "__main__":
    print(table(solve_rows(deep=True)))
