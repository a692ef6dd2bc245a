"""Cards that nobody saw: what was played tells where they were, and the rest tells nothing."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.errors import IllegalAction, SettebelloError, SyntaxProblem
from settebello.notation import MatchRecord, dumps, loads, verified
from settebello.notation.unknown import TABLE, dealt_places
from tests.unit.notation.matches import MISHAPS, played_match
from tests.unit.notation.test_record_errors import _place

RULES = [
    "figs",
    "figs?deal=P3+T4+P3*",
    "scopa?players=2",
    "scopa?capture_duty=lapse",
    "x-scopa-3",
    "scopone-10",
]


def forgotten(record: MatchRecord, seed: int, share: float) -> MatchRecord:
    """Return the record as somebody writes it who saw few cards of the hands before they were played."""
    rng = Random(seed)
    deals = []
    for claim in record.deals:
        places = dealt_places(record.rules, claim.dealer)
        pack = tuple(
            None if place != TABLE and rng.random() < share else card
            for card, place in zip(claim.pack, places, strict=True)
        )
        deals.append(replace(claim, pack=pack))
    return replace(record, deals=tuple(deals))


@given(st.sampled_from(RULES), st.integers(0, 2**32), st.integers(0, 40), st.sampled_from([0.3, 0.9, 1]))
def test_what_is_said_of_a_match_does_not_depend_on_cards_that_nobody_saw(
    rules: str, seed: int, plays: int, share: float
) -> None:
    seen = played_match(rules, seed, most=4, plays=plays, mishaps=MISHAPS)
    unseen = forgotten(seen, seed, share)
    text = dumps(unseen)
    assert loads(text) == unseen
    for known, guessed in zip(verified(seen), verified(loads(text)), strict=True):
        assert known.end.acts == guessed.end.acts
        for before, after in zip(known.moments, guessed.moments, strict=True):
            assert (before.ending, before.exposed, before.to_act) == (
                after.ending,
                after.exposed,
                after.to_act,
            )
            assert before.state.table == after.state.table
            assert before.state.piles == after.state.piles
            for hand, guess in zip(before.state.hands, after.state.hands, strict=True):
                assert hand & ~guessed.guessed == guess & ~guessed.guessed


@given(st.sampled_from(RULES), st.integers(0, 2**32))
def test_of_a_deal_that_was_played_to_its_end_every_hand_is_known(rules: str, seed: int) -> None:
    seen = played_match(rules, seed, most=1)
    (known,), (learnt,) = verified(seen), verified(forgotten(seen, seed, 1))
    assert learnt.guessed == 0
    assert [state.hands for state in learnt.states] == [state.hands for state in known.states]


@given(st.sampled_from(RULES), st.integers(0, 2**32), st.integers(1, 35))
def test_how_the_unknown_cards_are_filled_changes_nothing(rules: str, seed: int, plays: int) -> None:
    """Two matches that differ only in cards that nobody saw are one and the same."""
    record = played_match(rules, seed, most=1, plays=plays)
    (played,) = verified(forgotten(record, seed, 1))
    claim = record.deals[0]
    unseen = [
        index for index, card in enumerate(claim.pack) if card is not None and played.guessed >> card & 1
    ]
    mixed = unseen[:]
    Random(seed).shuffle(mixed)
    pack = list(claim.pack)
    for here, there in zip(unseen, mixed, strict=True):
        pack[here] = claim.pack[there]
    other = replace(record, deals=(replace(claim, pack=tuple(pack)),))
    assert verified(forgotten(other, seed, 1)) == (played,)


HIDDEN = "??" * 12 + "2S" + "FB" + "??" * 12 + "FS5C" + "??" * 12
"""Dario deals; on the table lie 2S, FB, FS and 5C."""


def _text(acts: str, pack: str = HIDDEN, rules: str = "figs") -> str:
    names = "".join(f'[Player{seat} "P{seat}"]\n' for seat in range(1, 5))
    deal = f'[Deal "1"]\n[Dealer "4"]\n[Before "0-0"]\n[Pack "{pack}"]\n\n{acts}\n\n'
    return f'[Rules "{rules}"]\n{names}\n{deal}[Score "0-0"]\n[Result "*"]\n'


def test_a_pack_with_unknown_cards_is_written_in_groups_like_another() -> None:
    assert '"???????? ???????? ???????? 2SFB????' in dumps(loads(_text("1. 7D~ 3D")))


@pytest.mark.parametrize(
    ("acts", "at", "reason"),
    [
        ("1. 7D~ 7D", "7D\n", "card_played_before"),
        ("1. 7Dx2S5C 7D", "7D\n", "card_played_before"),
        ("1. FSxFB", "FSxFB", "card_of_table"),
        ("1. 7Dx2S5C 2SxAD", "2SxAD", "card_of_table"),
        ("2:shows=3D\n1. 3D", "3D\n\n", "card_of_another"),
        ("2:shows=3D3C\n1. 7D~ 1:chooses=3D 3D 3:shows=3C", "3:shows", "card_of_another"),
        ("2:shows=ADACASABRDRCRSRBCD 2:shows=CC", "2:shows=CC", "hand_known"),
        ("2:shows=2DACASABRDRCRSRBCD\n1. 7D~ 1:chooses=2D 2D~ 2:shows=3C", "2:shows=3C", "hand_known"),
        ("1. 7Dx3S4S", "7Dx3S4S", "no_such_capture"),
        ("1. 6Dx6C", "6Dx6C", "takes_nothing"),
    ],
)
def test_a_hand_that_cannot_be_is_found_where_it_shows(acts: str, at: str, reason: str) -> None:
    text = _text(acts)
    with pytest.raises(IllegalAction) as refused:
        verified(loads(text))
    assert refused.value.reason == reason
    assert (refused.value.facts["line"], refused.value.facts["column"]) == _place(text, at)
    assert refused.value.facts["article"] in {7, 9}


def test_a_mistake_before_a_hand_that_cannot_be_is_told_first() -> None:
    with pytest.raises(IllegalAction) as refused:
        verified(loads(_text("1. 7Dx3S4S 3D 3D")))
    assert refused.value.reason == "no_such_capture"


def test_a_known_card_of_a_later_batch_is_in_no_hand_yet() -> None:
    pack = "??" * 12 + "2SFBFS5C" + "7D" + "??" * 23
    with pytest.raises(IllegalAction) as refused:
        verified(loads(_text("1. 7Dx2S5C", pack, "scopa")))
    assert refused.value.reason == "card_not_in_hand"


def test_a_table_that_is_not_turned_up_has_to_be_before_a_play() -> None:
    closed = "??" * 40
    for acts in ("", "3:shows=5B", "misdeal=10/8/9/9/4"):
        verified(loads(_text(acts, closed)))
    with pytest.raises(IllegalAction) as refused:
        verified(loads(_text("1. 7D", closed)))
    assert (refused.value.reason, refused.value.facts["article"]) == ("table_unknown", 6)


@pytest.mark.parametrize(
    ("pack", "rules", "says"),
    [
        (HIDDEN, "scopone?capture_duty=hand", "every card of the pack has to be known"),
        (HIDDEN[:-2], "figs", "this one has 39"),
        (HIDDEN + "??", "figs", "this one has more"),
        (HIDDEN[:-2] + "2S", "figs", "2S is written twice"),
        (HIDDEN[:-2] + "?S", "figs", "'?S' is no card"),
        (HIDDEN.replace("FB", "RD").replace("FS", "RC").replace("5C", "RS"), "figs", "dealt again (kings3)"),
    ],
)
def test_a_pack_that_cannot_be_is_found_where_it_stands(pack: str, rules: str, says: str) -> None:
    text = _text("", pack, rules)
    with pytest.raises(SyntaxProblem) as refused:
        verified(loads(text))
    assert says in refused.value.message
    assert refused.value.facts["line"] == text[: text.index("[Pack")].count("\n") + 1


@given(st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_acts_in_any_order_are_accepted_or_refused_with_their_place(seed: int, rng: Random) -> None:
    record = forgotten(played_match("figs", seed, most=1, plays=12, mishaps=MISHAPS), seed, 1)
    acts = list(record.deals[0].acts)
    rng.shuffle(acts)
    text = dumps(replace(record, deals=(replace(record.deals[0], acts=tuple(acts), points=None),)))
    try:
        verified(loads(text))
    except SettebelloError as problem:
        refused = problem
    else:
        return
    assert refused.facts["line"]
    assert refused.facts["column"]
