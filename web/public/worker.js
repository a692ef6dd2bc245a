/**
 * The service worker of the page: it shows what the server pushes, and answers where no server does
 * (docs/decisions/0053-the-page-without-a-network.md).
 *
 * A server that answers is always heard first. Kept are the files of the page, what the lesson and the rules
 * need, and matches that are over. An answer that was kept says so in the header `Settebello-Kept`.
 */

/** What the server writes here is another for every build; so a browser notices that there is a new one. */
const VERSION = "@VERSION@";

const PAGES = "settebello-page-";
const SHELF = PAGES + VERSION;
const MATCHES = "settebello-matches";
const MOST_MATCHES = 400;
const SCOPE = self.registration.scope;

/** After so long the kept page is better than none. */
const LATE_MS = 5000;
/** The answers of a proxy before a server that does not answer. */
const NOBODY = [502, 503, 504];

/** A match that is over is the same for good; a review is once it is whole. */
const OF_A_MATCH = /^api\/matches\/[^/]+\/(summary|review|record|deals\/\d+)$/;
const FILES = /^(cards\/|icons\/|favicon|unstarted|manifest\.webmanifest$|api\/(presets|options)$)/;

addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fill());
});

addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (!request.url.startsWith(SCOPE)) return;
  const path = request.url.slice(SCOPE.length).replace(/[?#].*/, "");
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (request.method === "POST" && path === "api/lesson") event.respondWith(lesson(request));
  else if (request.method === "POST" && path === "api/rules") event.respondWith(rules(request));
  else if (request.method !== "GET") return;
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
  else if (FILES.test(path)) event.respondWith(heardFirst(request, SHELF, false));
  else if (OF_A_MATCH.test(path)) event.respondWith(heardFirst(request, MATCHES, true));
});

/** Fetch all that is kept of this build; files of the build before that are the same are not fetched again. */
async function fill() {
  const { files } = await (await fetch(new URL("offline.json", SCOPE), { cache: "no-store" })).json();
  const shelf = await caches.open(SHELF);
  for (const file of files) {
    const url = new URL(file, SCOPE).href;
    const known = file.startsWith("assets/") ? await caches.match(url) : undefined;
    const answer = known ?? (await fetch(url, { cache: "no-cache" }));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await shelf.put(url, answer);
  }
}

/** Keep the files of this build and of the one before it, which a page may still be open with. */
async function tidy() {
  const shelves = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== SHELF);
  await Promise.all(shelves.slice(0, -1).map((name) => caches.delete(name)));
}

/** A page: the server's, or the kept one, which finds its own way. */
async function page(request) {
  try {
    const answer = await soon(fetch(request));
    if (!NOBODY.includes(answer.status)) return answer;
  } catch {
    // nobody answers
  }
  const kept = await caches.match(SCOPE, { cacheName: SHELF });
  if (!kept) return Response.error();
  const text = await kept.text();
  const base = new URL(SCOPE).pathname;
  return new Response(text.replace(/<base href="[^"]*"/, `<base href="${base}"`), { headers: kept.headers });
}

/** A file whose name changes with its contents. */
async function asset(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The server's answer, and where it does not come the kept one; `keep` keeps it for then. */
async function heardFirst(request, name, keep) {
  try {
    const answer = await fetch(request);
    if (keep && answer.ok && (await isWhole(request, answer))) await keepIn(name, request, answer.clone());
    if (!NOBODY.includes(answer.status)) return answer;
  } catch {
    // nobody answers
  }
  const kept = await caches.match(request, { cacheName: name, ignoreVary: true });
  return kept ? asKept(kept) : Response.error();
}

/** Whether an answer stays as it is: a review only once it is finished. */
async function isWhole(request, answer) {
  if (!request.url.endsWith("/review")) return true;
  try {
    return (await answer.clone().json()).state === "done";
  } catch {
    return false;
  }
}

/** Keep an answer; the oldest make room. */
async function keepIn(name, request, answer) {
  const shelf = await caches.open(name);
  await shelf.delete(request, { ignoreVary: true });
  await shelf.put(request, answer);
  const keys = await shelf.keys();
  await Promise.all(keys.slice(0, -MOST_MATCHES).map((key) => shelf.delete(key)));
}

/** The lesson is always the same: its steps are a book. */
async function lesson(request) {
  const copy = request.clone();
  try {
    const answer = await fetch(request);
    if (!NOBODY.includes(answer.status)) return answer;
  } catch {
    // nobody answers
  }
  const kept = await caches.match(new URL("api/lesson/book", SCOPE).href, {
    cacheName: SHELF,
    ignoreVary: true,
  });
  const step = kept && (await kept.json()).steps[(await copy.clone().json()).step ?? 0];
  if (!step) return Response.error();
  const { action, name } = await copy.json();
  const answer = action == null ? step.shown : played(step, action);
  for (const seat of answer.state.screen.seats) if (seat.seat === answer.state.screen.you) seat.name = name;
  return asKept(new Response(JSON.stringify(answer), { headers: { "Content-Type": "application/json" } }));
}

/** The rules of the presets are a book, too; those of one's own only the server can read. */
async function rules(request) {
  const copy = request.clone();
  try {
    const answer = await fetch(request);
    if (!NOBODY.includes(answer.status)) return answer;
  } catch {
    // nobody answers
  }
  const kept = await caches.match(new URL("api/rules/book", SCOPE).href, {
    cacheName: SHELF,
    ignoreVary: true,
  });
  const { rules: text, options = {} } = await copy.json();
  const found = kept && Object.keys(options).length === 0 ? (await kept.json())[text] : undefined;
  if (!found) return Response.error();
  return asKept(new Response(JSON.stringify(found), { headers: { "Content-Type": "application/json" } }));
}

/** The answer to a play of the lesson, in whatever order its cards were touched. */
function played(step, action) {
  const cards = (text) => [text.slice(0, 2), ...(text.slice(3).match(/../g) ?? []).sort()].join();
  const find = (plays) => Object.keys(plays).find((play) => cards(play) === cards(action));
  const right = find(step.then);
  if (right !== undefined) return step.then[right];
  return { ...step.shown, refused: step.refusals[step.refused[find(step.refused)] ?? 0] };
}

/** Say of an answer that it was kept. */
async function asKept(answer) {
  const headers = new Headers(answer.headers);
  headers.set("Settebello-Kept", "yes");
  headers.delete("Content-Encoding");
  return new Response(await answer.blob(), { status: answer.status, headers });
}

function soon(answer) {
  return Promise.race([
    answer,
    new Promise((_, reject) => setTimeout(() => reject(new Error("late")), LATE_MS)),
  ]);
}

addEventListener("push", (event) => {
  const { title = "Settebello", text = "", path = "" } = told(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag: "settebello",
      icon: "icons/coin-192.png",
      data: { path },
    }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(addressOf(event.notification.data?.path ?? "")));
});

/** The content of a message; nothing where it cannot be read. */
function told(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** The address of a page below that of the worker; the start page for any other. */
function addressOf(path) {
  const address = new URL(path, SCOPE).href;
  return address.startsWith(SCOPE) ? address : SCOPE;
}

/** Bring a window of the page to the front, at this address. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => each.url === address);
  if (there) await there.focus();
  else await self.clients.openWindow(address);
}
