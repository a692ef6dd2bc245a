"""R7: the READMEs claim only what can be repeated: their examples run, in English and in Italian alike."""

import re
import secrets
import shlex
from pathlib import Path
from typing import Any

import pytest

from settebello.engine import first_table, redeal_reason
from settebello.fair import Luck, shuffled_pack
from settebello.rules import parse_rules, preset, presets
from tests.unit.cli.commands import settebello

ROOT = Path(__file__).parents[3]
READMES = {name: (ROOT / name).read_text("utf-8") for name in ("README.md", "README.it.md")}
README = READMES["README.md"]
PAGES = ["README.md", "README.it.md", "CHANGELOG.md", "docs/benchmarks.md", "docs/glossary.md"]
COMMANDS = [shlex.split(line)[1:] for line in re.findall(r"`(settebello(?:-lab)? [^`]+)`", README)]
SAME = {
    "example": r"```python\n(.*?)```",
    "indented": r"^    (\S.*?)$",
    "games": r"^\| `([a-z0-9-]+)` \|",
    "rules": r"`([a-z]+\?[a-z_=&0-9]+)`",
    "commands": r"`(settebello(?:-lab)? [^`]+)`",
}
"""The parts that both READMEs share."""
BY_THEMSELVES = {"rules", "duplicate", "tournament", "--help"}
"""Commands that need neither a person nor a file, and take no time."""


(EXAMPLE,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("rules", sorted(presets()))
def test_the_python_example_plays_a_deal_that_stands_by_every_rule_set(rules: str) -> None:
    """R7: no pack that has to be dealt again is played; a record of such a deal is refused."""
    assert EXAMPLE.count('"figs"') == 1
    code = compile(EXAMPLE.replace('"figs"', repr(rules)), "README.md", "exec")
    for seed in range(12):
        known: dict[str, Any] = {"print": lambda _totals: None}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(secrets, "token_hex", lambda size, seed=seed: f"{seed:0{2 * size}x}")
            exec(code, known)
        state = known["state"]
        assert state.over
        assert redeal_reason(state.rules, first_table(state.rules, known["pack"])) is None


def test_some_packs_have_to_be_dealt_again() -> None:
    """Else the example would be right by chance: without `settled_pack` some of its packs do not stand."""
    rules = parse_rules("figs")
    packs = [shuffled_pack(Luck(f"{seed:064x}", ())) for seed in range(1000)]
    assert any(redeal_reason(rules, first_table(rules, pack)) for pack in packs)


@pytest.mark.parametrize("pattern", SAME.values(), ids=SAME)
def test_both_readmes_name_the_same(pattern: str) -> None:
    english, italian = (re.findall(pattern, text, re.DOTALL | re.MULTILINE) for text in READMES.values())
    assert english
    assert english == italian


def test_each_readme_links_the_other_and_the_rules_and_the_picture_are_in_its_language() -> None:
    links = {name: re.findall(r"\]\(([^)]+)\)", text) for name, text in READMES.items()}
    own = {
        "README.it.md": "README.md",
        "docs/rules.md": "docs/regole.md",
        "docs/images/table.png": "docs/images/tavolo.png",
    }
    assert [own.get(link, link) for link in links["README.md"]] == links["README.it.md"]


@pytest.mark.parametrize("name", re.findall(r"^\| `([a-z0-9-]+)` \|", README, re.MULTILINE))
def test_every_rule_set_in_the_table_is_one_that_people_choose_from(name: str) -> None:
    assert preset(name).shown


@pytest.mark.parametrize("text", re.findall(r"`([a-z]+\?[a-z_=&0-9]+)`", README))
def test_every_text_id_names_rules(text: str) -> None:
    parse_rules(text)


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_every_command_is_one_that_the_program_knows(arguments: list[str]) -> None:
    done = settebello(*arguments, "--help")
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("arguments", [args for args in COMMANDS if args[0] in BY_THEMSELVES], ids=" ".join)
def test_every_command_that_needs_nobody_runs_in_an_empty_folder(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = settebello(*arguments)
    assert done.exit_code == 0, done.output
    assert done.stdout


def test_a_match_played_in_the_terminal_is_written_replays_and_is_proven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ["play", "scopone", "--record", "match.txt"] in COMMANDS
    monkeypatch.chdir(tmp_path)
    settebello("play", "torneo-una-mano", "--record", "match.txt", "--pace", "0", typed="1\n" * 400)
    for arguments in (["replay", "match.txt", "--step"], ["verify", "match.txt"]):
        assert arguments in COMMANDS
        done = settebello(*arguments)
        assert done.exit_code == 0, done.output


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_file_and_its_heading(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for path, heading in re.findall(r"\]\(([^)#:]*)#?([^)]*)\)", text):
        to = (ROOT / page).parent / path if path else ROOT / page
        assert to.exists(), path
        if heading:
            assert heading in headings(to), (path, heading)


def headings(page: Path) -> list[str]:
    """Return what the headings of a page are linked by."""
    found = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in found]


@pytest.mark.parametrize("page", PAGES)
def test_lines_of_prose_have_at_most_120_characters(page: str) -> None:
    lines = (ROOT / page).read_text("utf-8").splitlines()
    assert not [line for line in lines if len(line) > 120 and not line.startswith("|")]
