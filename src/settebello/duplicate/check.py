"""Whether what was given out beforehand and what is opened afterwards belong together."""

from collections.abc import Iterator
from dataclasses import dataclass

from settebello.duplicate.dealset import DealSet, OpenDeal, open_deals
from settebello.errors import Reason
from settebello.notation.places import TextPlace, problem
from settebello.rules import rules_text


@dataclass(frozen=True, slots=True)
class Checked:
    """The proof: whether the set's seed is the promised one, and the deals that are."""

    whole: bool
    deals: tuple[OpenDeal, ...]
    sealed: int


def check_sets(public: DealSet, opened: DealSet) -> Checked:
    """Check that two texts speak of one set, and deal what the second has opened.

    Raises `SyntaxProblem` with the place in the public text of the first thing that is not so. That a
    seed has the hash beside it was checked when the text was read.
    """
    for tag, place, promised, found in _claims(public, opened):
        if promised != found:
            message = f"{tag} is {found or 'nothing'} in the other text"
            raise problem(message, place, Reason.SETS_DIFFER, tag=tag, other=found or "-")
    deals = tuple(open_deals(opened))
    return Checked(opened.seed is not None, deals, len(opened.deals) - len(deals))


def _claims(public: DealSet, opened: DealSet) -> Iterator[tuple[str, TextPlace, str | None, str | None]]:
    """Yield what both texts say, with the place of it in the first."""
    head = public.places.tags if public.places else {}
    start = head.get("Rules", TextPlace())
    yield "Rules", start, rules_text(public.rules), rules_text(opened.rules)
    yield "Deals", head.get("Deals", start), str(len(public.deals)), str(len(opened.deals))
    yield "Name", head.get("Name", start), public.name, opened.name
    yield "Date", head.get("Date", start), public.date, opened.date
    yield "Commitment", head.get("Commitment", start), public.commitment, opened.commitment
    for number, (promised, found) in enumerate(zip(public.deals, opened.deals, strict=True)):
        place = public.places.deals[number]["Commitment"] if public.places else start
        yield "Commitment", place, promised.commitment, found.commitment
