import { expect, test } from "vitest";
import { missed, nextUnsolved, noStreak, readStreak, solved } from "./streak";

test("puzzles solved at the first try make a streak", () => {
  const two = solved(solved(noStreak, 4), 1);
  expect(two).toEqual({ solved: [1, 4], streak: 2, best: 2, spoilt: null });
  const broken = missed(two, 7);
  expect(broken.streak).toBe(0);
  const late = solved(broken, 7);
  expect(late).toEqual({ solved: [1, 4, 7], streak: 0, best: 2, spoilt: null });
  expect(solved(late, 8).streak).toBe(1);
});

test("what is solved can be tried again without loss or gain", () => {
  const one = solved(noStreak, 4);
  expect(missed(one, 4)).toBe(one);
  expect(solved(one, 4)).toBe(one);
});

test("the next one is the first that is not solved", () => {
  const known = solved(solved(noStreak, 0), 2);
  expect(nextUnsolved(known, 0, 3)).toBe(1);
  expect(nextUnsolved(known, 1, 3)).toBe(1);
  expect(nextUnsolved(known, -1, 3)).toBe(1);
  expect(nextUnsolved(solved(known, 1), 2, 3)).toBe(0);
});

test("what was kept is read, and nonsense is not", () => {
  const known = solved(noStreak, 3);
  expect(readStreak(JSON.stringify(known))).toEqual(known);
  expect(readStreak(null)).toEqual(noStreak);
  expect(readStreak("{")).toEqual(noStreak);
  expect(readStreak('{"solved":["x",-1,2],"streak":1.5,"best":"9"}')).toEqual({
    ...noStreak,
    solved: [2],
  });
});
