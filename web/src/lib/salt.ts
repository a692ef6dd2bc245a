/** One's own words for the shuffle, and the fingerprint that is given before one is said. */

// first: the library asks for Object.hasOwn while it is read
import "./stand-ins";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Sixteen random bytes that the server cannot have known. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The hash that is given before a salt is shown, in hex, as `settebello.fair.salt_hash` has it. */
export function saltHash(salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`settebello:salt|${salt}`)));
}
