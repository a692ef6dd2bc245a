"""How far do the scores of a deal lie apart, and how much of it is the cards?

Every deal is played many times, by sides of `greedy` and `chitarrella` in turn, from the same cards. The mean
of a deal's differences is taken for the cards, the distance of one play from that mean for the play.
`settebello tournament simulate` draws from both counts, which stand in
`src/settebello/cli/tournament/deal_scores.json`.

Usage: python -m bench.deal_scores [--deals 400] [--plays 6] [--rules scopone] [--out FILE]
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from random import Random

from settebello.cards import PACK, Card, Seat, cards_in
from settebello.engine import apply_unchecked, deal, redeal_reason, score_state, side_of, view
from settebello.engine.dealing import first_table
from settebello.players import Budget, player
from settebello.rules import Rules, parse_rules

PLAYERS = ("greedy", "chitarrella")


def drawn(rules: Rules, random: Random) -> list[Card]:
    """Return a shuffled pack whose first table may stay."""
    pack = list(cards_in(PACK))
    while True:
        random.shuffle(pack)
        if redeal_reason(rules, first_table(rules, pack)) is None:
            return pack


def difference(rules: Rules, pack: list[Card], names: tuple[str, str], random: Random) -> int:
    """Play a deal; return the points of side 1 less those of side 2."""
    state = deal(rules, Seat(rules.players - 1), pack)
    sides = [player(name) for name in names]
    while not state.over:
        seat = state.to_move
        budget = Budget(seed=random.randrange(1 << 63))
        state = apply_unchecked(state, sides[side_of(rules, seat)].choose(view(state, seat), budget))
    points = score_state(state).totals
    return points[0] - points[1]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--plays", type=int, default=6)
    parser.add_argument("--rules", default="scopone")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    rules, random = parse_rules(options.rules), Random(options.seed)
    cards, plays = Counter[float](), Counter[float]()
    for _ in range(options.deals):
        pack = drawn(rules, random)
        found = [
            difference(rules, pack, (random.choice(PLAYERS), random.choice(PLAYERS)), random)
            for _ in range(options.plays)
        ]
        mean = sum(found) / len(found)
        cards[round(mean * 2) / 2] += 1
        plays.update(round((each - mean) * 2) / 2 for each in found)
    counts = {
        "rules": options.rules,
        "deals": options.deals,
        "plays": options.plays,
        "cards": {str(value): count for value, count in sorted(cards.items())},
        "play": {str(value): count for value, count in sorted(plays.items())},
    }
    text = json.dumps(counts, indent=1) + "\n"
    if options.out:
        options.out.write_text(text, "utf-8")
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
