"""A file of records that ends too early: read as far as it is whole, with a note about where it ends."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Final

from settebello.analysis import Note, course_of
from settebello.errors import SyntaxProblem
from settebello.notation import MatchRecord, loads_matches
from settebello.rules import parse_rules

_RULES: Final = re.compile(r'^\[Rules "([^"\n]*)"\]$', re.MULTILINE)


def read_as_far_as_whole(text: str) -> tuple[list[MatchRecord], Note | None]:
    """Read records, the last of them perhaps cut short; raise as `loads_matches` where that is not why."""
    try:
        return list(loads_matches(text)), None
    except SyntaxProblem as problem:
        last = len(text.splitlines())
        if problem.line < last:
            raise
        for closed in _closed(text):
            with suppress(SyntaxProblem):
                *whole, cut = loads_matches(closed)
                if not cut.deals:
                    break
                return [*whole, _with_its_score(cut)], Note(code="review_cut_short", facts={"line": last})
        raise


def _closed(text: str) -> Iterator[str]:
    """Yield the text with closing tags: as it is, without its last line, without its last paragraph."""
    lines, rules = text.splitlines(), _RULES.findall(text)
    if not rules:
        return
    score = "-".join("0" * parse_rules(rules[-1]).side_count)
    paragraph = max((at for at, line in enumerate(lines) if not line), default=0)
    for end in (len(lines), len(lines) - 1, paragraph):
        yield "\n".join([*lines[:end], "", f'[Score "{score}"]', '[Result "*"]', ""])


def _with_its_score(record: MatchRecord) -> MatchRecord:
    """Return a record that claims the score it comes to."""
    deal = course_of(record).deals[-1]
    before = deal.states[0].before
    points = (0,) * len(before) if deal.score is None else deal.score.totals
    return replace(record, score=tuple(map(sum, zip(before, points, strict=True))))
