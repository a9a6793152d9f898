import { expect, test } from "vitest";
import { listed, stepBackOrForth } from "./keys";
import { words } from "./words";

const pressed = (key: string, changes: object) =>
  stepBackOrForth({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...changes });

test("what was done is undone and done again by the keys that do so everywhere", () => {
  const ctrlKey = true;
  expect(pressed("z", { ctrlKey })).toBe("back");
  expect(pressed("Z", { ctrlKey })).toBe("back"); // capitals are locked
  expect(pressed("z", { metaKey: true })).toBe("back");
  expect(pressed("Z", { ctrlKey, shiftKey: true })).toBe("forth");
  expect(pressed("y", { ctrlKey })).toBe("forth");
  expect(pressed("z", {})).toBeNull();
  expect(pressed("z", { ctrlKey, altKey: true })).toBeNull();
});

test("an analysis does not list the key that leaves only a game's board", () => {
  const lines = words("en").key_lines;
  const others = lines.filter(([key]) => key !== "z");
  expect(listed(lines, { screen: "game" })).toEqual(lines);
  expect(listed(lines, { screen: "analysis" })).toEqual(others);
  expect(others).toHaveLength(lines.length - 1);
});
