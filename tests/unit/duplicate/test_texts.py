"""Sets and sheets that cannot be read, or say what is not so, are refused with the place of it."""

import re
from collections.abc import Callable
from time import process_time
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import card_text
from settebello.duplicate import (
    DEALS_MOST,
    DealSet,
    Result,
    Sheet,
    SheetSitting,
    blank_sheet,
    check_sets,
    draw_set,
    dumps_set,
    dumps_sheet,
    is_record,
    loads_set,
    loads_sheet,
    open_deal,
)
from settebello.errors import (
    Forbidden,
    InvalidRules,
    InvalidSetting,
    NotFound,
    SettebelloError,
    SyntaxProblem,
    UnknownRule,
)
from tests.support.work import grows_like_its_size
from tests.unit.duplicate.sets import FOUR, OTHERS, SEED

DEALS = draw_set("figs", 3, SEED, name='The "Befana" cup', date="2026-01-06")
SHEET = Sheet(
    rules_text=DEALS.rules_text,
    commitment=DEALS.commitment,
    sittings=(
        SheetSitting("1", FOUR, (Result(1, (5, 2)), Result(2, None))),
        SheetSitting("2", OTHERS, (Result(1, (3, 3)),), ("Circolo A", "Circolo B")),
    ),
)
SECRET, OPENED, PUBLIC = dumps_set(DEALS), dumps_set(DEALS.opened(2)), dumps_set(DEALS.public())
RESULTS = dumps_sheet(SHEET)
ZEROS = "0" * 64
Text = TypeVar("Text", DealSet, Sheet)


def changed(pattern: str, new: str) -> Callable[[str], str]:
    """Return the change of the first match of a pattern."""
    return lambda text: re.sub(pattern, new, text, count=1)


def refused(read: Callable[[str], object], text: str) -> SyntaxProblem:
    with pytest.raises(SyntaxProblem) as caught:
        read(text)
    return caught.value


@pytest.mark.parametrize(
    ("text", "change", "line", "says"),
    [
        (SECRET, changed(r'Seed "....', 'Seed "0000'), "[Seed", "not the promised one"),
        (SECRET, changed(r'Commitment "....', 'Commitment "0000'), "[Seed", "not the promised one"),
        (SECRET, changed(r'(?s)(Deal "2".*?nt ")....', r"\g<1>0000"), "[Commitment", "gives another deal"),
        (OPENED, changed(r'Seed "....', 'Seed "0000'), "[Seed", "not the promised one"),
        (PUBLIC, changed(r"\[Seed.*|Deals \"3", 'Deals "4'), "[Deals", "there are 3 deals"),
        (PUBLIC, changed(r'Deals "3', 'Deals "0'), "[Deals", "1 to 999"),
        (PUBLIC, changed(r'Deals "3', 'Deals "three'), "[Deals", "cannot be"),
        (PUBLIC, changed(r'Deal "2"', 'Deal "3"'), '[Deal "3"]', "this is deal 2"),
        (PUBLIC, changed(r'Commitment ".', 'Commitment "'), "[Commitment", "not hexadecimal"),
        (PUBLIC, changed(r'Commitment "..', 'Commitment "'), "[Commitment", "here are 62"),
        (PUBLIC, changed(r"\[Name", "[Nome"), "[Nome", "there is no tag 'Nome'"),
        (PUBLIC, changed(r"\[Name", '[Date "x"]\n[Name'), "[Date", "written twice"),
        (PUBLIC, changed(r"(?s)\[Deal \"3\"\].*", '[Deal "3"]'), '[Deal "3"]', "is missing"),
        (PUBLIC, changed(r"\[Deal \"1\"\]", "7DxAS6C"), "7DxAS6C", "has no place here"),
        (PUBLIC, changed(r"\Z", "1. 5-2"), "1. 5-2", "has no place here"),
        (RESULTS, changed("5-2", "5-2-1"), "1. 5-2-1", "a number a side"),
        (RESULTS, changed("5-2", "five"), "1. five", "a number a side"),
        (RESULTS, changed("5-2", ""), "1. ", "no points follow"),
        (RESULTS, changed("1. ", ""), "5-2", "is no deal"),
        (RESULTS, changed("2. ", "1. "), "1. *", "written twice"),
        (RESULTS, changed("2. ", "0. "), "0. *", "numbered from 1"),
        (RESULTS, changed("2. ", "02. "), "02. *", "cannot be"),
        (RESULTS, changed('"Ada"', '" "'), "[Player1", "nobody sits at seat 1"),
        (RESULTS, changed('"Dino"', '"Ada"'), "[Player4", "the name Ada"),
        (RESULTS, changed(r"\[Player4.*\n", ""), '[Table "1"]', "is missing"),
        (RESULTS, changed(r"\[Player4", '[Player5 "Eva"]\n[Player4'), "[Player5", "have 4 players"),
        (RESULTS, changed(r"\[Team2.*\n", ""), '[Table "2"]', "is missing"),
        (RESULTS, changed("Circolo B", "Circolo A"), "[Team2", "both sides"),
        (RESULTS, changed("Circolo B", ""), "[Team2", "needs a name"),
        (RESULTS, changed(r"\[Table \"1\"\]\n", ""), "[Player1", "there is no tag"),
    ],
)
def test_a_text_that_is_not_so_is_refused_where_it_stands(
    text: str, change: Callable[[str], str], line: str, says: str
) -> None:
    broken = change(text)
    assert broken != text
    problem = refused(loads_sheet if text is RESULTS else loads_set, broken)
    assert says in problem.message
    assert broken.splitlines()[problem.line - 1].startswith(line)


