import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    // Svelte's browser half here, too: its server half cannot mount a component.
    resolve: { conditions: ["browser"] },
    test: {
      include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
      environment: "jsdom",
      // One page for all files of a worker: a new one for each takes ten times as long as its tests.
      isolate: false,
      // On a busy machine a test waits for the processor: this tells a test that hangs, not a slow one.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      setupFiles: ["tests/setup.ts"],
    },
  }),
);
