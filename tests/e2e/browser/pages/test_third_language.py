"""A third language is a file away: a folder of texts dropped in, and page and terminal speak it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.page.browser import PHONE, Person
from tests.support.serving import serving

ROOT = Path(__file__).parents[4]
BUILD_S = 300
COMMAND_S = 60

PAGE = """
language-name = Esperanto
hero-title = Ĉu partion antaŭ la kafo?
card-name = { $rank ->
    [7] sep
   *[other] karto { $rank }
} { $suit ->
    [D] de moneroj
   *[other] de io
}
"""
TERMINAL = """
cli-preset = Reguloj
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the sources with one folder more among the texts."""
    root = tmp_path_factory.mktemp("three")
    unwanted = shutil.ignore_patterns("__pycache__", "client", "node_modules", ".stamp*")
    shutil.copytree(ROOT / "src/settebello", root / "src/settebello", ignore=unwanted)
    shutil.copytree(ROOT / "web", root / "web", ignore=unwanted)
    (root / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    folder = root / "src/settebello/texts/eo"
    folder.mkdir()
    (folder / "page.ftl").write_text(PAGE, "utf-8")
    (folder / "cli.ftl").write_text(TERMINAL, "utf-8")
    return root


@pytest.fixture
def copied(source: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the commands of this test run from the copy."""
    monkeypatch.setenv("PYTHONPATH", str(source / "src"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("SETTEBELLO_LANGUAGE", raising=False)
    return source


def settebello(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "settebello", *arguments],
        capture_output=True, text=True, timeout=COMMAND_S, env=dict(os.environ), check=False,
    )  # fmt: skip


def test_the_terminal_speaks_it_and_says_in_english_what_it_leaves_out(copied: Path) -> None:
    assert copied.is_dir()
    listed = settebello("rules", "list", "--lang", "eo")
    assert listed.returncode == 0, listed.stderr
    assert "Reguloj" in listed.stdout
    assert "In short" in listed.stdout
    assert "Three cards at a time" in listed.stdout
    shown = settebello("rules", "show", "figs", "--lang", "eo")
    assert "Four play in pairs" in shown.stdout, shown.stderr


def test_a_language_that_is_not_there_is_refused_with_those_that_are(copied: Path) -> None:
    assert copied.is_dir()
    refused = settebello("rules", "list", "--lang", "xx")
    assert refused.returncode == 2
    told = " ".join(refused.stderr.replace("│", " ").split())
    assert "de, en, eo, es, fr, it" in told


@pytest.mark.browser
def test_the_page_offers_it_and_says_in_english_what_it_leaves_out(copied: Path, browser: Browser) -> None:
    vite = copied / "web/node_modules/vite/bin/vite.js"
    subprocess.run(
        [ROOT / "tools/node.sh", "node", vite, "build", "--logLevel", "warn"],
        cwd=copied / "web", check=True, timeout=BUILD_S,
    )  # fmt: skip
    with serving(copied, whole=True) as server:  # the copy's program
        person = Person(browser, PHONE, locale="eo")
        page = person.page
        page.goto(server.address())
        page.get_by_role("heading", name="Ĉu partion antaŭ la kafo?").wait_for()
        expect(page.locator("html")).to_have_attribute("lang", "eo")
        expect(page.get_by_test_id("quick-play")).to_have_text("Play now")
        offered = page.get_by_test_id("language")
        assert offered.locator("option").all_inner_texts() == [
            "Italiano", "English", "Deutsch", "Esperanto", "Español", "Français",
        ]  # fmt: skip
        page.get_by_test_id("quick-play").click()
        person.wait_until_free()
        names = page.get_by_test_id("hand-card").locator(".offscreen").all_inner_texts()
        assert all(" de " in name for name in names)
        page.go_back()
        page.get_by_test_id("menu").click()
        offered.locator("visible=true").select_option("it")
        expect(page.get_by_test_id("quick-play")).to_have_text("Gioca subito")
        person.close()
