import { defineConfig } from "vitest/config";

// One bundle per page, each a single file: the mode names the entry.
export default defineConfig(({ mode }) => ({
  logLevel: "warn" as const,
  build: {
    outDir: "../jackscrew/web/static/built",
    emptyOutDir: false,
    target: "es2022",
    sourcemap: false,
    modulePreload: false as const,
    rolldownOptions: {
      input: { [mode]: `src/${mode}.ts` },
      output: { format: "es" as const, entryFileNames: "[name].js" },
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
}));
