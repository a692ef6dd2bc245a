"""Where a protocol is kept: written after every entry, and never over what another program wrote."""

from pathlib import Path

from settebello.cli.common.files import read_text, replace_text
from settebello.errors import FileProblem, InvalidSetting, NotFound, Reason
from settebello.referee import Desk, save


def kept_text(path: Path | None) -> str | None:
    """Return the text of a protocol that is there already; an empty file is none."""
    if path is None:
        return None
    try:
        return read_text(path) or None
    except NotFound as problem:
        if problem.reason != Reason.FILE_MISSING:
            raise
        return None


class DeskFile:
    """The file of a protocol, if it has one, and the text that was kept of it last."""

    def __init__(self, path: Path | None, kept: str | None) -> None:
        self.path = path
        self._kept = kept

    @property
    def begun(self) -> bool:
        """Tell whether anything has been kept."""
        return self._kept is not None

    def holds(self, desk: Desk) -> bool:
        """Tell whether everything that was entered has been kept."""
        return self._kept == save(desk)

    def keep(self, desk: Desk) -> None:
        """Write a protocol where there is a file; raise `FileProblem` where that cannot or should not be."""
        if self.path is None:
            return
        text = save(desk)
        if self._kept is not None and kept_text(self.path) != self._kept:
            message = f"{self.path} was changed by another program"
            raise FileProblem(message, reason=Reason.DESK_FILE_CHANGED, path=str(self.path))
        replace_text(self.path, text)
        self._kept = text

    def keep_as(self, name: str, desk: Desk) -> Path:
        """Write a protocol to a file of this name, or ("") where it is; go on there and return where.

        Raises as `keep`, and `InvalidSetting` where no file was ever named.
        """
        if name and Path(name) != self.path:
            self._begin(Path(name), desk)
        if self.path is None:
            raise InvalidSetting("name a file to save to", reason=Reason.DESK_NO_FILE)
        self.keep(desk)
        return self.path

    def _begin(self, path: Path, desk: Desk) -> None:
        if kept_text(path) is not None:
            message = f"{path} is there already and is not overwritten"
            raise FileProblem(message, reason=Reason.FILE_EXISTS, path=str(path))
        replace_text(path, save(desk))
        self.path, self._kept = path, save(desk)
