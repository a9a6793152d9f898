import { expect, test } from "vitest";
import type { Moment } from "../state/report";
import { sightOf, type Shown } from "./sight";

const captures = { pieces: "", lead: 0 };
const moment: Moment = {
  size: 4,
  board: ["PR", "", "p", "", ...Array<string>(12).fill("")],
  labels: [],
  turn: "white",
  last: { text: "", from: "d4", count: 1, to: "c1", captured: 0, promoted: 0 },
  taken: "",
  check: "c1",
  white_captures: { pieces: "n", lead: 3 },
  black_captures: captures,
};
const shown: Shown = {
  moment,
  bottom: "black",
  stacked: true,
  selection: null,
  targets: new Map(),
  hint: null,
  premove: null,
  ideas: [],
  drawn: [],
  cursor: null,
  pointed: null,
  past: false,
  animated: true,
};
const names = (changes: Partial<Shown>) =>
  sightOf({ ...shown, ...changes }).marks.map(({ mark, from }) => `${mark} ${from}`);

test("the last move, check and an earlier position are marked", () => {
  expect(names({})).toEqual(["last_from 15", "last_to 2", "check 2"]);
  expect(names({ past: true })[0]).toBe("past 0");
});

test("targets are told apart by what goes there, and where only another number can", () => {
  const selection = { from: "a1", count: 2, typed: 0 };
  const target = (to: string, count: number, captures: boolean) => [to, { to, count, captures }] as const;
  const targets = new Map([
    target("b1", 2, false),
    target("b2", 1, false),
    target("c1", 2, true),
    target("a1", 1, false),
  ]);
  const marks = names({ selection, targets, pointed: "b1" }).slice(3);
  expect(marks).toEqual(["selected 0", "target 1", "capture 2", "hollow_join 0", "pointed 1"]);
  expect(names({ selection, targets, pointed: "d4" })).not.toContain("pointed 15");
});

test("what is drawn, chosen ahead, hinted at and under the keys is marked too", () => {
  const marks = names({
    premove: { from: "a1", count: 1, to: "a2" },
    cursor: "d1",
    hint: { ...moment.last!, from: "a1", to: "b2" },
    drawn: [{ from: "a3", to: "a3" }, { from: "a3", to: "b3" }],
  }).slice(3);
  expect(marks).toEqual(["premove 0", "premove 4", "cursor 3", "hint 0", "circle 8", "arrow 8"]);
});

test("what is drawn has its colour, and the best idea lies over the others", () => {
  const { marks } = sightOf({
    ...shown,
    ideas: [{ from: "a1", to: "b1" }, { from: "a1", to: "a2" }],
    drawn: [{ from: "a3", to: "a3", color: "red" }, { from: "a3", to: "b3", color: "green" }],
  });
  expect(marks.slice(3)).toEqual([
    { mark: "other_line", from: 0, to: 4, dye: "hint" },
    { mark: "line", from: 0, to: 1, dye: "hint" },
    { mark: "circle", from: 8, to: 8, dye: "drawn-red" },
    { mark: "arrow", from: 8, to: 9 },
  ]);
});

test("a sight has what is held, captured and seen from which side", () => {
  const sight = sightOf({ ...shown, selection: { from: "a1", count: 1, typed: 0 } });
  expect(sight).toMatchObject({
    flipped: true,
    held: { square: 0, count: 1 },
    captured: ["n", ""],
    last: { from: 15, count: 1, to: 2 },
  });
});

test("a tower shows how many of it are meant, and a square how many can go there", () => {
  expect(sightOf(shown).meant).toBe(null);
  const selection = { from: "a1", count: 1, typed: 0 };
  expect(sightOf({ ...shown, selection }).meant).toEqual({ square: 0, count: 1 });
  const hint = { ...moment.last!, from: "a1" };
  expect(sightOf({ ...shown, hint }).meant).toEqual({ square: 0, count: 1 });
  const targets = new Map(
    [{ to: "b1", count: 1, captures: false }, { to: "b2", count: 2, captures: true }].map((one) => [one.to, one]),
  );
  expect(sightOf({ ...shown, selection, targets }).numbers).toEqual([{ square: 5, count: 2 }]);
});
