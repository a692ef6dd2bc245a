"""Ask every question in bench/ and write the answers into docs/benchmarks.md.

Each file of bench/ is a question: it prints a Markdown table. `make bench` runs this; names of
questions as arguments ask those alone and write nothing.
"""

import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/benchmarks.md"
BEGIN, END = "<!-- bench:begin -->", "<!-- bench:end -->"


def main() -> int:
    """Run the questions; return the first exit status that is not 0."""
    wanted = sys.argv[1:]
    answers: list[str] = []
    for question in sorted((ROOT / "bench").glob("[!_]*.py")):
        if wanted and question.stem not in wanted:
            continue
        sys.stderr.write(f"bench: {question.stem}\n")
        done = subprocess.run([sys.executable, str(question)], stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            return done.returncode
        sys.stdout.write(done.stdout)
        answers.append(f"`bench/{question.name}`\n\n{done.stdout.strip()}\n")
    if not wanted:
        write("\n".join([where(), *answers]))
    return 0


def where() -> str:
    """Say on what machine and when the figures were seen."""
    cores = len(os.sched_getaffinity(0))
    python = platform.python_version()
    return f"Seen on {datetime.now(UTC):%d %B %Y}, {platform.machine()}, {cores} cores, Python {python}.\n"


def write(table: str) -> None:
    """Put the answers between the page's marks."""
    text = PAGE.read_text("utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    PAGE.write_text(f"{before}{BEGIN}\n{table}{END}{after}", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
