import { defineConfig } from "vite";
import { buildConstants } from "./scripts/build-constants.mjs";

/** The command line: one file for Node with all it needs inside, so that it starts fast and runs from anywhere. */
export default defineConfig({
  define: buildConstants(),
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: "src/cli/main.ts",
    outDir: "dist-cli",
    target: "node20",
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: "rxbaseline.mjs", chunkFileNames: "[name]-[hash].mjs" } },
  },
});
