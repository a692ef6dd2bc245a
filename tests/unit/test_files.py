"""Files are put in place whole or not at all."""

from pathlib import Path

import pytest

from settebello.errors import FileProblem
from settebello.files import in_one_piece


def test_what_is_broken_off_leaves_what_was_there_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_bytes(b"before")
    with pytest.raises(TypeError), in_one_piece(path) as file:
        file.writelines([b"half", None])  # type: ignore[list-item]  # so that it is broken off
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_whole_takes_its_place_and_mode_behind_a_link_too(tmp_path: Path) -> None:
    path, link = tmp_path / "kept", tmp_path / "link"
    path.write_bytes(b"before")
    path.chmod(0o640)
    link.symlink_to(path)
    with in_one_piece(link) as file:
        file.write(b"after")
    assert path.read_bytes() == b"after"
    assert path.stat().st_mode & 0o777 == 0o640
    assert link.is_symlink()


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileProblem) as caught, in_one_piece(tmp_path / "nowhere" / "kept"):
        pass
    assert caught.value.reason == "file_unwritable"
