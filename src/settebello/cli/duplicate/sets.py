"""The texts of a set of duplicate deals: drawn, shown, opened one by one, checked."""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

from rich.table import Table
from rich.text import Text

from settebello.cards import Card, Language, Seat, card_text, cards_in, number_of
from settebello.cli.common.faces import tag
from settebello.cli.common.files import read_text, write_new
from settebello.cli.common.output import make_console, print_json, shows_signs, tame
from settebello.duplicate import (
    DealSet,
    OpenDeal,
    blank_sheet,
    check_sets,
    dealer_of,
    draw_set,
    dumps_set,
    dumps_sheet,
    loads_set,
    open_deal,
)
from settebello.engine import first_table, redeal_reason
from settebello.errors import FileProblem, Reason, SettebelloError
from settebello.fair import Luck, shuffled_pack
from settebello.notation import position_text
from settebello.notation.writing import pack_text
from settebello.rules import Rules, tidy_rules
from settebello.texts import Texts, texts

LONGEST_LIST = 200
"""Letters of a list of deals that are shown."""


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Add the file to a problem that has a line: several are read here."""
    try:
        yield
    except SettebelloError as problem:
        if "line" in problem.facts:
            problem.facts["file"] = str(path)
        raise


def read_set(path: Path) -> DealSet:
    """Read a set from a file; raises as `loads_set`, with the file's name."""
    with naming(path):
        return loads_set(read_text(path))


def new_set(
    file: Path,
    rules: str,
    deals: int,
    seed: str | None,
    name: str | None,
    date: str | None,
    spoken: Language,
    *,
    as_json: bool,
) -> None:
    """Draw a set and write both of its texts; raise `FileProblem` if one of the files is there."""
    drawn = draw_set(
        tidy_rules(rules), deals, secrets.token_hex(32) if seed is None else seed, name=name, date=date
    )
    secret, public = (_beside(file, word) for word in ("secret", "public"))
    _write_both(drawn, secret, public)
    if as_json:
        print_json({"secret": str(secret), "public": str(public), **_head_as_dict(drawn)})
        return
    said, console = texts(spoken), make_console()
    console.print(title(drawn, said), style="bold")
    console.print(said.say("cli-set-secret-file", path=tame(str(secret))))
    console.print(said.say("cli-set-public-file", path=tame(str(public))))


def show_set(path: Path, spoken: Language, *, as_json: bool) -> None:
    """Print what a set says of each deal."""
    deals = read_set(path)
    if as_json:
        print_json({**_head_as_dict(deals), "list": [_sealed_as_dict(deals, n) for n in _numbers(deals)]})
        return
    said, console = texts(spoken), make_console()
    console.print(title(deals, said), style="bold")
    console.print(said.say("cli-set-commitment", hash=deals.commitment))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("cli-replay-deal", "cli-par-dealer", "cli-set-state", "cli-set-hash"):
        table.add_column(said.say(column))
    opened = set(deals.numbers)
    for number in _numbers(deals):
        state = said.say("cli-set-open" if number in opened else "cli-set-sealed")
        dealer = str(number_of(dealer_of(deals.rules, number)))
        table.add_row(str(number), dealer, state, deals.deals[number - 1].commitment)
    console.print(table)
    if deals.seed:
        console.print(said.say("cli-set-keep"), style="bold")


def show_deal(path: Path, number: int, spoken: Language, *, as_json: bool) -> None:
    """Print the pack and the hands of one deal; raises as `open_deal`."""
    deals = read_set(path)
    found = open_deal(deals, number)
    if as_json:
        print_json(_open_as_dict(found))
        return
    said, console = texts(spoken), make_console()
    state = found.state
    head = said.say(
        "cli-set-deal", deal=number, dealer=number_of(state.dealer), first=number_of(state.to_move)
    )
    console.print(f"{title(deals, said)} · {head}", style="bold")
    signs = shows_signs(console)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for seat, hand in enumerate(state.hands):
        name = said.say("cli-set-seat", seat=number_of(Seat(seat)))
        table.add_row(name, _cards(cards_in(hand), signs=signs))
    empty = Text(said.say("cli-table-empty"), style="dim")
    table.add_row(said.say("cli-table"), _cards(cards_in(state.table), signs=signs) if state.table else empty)
    if state.stock:
        table.add_row(said.say("cli-set-stock"), _cards(state.stock, signs=signs))
    table.add_row(said.say("cli-replay-fair"), pack_text(found.pack))
    table.add_row(said.say("cli-set-seed"), found.seed)
    console.print(table)
    for attempt, why, cards in _thrown_in(found, deals.rules):
        console.print(said.say("cli-set-thrown-in", attempt=attempt + 1, cards=cards, reason=why))


