"""The service worker of the page shows what is pushed, and opens the page of it."""

import json

import pytest
from playwright.sync_api import Browser

from tests.support.page.browser import DESKTOP, Person
from tests.support.page.table import go
from tests.support.serving import Server

pytestmark = pytest.mark.browser

REGISTER = """async () => {
  const scope = new URL("./", document.baseURI).href;
  await navigator.serviceWorker.register(new URL("worker.js", document.baseURI), { scope });
  await navigator.serviceWorker.ready;
}"""

PUSH = """async (text) => {
  const shown = [];
  self.registration.showNotification = async (title, options) => { shown.push({ title, ...options }); };
  self.dispatchEvent(new PushEvent("push", { data: text }));
  return shown;
}"""
"""Hands a message to the worker; a browser without windows has no place for a notification."""

CLICK = """async (path) => {
  const opened = [];
  self.clients.matchAll = async () => [];  // a window may be focused after a real click alone
  self.clients.openWindow = async (address) => { opened.push(address); };
  const event = new Event("notificationclick");
  const work = [];
  event.notification = { close() {}, data: { path } };
  event.waitUntil = (promise) => work.push(promise);
  self.dispatchEvent(event);
  await Promise.all(work);
  return opened;
}"""


def test_the_worker_shows_a_message_and_opens_its_page(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP, locale="en-GB", workers=True)
    page = go(person, server, "/")
    with page.context.expect_event("serviceworker") as begun:
        page.evaluate(REGISTER)
    worker = begun.value
    told = {"title": "It is your turn", "text": "Scopa", "path": "t/x"}
    (shown,) = worker.evaluate(PUSH, json.dumps(told))
    assert (shown["title"], shown["body"], shown["tag"]) == ("It is your turn", "Scopa", "settebello")
    assert shown["data"] == {"path": "t/x"}
    (shown,) = worker.evaluate(PUSH, "no JSON")
    assert (shown["title"], shown["data"]) == ("Settebello", {"path": ""})
    root = server.address("/")
    for path, opened in (("t/x", f"{root}t/x"), ("https://evil.example/", root), ("//evil.example", root)):
        assert worker.evaluate(CLICK, path) == [opened]
    sent = server.request("/worker.js")
    assert sent.headers["content-type"].startswith("text/javascript")
    person.close()
