"""The results of cases: agreements, disagreements, malformed cases."""

from collections import Counter
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class CaseResult:
    """A case that was answered: what the engine says, what the case expects, and whether they agree."""

    line: int
    id: str
    kind: str
    article: str
    got: object
    expected: object
    agree: bool


@dataclass(frozen=True, slots=True)
class CaseProblem:
    """A case that could not be read or asked; ``line`` counts from 1."""

    line: int
    id: str
    message: str


@dataclass(frozen=True, slots=True)
class Count:
    """How many cases of a kind were answered, and how many of those agree."""

    cases: int
    agree: int


@dataclass(frozen=True, slots=True)
class CaseReport:
    """The results of a file of cases."""

    results: tuple[CaseResult, ...] = ()
    problems: tuple[CaseProblem, ...] = ()

    @property
    def ok(self) -> bool:
        """Tell whether every case that was asked agrees and every line could be read."""
        return not self.problems and not self.disagreements

    @property
    def disagreements(self) -> tuple[CaseResult, ...]:
        """Return the cases where the engine says something else."""
        return tuple(result for result in self.results if not result.agree)

    @property
    def counts(self) -> dict[str, Count]:
        """Count cases and agreements by kind, in the order of the file."""
        cases = Counter(result.kind for result in self.results)
        agree = Counter(result.kind for result in self.results if result.agree)
        return {kind: Count(cases[kind], agree[kind]) for kind in cases}

    def as_dict(self) -> dict[str, object]:
        """Return the form of ``--json``."""
        return {
            "ok": self.ok,
            "counts": {kind: asdict(count) for kind, count in self.counts.items()},
            "disagreements": [asdict(result) for result in self.disagreements],
            "problems": [asdict(problem) for problem in self.problems],
        }