@pytest.mark.parametrize("read", [loads_set, loads_sheet])
def test_duplicate_deals_are_for_two_sides(read: Callable[[str], object]) -> None:
    text = PUBLIC if read is loads_set else RESULTS
    with pytest.raises(InvalidRules) as caught:
        read(text.replace('"figs"', '"scopa?players=3"'))
    assert (caught.value.facts["line"], caught.value.facts["column"]) == (1, 9)
    with pytest.raises(UnknownRule) as unknown:
        read(text.replace('"figs"', '"fegs"'))
    assert unknown.value.facts["line"] == 1
    with pytest.raises(InvalidRules):
        draw_set("scopa?players=3", 8, SEED)


@pytest.mark.parametrize("seed", ["", "7", "5e77" * 15, "5e77" * 17, "x" * 64, "٣" * 64])
def test_a_seed_that_could_be_guessed_is_refused(seed: str) -> None:
    with pytest.raises(InvalidSetting):
        draw_set("figs", 3, seed)


@pytest.mark.parametrize("deals", [-1, 0, DEALS_MOST + 1])
def test_a_set_has_a_deal_and_not_endlessly_many(deals: int) -> None:
    with pytest.raises(InvalidSetting):
        draw_set("figs", deals, SEED)


def test_what_is_sealed_or_not_there_is_not_dealt() -> None:
    opened = loads_set(OPENED)
    assert opened.numbers == (2,)
    for number in (1, 3):
        with pytest.raises(Forbidden):
            open_deal(opened, number)
    for number in (-1, 0, 4):
        with pytest.raises(NotFound):
            open_deal(opened, number)
    with pytest.raises(Forbidden):
        opened.opened(1)


def test_what_was_opened_stays_open_when_more_is() -> None:
    assert loads_set(dumps_set(DEALS.opened(1, 3))).numbers == (1, 3)
    assert DEALS.public().numbers == ()
    assert DEALS.opened(1).opened().numbers == (1,)


def test_capital_digits_and_small_tags_are_read() -> None:
    loud = re.sub(r'(?<=")[0-9a-f]{64}', lambda found: found[0].upper(), SECRET)
    assert loads_set(loud) == DEALS
    quiet = re.sub(r"\[\w+", lambda found: found[0].lower(), SECRET)
    assert loads_set("{ from the organiser }\n" + quiet) == DEALS


def test_the_shuffle_of_a_set_does_not_change_with_the_program() -> None:
    # as sha256sum has it
    assert DEALS.seed_of(3) == "d8ee3efc711cf7cd77a1671f9549177fb6ada2d829080569c34b57cc20fa83d1"
    pack = "".join(map(card_text, open_deal(DEALS, 1).pack))
    assert pack == "FC6S7S6DFS7C3CFB4DCCAB6CRC2SCS3DCD5C5BAD4S7DRDCB5D7BAS3S3B4BFD6B2D5SRB2CAC2BRS4C"


