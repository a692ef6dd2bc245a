"""Cards, sets of cards and their names."""

import pytest

from settebello.cards import (
    EMPTY,
    PACK,
    RANK_MASK,
    RE_BELLO,
    SETTEBELLO,
    SUIT_MASK,
    Card,
    Rank,
    Suit,
    card_name,
    card_of,
    card_set,
    card_text,
    cards_in,
    cards_text,
    contains,
    of_rank,
    of_suit,
    parse_card,
    parse_cards,
    rank_of,
    rank_sum,
    single,
    size,
    suit_of,
)

ALL = [Card(number) for number in range(40)]


def test_a_card_is_its_rank_and_suit_in_one_number() -> None:
    assert [card_of(rank_of(card), suit_of(card)) for card in ALL] == ALL
    assert (SETTEBELLO, RE_BELLO) == (24, 36)
    assert (rank_of(SETTEBELLO), suit_of(SETTEBELLO)) == (Rank.SETTE, Suit.DENARI)


def test_the_text_of_a_card_reads_back() -> None:
    assert [parse_card(card_text(card)) for card in ALL] == ALL
    assert parse_card("7d") == SETTEBELLO
    assert len({card_text(card) for card in ALL}) == 40


@pytest.mark.parametrize("text", ["", "7", "D7", "8D", "10D", "7X", " 7D", "7D ", "7DD"])
def test_what_is_no_card_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        parse_card(text)


def test_sets_list_count_and_contain_their_cards() -> None:
    some = [Card(3), Card(24), Card(39)]
    assert cards_in(card_set(reversed(some))) == tuple(some)
    assert size(card_set(some)) == 3
    assert [card for card in ALL if contains(card_set(some), card)] == some
    assert cards_in(PACK) == tuple(ALL)
    assert cards_in(EMPTY) == ()


def test_sets_keep_a_suit_or_a_rank() -> None:
    assert [size(of_suit(PACK, suit)) for suit in Suit] == [10] * 4
    assert [size(of_rank(PACK, rank)) for rank in Rank] == [4] * 10
    assert sum(SUIT_MASK) == sum(RANK_MASK) == PACK
    assert of_rank(PACK, Rank.SETTE) & of_suit(PACK, Suit.DENARI) == single(SETTEBELLO)


def test_the_pack_adds_up_to_220() -> None:
    assert rank_sum(PACK) == 220
    assert rank_sum(parse_cards("AD7SRC")) == 18


def test_sets_as_text_are_in_order_and_read_back() -> None:
    assert cards_text(parse_cards("7SAD")) == "AD7S"
    assert parse_cards("") == EMPTY
    with pytest.raises(ValueError, match="twice"):
        parse_cards("7D7D")
    with pytest.raises(ValueError, match="is no card"):
        parse_cards("7D7")


def test_cards_have_names_in_every_language() -> None:
    assert card_name(SETTEBELLO, "it") == "sette di denari"
    assert card_name(SETTEBELLO, "en") == "seven of coins"
    assert card_name(SETTEBELLO, "es") == "siete de oros"
    assert card_name(SETTEBELLO, "fr") == "sept de deniers"
    assert card_name(SETTEBELLO, "de") == "Sieben der Münzen"
    assert card_name(parse_card("AS"), "fr") == "as d\N{RIGHT SINGLE QUOTATION MARK}épées"
    names = {card_name(card, language) for language in ("it", "en", "es", "fr", "de") for card in ALL}
    assert len(names) == 200
