import { expect, test } from "vitest";
import { isOfThisMachine } from "../../src/lib/address";

test.each([
  "http://localhost:7722/t/luna",
  "http://127.0.0.1/",
  "http://127.8.0.1:80/t/luna",
  "http://[::1]:7722/",
  "http://0.0.0.0:7722/",
  "http://club.localhost/",
])("%s leads to the machine that opens it", (address) => expect(isOfThisMachine(address)).toBe(true));

test.each(["http://192.168.1.5:7722/t/luna", "https://localhost.club.example/", "https://127.club.example/"])(
  "%s leads to a machine from everywhere",
  (address) => expect(isOfThisMachine(address)).toBe(false),
);
