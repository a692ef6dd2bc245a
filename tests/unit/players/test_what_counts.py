"""Players that judge a play know what these rules count."""

import pytest

from settebello.cards import EMPTY, PACK, CardSet, Seat, card_set, cards_in, parse_card, parse_cards
from settebello.engine import Play, State, gained, view
from settebello.engine.state import Played
from settebello.kernels import pack_rules
from settebello.kernels.net import trained_otherwise
from settebello.kernels.net.terms import unknown_terms
from settebello.players import Budget, player
from settebello.rules import parse_rules

AMPLE = Budget(600_000, seed=5)


def before_the_napoli() -> State:
    """Return an end of fourteen cards in which 5Bx2S3D makes the napoli."""
    rules = parse_rules("trentino")
    hand, table = parse_cards("2B5B6CCD"), parse_cards("2S3DCB")
    hands = (hand, parse_cards("4D7SFS4C"), parse_cards("RB5SFB"), parse_cards("ABRC6S"))
    rest = cards_in(CardSet(PACK & ~sum(hands) & ~table & ~parse_cards("AD2D")))
    own, others = (*cards_in(parse_cards("AD2D")), *rest[:9]), rest[9:]
    plays = tuple(
        Played(Seat(seat), Play(pile[0], card_set(pile[1:]))) for seat, pile in enumerate((own, others))
    )
    piles = card_set(own), card_set(others)
    return State(rules, Seat(3), (0, 0), hands, table, (), piles, (0, 0), Seat(0), Seat(1), plays)


@pytest.mark.parametrize(
    "name", ["greedy", "principiante", "chitarrella", "net", "maestro:20", "worlds:50", "ismcts:500"]
)
def test_the_napoli_is_made_where_it_counts(name: str) -> None:
    """The network, trained where the napoli does not count, took the horse."""
    state = before_the_napoli()
    assert str(player(name).choose(view(state, Seat(0)), AMPLE)) == "5Bx2S3D"


@pytest.mark.parametrize(
    ("rules", "cards"),
    [
        ("trentino", "AD2D3D"),
        ("scopone-10?extras=re_bello", "RD"),
        ("scopone-10?extras=napoli", "AD2D3D"),
        ("scopone-10?cappotto=true", "AD2D3D4D5D6D7DFDCDRD"),
    ],
)
def test_what_is_banked_at_once_is_worth_more_to_the_network(rules: str, cards: str) -> None:
    packed = pack_rules(parse_rules(rules))
    trained, banked = trained_otherwise(packed), parse_cards(cards)
    assert trained is not None
    last = CardSet(1 << cards_in(banked)[-1])
    own = CardSet(banked & ~last)
    has = unknown_terms(packed, trained, EMPTY, EMPTY, banked, EMPTY)
    lying = unknown_terms(packed, trained, EMPTY, last, own, EMPTY)
    lost = unknown_terms(packed, trained, EMPTY, EMPTY, own, last)
    assert has > lying > lost
    assert has >= 1
    assert lost <= 0


def test_a_primiera_that_is_counted_otherwise_is_exact_in_the_end() -> None:
    packed = pack_rules(parse_rules("scopone-10?primiera_values=southern"))
    trained = trained_otherwise(packed)
    assert trained is not None
    own = parse_cards("7D7C7SRB") | parse_cards("FDCDFCFS")
    others = CardSet(PACK & ~own & ~parse_cards("AB2B3B4B5B6B7BCB") | parse_cards("FB"))
    assert unknown_terms(packed, trained, EMPTY, EMPTY, own, others) >= 0


@pytest.mark.parametrize("rules", ["scopone", "scopone-10", "scopa-2", "figs"])
def test_where_all_that_counts_was_learned_nothing_is_added(rules: str) -> None:
    packed = pack_rules(parse_rules(rules))
    trained = trained_otherwise(packed)
    terms = 0 if trained is None else unknown_terms(packed, trained, EMPTY, EMPTY, PACK, EMPTY)
    assert terms == 0


def test_a_coin_that_makes_the_napoli_longer_is_a_point() -> None:
    rules, pile = parse_rules("trentino"), parse_cards("AD2D3D")
    assert gained(rules, pile, CardSet(1 << parse_card("4D"))) == 10
    assert gained(rules, pile, CardSet(1 << parse_card("5D"))) == 0
    assert gained(parse_rules("scopone"), pile, CardSet(1 << parse_card("4D"))) == 0
