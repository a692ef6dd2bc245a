"""An error in a record is told with its line and column."""

import pytest

from settebello.errors import InvalidRules, SettebelloError, SyntaxProblem, UnknownRule
from settebello.notation import loads
from tests.unit.notation.test_record import TIDY

PACK = TIDY.split('[Pack "')[1].split('"')[0]


def _place(text: str, at: str) -> tuple[int, int]:
    """Return line and column of the first place where a text has some characters."""
    offset = text.index(at)
    line_start = text.rfind("\n", 0, offset) + 1
    return text.count("\n", 0, offset) + 1, offset - line_start + 1


@pytest.mark.parametrize(
    ("old", "new", "at", "says"),
    [
        ('"Ada"]', '"Ada]', '"Ada', "this value has no end"),
        ('"Ada"]', '"A\tda"]', '"A\t', "this value has no end"),
        ('"Ada"]', '"Ada"', "\n[Player2", "a tag ends with ]"),
        ('"Ada"]', '"Ada"}', "}", "a tag ends with ]"),
        ('"Ada"]', '"A\\da"]', "\\da", "after \\ comes a quote"),
        ('[Player1 "Ada"]', "[Player1 Ada]", "[Player1", "this is no tag"),
        ("[Player1 ", "[1Player ", "[1Player", "this is no tag"),
        ("[Player1 ", "Ciao [Player1 ", "Ciao", "'Ciao' belongs to a deal"),
        ("[Player1 ", '[Pack "x"] [Player1 ', "[Pack", "'Pack' belongs to a deal"),
        ("[Score ", "{ [Score ", "{ [Score", "this comment has no end"),
        ("[Player1 ", "} [Player1 ", "} [Player1", "'}' has no place here"),
        ("[Player1 ", '" [Player1 ', '" [Player1', "'\"' has no place here"),
        ("Ada", "A\0da", "\0", "'\\x00' has no place in a record"),
        ("Ada", "A\ud800da", "\ud800", "'\\ud800' has no place in a record"),
        ("[Player1 ", '[Rules "figs"] [Player1 ', '[Rules "figs"]', "'Rules' is written twice"),
        ("[Player1 ", '[player1 "Bruno"] [Player1 ', "[Player1 ", "'Player1' is written twice"),
        ("[Player1 ", '[Table_NO "8"] [Player1 ', "[Table_no", "'table_no' is written twice"),
        ("[Player1 ", '[Player3 "Carla"] [Player1 ', "[Player3", "these rules have 2 players"),
        ('[Deal "1"]', '[Deal "2"]', '2"]\n[Dealer', "this is deal 1"),
        ('[Dealer "1"]\n', "", '[Deal "1"]', 'the tag [Dealer "…"] is missing'),
        ('[Dealer "1"]', '[Dealer "3"]', '3"]\n[Before', "'3' is no seat: write a number from 1 to 2"),
        ('[Dealer "1"]', '[Dealer "²"]', "²", "'²' is no seat"),
        ('[Before "0-0"]', '[Before "0-0-0"]', "0-0-0", "write a number a side, as in 0-0"),
        ('[Before "0-0"]', '[Before "0-01"]', "01", "Before cannot be '01'"),
        ("RB2C4C5B", "RB2C4C5X", "5X", "'5X' is no card"),
        ("RB2C4C5B", "RB2C4CRC", 'RC"]', "RC is written twice"),
        ("RB2C4C5B", "RB2C4C", "RCCS", "a pack has 40 cards, this one has 39"),
        ("[Pack ", '[Seed "abc"] [Pack ', "abc", "'abc' is not hexadecimal"),
        ("[Pack ", '[Commitment ""] [Pack ', '"] [Pack', "'' is not hexadecimal"),
        ("[Pack ", '[Attempt "-1"] [Pack ', "-1", "Attempt cannot be '-1'"),
        ("2. CS", "3. CS", "3. CS", "this is at the beginning of round 2"),
        ("2. CS 6B", "2. CS 3. 6B", "3. 6B", "this is inside a round"),
        ("2. CS", "2. 2. CS", "2. CS", "a round is numbered once"),
        ("FSx3D5D", "FSx3D5D 4.", "4.", "no play follows this number"),
        ("FSx3D5D", "FSx3D3D", "3D\n", "3D is written twice"),
        ("FSx3D5D", "FSx3D5D " + "7D " * 1000, None, "so much does not happen in a deal"),
        ("FSx3D5D", 'FSx3D5D [Carte "0-0"]', "[Deal", 'the tag [Denari "…"] is missing'),
        ("FSx3D5D", 'FSx3D5D [Napoli "0-0"]', "[Deal", 'the tag [Carte "…"] is missing'),
        ('[Score "0-0"]\n', "", "", 'the tag [Score "…"] is missing'),
        ('[Result "*"]\n', "", "", 'the tag [Result "…"] is missing'),
        ('[Result "*"]', '[Result "3"]', '3"]', "'3' is no side: write a number from 1 to 2"),
        ('[Result "*"]', '[Result "*"] [Stake "4"]', '4"]', "the stake cannot be '4'"),
        ('[Result "*"]', '[Result "*"] [Drawn "1-1"]', '1-1"]', "write each once, as in 1-2"),
        ('[Result "*"]', '[Result "*"] [Drawn "1-2-3"]', '1-2-3"]', "'1-2-3' are not the seats"),
        ('[Result "*"]', '[Result "*"] [Forfeit "x"]', 'x"]', "'x' is no side"),
        ('[Result "*"]', '[Result "*"] [Deal "2"]', '[Deal "2"]', 'the tag [Dealer "…"] is missing'),
        ('[Result "*"]', '[Result "*"] 7D', "7D\n", "'7D' belongs to a deal"),
    ],
)
def test_an_error_says_what_and_where(old: str, new: str, at: str | None, says: str) -> None:
    text = TIDY.replace(old, new, 1)
    assert text != TIDY
    with pytest.raises(SyntaxProblem) as refused:
        loads(text)
    assert says in refused.value.message
    if at:
        assert (refused.value.line, refused.value.column) == _place(text, at)
    elif at == "":
        assert (refused.value.line, refused.value.column) == (text.count("\n") + 1, 1)


