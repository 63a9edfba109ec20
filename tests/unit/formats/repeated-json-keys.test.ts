import { expect, test } from "vitest";
import { repeatedJsonKeys } from "#formats/repeated-json-keys.ts";

test.each([
  ['{"a":1,"b":{"a":2}}', []],
  ['{"a":1,"a":2}', ["a"]],
  ['[{"x":1},{"m":{"A01":"a","A02":"b","A01":"c"}}]', ["[1].m.A01"]],
  ['{"a":"\\"a\\":1","a\\u0062":1,"ab":2}', ["ab"]],
  ['{"list":[1,2,{"k":1,"k":2}],"list2":[]}', ["list[2].k"]],
  ['{"a":"}{[\\\\","b":"\\\\","b":1}', ["b"]],
])("%s repeats %j", (text, paths) => {
  expect(repeatedJsonKeys(text)).toEqual(paths);
});
