"""How fast are deals played out? The kernels beside the pure engine, by preset, in one run.

``settebello-lab bench playouts`` prints the same figures.
"""

import sys

from settebello_lab.bench.playouts import playouts, table

if __name__ == "__main__":
    print(table(playouts(sys.argv[1:])))
