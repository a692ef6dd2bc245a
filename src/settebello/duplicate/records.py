"""The results of a table from its match record, which is played through once more."""

from collections.abc import Iterator, Mapping
from dataclasses import fields

from settebello.cards import Card, number_of
from settebello.duplicate.dealset import DealSet, OpenDeal, check_two_sides, dealer_of
from settebello.duplicate.played import TEAM_TAGS, PlayedDeal, check_names, check_teams
from settebello.engine.live import How
from settebello.errors import InvalidRules, Reason
from settebello.notation import MatchRecord, VerifiedDeal, verified
from settebello.notation.places import TextPlace, located, problem
from settebello.rules import Rules

OF_THE_MATCH = frozenset({"target", "stakes", "cappotto", "clock", "fuori", "first_dealer"})
"""Options that only decide a match: a deal of a set is scored by itself."""

TABLE_TAG = "table"
"""A tag without a meaning in a record, and with one here, as those of `TEAM_TAGS`."""


def played_in_record(
    record: MatchRecord, deals: DealSet, packs: Mapping[tuple[Card, ...], OpenDeal], table: str
) -> Iterator[PlayedDeal]:
    """Check a record and yield its deals as deals of the set, found in ``packs`` (see `packs_of`).

    ``table`` is what the table is called where the record has no tag ``Table``. A void deal is none: it is
    dealt again. Raises as `verified`, and `SyntaxProblem` for other rules, a pack that no open deal has,
    another dealer.
    """
    found = verified(record)
    _check_rules(record, deals.rules)
    seats = range(1, len(record.players) + 1)
    check_names(record.players, [_place(record, f"Player{seat}") for seat in seats])
    tags = {tag.lower(): value for tag, value in record.free_tags}
    teams = _teams(record, tags)
    for index, played in enumerate(found):
        if _ended(played) is How.VOID:
            continue
        yield PlayedDeal(
            deal=_deal_number(record, index, packs),
            table=tags.get(TABLE_TAG, table),
            players=record.players,
            points=_points(played),
            named=teams,
            verified=True,
            place=_place(record, "Deal", index),
        )


def _points(played: VerifiedDeal) -> tuple[int, ...] | None:
    """Return the points by side; None for a deal that was broken off, or cut short by a declaration."""
    return None if played.score is None or _ended(played) is How.FUORI else played.score.totals


def _ended(played: VerifiedDeal) -> How | None:
    return None if played.ending is None else played.ending.how


def _teams(record: MatchRecord, tags: Mapping[str, str]) -> tuple[str, ...] | None:
    names = [tag.lower() for tag in TEAM_TAGS]
    if not any(name in tags for name in names):
        return None
    teams = tuple(tags.get(name, "") for name in names)
    check_teams(teams, [_place(record, "Rules")] * len(teams))
    return teams


def _check_rules(record: MatchRecord, wanted: Rules) -> None:
    rules, place = record.rules, _place(record, "Rules")
    try:
        check_two_sides(rules)
    except InvalidRules as error:
        raise located(error, place) from None
    other = [
        field.name
        for field in fields(Rules)
        if field.name not in OF_THE_MATCH and getattr(rules, field.name) != getattr(wanted, field.name)
    ]
    if other:
        message = f"the set has other rules: {', '.join(other)}"
        raise problem(message, place, Reason.SET_RULES, options=other)


def _deal_number(record: MatchRecord, index: int, packs: Mapping[tuple[Card, ...], OpenDeal]) -> int:
    """Find a record's deal in the set, and check who deals it."""
    claim = record.deals[index]
    found = packs.get(claim.whole_pack or ())
    if found is None:
        place = _place(record, "Pack", index)
        raise problem("no open deal of the set has this pack", place, Reason.PACK_NOT_IN_SET)
    dealer = dealer_of(record.rules, found.number)
    if claim.dealer != dealer:
        message = f"deal {found.number} of the set is dealt by seat {number_of(dealer)}"
        place = _place(record, "Dealer", index)
        raise problem(message, place, Reason.SET_DEALER, deal=found.number, seat=number_of(dealer))
    return found.number


def _place(record: MatchRecord, tag: str, index: int | None = None) -> TextPlace:
    """Return where a record that was read has a tag, of the match or of a deal."""
    if record.places is None:
        return TextPlace()
    return (record.places.tags if index is None else record.places.deals[index].tags)[tag]
