"""How long does the review of a match take? Nine-card scopone on one core, by deals and worlds.

The limit is 30 seconds for a match of two deals with the default number of worlds. The time is processor
time, with the kernels loaded. A server's page shows the first decision within 3 seconds of the request: that
figure counts from the start of the process that reviews, with the kernels compiled before.
"""

import json
import os
import subprocess
from dataclasses import asdict
from random import Random
from time import process_time
from typing import Final

from settebello.analysis import AnalysisSettings, Review
from settebello.analysis.reviewing import review
from settebello.cards import PACK, Seat, cards_in
from settebello.engine import deal, first_table, redeal_reason, view
from settebello.engine.live import LiveDeal, act, live
from settebello.notation import DealSource, MatchRecord, dumps, match_of, record_of
from settebello.players import Budget, Greedy
from settebello.rules import parse_rules
from settebello.server.study.apart import reviewing_program

RULES: Final = "scopone?target=21"
NAMES: Final = ("Ada", "Bruno", "Carla", "Dario")
LIMIT_S: Final = 30.0
FIRST_LIMIT_S: Final = 3.0
USUAL: Final = AnalysisSettings().worlds
ASKED: Final = ((2, 100), (2, 200), (2, USUAL), (2, 2 * USUAL), (1, USUAL), (4, USUAL))
"""Deals and worlds."""


def main() -> None:
    """Review matches and print the table."""
    review(match(1), AnalysisSettings(worlds=2))  # the kernels are loaded
    print("| deals | worlds | decisions judged | seconds | limit |\n|---|---|---|---|---|")
    for deals, worlds in ASKED:
        record, began = match(deals), process_time()
        found = review(record, AnalysisSettings(worlds=worlds))
        limit = f"{LIMIT_S:.0f}" if (deals, worlds) == (2, USUAL) else ""
        print(
            f"| {deals} | {worlds} | {judged(found)} | {process_time() - began:.1f} | {limit} |", flush=True
        )
    print(f"\nfirst decision: {first_s(match(2)):.1f} s, limit {FIRST_LIMIT_S:.0f} s")


def first_s(record: MatchRecord) -> float:
    """Return the processor time of a new process until the first decision of a review, in seconds."""
    asked = {
        "record": dumps(record),
        "settings": asdict(AnalysisSettings()),
        "pieces": {},
        "theirs": [],
        "check": [],
    }
    before = _children_s()
    with subprocess.Popen(
        reviewing_program(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as made:
        assert made.stdin is not None
        assert made.stdout is not None
        made.stdin.write(json.dumps(asked) + "\n")
        made.stdin.flush()
        while "number" not in json.loads(made.stdout.readline()):
            pass
        made.kill()
    return _children_s() - before


def _children_s() -> float:
    """Return the processor time of all processes that were started and have ended, in seconds."""
    times = os.times()
    return times.children_user + times.children_system


def judged(found: Review) -> int:
    """Count the decisions that were judged."""
    return sum(each.unjudged is None for each in found.decisions)


def match(deals: int) -> MatchRecord:
    """Return the record of so many deals between greedy players."""
    rules, luck = parse_rules(RULES), Random(7)
    sources: list[DealSource] = []
    while len(sources) < deals:
        played = match_of(rules, sources)
        pack = list(cards_in(PACK))
        luck.shuffle(pack)
        while redeal_reason(rules, first_table(rules, pack)) is not None:
            luck.shuffle(pack)
        dealer = Seat(rules.players - 1) if not sources else played.dealer
        moment = live(deal(rules, dealer, pack, played.outcome.score))
        sources.append(DealSource(deal=to_the_end(moment), pack=tuple(pack)))
    return record_of(RULES, NAMES, sources)


def to_the_end(moment: LiveDeal) -> LiveDeal:
    """Play a deal to its end."""
    player = Greedy()
    while not moment.over:
        seat = moment.state.to_move
        moment = act(moment, seat, player.choose(view(moment.state, seat), Budget()))
    return moment


if __name__ == "__main__":
    main()
