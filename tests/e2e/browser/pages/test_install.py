"""The page as a program of its own: installed, from one host alone, in few bytes."""

import json
import struct
from pathlib import Path
from urllib.parse import urljoin, urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from settebello.server.site.pages import CLIENT
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.engines import FLAGS, WAIT_MS, WHOLE, chromium_path
from tests.support.page.languages import choose_language
from tests.support.serving import Server

pytestmark = pytest.mark.browser

FIRST_LOAD = 150_000
"""Bytes over the wire until a page can be used, headers and all, without the deck."""


def fetched(url: str) -> bytes:
    with urlopen(url, timeout=10) as answer:
        body: bytes = answer.read()
    return body


def test_chromium_would_install_the_page(server: Server, browser: Browser, tmp_path: Path) -> None:
    # a window without a profile installs nothing
    context = browser.browser_type.launch_persistent_context(
        str(tmp_path), executable_path=chromium_path(WHOLE), args=list(FLAGS), locale="it-IT"
    )
    context.set_default_timeout(WAIT_MS)
    page = context.new_page()
    page.goto(server.address("/rules"))
    page.locator("h1").wait_for()
    devtools = context.new_cdp_session(page)
    assert devtools.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == server.address("/manifest.webmanifest")
    assert json.loads(found["data"])["description"] == "Scopa e Scopone, con le regole del tuo paese."
    # the same program, whichever page it was installed from
    assert devtools.send("Page.getAppId")["appId"] == server.address()
    context.close()


def test_every_icon_is_there_in_the_size_that_is_named(server: Server, browser: Browser) -> None:
    manifest = server.request("/manifest.webmanifest").json
    for icon in manifest["icons"]:
        body = fetched(urljoin(server.address("/manifest.webmanifest"), icon["src"]))
        if icon["sizes"] != "any":
            assert "{}x{}".format(*struct.unpack(">II", body[16:24])) == icon["sizes"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    person = Person(browser, PHONE)
    person.page.goto(server.address("/t/nothing"))
    for link in person.page.locator("link[rel$=icon]").all():
        assert (
            person.page.evaluate(
                "async url => (await createImageBitmap(await (await fetch(url)).blob())).width",
                link.evaluate("link => link.href"),
            )
            if link.get_attribute("rel") == "apple-touch-icon"
            else fetched(link.evaluate("link => link.href"))
        )
    person.close()


def test_a_shortcut_of_the_icon_leads_to_its_page(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    for shortcut in server.request("/manifest.webmanifest").json["shortcuts"]:
        person.page.goto(urljoin(server.address(), shortcut["url"]))
        person.page.get_by_role("navigation").locator("[aria-current=page]").wait_for()
    person.close()


def test_no_page_does_anything_inline_or_asks_another_host(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    hosts: set[str] = set()
    person.page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    person.page.on("websocket", lambda line: hosts.add(urlsplit(line.url).netloc))
    ticket = server.open("scopa?players=2")
    person.page.add_init_script(
        "addEventListener('securitypolicyviolation', e => (window.broken ??= []).push(e.violatedDirective))"
    )
    waiting, seen = [server.address(), server.address(f"/t/{ticket['room']}"), server.address("/x")], set()
    while waiting:
        url = waiting.pop()
        if (path := urlsplit(url).path) not in seen:
            seen.add(path)
            waiting += links_of(person.page, url)
    assert seen >= {"/", "/rules", "/arbiter", "/x"}
    assert hosts == {f"127.0.0.1:{server.port}"}
    person.close()  # what the policy forbids would be an error on the console


def links_of(page: Page, url: str) -> list[str]:
    """Open a page, see that nothing on it broke the policy, and return the links to pages that it shows."""
    page.goto(url)
    page.locator("h1, [data-testid=table] button").first.wait_for()
    assert page.evaluate("window.broken ?? []") == []
    assert page.locator("script:not([src]), style, [onclick]").count() == 0
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("a[href]:not([download])")]
            .map(link => link.href).filter(href => new URL(href).origin === location.origin)"""
    )
    return found


@pytest.mark.parametrize("path", ["/", "/rules?r=figs", "/arbiter", "a table"])
def test_a_first_load_is_light(server: Server, browser: Browser, path: str) -> None:
    if path == "a table":
        path = f"/t/{server.open('scopa?players=2', open_seats=1)['room']}"
    loaded = first_load(browser, server.address(path))
    assert len(loaded) >= 3
    assert sum(loaded.values()) < FIRST_LOAD, loaded


def texts_in(language: str) -> set[str]:
    """Return the names of the built files that have the texts of a language."""
    chunks = json.loads((CLIENT / "chunks.json").read_text("utf-8"))
    return {chunk["file"] for key, chunk in chunks.items() if f"texts/{language}?part=" in key}


@pytest.mark.parametrize("path", ["/", "/account"])
def test_the_texts_of_the_language_chosen_are_loaded_and_of_no_other(
    server: Server, browser: Browser, path: str
) -> None:
    person = Person(browser, DESKTOP)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url.removeprefix(server.address("/"))))
    person.page.goto(server.address(path), wait_until="networkidle")
    person.page.locator("h1").first.wait_for()
    assert len(texts_in("it") & set(asked)) == (2 if path == "/account" else 1)
    assert texts_in("en") & set(asked) == set()
    # the texts are named in the page, and so come with its scripts
    first = min(asked.index(name) for name in texts_in("it") & set(asked))
    assert first < next(n for n, name in enumerate(asked) if name.startswith("api/"))
    choose_language(person.page, "en")
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
    assert len(texts_in("en") & set(asked)) == len(texts_in("it") & set(asked))
    person.page.reload()
    title = {"/": "Settebello · Scopa and Scopone", "/account": "Account · Settebello"}[path]
    expect(person.page).to_have_title(title)
    person.close()


def first_load(browser: Browser, url: str) -> dict[str, int]:
    """Open an address for the first time; return the bytes that came for each, without the deck."""
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    names: dict[str, str] = {}
    loaded: dict[str, int] = {}
    devtools.on(
        "Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]})
    )
    devtools.on(
        "Network.loadingFinished",
        lambda done: loaded.update({names[done["requestId"]]: int(done["encodedDataLength"])}),
    )
    page.goto(url, wait_until="networkidle")
    page.locator("h1, [data-testid=table] button").first.wait_for()
    context.close()
    return {name: size for name, size in loaded.items() if "/cards/" not in name}