POINTS = """[Carte "1-0"]
[Denari "0-0"]
[Settebello "0-1"]
[Primiera "0-1"]
[Scope "12-0"]
[Total "13-2"]

[Score"""


def test_points_are_read_with_their_total() -> None:
    points = loads(TIDY.replace("[Score", POINTS, 1)).deals[0].points
    assert points is not None
    assert [side.total for side in points] == [13, 2]


def test_a_total_that_is_no_sum_is_refused_where_it_stands() -> None:
    text = TIDY.replace("[Score", POINTS, 1).replace("13-2", "13-3")
    with pytest.raises(SyntaxProblem, match="add up to 13-2") as refused:
        loads(text)
    assert (refused.value.line, refused.value.column) == _place(text, "13-3")


def test_a_category_that_the_rules_do_not_count_is_refused() -> None:
    text = TIDY.replace("[Score", POINTS.replace("[Total", '[ReBello "0-0"]\n[Total'), 1)
    with pytest.raises(SyntaxProblem, match="these rules do not count re_bello") as refused:
        loads(text)
    assert (refused.value.line, refused.value.column) == _place(text, "[ReBello")


def test_three_sides_cannot_forfeit() -> None:
    text = '[Rules "x-scopa-3"][Player1 ""][Player2 ""][Player3 ""][Score "0-0-0"][Result "1"][Forfeit "2"]'
    with pytest.raises(SyntaxProblem, match="only one of two sides"):
        loads(text)


@pytest.mark.parametrize(
    ("rules", "kind"),
    [
        ("scopb", UnknownRule),
        ("scopa?players=two", UnknownRule),
        ("scopa?colour=red", UnknownRule),
        ("scopa?players=5", InvalidRules),
        ("x" * 10_000, SyntaxProblem),
    ],
)
def test_rules_that_are_none_keep_their_error_and_get_a_place(
    rules: str, kind: type[SettebelloError]
) -> None:
    with pytest.raises(kind) as refused:
        loads("\n" + TIDY.replace("scopa?players=2", rules))
    assert (refused.value.facts["line"], refused.value.facts["column"]) == (2, 9)
    assert refused.value.message.startswith("line 2, column 9: ")
    assert str(refused.value) == refused.value.message
    assert len(refused.value.message) < 2000


def test_an_empty_text_lacks_its_rules() -> None:
    for text in ("", " ", "\ufeff", "{}", ";"):
        with pytest.raises(SyntaxProblem, match="Rules"):
            loads(text)
