"""The arbiter's desk in the terminal: entries, rulings, what cannot be, and the file."""

from pathlib import Path

import pytest
from typer.testing import Result

from settebello.cards import CardSet, Seat, parse_card, parse_cards
from settebello.cli.referee.typed import Bare, DeskLine, DeskWord, understand
from settebello.engine import Play
from settebello.engine.live import Admit, Call, Choose, Irregular, Misdeal, Show
from settebello.errors import SyntaxProblem
from settebello.notation import loads
from settebello.referee import Desk, reopen, status
from settebello.rules import preset
from tests.support.desk import BEFORE_FUORI, NAMES, OWN_FAULT, RIGHT, STOPPED, TABLE, VOID, WRONG
from tests.unit.cli.commands import refusal, settebello

FIGS = preset("figs").rules()
WHO = [word for name in NAMES for word in ("--player", name)]


def sat(path: Path, *lines: str, language: str = "en", setting: list[str] | None = None) -> Result:
    """Follow a match with these lines; the last one leaves."""
    begun = path.exists() and path.stat().st_size > 0
    options = setting if setting is not None else [] if begun else [*WHO, "--dealer", "4"]
    typed = "".join(f"{line}\n" for line in (*lines, "quit"))
    result = settebello("referee", path, *options, typed=typed, language=language)
    assert result.exit_code == 0, result.output
    return result


