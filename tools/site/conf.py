"""Configuration of the documentation site (``make site``): Sphinx reads the Markdown of the checkout.

The source folder is the root of the repository, so that links between pages lead to the same pages here and
there. `docs/README.md` is the navigation: each heading is a group, each link in the table below it a page.
Sphinx is not installed where types are checked, so that its objects are ``Any`` here.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any, Final

from settebello import __version__ as release

ROOT: Final = Path(__file__).parents[2]
project = "Settebello"
author = "Settebello contributors"
project_copyright = author
version = release

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "README"
include_patterns = ["README.md", "README.it.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/**.md"]
exclude_patterns = [".venv*", "build", "dist", "web", "src", "tests", "**/node_modules"]

html_theme = "furo"
html_title = f"Settebello {release}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"sidebar_hide_name": False, "navigation_with_keys": True}
pygments_style = "friendly"

myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 6
myst_links_external_new_tab = False

autodoc_member_order = "groupwise"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
default_role = "py:obj"
python_use_unqualified_type_names = True
add_module_names = False
nitpicky = True

PLAIN: Final = (
    "act",
    "marked",
    "move",
    "position",
    "record",
    "refused",
    "refused-act",
    "session",
    "set",
    "sheet",
    "typed",
)
"""Fences that tests read by these names, and that no highlighter knows."""

NAMED: Final = re.compile(r"\[(?:[\w./-]+\.md|\w+/)\](\((?!https?:)[\w./-]+\.md\))")
"""A link whose text is the name of its file: readers of the site get the title of the page instead."""

LINK: Final = re.compile(r"\]\(([\w./-]+\.md)\)")


def groups(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each heading of an index, and in order the pages that the table below it links."""
    for part in re.split(r"^## ", text, flags=re.MULTILINE):
        rows = [line for line in part.splitlines() if line.startswith("|")]
        pages = [page for row in rows for page in LINK.findall(row.split("|")[1])]
        if pages:
            yield part.splitlines()[0], pages


def trees(text: str, folder: PurePosixPath, *, captions: bool) -> str:
    """Return the hidden tables of contents for the groups of a page; links are relative to ``folder``."""
    made = []
    for caption, pages in groups(text):
        named = [f":caption: {caption}"] if captions else []
        listed = [f"/{folder / page.removesuffix('.md')}" for page in pages]
        made.append("\n".join(["```{toctree}", ":hidden:", *named, "", *listed, "```"]))
    return "\n\n" + "\n\n".join(made) + "\n"


def prepared(text: str) -> str:
    """Return a page as Sphinx wants it: anchors that links find, titles of pages, fences that it knows."""
    text = NAMED.sub(r"[]\1", re.sub(r'<a id="([\w-]+)"></a>', r"[]{#\1}", text))
    return re.sub(rf"^```({'|'.join(PLAIN)})$", "```text", text, flags=re.MULTILINE)


def read(_: Any, docname: str, content: list[str]) -> None:  # noqa: ANN401  # Sphinx's own
    """Prepare a page; give the first one the whole navigation, and an index of a folder its pages."""
    page = PurePosixPath(docname)
    text = prepared(content[0])
    if docname == root_doc:
        index = (ROOT / "docs" / "README.md").read_text("utf-8")
        text += trees(index, PurePosixPath("docs"), captions=True)
    elif page.name == "README" and page.parent not in {PurePosixPath("docs"), PurePosixPath()}:
        text += trees(text, page.parent, captions=False)
    elif page.name.startswith("README"):
        text = f"---\norphan: true\n---\n{text}"  # linked from the first page, and no part of the navigation
    content[0] = text


def anchored(app: Any, doctree: Any) -> None:  # noqa: ANN401  # Sphinx's own
    """Let other pages link to the anchors of this one, as they link to its headings."""
    known = app.env.metadata[app.env.docname].setdefault("myst_slugs", {})
    for name, target in doctree.nameids.items():
        if target is not None:
            known.setdefault(name, (None, target, name))


def found(app: Any, env: Any, node: Any, content: Any) -> Any:  # noqa: ANN401  # Sphinx's own
    """Link a name of a module to the name that its package exports; leave a name that is not ours as text."""
    if node.get("refdomain") != "py":
        return None
    python = env.domains["py"]
    *path, name = node["reftarget"].split(".")
    for length in range(len(path), 0, -1):
        public = ".".join([*path[:length], name])
        if public in python.objects:
            return python.resolve_xref(env, node["refdoc"], app.builder, "obj", public, node, content)
    return content


def finished(app: Any, problem: Exception | None) -> None:  # noqa: ANN401  # Sphinx's own
    """Give the folder a first page under the name that servers look for."""
    if problem is None:
        out = Path(app.outdir)
        shutil.copyfile(out / f"{root_doc}.html", out / "index.html")


def setup(app: Any) -> None:  # noqa: ANN401  # Sphinx's own
    """Register what this site does besides Sphinx."""
    app.connect("source-read", read)
    app.connect("doctree-read", anchored)
    app.connect("missing-reference", found)
    app.connect("build-finished", finished)
