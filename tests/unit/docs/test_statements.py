"""Every statement of the rules that is cited anywhere can be looked up in docs/statements.md."""

import io
import re
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from settebello.rules import is_option_of_kin
from settebello.rules.catalogue import catalogue
from settebello.rules.model import option_text

ROOT: Final = Path(__file__).parents[3]
PAGE: Final = (ROOT / "docs" / "statements.md").read_text("utf-8")
ROWS: Final = [
    (anchor, cells.split(" | "))
    for anchor, cells in re.findall(r'^\| <a id="([^"]+)"></a>(.*) \|$', PAGE, re.MULTILINE)
]
IDS: Final = [cells[0] for _, cells in ROWS]
FOLDERS: Final = ("src", "tests", "docs", "bench", "tools", "web/src")
BUILT: Final = ROOT / "src" / "settebello" / "server" / "client"

ID: Final = rf"[{''.join(sorted({each[0] for each in IDS}))}][1-9]\d?(?:\.\d+)?"
CITED: Final = re.compile(rf"(?<![\w.+=#-])({ID})(?:[-\u2013]({ID}|[1-9]\d?)| to ({ID}))?(?![\w*+]|-\w)")
PACKETS: Final = re.compile(r"[PT]\d+\*?(?:[ +][PT]\d+\*?)+")
"""How a pack is handed out, such as ``P3 T4 P3*``: the same letters, with blanks or plus signs between."""

Lines = Iterator[tuple[int, str]]


def of_python(text: str) -> Lines:
    """Yield comments, and strings that are statements by themselves: docstrings."""
    before = tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        alone = before in {tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and alone):
            yield from enumerate(token.string.split("\n"), token.start[0])
        if token.type not in {tokenize.COMMENT, tokenize.NL}:
            before = token.type


