/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compression } from "./plugins/compression.ts";
import { licences } from "./plugins/licences.ts";
import { precache } from "./plugins/precache.ts";

const SERVER = process.env.KATZENTISCH ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), precache(), licences(), compression()],
  build: {
    outDir: "../src/katzentisch/server/http/static/page",
    emptyOutDir: true,
    manifest: true, // tells the server which files a screen needs
    target: "es2022",
    assetsInlineLimit: 0, // the server's rules for browsers allow no data: but images
    rolldownOptions: {
      checks: { pluginTimings: false }, // says that Svelte and CSS take most of the time
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // Small files that most screens need: every request costs a phone more than a few bytes too many.
        codeSplitting: {
          groups: [
            { name: "svelte", test: /node_modules[\\/]svelte/ },
            { name: "icons", test: /node_modules[\\/]@lucide/ },
          ],
        },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: {
    environment: "happy-dom",
    pool: "vmThreads",
    include: ["src/**/*.test.ts", "plugins/**/*.test.ts"],
    setupFiles: ["src/tests/setup.ts"],
  },
});