def print_opened(path: Path, numbers: Sequence[int]) -> None:
    """Print the public text with some deals opened, besides those that are; raises as `open_deal`."""
    print(dumps_set(read_set(path).opened(*numbers)), end="")


def print_sheet(path: Path, tables: int) -> None:
    """Print a result sheet without names and results."""
    print(dumps_sheet(blank_sheet(read_set(path), tables)), end="")


def check(public_path: Path, secret_path: Path, spoken: Language, *, as_json: bool) -> None:
    """Check two texts against each other and say what is proven; raises as `check_sets`."""
    public, opened = read_set(public_path), read_set(secret_path)
    with naming(public_path):
        found = check_sets(public, opened)
    if as_json:
        proven = [{"deal": each.number, "attempt": each.attempt} for each in found.deals]
        print_json({"ok": True, "whole": found.whole, "deals": proven, "sealed": found.sealed})
        return
    said, console = texts(spoken), make_console()
    console.print(title(public, said), style="bold")
    if found.whole:
        console.print(said.say("cli-check-whole"))
    if found.deals:
        numbers = numbers_text([each.number for each in found.deals])
        console.print(said.say("cli-check-deals", deals=len(found.deals), numbers=numbers))
        again = [each.number for each in found.deals if each.attempt]
        if again:
            console.print(said.say("cli-check-again", numbers=numbers_text(again)))
    if found.sealed:
        console.print(said.say("cli-check-sealed", deals=found.sealed))
    console.print(said.say("cli-check-limits" if found.deals else "cli-check-nothing"), style="dim")


def title(deals: DealSet, said: Texts) -> str:
    """Return what a set is called: name, date, rules, number of deals."""
    count = said.say("cli-set-deals", deals=len(deals.deals))
    return " · ".join(tame(part) for part in (deals.name, deals.date, deals.rules_text, count) if part)


def numbers_text(numbers: Sequence[int]) -> str:
    """Write numbers that grow, those in a row as a range: ``1-3, 7``."""
    ends = [at for at, number in enumerate(numbers, 1) if number + 1 not in numbers[at : at + 1]]
    rows = (numbers[start:end] for start, end in pairwise([0, *ends]))
    text = ", ".join(f"{row[0]}-{row[-1]}" if len(row) > 1 else str(row[0]) for row in rows)
    return tame(text, LONGEST_LIST)


def _beside(file: Path, word: str) -> Path:
    """Return the file's name with a word before its ending: ``befana.secret.txt``."""
    if not file.name:
        message = f"{file} is a folder, and a file is needed"
        raise FileProblem(message, reason=Reason.FILE_IS_FOLDER, path=str(file))
    return file.with_name(f"{file.stem}.{word}{file.suffix or '.txt'}")


def _write_both(drawn: DealSet, secret: Path, public: Path) -> None:
    """Write both files or none."""
    given_out = dumps_set(drawn.public())
    write_new(secret, dumps_set(drawn), private=True)
    try:
        write_new(public, given_out)
    except FileProblem:
        secret.unlink()
        raise


def _numbers(deals: DealSet) -> range:
    return range(1, len(deals.deals) + 1)


def _cards(cards: Sequence[Card], *, signs: bool) -> Text:
    return Text(" ").join(tag(card_text(card), signs=signs) for card in cards)


def _thrown_in(found: OpenDeal, rules: Rules) -> Iterator[tuple[int, str, str]]:
    """Yield each shuffle that had to be dealt again: its number, why, and its table."""
    luck = Luck(found.seed, ("",) * rules.players)
    for attempt in range(found.attempt):
        table = first_table(rules, shuffled_pack(luck, attempt))
        yield attempt, str(redeal_reason(rules, table)), " ".join(map(card_text, cards_in(table)))


def _head_as_dict(deals: DealSet) -> dict[str, object]:
    return {
        "rules": deals.rules_text,
        "deals": len(deals.deals),
        "name": deals.name,
        "date": deals.date,
        "commitment": deals.commitment,
        "whole": deals.seed is not None,
        "opened": list(deals.numbers),
    }


def _sealed_as_dict(deals: DealSet, number: int) -> dict[str, object]:
    """Return the form of ``--json``; deals count from 1, seats from 0."""
    commitment = deals.deals[number - 1].commitment
    return {"deal": number, "dealer": dealer_of(deals.rules, number), "commitment": commitment}


def _open_as_dict(found: OpenDeal) -> dict[str, object]:
    texts_of = [[card_text(card) for card in cards_in(hand)] for hand in found.state.hands]
    return {
        "deal": found.number,
        "dealer": found.state.dealer,
        "seed": found.seed,
        "attempt": found.attempt,
        "pack": [card_text(card) for card in found.pack],
        "hands": texts_of,
        "table": [card_text(card) for card in cards_in(found.state.table)],
        "position": position_text(found.state),
    }
