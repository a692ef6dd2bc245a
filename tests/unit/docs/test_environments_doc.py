"""The sizes of `docs/environments.md` are those of the environments."""

import re
from pathlib import Path

from settebello_lab.envs.spaces import Spaces, rules_of
from settebello_lab.kernels.places import ACTIONS

PAGE = (Path(__file__).parents[3] / "docs/environments.md").read_text("utf-8")
SIZES = re.findall(r"^\| `([\w-]+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)


def test_the_sizes_are_those_of_the_environments() -> None:
    assert len(SIZES) == 4
    for name, *told in SIZES:
        rules = rules_of(name)
        spaces = Spaces(rules.players, rules.side_count)
        found = [spaces.players, spaces.sides, spaces.planes, spaces.facts, spaces.width]
        assert [int(each) for each in told] == found
    assert f"The last number, {ACTIONS - 1}," in PAGE
