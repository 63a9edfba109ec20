import { describe, expect, it } from "vitest";
import { createRoster } from "#domain/study/create-roster.ts";
import { isParticipantCode } from "#domain/study/participant-code.ts";
import { createRng, type Rng } from "#lib/rng.ts";

const COUNTS = [
  { rankId: "pharmacist", count: 20 },
  { rankId: "senior", count: 7 },
  { rankId: "principal", count: 3 },
];
const SITES = ["S1", "S2", "S3"];

describe("createRoster", () => {
  it("gives every rank its number of different, valid codes", () => {
    const roster = createRoster(COUNTS, SITES, createRng(1));
    expect(COUNTS.map(({ rankId }) => roster.filter((entry) => entry.rankId === rankId).length)).toEqual([20, 7, 3]);
    expect(new Set(roster.map(({ code }) => code)).size).toBe(30);
    expect(roster.every(({ code }) => isParticipantCode(code))).toBe(true);
  });

  it("deals each rank over the sites evenly", () => {
    const roster = createRoster(COUNTS, SITES, createRng(1));
    const at = (rankId: string) => SITES.map((site) => roster.filter((entry) => entry.rankId === rankId && entry.site === site).length);
    expect(at("pharmacist")).toEqual([7, 7, 6]);
    expect(at("senior")).toEqual([3, 2, 2]);
    expect(at("principal")).toEqual([1, 1, 1]);
  });

  it("draws again when a code is taken", () => {
    const draws = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const repeating: Rng = { ...createRng(1), below: () => draws.shift() ?? 0 };
    const roster = createRoster([{ rankId: "senior", count: 2 }], ["S1"], repeating);
    expect(roster[0]?.code).not.toBe(roster[1]?.code);
  });

  it("refuses broken counts and a study without sites", () => {
    expect(() => createRoster([{ rankId: "senior", count: 1.5 }], SITES, createRng(1))).toThrow(RangeError);
    expect(() => createRoster(COUNTS, [], createRng(1))).toThrow(RangeError);
    expect(createRoster([], SITES, createRng(1))).toEqual([]);
  });
});
