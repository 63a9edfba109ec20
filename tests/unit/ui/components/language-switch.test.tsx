import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LanguageSwitch } from "#ui/components/LanguageSwitch.tsx";
import { addFetchedTexts } from "#ui/hooks/i18n.ts";

it("stays in the language that is here while the other cannot be fetched, says so, and turns when it can", async () => {
  const zh = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValueOnce({ later: { hello: "你好" } });
  addFetchedTexts({ en: async () => ({ later: { hello: "Hello" } }), zh });
  render(<LanguageSwitch />);
  fireEvent.click(screen.getByRole("button", { name: "中文" }));
  expect((await screen.findByRole("alert")).textContent).toContain("could not be fetched");
  expect(document.documentElement.lang).toBe("en");
  fireEvent.click(screen.getByRole("button", { name: "中文" }));
  expect(await screen.findByRole("button", { name: "English" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.documentElement.lang).toBe("zh-CN");
  fireEvent.click(screen.getByRole("button", { name: "English" }));
  expect(await screen.findByRole("button", { name: "中文" })).toBeTruthy();
  expect(zh).toHaveBeenCalledTimes(2);
});
