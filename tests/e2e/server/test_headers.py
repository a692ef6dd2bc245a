"""The headers of every answer: that the page is nobody else's, and how long it may be kept."""

import gzip
import re
from urllib.request import Request, urlopen

import pytest

from tests.support.serving import ANSWER_S, Answer, Server

STRICT = {
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
}


def header(answer: Answer, name: str) -> str:
    return next((value for key, value in answer.headers.items() if key.lower() == name.lower()), "")


def script_of(server: Server) -> str:
    found = re.search(r'src="\.(/assets/[^"]+\.js)"', server.request("/").text)
    assert found
    return found[1]


PAGE, JSON, PLAIN = "text/html; charset=utf-8", "application/json", "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    ("path", "status", "kind"),
    [
        ("/rules/figs", 200, PAGE),
        ("/t/luna/proof", 200, PAGE),
        ("/p/Zo%C3%AB.B", 200, PAGE),
        ("/robots.txt", 200, PLAIN),
        ("/favicon.svg", 200, "image/svg+xml"),
        ("/nowhere", 404, PAGE),
        ("/rules/bridge", 404, PAGE),
        ("/decks/more", 404, PAGE),
        ("/t/luna/elsewhere", 404, PAGE),
        ("/t", 404, PAGE),
        ("/api", 404, JSON),
        ("/api/", 404, JSON),
        ("/ws", 404, JSON),
        ("/ws/elsewhere", 404, JSON),
        ("/cards", 404, JSON),
        ("/assets/none.js", 404, JSON),
        ("/icons/none.png", 404, JSON),
        ("/favicon.ico", 404, JSON),
        ("/index.html", 404, JSON),
        ("/chunks.json", 404, JSON),
        ("/.well-known/security.txt", 404, JSON),
        ("/health/elsewhere", 404, JSON),
    ],
)
def test_an_address_where_nothing_is_says_so(server: Server, path: str, status: int, kind: str) -> None:
    """U10."""
    answer = server.request(path)
    assert (answer.status, header(answer, "Content-Type")) == (status, kind)


def test_a_person_at_a_file_that_is_not_there_sees_the_page(server: Server) -> None:
    """U10."""
    answer = server.request("/old-page.php", headers={"Accept": "text/html,*/*;q=0.8"})
    assert (answer.status, header(answer, "Content-Type")) == (404, PAGE)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/t/nothing", 200),
        ("/nowhere/at/all", 404),
        ("/robots.txt", 200),
        ("/manifest.webmanifest", 200),
        ("/favicon.svg", 200),
        ("/cards/napoletane.svg", 200),
        ("/cards/nosuch.svg", 404),
        ("/assets/nosuch.js", 404),
        ("/api/presets", 200),
        ("/api/nosuch", 404),
        ("/api/rooms/nosuch/record", 404),
    ],
)
def test_every_answer_keeps_the_page_to_itself(server: Server, path: str, status: int) -> None:
    answer = server.request(path)
    assert answer.status == status
    assert set(header(answer, "Content-Security-Policy").split("; ")) == STRICT
    assert header(answer, "X-Content-Type-Options") == "nosniff"
    assert header(answer, "Referrer-Policy") == "no-referrer"
    assert header(answer, "Cross-Origin-Opener-Policy") == "same-origin"
    assert header(answer, "Cross-Origin-Resource-Policy") == "same-origin"
    assert "camera=(), geolocation=(), microphone=()" in header(answer, "Permissions-Policy")


@pytest.mark.parametrize("path", ["/", "/rules", "/favicon.svg", "/robots.txt"])
def test_whoever_asks_for_the_head_alone_gets_it(server: Server, path: str) -> None:
    answer = server.request(path, method="HEAD")
    assert (answer.status, answer.text) == (200, "")
    assert (
        answer.headers["content-security-policy"] == server.request(path).headers["content-security-policy"]
    )


def test_refusals_keep_the_page_to_itself_too(server: Server) -> None:
    for answer in (
        server.request("/api/rules", b"{"),
        server.request("/api/rules", b"x" * 100_000),
        server.request("/api/rooms", method="DELETE"),
    ):
        assert answer.status >= 400
        assert set(header(answer, "Content-Security-Policy").split("; ")) == STRICT


