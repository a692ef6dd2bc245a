"""Libraries that only some of the laboratory needs: a clear word where one is not installed."""

from settebello.errors import NotFound, Reason


def extra_missing(name: str, package: str, extra: str) -> NotFound:
    """Return the error of ``name``, which needs a package that an extra of the laboratory installs."""
    return NotFound(
        f'{name} needs {package}: pip install "settebello-lab[{extra}]"',
        reason=Reason.EXTRA_MISSING,
        name=name,
        package=package,
        extra=extra,
    )