def of_client(text: str) -> Lines:
    """Yield the comments of TypeScript, Svelte and style sheets."""
    for found in re.finditer(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", text, re.DOTALL):
        yield from enumerate(found[0].split("\n"), text.count("\n", 0, found.start()) + 1)


def of_rows(text: str) -> Lines:
    """Yield comments that begin with a hash, and the statements that an option names as its sources."""
    for number, line in enumerate(text.split("\n"), 1):
        comment = re.search(r"(?:^|\s)#\s.*", line)
        yield number, line if line.startswith("sources = ") else comment[0] if comment else ""


def of_page(text: str) -> Lines:
    """Yield what is no block of code."""
    blocks = re.sub(r"^```.*?^```", lambda found: "\n" * found[0].count("\n"), text, flags=re.M | re.S)
    yield from enumerate(blocks.split("\n"), 1)


READERS: Final[dict[str, Callable[[str], Lines]]] = {
    ".py": of_python,
    ".md": of_page,
    **dict.fromkeys((".toml", ".ftl", ".sh"), of_rows),
    **dict.fromkeys((".ts", ".svelte", ".css", ".mjs"), of_client),
}
"""The readers of files that can cite, by the ending of the name: `(line, text)` of what people read."""


def run(first: str, last: str) -> list[str]:
    """List the ids from one to another of the same article or letter; else the two alone."""
    (stem, low), (other, high) = (re.fullmatch(r"(.*?)(\d+)", each).groups() for each in (first, last))  # type: ignore[union-attr]  # ends with a digit
    if stem != other and other:
        return [first, last]
    return [f"{stem}{number}" for number in range(int(low), int(high) + 1)] or [f"{first}-{last}"]


def citations(text: str) -> list[str]:
    """List the ids that a text cites, those within a run too."""
    found = CITED.findall(PACKETS.sub("", text))
    return [each for first, *last in found for each in (run(first, "".join(last)) if any(last) else [first])]


def cited(path: Path) -> list[tuple[int, str]]:
    """List the ids that a file cites, each with its line."""
    text = path.read_text("utf-8")
    if not CITED.search(text):
        return []
    return [(line, each) for line, words in READERS[path.suffix](text) for each in citations(words)]


def unknown(path: Path) -> list[str]:
    """List the citations of a file that the page does not have, as ``file:line: id``."""
    return [f"{path}:{line}: {each}" for line, each in cited(path) if each not in IDS]


def sources() -> list[Path]:
    """List every file that people have written and that can cite."""
    below = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*"))]
    files = [path for path in below if path.suffix in READERS and BUILT not in path.parents]
    return [*sorted(ROOT.glob("*.md")), *files]


def test_every_statement_that_is_cited_is_on_the_page() -> None:
    files = sources()
    assert {path.suffix for path in files} >= READERS.keys() - {".mjs"}
    wrong = [each for path in files for each in unknown(path)]
    assert not wrong, "\n".join(["not in docs/statements.md:", *wrong])


def test_each_id_is_on_the_page_once_and_its_anchor_is_made_of_it() -> None:
    assert len(set(IDS)) == len(IDS)
    assert [anchor for anchor, _ in ROWS] == [each.lower().replace(".", "-") for each in IDS]
    assert PAGE.count("<a id=") == len(IDS)
    assert all(re.fullmatch(ID, each) for each in IDS)


def test_no_number_is_left_out() -> None:
    for stem in {re.sub(r"\d+$", "", each) for each in IDS}:
        numbers = sorted(
            int(each[len(stem) :]) for each in IDS if re.fullmatch(rf"{re.escape(stem)}\d+", each)
        )
        assert numbers == list(range(1, len(numbers) + 1)), stem


def test_the_head_of_the_page_says_from_where_to_where_each_letter_goes() -> None:
    heads = re.findall(r"^\| ([A-Z]) \|.*\| \[(\w+)\]\(#\w+\) to \[(\w+)\]\(#\w+\) \|$", PAGE, re.MULTILINE)
    whole = [run(first, last) for _, first, last in heads]
    assert [letter for letter, *_ in heads] == ["F", "T", "O", "P", "S", "A"]
    assert {each for ids in whole for each in ids} == {each for each in IDS if "." not in each}


def test_an_article_stands_before_its_statements_and_names_them_all() -> None:
    runs = [(cells[0], re.search(rf"({ID}) to ({ID})", cells[1])) for _, cells in ROWS]
    articles = {
        name: run(*found.groups()) for name, found in runs if found and found[1].startswith(f"{name}.")
    }
    for name, statements in articles.items():
        at = IDS.index(name)
        assert IDS[at + 1 : at + 1 + len(statements)] == statements
    assert {each for each in IDS if "." in each} == {each for whole in articles.values() for each in whole}


def test_every_link_within_the_page_leads_to_a_row() -> None:
    anchors = {anchor for anchor, _ in ROWS}
    links = re.findall(r"\]\(#([^)]+)\)", PAGE)
    assert links
    assert set(links) <= anchors


def test_each_statement_names_the_options_that_name_it() -> None:
    named = {cells[0]: set(re.findall(r"`(\w+)`", cells[-1])) for _, cells in ROWS if cells[0][0] != "A"}
    texts = [option for option in catalogue().values() if not is_option_of_kin(option.name)]
    assert {option for options in named.values() for option in options} == {each.name for each in texts}
    for option in texts:
        assert [each for each in option.sources if option.name not in named[each]] == []


@pytest.mark.parametrize(
    "cells", [cells for _, cells in ROWS if cells[0][0] == "A"], ids=lambda cells: cells[0]
)
def test_an_ambiguity_is_settled_by_options_with_values_that_exist(cells: list[str]) -> None:
    _, question, reading, options = cells
    assert question
    assert reading
    assert "`" in options or options == "no option"
    for option, value in re.findall(r"`(\w+)=(\w+)`", options):
        assert option_text(option, value) == value


def test_every_reading_is_tested() -> None:
    rulings = "".join(path.read_text("utf-8") for path in sorted((ROOT / "tests/rulings").glob("test_*.py")))
    tested = {f"A{number}" for number in re.findall(r"^def test_a(\d+)_", rulings, re.MULTILINE)}
    told = citations("A15 to A17, A19 to A23")
    assert tested.isdisjoint(told)
    assert tested.union(told) == {each for each in IDS if each[0] == "A"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("as F9.2 has it, and T11.", ["F9.2", "T11"]),
        ("(RULES.md F10, P22-P24, S6; A26)", ["F10", "P22", "P23", "P24", "S6", "A26"]),
        ("T16\u2013T17 and O1 to O3", ["T16", "T17", "O1", "O2", "O3"]),
        ("F16.2-F16.4: out", ["F16.2", "F16.3", "F16.4"]),
        ("T7-9, F16.2-4, F9 to 11 cards", ["T7", "T8", "T9", "F16.2", "F16.3", "F16.4", "F9"]),
        ("F4.5-F8", ["F4.5", "F8"]),
        ("T9-T7 is no run", ["T9-T7"]),
        ("[F1](statements.md#f1), [S11](statements.md#s11)", ["F1", "S11"]),
        ("``P3 T4 P3*``, P3+T2+P3, deal=P10 and P10*", []),
        ("UTF8, #F00, #A11, P2P, F16x, S310, A2-7FCR, A222, x.S3, 7S2C", []),
    ],
)
def test_what_is_a_citation_and_what_is_none(text: str, expected: list[str]) -> None:
    assert citations(text) == expected


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("a.py", '"""Take cards.\n\nAs F9.7 says.\n"""\n', 3),
        ("a.py", 'DEALS = [\n    "F99",\n]  # by T99\n', 3),
        ("a.py", 'AT = 1\n"""Where (A99)."""\n', 2),
        ("a.ts", 'const path = "S99 40";\n/**\n * S99 */\n', 3),
        ("a.svelte", "<!-- one\n(P99) -->\n<p>O99</p>\n", 2),
        ("a.toml", 'deal = "P99"\nsources = ["F1", "O99"]\n', 2),
        ("a.toml", 'ink = "#F99"\ndeal = "P99"  # by F9.19\n', 2),
        ("a.md", "```\nS99\n```\n| F1, S99 |\n", 4),
    ],
)
def test_an_unknown_statement_is_found_with_its_file_and_line(
    tmp_path: Path, name: str, text: str, line: int
) -> None:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    (found,) = unknown(path)
    assert re.fullmatch(rf"{re.escape(str(path))}:{line}: [FTOPSA](99|9\.7|9\.19)", found)
