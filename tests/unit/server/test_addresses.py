"""Which addresses are pages, as the client's router has them (web/tests/nav/router.test.ts)."""

import pytest

from settebello.server.site.addresses import is_for_machines, is_page, parts_of

PAGES = (
    *(
        "/",
        "/rules",
        "/rules/",
        "/rules/figs",
        "/rules/cirulla",
        "/learn",
        "/arbiter",
        "/decks",
        "/account",
        "/admin",
        "/players",
        "/puzzles",
        "/puzzle/day",
        "/tournaments",
        "/tournaments/new",
        "/tournaments/abc/print",
        "/tournaments/abc/table",
    ),
    *("/t/luna-rossa", "/t/luna-rossa/proof", "/p/Ada", "/p/a%2Fb", "/p/Zo%C3%AB.B", "/m/luna-1"),
)
NOWHERE = (
    *(
        "/none",
        "/rules/bridge",
        "/rules/figs/more",
        "/decks/more",
        "/puzzle",
        "/puzzles/day",
        "/tournaments/abc/more",
        "/t",
        "/t/",
        "/p/",
        "/m",
        "/t/a%2Fb",
    ),
    *("/t/luna/else", "/t/luna/proof/more", "/index.html", "/api", "/ws", "//learn", "/%00", "/%ff"),
)


def parts(path: str, prefix: str = "") -> list[str]:
    return parts_of({"raw_path": path.encode(), "path": path, "root_path": prefix})


@pytest.mark.parametrize("prefix", ["", "/club", "/club/carte"])
def test_the_clients_pages_are_pages_below_any_prefix(prefix: str) -> None:
    """U10."""
    assert [path for path in PAGES if not is_page(parts(prefix + path, prefix))] == []
    assert [path for path in PAGES if not is_page(parts(path, prefix))] == []  # the proxy took it away


@pytest.mark.parametrize("prefix", ["", "/club"])
def test_no_other_address_is_a_page(prefix: str) -> None:
    """U10."""
    assert [path for path in NOWHERE if is_page(parts(prefix + path, prefix))] == []
    assert not is_page(parts("/clubs/learn", "/club"))


@pytest.mark.parametrize("path", ["/api", "/api/", "/ws/none", "/assets/none", "/icons/x", "/.well-known/x"])
def test_below_programs_folders_a_program_is_answered(path: str) -> None:
    """U10."""
    assert is_for_machines(parts(path), by_person=True)


def test_at_a_files_name_the_one_who_asks_is_answered() -> None:
    """U10."""
    assert is_for_machines(parts("/robot.txt"), by_person=False)
    assert not is_for_machines(parts("/robot.txt"), by_person=True)
    assert not is_for_machines(parts("/none"), by_person=False)
