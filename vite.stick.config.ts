import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { buildConstants } from "./scripts/build-constants.mjs";
import { ROOT } from "./scripts/paths.mjs";
import { toInertJson } from "./src/formats/inert-json.ts";

/** The app for a USB stick: one page with all it needs inside, which a browser opens from a disk. A study is put into it later. */
export default defineConfig({
  base: "./",
  define: buildConstants(),
  plugins: [react(), stickPage()],
  resolve: { alias: { dexie: "dexie/dist/modern/dexie.mjs" } },
  build: {
    outDir: "dist/stick",
    emptyOutDir: true,
    copyPublicDir: false,
    target: ["chrome100", "safari16"],
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: "src/stick.tsx",
      output: { format: "iife", codeSplitting: false },
      checks: { emptyImportMeta: false }, // only what prepares other scripts asks for it, and there are none
    },
  },
});

/** Vite plugin that makes one page of the script, the style and index.html, whose words for old browsers it keeps. */
function stickPage(): Plugin {
  return {
    name: "stick-page",
    enforce: "post",
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const scripts = outputs.flatMap((output) => (output.type === "chunk" ? [output.code] : []));
      const styles = outputs.flatMap((output) => (output.type === "asset" ? [textOf(output.source)] : []));
      const names = outputs.map(({ fileName }) => fileName).sort();
      const [script, style] = [scripts[0], styles[0]];
      if (script === undefined || style === undefined || names.length !== 2 || !names.some((name) => name.endsWith(".css"))) {
        return this.error(`the stick app must be one script and one style, got ${names.join(", ")}`);
      }
      for (const name of Object.keys(bundle)) delete bundle[name];
      this.emitFile({ type: "asset", fileName: "stick.html", source: pageOf(script, style) });
    },
  };
}

function pageOf(script: string, style: string): string {
  const icon = `data:image/svg+xml;base64,${readFileSync(join(ROOT, "public/icon.svg")).toString("base64")}`;
  const practice: unknown = JSON.parse(read("public/practice/paper.json"));
  const parts: readonly (readonly [place: RegExp, put: string])[] = [
    [/<script src="\.\/old-browser\.js"><\/script>/, inlineScript(read("public/old-browser.js"))],
    [/<link rel="icon"[^>]*>\s*<link rel="apple-touch-icon"[^>]*>/, `<link rel="icon" href="${icon}">\n<style>${style}</style>`],
    [
      /<script type="module"[^>]*><\/script>/,
      [
        jsonElement("practice/paper.json", toInertJson(practice as Parameters<typeof toInertJson>[0])),
        jsonElement("study.json", ""),
        inlineScript(script),
      ].join("\n"),
    ],
  ];
  let page = read("index.html");
  for (const [place, put] of parts) {
    if (!place.test(page)) throw new Error(`index.html requires ${place.source} for the stick app, got none`);
    page = page.replace(place, () => put);
  }
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(page)}">`;
  return page.replace('<meta charset="utf-8" />', (charset) => `${charset}\n${policy}\n<meta name="rxbaseline-stick" content="1">`);
}

/** Nothing but what stands in the page: neither another script nor any address, and no frame, form or worker. */
function policyFor(page: string): string {
  const hashes = (element: RegExp): string => [...page.matchAll(element)].map(([, text = ""]) => `'sha256-${sha256(text)}'`).join(" ");
  return [
    "default-src 'none'",
    `script-src ${hashes(/<script>([\s\S]*?)<\/script>/g)}`,
    `style-src ${hashes(/<style>([\s\S]*?)<\/style>/g)}`,
    "img-src data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function inlineScript(code: string): string {
  if (/<!--/.test(code)) throw new Error("a script in a page requires code without <!--, got some");
  return `<script>${code.replaceAll("</script", "<\\/script")}</script>`;
}

function jsonElement(name: string, json: string): string {
  return `<script type="application/json" data-file="${name}">${json}</script>`;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

function textOf(source: string | Uint8Array): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}
