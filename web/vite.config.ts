import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./icons/plugin.ts";
import { texts } from "./texts/plugin.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const TEXTS = here("../src/settebello/texts");

/** Where `make play` listens; the development server hands these paths on to it. */
const SERVER = "http://127.0.0.1:7722";

export default defineConfig({
  plugins: [svelte(), icons(), texts(TEXTS)],
  // Relative addresses: the page works under any path that a proxy puts before it.
  base: "./",
  resolve: {
    alias: { "@texts": TEXTS },
  },
  build: {
    outDir: here("../src/settebello/server/client"),
    emptyOutDir: true,
    target: "es2022",
    // Nothing inline, so that the server can forbid it: `script-src 'self'` with no exception.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The files of each page, which the server names before the page asks (src/settebello/server/pages.py).
    manifest: "chunks.json",
    // One file for the small parts that many pages share: a request costs more than they weigh.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /\/src\/(lib|ui|nav|seats|cards)\/|\/src\/rules\/[^/]+\.ts$|\/(sound|voice|subjects)\.ts$|\/(LevelChoice|help)\.svelte|rolldown\/runtime|\/node_modules\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), TEXTS] },
    proxy: {
      "/api": SERVER,
      "/cards": SERVER,
      "/manifest.webmanifest": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
});
