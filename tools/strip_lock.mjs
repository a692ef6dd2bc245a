// Take out of an npm lock file what npm ci does not read and what holds addresses: who takes donations, and
// what a deprecated package says of itself. Fails if an address is left. Usage: strip_lock.mjs FILE
import { readFileSync, writeFileSync } from "node:fs";

const file = process.argv[2];
const lock = JSON.parse(readFileSync(file, "utf8"));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  delete entry.deprecated;
}
const text = JSON.stringify(lock, null, 2) + "\n";
const address = text.match(/.*https?:\/\/.*/);
if (address) {
  console.error(`strip_lock: an address is left in ${file}: ${address[0].trim()}`);
  process.exit(1);
}
writeFileSync(file, text);