def test_only_what_has_its_contents_in_its_name_is_kept_without_asking(server: Server) -> None:
    """So no browser runs an old page against a new server."""
    assert header(server.request(script_of(server)), "Cache-Control") == "public, max-age=31536000, immutable"
    for path in ("/", "/t/nothing", "/manifest.webmanifest", "/favicon.svg"):
        assert header(server.request(path), "Cache-Control") == "no-cache"


def test_what_is_large_goes_out_compressed_to_whoever_can_read_that(server: Server) -> None:
    for path in (script_of(server), "/api/options", "/cards/napoletane.svg"):
        plain = server.request(path)
        assert header(plain, "Content-Encoding") == ""
        asked = Request(server.address(path), headers={"Accept-Encoding": "gzip"})
        with urlopen(asked, timeout=60) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert "Accept-Encoding" in answer.headers["Vary"]
            packed = answer.read()
        assert gzip.decompress(packed).decode() == plain.text
        assert len(packed) < len(plain.text.encode()) / 2


@pytest.mark.parametrize(
    ("path", "chunk"),
    [
        ("/", "HomePage"),
        ("/t/nothing", "TablePage"),
        ("/learn", "LearnPage"),
        ("/rules", "RulesPage"),
        ("/arbiter", "DeskPage"),
    ],
)
def test_what_a_page_needs_is_fetched_before_it_asks(server: Server, path: str, chunk: str) -> None:
    early = set(re.findall(r'href="\.(/assets/[^"]+)"', server.request(path).text))
    always = set(re.findall(r'href="\.(/assets/[^"]+)"', server.request("/players").text))
    assert always < early
    assert [name for name in early if name.startswith(f"/assets/{chunk}-") and name.endswith(".js")]
    assert {server.request(name).status for name in early} == {200}


@pytest.mark.parametrize("path", ["/t/", "/t/nothing/proof", "/rules/figs", "/nowhere"])
def test_no_page_fetches_what_another_needs(server: Server, path: str) -> None:
    links = [re.findall("<link[^>]+>", server.request(where).text) for where in (path, "/players")]
    assert links[0] == links[1]


@pytest.mark.parametrize(
    ("path", "base"),
    [
        ("/", "./"),
        ("/rules", "./"),
        ("/t/nothing", "../"),
        ("/t/", "../"),
        ("/t/a%2Fb", "../"),
        ("/a//b", "../../"),
        ("/rules?r=figs/x", "./"),
    ],
)
def test_a_page_names_its_root_by_the_way_up_to_it(server: Server, path: str, base: str) -> None:
    assert f'<base href="{base}" />' in server.request(path).text


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("IT", "it"),
        ("en,it", "en"),
        ("de", "de"),
        ("eo", "en"),
        ("", "en"),
        ("eo, it;q=0.5", "it"),
        ("en;q=0.2, it-CH;q=0.8", "it"),
        ("it;q=0, en", "en"),
        ("it;q=much", "en"),
        (",;,", "en"),
    ],
)
def test_page_and_manifest_come_in_the_language_asked_for_first(
    server: Server, asked: str, language: str
) -> None:
    said = {"Accept-Language": asked}
    assert f'<html lang="{language}">' in server.request("/", headers=said).text
    assert server.request("/manifest.webmanifest", headers=said).json["lang"] == language


@pytest.mark.parametrize(
    "path", ["/api/presets", "/api/options", "/api/rules/book", "/api/lesson/book", "/unstarted.js"]
)
def test_what_stays_the_same_goes_over_the_line_once_and_compressed(server: Server, path: str) -> None:
    plain = server.request(path)
    tag = header(plain, "etag")
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = server.request(path, headers={"If-None-Match": known})
        assert (again.status, again.text) == (304, "")
    assert server.request(path, headers={"If-None-Match": '"other"'}).text == plain.text
    wanted = Request(server.address(path), headers={"Accept-Encoding": "gzip"})
    with urlopen(wanted, timeout=ANSWER_S) as answer:
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
        assert gzip.decompress(answer.read()).decode() == plain.text
