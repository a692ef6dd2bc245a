"""A record is played through the engine, and every claim it makes is checked."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Seat, Side
from settebello.engine import SidePoints
from settebello.errors import IllegalAction, SettebelloError, SyntaxProblem
from settebello.notation import MatchRecord, dumps, loads, record_of, replay, verified
from settebello.rules import Rules, rules_text
from tests.kit.strategies import random_rules
from tests.unit.notation.matches import MISHAPS, played_match
from tests.unit.notation.test_record_errors import _place


@given(random_rules(), st.integers(0, 2**32), st.integers(1, 4), st.integers(0, 40))
def test_what_was_played_is_verified(rules: Rules, seed: int, most: int, plays: int) -> None:
    record = played_match(rules_text(rules), seed, most=most, plays=plays)
    deals = verified(record)
    assert [deal.score and deal.score.points for deal in deals] == [deal.points for deal in record.deals]
    assert verified(loads(dumps(record))) == deals


@given(random_rules(), st.integers(0, 2**32), st.integers(1, 6))
def test_what_happened_where_people_err_is_verified(rules: Rules, seed: int, most: int) -> None:
    record = played_match(rules_text(rules), seed, most=most, mishaps=MISHAPS)
    deals = verified(record)
    assert [deal.score and deal.score.points for deal in deals] == [deal.points for deal in record.deals]
    assert verified(loads(dumps(record))) == deals


def test_a_record_that_is_read_makes_the_states_it_was_made_of() -> None:
    record = played_match("figs", 7, most=2, plays=11)
    states = [moment.state for moment in replay(record)]
    assert len(states) == 1 + 36 + 1 + 11
    assert [len(state.plays) for state in states] == [*range(37), *range(12)]


def test_a_match_without_deals_is_no_lie() -> None:
    assert verified(record_of("figs", ["a", "b", "c", "d"], [])) == ()


def _wrong(text: str, error: type[SettebelloError] = SyntaxProblem) -> tuple[str, tuple[object, object]]:
    with pytest.raises(error) as refused:
        verified(loads(text))
    return refused.value.message, (refused.value.facts["line"], refused.value.facts["column"])


MATCH = dumps(played_match("scopa?players=2&target=6", 17, most=9))
OPEN = dumps(played_match("scopa?players=2&target=6", 17, most=2, plays=7))


def test_a_dealer_out_of_turn_is_found_where_it_stands() -> None:
    first, second = '[Deal "2"]\n[Dealer "', '1"]'
    text = MATCH.replace(first + second, first + '2"]')
    message, (line, column) = _wrong(text)
    assert "it is seat 1 who deals" in message
    assert (line, column) == (_place(text, first)[0] + 1, len('[Dealer "') + 1)


def test_a_wrong_score_before_a_deal_is_found_where_it_stands() -> None:
    text = MATCH.replace('[Before "0-0"]', '[Before "0-1"]')
    message, place = _wrong(text)
    assert "the score is 0-0" in message
    assert place == _place(text, "0-1")


def test_a_play_that_the_rules_forbid_is_found_where_it_stands() -> None:
    lines = MATCH.splitlines()
    row = next(number for number, line in enumerate(lines) if line.startswith("3. "))
    first, second = lines[row].split()[1:]
    lines[row] = f"3. {second} {first}"
    message, place = _wrong("\n".join(lines), IllegalAction)
    assert "is not in this hand" in message
    assert place == (row + 1, 4)
    assert message.startswith(f"line {row + 1}, column 4: ")


def test_a_play_too_many_is_found_where_it_stands() -> None:
    text = MATCH.replace("\n\n[Carte", " AD\n\n[Carte", 1)
    message, place = _wrong(text, IllegalAction)
    assert "the deal is over" in message
    assert place == _place(text, "AD\n\n[Carte")


def test_a_mark_of_no_scopa_is_found_where_it_stands() -> None:
    text = MATCH.replace("\n2. ", "#\n2. ", 1)
    message, place = _wrong(text)
    assert "is no scopa" in message
    assert place[0] == _place(text, "\n2. ")[0]


def test_a_scopa_without_its_mark_is_found_where_it_stands() -> None:
    at = MATCH.index("#")
    start = MATCH.rfind(" ", 0, at) + 1
    text = MATCH[:at] + MATCH[at + 1 :]
    message, place = _wrong(text)
    assert "is a scopa" in message
    assert place == _place(text[:start] + "@" + text[start:], "@")


def _swapped(text: str, name: str) -> str:
    """Give the first points of this category that were won, and as many of the total, to the other side."""
    sides = {True: "1-0", False: "0-1"}
    start = text.index(f'[{name} "')
    value = text[start:].split('"')[1]
    assert value in sides.values()
    other = sides[value == "0-1"]
    total = text[text.index('[Total "', start) :].split('"')[1]
    first, second = map(int, total.split("-"))
    step = 1 if other == "1-0" else -1
    changed = text[start:].replace(value, other, 1)
    changed = changed.replace(f'[Total "{total}"]', f'[Total "{first + step}-{second - step}"]', 1)
    return text[:start] + changed


@pytest.mark.parametrize("name", ["Carte", "Denari", "Settebello", "Primiera"])
def test_points_that_were_not_won_are_found_where_they_stand(name: str) -> None:
    text = _swapped(MATCH, name)
    message, place = _wrong(text)
    assert f"{name.lower()} is " in message
    line, column = _place(text, f"[{name} ")
    assert place == (line, column + len(name) + 3)


def test_points_of_a_deal_that_is_not_over_are_found_where_they_stand() -> None:
    points = '[Carte "0-0"][Denari "0-0"][Settebello "0-0"][Primiera "0-0"][Scope "0-0"][Total "0-0"]'
    text = OPEN.replace("[Score", points + "\n[Score")
    message, place = _wrong(text)
    assert "the deal is not over: 29 cards" in message
    assert place == _place(text, '0-0"][Denari')


def test_a_deal_after_an_unfinished_one_is_found_where_it_stands() -> None:
    third = MATCH[MATCH.index('[Deal "3"]') : MATCH.index("[Score")]
    text = OPEN.replace("[Score", third + "[Score")
    message, place = _wrong(text)
    assert "not played to its end" in message
    assert place == _place(text, '3"]\n[Dealer')


def test_a_deal_after_the_match_is_found_where_it_stands() -> None:
    number = MATCH.count("[Deal ") + 1
    first = MATCH[MATCH.index('[Deal "1"]') : MATCH.index('[Deal "2"]')]
    text = MATCH.replace("[Score", first.replace('"1"]', f'"{number}"]', 1) + "[Score")
    message, place = _wrong(text)
    assert "the match was over before this deal" in message
    assert place == _place(text, f'{number}"]\n[Dealer')


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[Score ", '[Score "0-0"]\n[Was ', "the score is"),
        ("[Result ", '[Result "*"]\n[Was ', "the result is"),
        ("[Result ", '[Stake "2"]\n[Result ', "this match has no stake"),
        ("[Result ", '[Forfeit "1"]\n[Result ', "the match was over already"),
    ],
)
def test_a_wrong_end_is_found_where_it_stands(old: str, new: str, says: str) -> None:
    text = MATCH.replace(old, new)
    message, place = _wrong(text)
    assert says in message
    line, column = _place(text, new.split('"', maxsplit=1)[0])
    assert place == (line, column + new.index('"') + 1)


def test_a_pack_that_has_to_be_dealt_again_is_found_where_it_stands() -> None:
    pack = "RDRCRSRB" + "".join(f"{rank}{suit}" for suit in "DCSB" for rank in "A234567FC")
    text = (
        '[Rules "scopone?deal=T4+P9"][Player1 ""][Player2 ""][Player3 ""][Player4 ""]\n'
        f'[Deal "1"][Dealer "1"][Before "0-0"]\n[Pack "{pack}"]\n[Score "0-0"][Result "*"]'
    )
    message, place = _wrong(text)
    assert "this pack is dealt again (kings3)" in message
    assert place == (3, 8)


def test_stakes_are_checked() -> None:
    record = next(
        record for seed in range(99) if (record := played_match("figs", seed, most=30)).winner is not None
    )
    assert record.stake in {1, 2, 3}
    verified(record)
    with pytest.raises(SyntaxProblem, match="this match has a stake of"):
        verified(replace(record, stake=None))


def test_napoli_and_re_bello_are_checked() -> None:
    record = played_match("scopa?players=2&target=one_deal&extras=napoli+re_bello", 1)
    assert record.deals[0].points is not None
    verified(record)
    for category in ("napoli", "re_bello"):
        points = tuple(replace(side, **{category: 9}) for side in record.deals[0].points)
        with pytest.raises(SyntaxProblem, match=f"{category} is"):
            verified(replace(record, deals=(replace(record.deals[0], points=points),)))


@pytest.mark.parametrize("rules", ["online", "torneo"])
def test_a_side_that_forfeits_loses_whatever_the_score(rules: str) -> None:
    open_match = played_match(rules, 3, most=2, plays=9)
    assert open_match.winner is None
    for side in (Side(0), Side(1)):
        won = replace(open_match, forfeit=side, winner=Side(1 - side))
        verified(won)
        with pytest.raises(SyntaxProblem, match=f"the result is {2 - side}"):
            verified(replace(won, winner=side))


def test_record_of_knows_who_wins_by_forfeit() -> None:
    record = record_of("online", ["Ada", "Bruno"], [], forfeit=Side(0))
    assert record.winner == Side(1)
    verified(record)


def _changed() -> list[tuple[MatchRecord, str]]:
    record = loads(MATCH)
    deal = record.deals[0]
    points = deal.points or ()
    swapped = (deal.pack[1], *deal.pack[1:])
    return [
        (replace(record, players=("Ada",)), "these rules have 2 players"),
        (replace(record, deals=(replace(deal, dealer=Seat(7)),)), "is no seat"),
        (replace(record, deals=(replace(deal, pack=swapped),)), "written twice"),
        (replace(record, deals=(replace(deal, before=(0,)),)), "Before cannot be"),
        (replace(record, deals=(replace(deal, points=points[:1]),)), "cannot be"),
        (replace(record, deals=(replace(deal, points=_with_napoli(points)),)), "add up to"),
        (replace(record, deals=record.deals[:1]), "the score is"),
        (replace(record, deals=(replace(deal, acts=deal.acts[:5], points=deal.points),)), "not over"),
    ]


def _with_napoli(points: tuple[SidePoints, ...]) -> tuple[SidePoints, ...]:
    return (replace(points[0], napoli=3), *points[1:])


@pytest.mark.parametrize(("record", "says"), _changed())
def test_a_record_that_was_changed_by_hand_is_checked_as_it_would_be_written(
    record: MatchRecord, says: str
) -> None:
    with pytest.raises(SyntaxProblem, match=says):
        verified(record)
