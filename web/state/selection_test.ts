import { expect, test } from "vitest";
import type { Move } from "./report";
import { countsTo, largestMovable, movesTo, targetsOf, withDigit, withStep, written } from "./selection";

const move = (text: string, captured = 0): Move => {
  const [, count = "", from = "", to = ""] = /^(\d*)([a-z]\d+)([a-z]\d+)/.exec(text) ?? [];
  return { text, from, count: Number(count || 1), to, captured, promoted: 0 };
};
const moves = [move("a2a3"), move("2a2a3"), move("a2b2"), move("3a2a6", 2), move("b1b4")];
const held = (count: number) => ({ from: "a2", count, typed: 0 });

test("the largest part of a stack that can move", () => {
  expect(largestMovable(moves, "a2")).toBe(3);
  expect(largestMovable(moves, "b1")).toBe(1);
  expect(largestMovable(moves, "c1")).toBe(0);
});

test("targets of the part held, and the nearest other part elsewhere", () => {
  const targets = targetsOf(moves, held(2));
  expect(targets.get("a3")).toEqual({ to: "a3", count: 2, captures: false });
  expect(targets.get("b2")?.count).toBe(1);
  expect(targets.get("a6")).toEqual({ to: "a6", count: 3, captures: true });
  expect(targets.has("b4")).toBe(false);
  expect(targetsOf(moves, held(3)).get("a3")?.count).toBe(2);
});

test("how many can go to a square", () => {
  expect(countsTo(moves, "a2", "a3")).toEqual([1, 2]);
  expect(countsTo(moves, "a2", "b4")).toEqual([]);
});

test("several moves where a promotion is to be chosen", () => {
  const promotions = [move("a7a8q"), move("a7a8n")];
  expect(movesTo(promotions, { from: "a7", count: 1, typed: 0 }, "a8")).toHaveLength(2);
});

test("digits make a number as long as there are so many pieces", () => {
  const one = withDigit(held(5), 1, 12)!;
  expect(one.count).toBe(1);
  expect(withDigit(one, 2, 12)?.count).toBe(12);
  expect(withDigit(one, 2, 9)?.count).toBe(2);
  expect(withDigit(held(1), 0, 9)).toBeNull();
  expect(withDigit(held(1), 7, 6)).toBeNull();
});

test("steps stay within the stack", () => {
  expect(withStep(held(1), -1, 3).count).toBe(1);
  expect(withStep(held(3), 1, 3).count).toBe(3);
  expect(withStep(held(2), 1, 3).count).toBe(3);
});

test("a move is written with its squares as in a list of moves", () => {
  expect(written(move("f2f4"))).toBe("f2-f4");
  expect(written(move("3a2a6", 2))).toBe("3a2xa6");
  expect(written({ ...move("b7a8", 1), promotion: "R" })).toBe("b7xa8=R");
});
