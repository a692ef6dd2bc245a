"""The shuffle is the one that `settebello.fair` describes, done again here from its words alone."""

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Card, card_text, parse_card, rank_of
from settebello.errors import InvalidArgument
from settebello.room import Begun, Dealt, Luck, drawn_pack, lot, salt_hash, shuffled_pack
from tests.support.rooms import House, seated, seed_of

SALTS = st.lists(st.text("abcXYZ019", max_size=8), min_size=2, max_size=6).map(tuple)
SEEDS = st.binary(min_size=32, max_size=32).map(bytes.hex)


def stream(seed: str, salts: tuple[str, ...], label: str) -> Iterator[int]:
    for n in range(1000):
        block = hashlib.sha256(f"settebello:1|{seed}|{','.join(salts)}|{label}|{n}".encode("ascii"))
        for part in range(4):
            yield int(block.hexdigest()[16 * part : 16 * part + 16], 16)


def below(numbers: Iterator[int], k: int) -> int:
    greatest = (2**64 // k) * k
    while (number := next(numbers)) >= greatest:
        pass
    return number % k


def pack_by_the_book(seed: str, salts: tuple[str, ...], label: str) -> list[int]:
    numbers, pack = stream(seed, salts, label), list(range(40))
    for i in range(39, 0, -1):
        j = below(numbers, i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack


@given(SEEDS, SALTS, st.integers(0, 5))
def test_a_pack_is_the_one_that_the_book_gives(seed: str, salts: tuple[str, ...], attempt: int) -> None:
    assert list(shuffled_pack(Luck(seed, salts), attempt)) == pack_by_the_book(seed, salts, f"pack{attempt}")


@given(SEEDS, SALTS)
def test_draw_and_lot_are_those_that_the_book_gives(seed: str, salts: tuple[str, ...]) -> None:
    luck = Luck(seed, salts)
    assert list(drawn_pack(luck)) == pack_by_the_book(seed, salts, "draw")
    assert lot(luck, len(salts)) == below(stream(seed, salts, "dealer"), len(salts))


def test_with_hashes_a_pack_is_the_one_that_the_book_gives() -> None:
    salts, hashes = ("a", ""), (hashlib.sha256(b"settebello:salt|a").hexdigest(), "")
    assert salt_hash("a") == hashes[0]
    begin = f"settebello:2|{'00' * 32}|{','.join(hashes)}"
    first = hashlib.sha256(f"{begin}|a,|pack0|0".encode("ascii")).digest()
    pack = shuffled_pack(Luck("00" * 32, salts, hashes))
    text = "".join(card_text(card) for card in pack)
    assert text == "3BFS2D3DCS6S4B4S5BCDCC3C7S7D6B2C5D4C2B6C5SFBAB3SASADRSRD6DRB2SRC5C7BAC4DCBFC7CFD"
    # the first number says which card comes to the bottom: all are where they began
    assert pack[39] == int.from_bytes(first[:8], "big") % 40
    assert pack != shuffled_pack(Luck("00" * 32, salts))


@pytest.mark.parametrize("hashes", [("ab" * 32,), ("ab" * 31, ""), ("AB" * 32, ""), ("ab" * 32, "", "")])
def test_hashes_are_one_for_each_salt(hashes: tuple[str, ...]) -> None:
    with pytest.raises(InvalidArgument) as refused:
        Luck("00" * 32, ("a", ""), hashes)
    assert refused.value.reason == "argument_hashes"


def test_the_commitment_is_the_hash_of_the_seeds_bytes() -> None:
    # SHA-256 of 32 zero bytes, as published everywhere
    zero = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert Luck("00" * 32, ("a", "b")).commitment == zero


def test_the_shuffle_does_not_change_with_the_program() -> None:
    pack = "".join(card_text(card) for card in shuffled_pack(Luck("00" * 32, ("a", ""))))
    assert pack == ("2D3C5C4DFBFC6D6SCCRC2SABRBRD7D4C5SFDCD6B3BRS3D3S2C5D7BCS4BADFSAC4S7S7CCBAS5B6C2B")


@given(SEEDS, SALTS, st.data())
def test_every_salt_changes_the_pack(seed: str, salts: tuple[str, ...], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(salts) - 1))
    other = (*salts[:at], salts[at] + "x", *salts[at + 1 :])
    assert shuffled_pack(Luck(seed, salts)) != shuffled_pack(Luck(seed, other))


def test_every_card_is_everywhere_alike() -> None:
    packs = 4000
    places = Counter(
        (card, place)
        for number in range(packs)
        for place, card in enumerate(shuffled_pack(Luck(seed_of(number), ("", ""))))
    )
    expected = packs / 40
    chi = sum(
        (places[card, place] - expected) ** 2 / expected
        for card in map(Card, range(40))
        for place in range(40)
    )
    # 39 * 39 degrees of freedom: mean 1521, deviation 55; four of them either side
    assert 1300 < chi < 1742


@pytest.mark.parametrize(("players", "most"), [(2, 10.8), (3, 13.8), (4, 16.3), (6, 20.5)])
def test_the_lot_falls_on_every_seat_alike(players: int, most: float) -> None:
    drawn = Counter(lot(Luck(seed_of(number), ("",) * players), players) for number in range(3000))
    expected = 3000 / players
    # the bound is passed once in a thousand
    assert sum((drawn[seat] - expected) ** 2 / expected for seat in range(players)) < most


def begun(house: House) -> Begun:
    return next(event for event in house.log if isinstance(event, Begun))


def ranks(cards: tuple[str, ...]) -> list[int]:
    return [int(rank_of(parse_card(card))) for card in cards]


def test_figs_art_4_the_lowest_card_deals_and_the_two_lowest_are_partners() -> None:
    redrawn = 0
    for luck in range(200):
        house = seated("figs", luck=luck)
        event = begun(house)
        primo, secondo, terzo, cartaro = (ranks(cards) for cards in event.drawn)
        assert event.dealer == 3
        assert cartaro < secondo < terzo < primo
        redrawn += max(map(len, event.drawn)) > 1
    assert redrawn > 20


def test_cards_are_turned_up_from_the_top_of_the_drawn_pack_and_people_take_theirs_along() -> None:
    for luck in range(40):
        house = seated("figs", persons=4, luck=luck)
        event = begun(house)
        seed = next(event.seed for event in house.log if event.type == "sealed")
        pack = [card_text(card) for card in drawn_pack(Luck(seed, tuple(f"salt{n}" for n in range(4))))]
        first = [event.drawn[event.seating.index(old)][0] for old in range(4)]
        assert first == pack[:4]
        every = [card for cards in event.drawn for card in cards]
        assert sorted(every) == sorted(pack[: len(every)])
        names = [who.name for who in house.room.seats if who]
        assert names == [f"Person {old}" for old in event.seating]


def test_between_two_the_lower_card_deals_and_level_ones_are_drawn_again() -> None:
    redrawn = 0
    for luck in range(200):
        event = begun(seated("scopa?players=2&first_dealer=low_card_draw", luck=luck))
        mine, yours = (ranks(cards) for cards in event.drawn)
        assert event.seating == (0, 1)
        assert len(mine) == len(yours)
        assert mine[:-1] == yours[:-1]
        assert event.dealer == (0 if mine < yours else 1)
        assert mine[-1] != yours[-1]
        redrawn += len(mine) > 1
    assert redrawn > 5


def test_a_deal_is_dealt_again_from_the_same_seed_until_the_table_may_stay() -> None:
    again = 0
    for luck in range(60):
        house = seated("scopa?redeal=kings3+sum10+ace1", luck=luck)
        dealt = next(event for event in house.log if isinstance(event, Dealt))
        seed = next(event.seed for event in house.log if event.type == "sealed")
        salts = dealt.salts
        for attempt in range(dealt.attempt + 1):
            pack = pack_by_the_book(seed, salts, f"pack{attempt}")
            # the four table cards come after three cards each in these rules
            table = [card // 4 + 1 for card in pack[12:16]]
            bad = table.count(10) >= 3 or sum(table) <= 10 or 1 in table
            assert bad == (attempt < dealt.attempt)
        again += dealt.attempt > 0
    assert again > 10
