"""``settebello verify``: whether the packs of a match came about as the table said before each deal."""

import re
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from http.client import HTTPException
from pathlib import Path
from typing import Final
from urllib.error import HTTPError
from urllib.request import urlopen

from rich.console import Console
from rich.table import Table
from rich.text import Text

from settebello.cards import Language
from settebello.cli.common.files import read_text, text_in
from settebello.cli.common.output import make_console, print_json, tame
from settebello.cli.records.fairness import Proof, check_packs
from settebello.errors import FileProblem, InvalidSetting, Reason
from settebello.notation import DealRecord, MatchRecord, loads_matches, verified_matches
from settebello.notation.places import in_match
from settebello.texts import Texts, texts

Checked = Sequence[tuple[DealRecord, Proof]]
Matches = Sequence[tuple[MatchRecord, Checked]]

LONGEST_RECORD: Final = 4 << 20
"""Bytes of a record that are read from a server."""
PATIENCE_S: Final = 20.0
SHOWN: Final = 12
"""Characters of a hash, a seed or a player's word that the table shows."""

_HASH: Final = re.compile("[0-9a-fA-F]{8,64}")
_TABLE: Final = re.compile(r"(https?://.+?)/t/([^/?#]+)(?:/proof)?/?(?:[?#].*)?")


def verify(source: str, seen: Sequence[str], spoken: Language, *, as_json: bool) -> bool:
    """Check and show the packs of a record, a file's or a table's by its address; tell if all are proven.

    ``seen`` are hashes that somebody was shown before a deal, or how they begin. Raises `NotFound` or
    `FileProblem` for a record that cannot be read, `SyntaxProblem` with line and column for a claim that is
    wrong, `InvalidSetting` for what is no hash.
    """
    for each in seen:
        if not _HASH.fullmatch(each):
            raise InvalidSetting(
                "a hash has 64 digits of 0-9 and a-f, and 8 of them are enough",
                reason=Reason.BAD_HASH,
                hash=each,
            )
    records = loads_matches(_text_of(source))
    matches = list(zip(records, _checked(records), strict=True))
    deals = [each for _, checked in matches for each in checked]
    missing = [each for each in seen if not any(_is_noted(deal, [each]) for deal, _ in deals)]
    if as_json:
        print_json(_as_dict(matches, seen, missing))
    else:
        _show(matches, seen, missing, spoken)
    return not missing and bool(deals) and all(proof is Proof.CHECKED for _, proof in deals)


def _checked(records: Sequence[MatchRecord]) -> Iterator[Checked]:
    """Check all that the records claim; an error says in which of several it is."""
    for number, (record, _) in enumerate(zip(records, verified_matches(records), strict=True), 1):
        with in_match(number) if len(records) > 1 else nullcontext():
            yield list(zip(record.deals, check_packs(record), strict=True))


def _text_of(source: str) -> str:
    """Return the record in a file, or that of the table at an address."""
    if not source.startswith(("http://", "https://")):
        return read_text(Path(source))
    table = _TABLE.fullmatch(source)
    address = f"{table[1]}/api/rooms/{table[2]}/record" if table else source
    try:
        with urlopen(address, timeout=PATIENCE_S) as answer:  # noqa: S310 (it is HTTP: seen to above)
            data: bytes = answer.read(LONGEST_RECORD)
    except (OSError, HTTPException, ValueError) as problem:
        if isinstance(problem, HTTPError):
            problem.close()
        why = str(getattr(problem, "reason", problem))
        raise FileProblem(
            f"{source} cannot be read: {why}", reason=Reason.FILE_UNREADABLE, path=source, why=why
        ) from None
    return text_in(data, source)


def _is_noted(deal: DealRecord, seen: Sequence[str]) -> bool:
    """Tell whether a deal's hash is one of those that were seen."""
    return deal.commitment is not None and deal.commitment.lower().startswith(tuple(map(str.lower, seen)))


def _is_draw_proven(record: MatchRecord, checked: Checked) -> bool:
    """Tell whether places were drawn, and were found to follow from the first deal's seed."""
    return bool(record.drawn) and bool(checked) and checked[0][1] is Proof.CHECKED


def _show(matches: Matches, seen: Sequence[str], missing: Sequence[str], spoken: Language) -> None:
    """Print the proof of each deal, and what it proves."""
    said, console = texts(spoken), make_console()
    for number, (record, checked) in enumerate(matches, 1):
        if len(matches) > 1:
            console.print(said.say("cli-match", match=number), style="bold")
        _show_match(record, checked, seen, said, console)
    for each in missing:
        console.print(said.say("cli-verify-missing", hash=tame(each)), style="bold")
    deals = [deal for _, checked in matches for deal, _ in checked]
    if deals and not missing:
        found = sum(_is_noted(deal, seen) for deal in deals)
        console.print(said.say("cli-verify-seen", found=found))


def _show_match(
    record: MatchRecord, checked: Checked, seen: Sequence[str], said: Texts, console: Console
) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("deal", "hash", "seed", "salts", "again", "pack"):
        table.add_column(said.say(f"cli-verify-{column}"))
    for number, (deal, proof) in enumerate(checked, 1):
        table.add_row(
            str(number),
            Text(_short(deal.commitment), style="bold" if _is_noted(deal, seen) else ""),
            _short(deal.seed),
            " ".join(_short(salt) for salt in deal.salts),
            str(deal.attempt or 0),
            said.say(f"cli-fair-{proof.value}"),
        )
    console.print(", ".join(tame(name) for name in record.players), style="bold")
    console.print(table)
    proven = sum(proof is Proof.CHECKED for _, proof in checked)
    console.print(said.say("cli-verify-proven", proven=proven, deals=len(checked)))
    if _is_draw_proven(record, checked):
        names = (tame(name) for _, name in sorted(zip(record.drawn, record.players, strict=True)))
        console.print(said.say("cli-verify-drawn", names=", ".join(names)))


def _as_dict(matches: Matches, seen: Sequence[str], missing: Sequence[str]) -> dict[str, object]:
    """Return the form of ``--json``: of one match its parts, of several a list of them."""
    found = [_match_as_dict(record, checked, seen) for record, checked in matches]
    parts = found[0] if len(found) == 1 else {"matches": found}
    return {"ok": True, **parts, "missing": list(missing)}


def _match_as_dict(record: MatchRecord, checked: Checked, seen: Sequence[str]) -> dict[str, object]:
    return {
        "rules": record.rules_text,
        "players": list(record.players),
        "drawn": _is_draw_proven(record, checked) if record.drawn else None,
        "deals": [
            {
                "commitment": deal.commitment,
                "seed": deal.seed,
                "salts": list(deal.salts),
                "salt_hashes": list(deal.hashes),
                "attempt": deal.attempt,
                "pack": proof.value,
                "seen": _is_noted(deal, seen),
            }
            for deal, proof in checked
        ],
    }


def _short(text: str | None) -> str:
    """Return so much of a hash, a seed or a word as can be compared at a glance."""
    shown = tame(text or "-")
    return shown if len(shown) <= SHOWN else f"{shown[:SHOWN]}…"
