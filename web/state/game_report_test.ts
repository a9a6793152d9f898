import { expect, test } from "vitest";
import { curvePath, plyAt, readReport } from "./game_report";

test("progress and the report are told apart", () => {
  expect(readReport('{"done":3,"all":9}')).toEqual({ progress: { done: 3, all: 9 } });
  const report = { points: [500, null], sides: ["", ""], remarks: [], found: "" };
  expect(readReport(JSON.stringify(report))).toEqual({ report });
  expect(readReport("{}")).toBe(null);
});

test("the curve is closed at the bottom, and leaves out what is not known", () => {
  expect(curvePath([500, 1000, 0], 100, 50)).toBe("M0 50L0 25L50 0L100 50L100 50Z");
  expect(curvePath([null, 1000, 0], 100, 50)).toBe("M50 50L50 0L100 50L100 50Z");
  expect(curvePath([500], 100, 50)).toBe("");
});

test("a place on the curve is a move of the game", () => {
  expect([-1, 0, 0.49, 1, 2].map((share) => plyAt(share, 10))).toEqual([0, 0, 5, 10, 10]);
});
