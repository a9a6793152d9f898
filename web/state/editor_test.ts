import { expect, test } from "vitest";
import { changed, noTrail, pieceOfKey, press, stepped, type Edited } from "./editor";

const edited = (rules: Edited["rules"], ...board: string[]): Edited =>
  ({ rules, moment: { size: 4, board }, unmoved: ["b1"] }) as unknown as Edited;

test("what stands on a square is taken to another one", () => {
  const there = edited("stackchess", "RQ", "P");
  expect(press(there, "move", null, "a1")).toEqual({ held: "a1", change: "" });
  expect(press(there, "move", "a1", "c3")).toEqual({ held: null, change: "move a1 c3" });
  expect(press(there, "move", "a1", "a1")).toEqual({ held: null, change: "" });
  expect(press(there, "move", null, "d4")).toEqual({ held: null, change: "" });
});

test("pieces are put there and taken away, and pawns are marked", () => {
  const there = edited("stackchess", "RQ", "P");
  expect(press(there, "q", null, "a1").change).toBe("place a1 q");
  expect(press(there, "erase", null, "a1").change).toBe("remove a1");
  expect(press(there, "unmoved", null, "b1").change).toBe("unmoved b1 no");
  expect(press(there, "unmoved", null, "a1").change).toBe("unmoved a1 yes");
  expect(press(edited("chess", "Q"), "Q", null, "a1").change).toBe("remove a1");
  expect(press(edited("chess", "Q"), "q", null, "a1").change).toBe("place a1 q");
});

test("whatever is undone can be done again, however quickly", () => {
  const at = (text: string) => ({ rules: "chess" as const, text });
  let trail = changed(changed(noTrail, at("A")), at("B")); // and C is on the board
  trail = stepped(stepped(trail, "back", at("C")), "back", at("B"));
  expect(trail).toEqual({ before: [], after: [at("C"), at("B")] });
  trail = stepped(trail, "forth", at("A"));
  expect(trail).toEqual({ before: [at("A")], after: [at("C")] });
  expect(changed(trail, at("B"))).toEqual({ before: [at("A"), at("B")], after: [] });
});

test("letters are those of the language", () => {
  expect(pieceOfKey("R", "en")).toBe("R");
  expect(pieceOfKey("n", "en")).toBe("n");
  expect(pieceOfKey("R", "fr")).toBe("K");
  expect(pieceOfKey("t", "fr")).toBe("r");
  expect(pieceOfKey("d", "fr")).toBe("q");
  expect(pieceOfKey("d", "en")).toBeNull();
  expect(pieceOfKey("Enter", "en")).toBeNull();
  expect(pieceOfKey("v", "fr")).toBeNull();
});