@pytest.mark.parametrize(
    ("pattern", "new", "line"),
    [
        ("figs", "scopone", "[Rules"),
        ("Befana", "Epifania", "[Name"),
        ("2026", "2027", "[Date"),
        (r"\[Name.*\n", "", "[Rules"),
        (r'(?s)(Commitment ")[0-9a-f]{64}', rf"\g<1>{ZEROS}", "[Commitment"),
        (r'(?s)(Deal "3".*?nt ")[0-9a-f]{64}', rf"\g<1>{ZEROS}", "[Commitment"),
        (r"(?s)\n\[Deal \"3.*", "", "[Deals"),
    ],
)
def test_texts_of_two_sets_do_not_belong_together(pattern: str, new: str, line: str) -> None:
    text = changed(pattern, new)(PUBLIC)
    text = text.replace('Deals "3"', f'Deals "{text.count("[Deal ")}"')
    problem = refused(lambda each: check_sets(loads_set(each), DEALS), text)
    assert problem.reason == "sets_differ"
    assert text.splitlines()[problem.line - 1].startswith(line)


def test_rules_that_are_written_another_way_are_the_same() -> None:
    again = loads_set(PUBLIC.replace('"figs"', '"figs?players=4&target=8"'))
    assert again.rules == DEALS.rules
    assert check_sets(again, DEALS).whole


def test_a_form_is_a_sheet_once_the_names_are_filled_in() -> None:
    form = dumps_sheet(blank_sheet(DEALS, 2))
    assert refused(loads_sheet, form).reason == "name_missing"
    for seat in range(8):
        form = form.replace('""', f'"Name {seat}"', 1)
    assert loads_sheet(form).sittings[1].results == (Result(1, None), Result(2, None), Result(3, None))


def test_a_sheet_is_told_from_a_record() -> None:
    assert not is_record(RESULTS)
    assert is_record('[Rules "figs"] [Score "0-0"]')


PIECES = st.sampled_from(["[", "]", '"', "\\", "{", ";", "*", "-", "1.", " ", "\n", "[Seed", "[Deal", "0"])


@given(st.sampled_from([SECRET, OPENED, PUBLIC, RESULTS]), st.data())
def test_a_text_with_some_characters_changed(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        at, gone = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 3))
        text = text[:at] + data.draw(PIECES | st.text(max_size=3)) + text[at + gone :]
    reads_back_or_says_where(loads_set, dumps_set, text)
    reads_back_or_says_where(loads_sheet, dumps_sheet, text)


def reads_back_or_says_where(read: Callable[[str], Text], write: Callable[[Text], str], text: str) -> None:
    found = problem = None
    try:
        found = read(text)
    except SettebelloError as refusal:
        problem = refusal
    if found is not None:
        assert write(read(write(found))) == write(found)
    if problem is not None:
        assert 1 <= int(str(problem.facts["line"])) <= text.count("\n") + 1
        assert int(str(problem.facts["column"])) >= 1


@given(st.integers(0, 63), st.sampled_from("0123456789abcdef"))
def test_no_digit_of_a_seed_or_of_a_hash_can_be_another(at: int, digit: str) -> None:
    for start in (found.end() + at for found in re.finditer(r'(?:Seed|Commitment) "', SECRET)):
        if SECRET[start] != digit:
            refused(loads_set, SECRET[:start] + digit + SECRET[start + 1 :])


@given(
    st.text() | st.text(alphabet='[]"\\{};DealSt123.-*/ \n') | st.binary().map(lambda b: b.decode("latin-1"))
)
def test_any_text(text: str) -> None:
    for read in (loads_set, loads_sheet):
        with pytest.raises(SettebelloError):
            read(text)


UNITS = ["\0", "[", '"', "{", "{}", " ", "\n", "1. ", "1. 5-2 ", '[Deal "1"]', '[Table "1"]', '[A "', "7"]


@pytest.mark.parametrize(
    "length", [40_000, *(pytest.param(each, marks=pytest.mark.slow) for each in (200_000, 1_000_000))]
)
@pytest.mark.parametrize("unit", UNITS)
def test_a_long_text_of_anything_is_refused_soon(unit: str, length: int) -> None:
    """Four times the text takes some four times the work; where it grew as the square, sixteen times."""

    def work_s(size: int) -> float:
        junk = unit * (size // len(unit))
        began = process_time()
        for text in (junk, PUBLIC + junk + '[X ""]', RESULTS + junk + '[X ""]'):
            for read in (loads_set, loads_sheet):
                assert len(refused_by_any(read, text).message) < 300
        return process_time() - began

    assert grows_like_its_size(work_s, length)


def refused_by_any(read: Callable[[str], object], text: str) -> SettebelloError:
    with pytest.raises(SettebelloError) as caught:
        read(text)
    return caught.value
