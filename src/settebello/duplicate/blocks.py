"""Reading the parts of a text: tags of the whole, then blocks that begin with one certain tag."""

from collections.abc import Sequence

from settebello.errors import SyntaxProblem
from settebello.notation.places import excerpt, problem
from settebello.notation.scanner import RecordWord, Scanner, Tag
from settebello.notation.sections import Section


def read_blocks(
    text: str, opening: str, head: Sequence[str], block: Sequence[str], *, words: bool
) -> tuple[Section, list[Section]]:
    """Divide a text into its head and its blocks, each begun by a tag ``opening``.

    ``words`` says whether anything but tags can stand in a block. Raises `SyntaxProblem` for a tag
    that has no meaning in its place, or stands there twice.
    """
    scanner = Scanner(text)
    first, parts = Section(scanner.end), list[Section]()
    for token in scanner.tokens():
        current = parts[-1] if parts else first
        if isinstance(token, RecordWord):
            if not (words and parts):
                raise problem(f"{excerpt(token.text)} has no place here", token.place)
            current.words.append(token)
        elif token.name.lower() == opening.lower():
            parts.append(Section(token.place))
            parts[-1].add(opening, token, known=True)
        else:
            _add(current, token, block if parts else head, opening)
    return first, parts


def _add(section: Section, tag: Tag, names: Sequence[str], opening: str) -> None:
    name = next((each for each in names if each.lower() == tag.name.lower()), None)
    if name is None:
        raise _unknown(tag, [*names, opening])
    section.add(name, tag, known=True)


def _unknown(tag: Tag, names: Sequence[str]) -> SyntaxProblem:
    return problem(f"there is no tag {excerpt(tag.name)} here: it can be {', '.join(names)}", tag.place)