def desk_in(path: Path) -> Desk:
    return reopen(path.read_text("utf-8"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "protocol.txt"


@pytest.fixture
def begun(path: Path) -> Path:
    """A protocol with its first table turned up."""
    sat(path, TABLE)
    return path


@pytest.mark.parametrize(
    ("last", "score", "winner", "says"),
    [
        (RIGHT, (8, 3), 0, "has the 8 points: 8-3"),
        (WRONG, (7, 3), 1, "without the 8 points: 7-3"),
    ],
)
def test_a_match_to_eight_is_followed_to_its_end_by_fuori(
    path: Path, last: str, score: tuple[int, int], winner: int, says: str
) -> None:
    lines = [VOID, TABLE, *STOPPED, TABLE, *OWN_FAULT, TABLE, *BEFORE_FUORI, last]
    shown = sat(path, *lines).stdout
    assert says in shown
    assert "double: the stake is paid twice. (article 16)" in shown
    end = status(desk_in(path)).outcome
    assert (end.score, end.winner, end.multiplier) == (score, winner, 2)
    record = loads(path.read_text("utf-8"))
    assert [deal.dealer for deal in record.deals] == [3, 3, 0, 1]
    checked = settebello("replay", path)
    assert checked.exit_code == 0, checked.stderr
    assert "It all holds" in checked.stdout


def test_figs_art_17_a_deal_that_stops_is_counted_as_by_hand(path: Path) -> None:
    shown = sat(path, TABLE, *STOPPED).stdout
    assert "what they have acquired: 4-0. (article 17)" in shown
    assert status(desk_in(path)).score == (4, 0)
    assert "2-3. (article 17)" in sat(path, TABLE, *OWN_FAULT).stdout
    assert status(desk_in(path)).score == (6, 3)


def test_figs_art_4_after_a_void_deal_the_same_player_deals_again(path: Path) -> None:
    shown = sat(path, "conta 10 8 9 9 4", "avanti").stdout
    assert "Dario deals again. (article 4)" in shown
    assert "Deal 2: Dario deals." in shown


def test_figs_art_6_three_kings_are_not_recorded(path: Path) -> None:
    shown = sat(path, "table RDRCRS5C", "table ADAC2S3B").stdout
    assert shown.count("on the table Dario deals again. (article 6)") == 2
    assert status(desk_in(path)).table is None


def test_a_card_that_takes_is_asked_about_and_can_be_left(begun: Path) -> None:
    shown = sat(begun, "7d", "left", "bruno chiama", "7d").stdout
    assert "7D takes: 1)" in shown
    assert "Until the next card falls this may be pointed out" in shown
    assert "Bruno points out that the 7D takes" in shown
    assert [str(done.act) for done in desk_in(begun).deal.acts] == ["7D", "call", "7Dx2S5C"]


def test_the_capture_can_be_chosen_by_its_number(path: Path) -> None:
    sat(path, "2S6C3S5B", "FD", "2")
    assert [str(done.act) for done in desk_in(path).deal.acts] == ["FDx2S6C"]
    sat(path, "back", "FD 1")
    assert [str(done.act) for done in desk_in(path).deal.acts] == ["FDx3S5B"]


def test_figs_art_13_the_player_before_decides_which_open_card_is_played(begun: Path) -> None:
    shown = sat(begun, "carla scopre 4C 7S", "AC", "4D", "chooses 4C", "4C x").stdout
    assert "turn Bruno decides each time which is played. (article 13)" in shown
    assert "2 Bruno  secondo di mano      8 cards  decides" in shown
    assert "Bruno decides: Carla plays 4C. (article 13)" in shown
    assert status(desk_in(begun)).exposed[2] == parse_cards("7S")


def test_who_did_it_is_asked_where_it_was_not_said(begun: Path) -> None:
    sat(begun, "7D left", "call", "4", "7D")
    assert [done.seat for done in desk_in(begun).deal.acts] == [0, 3, 0]


def test_questions_are_answered_and_leave_no_trace(begun: Path) -> None:
    kept = begun.read_bytes()
    shown = sat(begun, "card back?", "mucchi?", "article 13", "status", "sheet", "protocol", "help").stdout
    assert "A card that was played stays played. (article 13)" in shown
    assert "Captures are not looked at again, nor counted. (article 18)" in shown
    assert "A card that was exposed counts as played." in shown
    assert begun.read_bytes() == kept


REFUSED = [
    ("7Dx2S5C", "7D", "illegal_action", "has been played already: 7D. (article 7)"),
    ("", "FS", "illegal_action", "dealt to the table: FS. (article 7)"),
    ("2 shows ADACASABRDRCRSRBCD", "2 shows 2C", "illegal_action", "Every card of seat 2 is known"),
    ("2 shows 4C", "3 shows 4C", "illegal_action", "in the hand of seat 2: 4C. (article 7)"),
    ("", "2: 6C", "not_your_turn", "It is the turn of Ada."),
    ("", "bruno: 6C", "not_your_turn", "(article 13)"),
    ("", "7Dx5CFS", "illegal_action", "There is no such capture. It can take: 2S5C. (article 9)"),
    ("", "6Cx5C", "illegal_action", "takes nothing, it can only be laid: 6C. (article 9)"),
    ("", "FDx2S5C", "illegal_action", "equal card on the table"),
    ("", "2 shows 4C 4C", "syntax", "written twice: 4C"),
    ("", "what now", "syntax", "“what now” cannot be read"),
    ("", "irregular", "syntax", "Write who has a wrong number of cards"),
    ("", "irregular 2 stops", "illegal_action", "(article 17)"),
    ("7Dx2S5C", "misdeal 9 9 9 8 4", "illegal_action", "(article 4)"),
    ("", "misdeal x", "syntax", "Write the cards of each hand"),
    ("", "9: 7C", "illegal_action", "There is no such seat."),
    ("", "table 2S5CFSFB", "illegal_action", "turned up already"),
    ("7D left", "3 call", "illegal_action", "(article 11)"),
    ("", "save", "", "The match is written to"),
]


@pytest.mark.parametrize(("before", "line", "code", "says"), REFUSED)
def test_what_cannot_be_is_named_at_once_and_not_recorded(
    begun: Path, before: str, line: str, code: str, says: str
) -> None:
    sat(begun, *([before] if before else []))
    kept = begun.read_bytes()
    shown = " ".join(sat(begun, line).stdout.split())
    assert says in shown
    assert f"{code}: " in shown
    assert begun.read_bytes() == kept


def test_the_last_entry_can_be_taken_back_any_number_of_times(path: Path) -> None:
    sat(path)
    kept = [path.read_bytes()]
    lines = (TABLE, "7D left", "2 call", "7D x", "3 shows 4C", "6C")
    for line in lines:
        sat(path, line)
        kept.append(path.read_bytes())
    for before in reversed(kept[:-1]):
        assert "Taken back: " in sat(path, "back").stdout
        assert path.read_bytes() == before
    assert "nothing to take back" in sat(path, "indietro").stdout
    assert path.read_bytes() == kept[0]


def test_the_session_can_be_in_italian(path: Path) -> None:
    lines = ("tavola 2S5CFSFB", "7d cala", "2 chiama", "7d prende 2s 5c", "3 scopre 4C", "irregolare 2 ferma")
    shown = sat(path, *lines, "punti", "verbale", language="it").stdout
    assert "Bruno fa notare che 7D prende" in shown
    assert "(articolo 17)" in shown
    assert status(desk_in(path)).score == (4, 0)


def test_the_session_can_be_in_spanish(path: Path) -> None:
    lines = ("mesa 2S5CFSFB", "7d deja", "2 avisa", "7d lleva 2s 5c", "3 muestra 4C", "irregular 2 para")
    shown = sat(path, *lines, "puntos", "acta", language="es").stdout
    assert "Bruno avisa de que la carta 7D captura" in shown
    assert "(artículo 17)" in shown
    assert status(desk_in(path)).score == (4, 0)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("no protocol\n", 1, 1),
        ('[Rules "figs"]\n[Player1 "Ada"]\n[Player2 Bruno]\n', 3, 1),
    ],
)
def test_a_damaged_file_is_refused_with_line_and_column_and_left_as_it_is(
    path: Path, text: str, line: int, column: int
) -> None:
    path.write_text(text)
    result = settebello("referee", path, typed=f"{TABLE}\nquit\n")
    assert refusal(result).startswith(f"settebello: syntax: Line {line}, column {column}: ")
    assert path.read_text() == text


