import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { buildConstants } from "./scripts/build-constants.mjs";

// Vitest takes the constants out of the object it is given, so each project needs one of its own.
const shared = () => ({ define: buildConstants() });

/** For tests and hooks alike: a machine under load takes many times what a quiet one does, and nothing is learnt from a limit that it misses. */
const LIMITS = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      // Test files that clean up behind themselves need no process of their own (isolate), and the run takes half the time.
      {
        ...shared(),
        test: {
          name: "node",
          ...LIMITS,
          isolate: false,
          environment: "node",
          // Whichever file touches a database first must find one.
          setupFiles: ["fake-indexeddb/auto"],
          include: ["tests/{unit,property,golden,contract,migration,architecture}/**/*.test.ts"],
          exclude: ["tests/unit/ui/**"],
        },
      },
      {
        ...shared(),
        plugins: [react()],
        test: {
          name: "ui",
          ...LIMITS,
          isolate: false,
          environment: "jsdom",
          setupFiles: ["tests/support/ui-setup.ts"],
          include: ["tests/unit/ui/**/*.test.{ts,tsx}"],
        },
      },
      // Reads dist/, so it runs after the build.
      { ...shared(), test: { name: "built", ...LIMITS, environment: "node", include: ["tests/built/**/*.test.ts"] } },
      // Drives WebKit itself, with the same build.
      { ...shared(), test: { name: "webkit", ...LIMITS, environment: "node", include: ["tests/webkit/**/*.test.ts"] } },
    ],
    maxWorkers: 2,
    coverage: { provider: "v8", include: ["src/**"] },
  },
});
