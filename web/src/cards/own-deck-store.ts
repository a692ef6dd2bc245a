/** Where the deck of one's own is kept: the browser's own database. Nothing of it is ever sent. */

import { isOwnDeck, type OwnDeck } from "./own-deck";

const DATABASE = "settebello";
const STORE = "decks";
const KEY = "own";

/** The deck kept here; null where there is none. Fails where the browser keeps nothing, or is about to leave. */
export async function keptOwnDeck(): Promise<OwnDeck | null> {
  const found = await inStore("readonly", (store) => store.get(KEY) as IDBRequest<unknown>);
  return isOwnDeck(found) ? found : null;
}

/** Keep a deck in the place of the one before; tell whether the browser did. */
export async function keepOwnDeck(deck: OwnDeck): Promise<boolean> {
  try {
    await inStore("readwrite", (store) => store.put(deck, KEY));
    return true;
  } catch {
    return false;
  }
}

export async function dropOwnDeck(): Promise<void> {
  try {
    await inStore("readwrite", (store) => store.delete(KEY));
  } catch {
    return;
  }
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await opened();
  try {
    return await done(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps nothing"));
  });
}
