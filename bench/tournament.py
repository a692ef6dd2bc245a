"""How long do 2,000 pairs wait for nine Swiss rounds? Pairing, results and standings, on one core.

Each round is paired by `decide_tournament`, every table reports, and the standings are counted. Times are of
the processor, so that a busy machine does not matter.

Usage: python -m bench.tournament [--pairs 2000] [--rounds 9] [--seed 1]
"""

import argparse
import sys
import time
from random import Random

from settebello.tournament import (
    Enter,
    GameResult,
    Member,
    PairRound,
    ReportResult,
    Start,
    Tournament,
    TournamentCommand,
    TournamentFormat,
    decide_tournament,
    fold_tournament,
    open_tournament,
    plan_for,
    standings,
)

PAIR_S = 10.0
STANDINGS_S = 1.0
"""The bounds: seconds of one core."""


def done(tournament: Tournament, command: TournamentCommand) -> Tournament:
    """Return the tournament after a command."""
    return fold_tournament(decide_tournament(tournament, command), tournament)


def main() -> None:
    """Play and print; exit 1 where a bound is not held."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random = Random(options.seed)
    plan = plan_for(TournamentFormat.SWISS, name="Bench", rules="scopone", rounds=options.rounds)
    tournament = fold_tournament(open_tournament("bench", plan, "5e77" * 16))
    for number in range(options.pairs):
        members = Member(f"A{number}"), Member(f"B{number}")
        tournament = done(tournament, Enter(members, strength=random.randrange(1000, 2000)))
    tournament = done(tournament, Start())
    print("| round | paired in s | standings in s |")
    print("|---|---|---|")
    worst = [0.0, 0.0]
    for number in range(1, options.rounds + 1):
        begun = time.process_time()
        tournament = done(tournament, PairRound())
        paired = time.process_time() - begun
        for encounter in tournament.round(number).encounters:
            result = GameResult((random.randrange(22), random.randrange(22)))
            tournament = done(tournament, ReportResult(number, encounter.table, result))
        begun = time.process_time()
        standings(tournament)
        counted = time.process_time() - begun
        worst = [max(worst[0], paired), max(worst[1], counted)]
        print(f"| {number} | {paired:.2f} | {counted:.2f} |")
    bounds = f"{PAIR_S:g} s for a pairing, {STANDINGS_S:g} s for standings"
    print(f"\n{options.pairs:,} pairs; the bounds are {bounds}.")
    sys.exit(worst[0] > PAIR_S or worst[1] > STANDINGS_S)


if __name__ == "__main__":
    main()
