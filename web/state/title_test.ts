import { expect, test } from "vitest";
import { initial, type State } from "./model";
import type { Game } from "./report";
import { readRoute } from "./route";
import { usual } from "./settings";
import { titleOf } from "./title";

const at = (query: string, language: "fr" | "en" = "en"): State =>
  initial(usual(language), readRoute("/", query));

test("every screen has a title of its own", () => {
  const screens = ["computer", "friend", "lobby", "settings", "account", "games", "editor", "leaders",
    "player=Ada", "rules", "lesson", "analysis", "queens", "tour", "wins"];
  for (const language of ["fr", "en"] as const) {
    const titles = screens.map((screen) => titleOf(at(`?${screen}`, language)));
    expect(new Set(titles).size).toBe(screens.length);
    for (const title of titles) expect(title).toMatch(/^[^–]+ – Stackchess$/);
  }
  expect(titleOf(at("?player=Ada"))).toBe("Ada – Stackchess");
});

test("a game that has begun says in its title how it stands", () => {
  const begun = (changes: object): State => ({ ...at(""),
    game: { score: [], remote: false, result: null, state: "White to move.", ...changes } as unknown as Game });
  expect(titleOf(at(""))).toBe("Stackchess");
  expect(titleOf(begun({}))).toBe("Stackchess");
  expect(titleOf(begun({ remote: true }))).toBe("White to move – Stackchess");
  expect(titleOf(begun({ score: ["a1-a2"] }))).toBe("White to move – Stackchess");
  expect(titleOf(begun({ score: ["a1-a2"], result: { title: "Draw" } }))).toBe("Draw – Stackchess");
});
