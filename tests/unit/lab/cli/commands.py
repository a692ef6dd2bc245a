"""Running a command of ``settebello-lab`` inside the test."""

from pathlib import Path

from typer.testing import Result

from settebello_lab.cli.main import app
from tests.unit.cli.commands import invoked


def laboratory(*arguments: str | Path, language: str = "en") -> Result:
    """Run a command as a person who speaks ``language``."""
    return invoked(app, *arguments, language=language)
