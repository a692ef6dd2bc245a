"""Cases with expected answers, put to the engine's own functions: one JSON object a line.

The runner only translates: nothing in it knows a rule, an id or a position in a file.
"""

from settebello_lab.conformance.report import CaseProblem, CaseReport, CaseResult, Count
from settebello_lab.conformance.run import ANSWERS, lines_of, parse_presets, run_cases, run_file

__all__ = [
    "ANSWERS",
    "CaseProblem",
    "CaseReport",
    "CaseResult",
    "Count",
    "lines_of",
    "parse_presets",
    "run_cases",
    "run_file",
]
