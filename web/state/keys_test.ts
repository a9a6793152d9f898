import { expect, test } from "vitest";
import { stepBackOrForth } from "./keys";

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
