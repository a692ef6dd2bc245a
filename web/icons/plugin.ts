/** Gives the page its icons: written into the built client, sent by the development server. */

import type { Plugin } from "vite";
import { svgOf } from "./coin.ts";
import { pngOf } from "./png.ts";

/** The function that makes each file. The server's manifest names those in ``icons/``. */
export const ICONS: Readonly<Record<string, () => string | Buffer>> = {
  "favicon.svg": () => svgOf("coin"),
  "favicon-turn.svg": () => svgOf("coin", true),
  "icons/coin-192.png": () => pngOf("coin", 192),
  "icons/coin-512.png": () => pngOf("coin", 512),
  "icons/full-512.png": () => pngOf("full", 512),
  "icons/apple-touch-icon.png": () => pngOf("full", 180),
};

export function icons(): Plugin {
  return {
    name: "settebello-icons",
    generateBundle() {
      for (const [fileName, made] of Object.entries(ICONS))
        this.emitFile({ type: "asset", fileName, source: made() });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? "";
        const made = ICONS[name];
        if (made === undefined) return next();
        response.setHeader("Content-Type", name.endsWith(".svg") ? "image/svg+xml" : "image/png");
        response.end(made());
      });
    },
  };
}
