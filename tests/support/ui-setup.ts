import "fake-indexeddb/auto";
import { cleanup } from "@testing-library/react";
import { beforeEach } from "vitest";
import { setLanguage } from "#ui/hooks/use-language.ts";

// Files share a process and a page: each test begins with an empty one, in English.
beforeEach(() => {
  cleanup();
  localStorage.clear();
  setLanguage("en");
});
