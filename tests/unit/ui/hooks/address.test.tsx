import { expect, test } from "vitest";
import { currentAddress, goTo, matchAddress } from "#ui/hooks/address.ts";

test.each([
  ["/", "/", {}],
  ["/sit/:sittingId/item/:number", "/sit/a%20b/item/3", { sittingId: "a b", number: "3" }],
  ["/sit/:sittingId/:page/*", "/sit/x/item/3", { sittingId: "x", page: "item" }],
  ["/sit/:sittingId/:page/*", "/sit/x/review", { sittingId: "x", page: "review" }],
  ["*", "/no/such/page", {}],
  ["/study/:studyId/sitting/:code", "/study/demo/sitting/%E0%A4", { studyId: "demo", code: "%E0%A4" }],
])("%s takes %s apart", (pattern, address, params) => {
  expect(matchAddress(pattern, address)).toEqual(params);
});

test.each([
  ["/sit", "/sit/x"],
  ["/sit/:sittingId/item/:number", "/sit/x/item"],
  ["/sit/:sittingId/:page/*", "/sit/x"],
  ["/sit/:sittingId/review", "/sit//review"],
])("%s does not fit %s", (pattern, address) => {
  expect(matchAddress(pattern, address)).toBeNull();
});

test("the address is what stands behind the #, without a query or a slash at its end", () => {
  goTo("/compare/demo/?seed=7");
  expect(currentAddress()).toBe("/compare/demo");
  goTo("", { replace: true });
  expect(currentAddress()).toBe("/");
});
