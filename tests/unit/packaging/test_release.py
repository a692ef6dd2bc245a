"""`make release` refuses what is not fit to be released, and tries what it has built."""

import io
import subprocess
import sys
import tarfile
import threading
import zipfile
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.error import HTTPError

import pytest

import settebello
from tools.release import (
    NotReleased,
    check_changelog,
    check_contents,
    check_tree,
    fetched,
    try_program,
    try_server,
    try_without_laboratory,
)

ROOT = Path(__file__).parents[3]
SECTION = "# Changelog\n\n## [1.2.3] - 2026-01-06\n\n- Befana.\n\n## [1.2.2] - 2025-12-24\n\n- Eve.\n"
HELD = (
    "settebello/server/client/index.html",
    "settebello/server/client/cards/napoletane-italian.svg",
    "settebello/py.typed",
    "LICENSE",
)
PROGRAM = [sys.executable, "-m", "settebello"]


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True, timeout=60)


def packed(path: Path, names: tuple[str, ...]) -> Path:
    """Write an archive of empty files, below a folder as a source archive has them."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path, "w") as wheel:
            for name in names:
                wheel.writestr(name, "")
    else:
        with tarfile.open(path, "w:gz") as archive:
            for name in names:
                archive.addfile(tarfile.TarInfo(f"settebello-1.2.3/src/{name}"), io.BytesIO())
    return path


def test_the_changelog_has_the_version_of_the_sources() -> None:
    check_changelog((ROOT / "CHANGELOG.md").read_text("utf-8"), settebello.__version__)


def test_a_version_with_a_date_and_a_text_may_be_released() -> None:
    check_changelog(SECTION, "1.2.3")
    check_changelog(SECTION, "1.2.2")


@pytest.mark.parametrize(
    ("text", "version"),
    [
        (SECTION, "1.2.4"),
        (SECTION, "1.2"),
        (SECTION.replace("1.2.3", "1x2.3"), "1.2.3"),
        (SECTION.replace(" - 2026-01-06", ""), "1.2.3"),
        (SECTION.replace("- Befana.\n\n", ""), "1.2.3"),
        (SECTION.replace("[1.2.3] - 2026-01-06", "[Unreleased]"), "1.2.3"),
    ],
)
def test_a_version_without_a_section_is_not_released(text: str, version: str) -> None:
    with pytest.raises(NotReleased, match=f"no section for {version} "):
        check_changelog(text, version)


def test_a_tree_with_a_changed_or_unknown_file_is_not_released(tmp_path: Path) -> None:
    git(tmp_path, "init", "--quiet")
    (tmp_path / ".gitignore").write_text("dist\n")
    with pytest.raises(NotReleased, match=r"\?\? \.gitignore"):
        check_tree(tmp_path)
    git(tmp_path, "add", ".")
    git(
        tmp_path,
        "-c",
        "user.name=Ada",
        "-c",
        "user.email=ada@example.org",
        "commit",
        "--quiet",
        "-m",
        "ignore",
    )
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "built").write_text("")
    check_tree(tmp_path)
    (tmp_path / ".gitignore").write_text("")
    with pytest.raises(NotReleased, match=r" M \.gitignore"):
        check_tree(tmp_path)


@pytest.mark.parametrize("name", ["settebello-1.2.3-py3-none-any.whl", "settebello-1.2.3.tar.gz"])
def test_a_package_without_the_page_is_not_released(tmp_path: Path, name: str) -> None:
    check_contents(packed(tmp_path / name, HELD))
    with pytest.raises(NotReleased, match=f"{name} lacks settebello/server/client/index.html"):
        check_contents(packed(tmp_path / name, HELD[1:]))
    with pytest.raises(NotReleased, match=f"{name} lacks settebello/server/client/cards/"):
        check_contents(packed(tmp_path / name, (HELD[0], *HELD[2:])))


def test_a_program_that_serves_the_page_passes(tmp_path: Path) -> None:
    try_program(PROGRAM, settebello.__version__, tmp_path)


def test_a_server_without_its_page_fails_and_its_answer_is_let_go() -> None:
    """The answer was left open, and a test after this one failed for it, by luck the one of a player."""

    class WithoutPage(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(HTTPStatus.SERVICE_UNAVAILABLE)

        def log_message(self, *_said: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), WithoutPage) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with pytest.raises(NotReleased, match="HTTP Error 503") as raised:
            fetched(f"http://127.0.0.1:{server.server_port}/")
        server.shutdown()
    answer = raised.value.__cause__
    assert isinstance(answer, HTTPError)
    assert answer.fp.closed


def test_the_game_with_the_laboratory_installed_does_not_pass_for_the_game_alone(tmp_path: Path) -> None:
    with pytest.raises(NotReleased, match="without the laboratory, `arena` says"):
        try_without_laboratory(PROGRAM, tmp_path)


def test_a_program_of_another_version_or_without_a_server_fails(tmp_path: Path) -> None:
    with pytest.raises(NotReleased, match=r"not 0\.0\.1"):
        try_program(PROGRAM, "0.0.1", tmp_path)
    with pytest.raises(NotReleased, match="no address"):
        try_server([sys.executable, "-c", "print('nothing')"], tmp_path)
