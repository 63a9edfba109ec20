import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { buildConstants } from "./scripts/build-constants.mjs";
import { publicStudyFiles } from "./scripts/public-study-files.mjs";

/** The participant's and staff's app: static files for any host, no key among them. */
export default defineConfig({
  base: "./",
  define: buildConstants(),
  plugins: [
    react(),
    publicStudyFiles(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src",
      filename: "service-worker.ts",
      registerType: "prompt",
      injectRegister: false,
      includeManifestIcons: false, // the pattern below finds them already
      injectManifest: {
        globPatterns: ["**/*.{js,css,html,json,svg,png}"],
        globIgnores: ["studies/**"], // they come and go without a new version of the app: the worker keeps them apart
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        sourcemap: true,
        target: "chrome100",
      },
      manifest: {
        id: "./",
        name: "RxBaseline",
        short_name: "RxBaseline",
        description: "How well pharmacists and language models review prescriptions: same items, same rules, same metrics.",
        start_url: "./",
        scope: "./",
        display: "standalone",
        background_color: "#f7f6f2",
        theme_color: "#0f5c5c",
        icons: [
          { src: "icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
    }),
  ],
  // The library's own entry is for programs that load it twice, and is compiled for older browsers than ours.
  resolve: { alias: { dexie: "dexie/dist/modern/dexie.mjs" } },
  // The page names the scripts that its own needs, to be fetched together. Those name theirs themselves: lists of it beside every import
  // would be a kilobyte more.
  build: {
    target: ["chrome100", "safari16"],
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: (_file, scripts, { hostType }) => (hostType === "html" ? scripts : []) },
  },
  worker: { format: "es" },
});
