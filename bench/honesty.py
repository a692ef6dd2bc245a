"""Are losses honest? Two hundred decisions of each game, judged in two sets of worlds.

A loss may not fall when fresh worlds judge it, and may not depend on the other plays there are. Beside it
stands what a loss would owe to luck if the worlds that choose the best play judged it as well.
"""

import sys
from typing import Final

from settebello.analysis import AnalysisSettings
from settebello.analysis.losses import Estimate
from settebello_lab.study.honesty import decisions_of, honesty_of

GAMES: Final = ("scopone", "scopone-10", "scopa?players=2")
PLAYERS: Final = ("random", "principiante", "greedy", "net")
DECISIONS: Final = 200


def main() -> None:
    """Judge and print the table; ``worlds`` may be given."""
    worlds = int(sys.argv[1]) if len(sys.argv) > 1 else AnalysisSettings().worlds
    print(
        "| rules | decisions | worlds | mean loss | falls in fresh worlds | moves with other plays | luck |"
    )
    print("|---|---|---|---|---|---|---|")
    for rules in GAMES:
        found = honesty_of(decisions_of(PLAYERS, rules), DECISIONS, worlds)
        cells = (found.lost, found.fall, found.change, found.luck)
        print(f"| {rules} | {found.decisions} | {worlds} | {' | '.join(map(shown, cells))} |", flush=True)


def shown(found: Estimate) -> str:
    """Return a mean with its standard error."""
    return f"{found.value:+.3f} ± {found.error:.3f}"


if __name__ == "__main__":
    main()
