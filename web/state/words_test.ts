import { expect, test } from "vitest";
import { handHelp, words } from "./words";

test("only the ways to move that the settings allow are offered", () => {
  const click = /click|tap|cliquez|touchez/i;
  const drag = /drag|gliss/i;
  for (const text of [words("en"), words("fr")]) {
    expect(handHelp(text, "either").pointer).toMatch(click);
    expect(handHelp(text, "either").pointer).toMatch(drag);
    for (const help of Object.values(handHelp(text, "click"))) {
      expect(help).toMatch(click);
      expect(help).not.toMatch(drag);
    }
    for (const help of Object.values(handHelp(text, "drag"))) {
      expect(help).toMatch(drag);
      expect(help).not.toMatch(click);
    }
  }
});
