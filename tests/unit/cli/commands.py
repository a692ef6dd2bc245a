"""Running a command of ``settebello`` inside the test."""

from pathlib import Path

from typer import Typer
from typer.testing import CliRunner, Result

from settebello.cli.main import app

CASES = Path(__file__).parents[2] / "conformance"
RUNNER = CliRunner()


def settebello(*arguments: str | Path, typed: str = "", language: str = "en") -> Result:
    """Run a command of the game as a person who speaks ``language`` and types these lines."""
    return invoked(app, *arguments, typed=typed, language=language)


def invoked(program: Typer, *arguments: str | Path, typed: str = "", language: str = "en") -> Result:
    """Run a command of a program as a person who speaks ``language`` and types these lines."""
    env = {"SETTEBELLO_LANGUAGE": language, "NO_COLOR": "1", "COLUMNS": None}
    return RUNNER.invoke(program, [str(each) for each in arguments], input=typed, env=env)


def refusal(result: Result) -> str:
    """Return the one line that a refused command prints, without its newline."""
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    line: str = result.stderr
    assert line.endswith("\n")
    assert line.count("\n") == 1
    return line.rstrip("\n")