def test_a_protocol_that_says_what_is_not_so_is_left_as_it_is(begun: Path) -> None:
    sat(begun, *STOPPED)
    damaged = begun.read_text().replace('[Total "4-0"]', '[Total "3-1"]')
    begun.write_text(damaged)
    assert "Line " in refusal(settebello("referee", begun, typed="quit\n"))
    assert begun.read_text() == damaged


def test_a_file_that_another_program_changed_is_not_overwritten(
    begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from settebello.cli.common.terminal import Terminal

    ask = Terminal.ask

    def changed(terminal: Terminal, question: str) -> str:
        line = ask(terminal, question)
        if line == "7Dx2S5C":
            begun.write_text("mine\n")
        return line

    monkeypatch.setattr(Terminal, "ask", changed)
    result = settebello("referee", begun, typed="7Dx2S5C\nquit\ny\n")
    assert "was changed by another program" in " ".join(result.stdout.split())
    assert begun.read_text() == "mine\n"


def test_names_and_rules_are_in_a_protocol_already(begun: Path) -> None:
    result = settebello("referee", begun, "--dealer", "2")
    assert "holds a protocol already" in refusal(result)


@pytest.mark.parametrize(
    ("rules", "says"),
    [("scopone", "those of FIGS"), ("figs?target=x", "unknown_rule"), ("nonsense", "nonsense")],
)
def test_rules_without_the_articles_are_refused(path: Path, rules: str, says: str) -> None:
    result = settebello("referee", path, "--rules", rules, *WHO, "--dealer", "4")
    assert says in refusal(result)
    assert not path.exists()


def test_names_and_dealer_are_asked_for(path: Path) -> None:
    typed = "\nAda\nAda\nBruno\nCarla\nDario\nnobody\ndario\nquit\n"
    result = settebello("referee", path, typed=typed)
    assert result.exit_code == 0, result.output
    assert "Two players have the same name: Ada." in result.stdout
    assert desk_in(path).players == NAMES
    assert status(desk_in(path)).dealer == 3


def test_without_a_file_leaving_is_asked_about_and_the_end_of_input_is_told(tmp_path: Path) -> None:
    ended = settebello("referee", *WHO, "--dealer", "4", typed=f"{TABLE}\n")
    assert ended.exit_code == 1
    assert "not saved" in ended.stdout
    late = tmp_path / "late.txt"
    saved = settebello("referee", *WHO, "--dealer", "4", typed=f"{TABLE}\nq\nn\nsave\nsave {late}\n")
    assert saved.exit_code == 0
    assert "Name a file as well" in saved.stdout
    assert desk_in(late).deal.state.table == parse_cards(TABLE)


def line(text: str, *, closed: bool = False) -> DeskLine:
    return understand(text, NAMES, FIGS, closed=closed)


SEVEN = parse_card("7S")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("7S", DeskLine(Bare(SEVEN))),
        ("7s fuori", DeskLine(Bare(SEVEN), fuori=True)),
        ("7S#", DeskLine(Bare(SEVEN))),
        ("7Sx", DeskLine(Bare(SEVEN, takes=True))),
        ("7S prende", DeskLine(Bare(SEVEN, takes=True))),
        ("7S 2", DeskLine(Bare(SEVEN, pick=2))),
        ("7S~", DeskLine(Play(SEVEN))),
        ("7S lasciata", DeskLine(Play(SEVEN))),
        ("7Sx5D2C", DeskLine(Play(SEVEN, parse_cards("5D2C")))),
        ("7S x 5D + 2C", DeskLine(Play(SEVEN, parse_cards("5D2C")))),
        ("7s takes 5d 2c", DeskLine(Play(SEVEN, parse_cards("5D2C")))),
        ("7Sx5D2C#=fuori", DeskLine(Play(SEVEN, parse_cards("5D2C")), fuori=True)),
        ("2: 7S", DeskLine(Bare(SEVEN), Seat(1))),
        ("br: 7S", DeskLine(Bare(SEVEN), Seat(1))),
        ("10d", DeskLine(Bare(parse_card("RD")))),
        ("8b", DeskLine(Bare(parse_card("FB")))),
        ("2:call", DeskLine(Call(), Seat(1))),
        ("call", DeskLine(Call())),
        ("3:shows=4C7D", DeskLine(Show(parse_cards("4C7D")), Seat(2))),
        ("sceglie 4C", DeskLine(Choose(parse_card("4C")))),
        ("1 admits 5D", DeskLine(Admit(parse_cards("5D")), Seat(0))),
        ("irregular=2,4:stops", DeskLine(Irregular((Seat(1), Seat(3))))),
        ("irregolare bruno prosegue", DeskLine(Irregular((Seat(1),), goes_on=True))),
        ("irregular 1 2", DeskLine(Irregular((Seat(0), Seat(1))))),
        ("misdeal=10/8/9/9/4", DeskLine(Misdeal((10, 8, 9, 9), 4))),
        ("tavolo 5D2C7SRB", DeskLine(parse_cards("5D2C7SRB"))),
        ("piles?", DeskLine(DeskWord.PILES)),
        ("?", DeskLine(DeskWord.HELP)),
    ],
)
def test_what_is_typed_is_understood(text: str, what: DeskLine) -> None:
    assert line(text) == what


def test_cards_alone_are_the_table_while_it_is_closed() -> None:
    assert line("5D 2C 7S RB", closed=True).what == CardSet(parse_cards("5D2C7SRB"))
    assert line("5D", closed=True).what == Bare(parse_card("5D"))


@pytest.mark.parametrize(
    "text",
    ["", " ", "=", "7", "8", "7SS", "7Sx7S", "7S5D5D", "x7S", "ZZ", "7S!!", "call 2", "chooses 4C 5C",
     "irregular stops", "irregular nobody stops", "misdeal 9", "misdeal 99 1 1 1 1", "\x00", "7" * 5000],
)  # fmt: skip
def test_what_makes_no_sense_is_a_problem_of_syntax(text: str) -> None:
    with pytest.raises(SyntaxProblem):
        line(text)
