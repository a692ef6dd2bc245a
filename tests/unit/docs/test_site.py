"""The site's navigation is docs/README.md, which names every page; Sphinx itself runs in `make site`."""

from pathlib import Path, PurePosixPath

from tools.site.conf import groups, prepared, trees

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"


def linked(index: Path) -> list[str]:
    """List the pages that the tables of an index link."""
    return [page for _, pages in groups(index.read_text("utf-8")) for page in pages]


def test_the_navigation_names_every_page_once() -> None:
    pages = linked(DOCS / "README.md")
    written = {page.name for page in DOCS.glob("*.md")} - {"README.md"}
    folders = {page.relative_to(DOCS).as_posix() for page in DOCS.glob("*/README.md")}
    assert sorted(pages) == sorted(written | folders | {"../CONTRIBUTING.md", "../CHANGELOG.md"})


def test_an_index_of_a_folder_names_every_page_in_it() -> None:
    for index in DOCS.glob("*/README.md"):
        pages = {page.name for page in index.parent.glob("*.md")} - {"README.md"}
        assert sorted(linked(index)) == sorted(pages)


def test_pages_to_play_reference_and_notebooks_stand_apart() -> None:
    captions = [caption for caption, _ in groups((DOCS / "README.md").read_text("utf-8"))]
    assert captions == [
        "Playing",
        "Clubs",
        "Arbiters",
        "Reference",
        "Notebooks: strength and speed",
        "Development",
    ]


def test_a_group_becomes_a_hidden_table_of_contents() -> None:
    text = "# Pages\n\n## Play\n\n| page | |\n|---|---|\n| [a.md](a.md) | links [b.md](b.md) |\n"
    made = trees(text, PurePosixPath("docs"), captions=True)
    assert made == "\n\n```{toctree}\n:hidden:\n:caption: Play\n\n/docs/a\n```\n"


def test_anchors_names_of_files_and_fences_are_prepared() -> None:
    assert prepared('| <a id="f9-2"></a>F9.2 |') == "| []{#f9-2}F9.2 |"
    assert prepared("[rules.md](rules.md), [decisions/](decisions/README.md)") == (
        "[](rules.md), [](decisions/README.md)"
    )
    assert prepared("[games](docs/rules.md)") == "[games](docs/rules.md)"
    assert prepared("```record\nA\n```\n```python\n```") == "```text\nA\n```\n```python\n```"
