import { beforeEach, expect, test } from "vitest";
import { setLang } from "../../src/lib/i18n.svelte";
import { rulesTitle } from "../../src/rules/titles";
import { PRESETS } from "./presets";

beforeEach(() => setLang("it"));

test.each([
  ["scopa", "scopa"],
  ["scopa?players=2", "scopa a due"],
  ["scopa?players=3&target=21", "scopa in tre"],
  ["scopa?target=21", "scopa"],
  ["scopa?players=2&redeal=none", "scopa, su misura"],
  ["unknown", ""],
])("%s is called %s", (text, title) => expect(rulesTitle(text, PRESETS)).toBe(title));
