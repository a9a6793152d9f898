import { expect, test } from "vitest";
import { clockText } from "./clock";
import { analysisOf, pathOf, readRoute, type Route } from "./route";
import { readSettings, usual } from "./settings";
import { clockName, protocolTerms, usualTerms } from "./terms";
import { counted, fill, spoken } from "./words";

test("every address leads back to its screen", () => {
  const routes: Route[] = [
    { screen: "game" },
    { screen: "new", opponent: "computer" },
    { screen: "new", opponent: "friend" },
    {
      screen: "new",
      opponent: "friend",
      start: { rules: "chess", position: "7k/8/8/8/8/8/6q1/K7 b - - 0 1" },
    },
    { screen: "lobby" },
    { screen: "settings" },
    { screen: "rules" },
    { screen: "lesson" },
    { screen: "analysis" },
    { screen: "analysis", rules: "chess", position: "", moves: "e2e4 e7e5" },
    { screen: "analysis", rules: "stackchess", position: "5/5/2p2/P4/(RQ)1B2 w - 0 1", moves: "" },
    { screen: "puzzle", puzzle: "queens" },
    { screen: "puzzle", puzzle: "tour" },
    { screen: "wins" },
    { screen: "wins", number: 12 },
    { screen: "link", id: "k3Tz81Qa" },
    { screen: "account" },
    { screen: "games" },
    { screen: "editor" },
    { screen: "leaders" },
    { screen: "player", name: "Anne & Bob" },
    { screen: "missing", path: "/k3Tz81Q" },
  ];
  for (const route of routes) {
    const { pathname, search } = new URL(pathOf(route), "http://page");
    expect(readRoute(pathname, search)).toEqual(route);
  }
  expect(readRoute("/", "?player=")).toEqual({ screen: "leaders" });
  expect(readRoute("/", "?ever")).toEqual({ screen: "game" });
  for (const query of ["?analysis&position=garbage", "?analysis&rules=go", "?analysis&moves=e2e4"])
    expect(readRoute("/", query).screen).toBe("missing");
});

test("a game is analysed once it is over", () => {
  const game = { rules: "chess" as const, start: "", played: ["f2f3", "e7e5"], result: null };
  const result = { title: "", reason: "", length: "", ratings: [], winner: "" as const };
  expect(pathOf(analysisOf(game))).toBe("/?analysis");
  expect(pathOf(analysisOf({ ...game, result }))).toBe("/?analysis&rules=chess&moves=f2f3+e7e5");
});

test("clocks show tenths in the end", () => {
  expect(clockText(293_000)).toBe("4:53");
  expect(clockText(292_001)).toBe("4:53");
  expect(clockText(3_600_000)).toBe("1:00:00");
  expect(clockText(9_499)).toBe("0:09.4");
  expect(clockText(-5)).toBe("0:00.0");
});

test("settings that mean nothing any more are as usual", () => {
  expect(readSettings("nonsense", "en")).toEqual(usual("en"));
  expect(readSettings("null", "fr")).toEqual(usual("fr"));
  expect(readSettings('{"theme":"dark","board":"gold"}', "fr")).toEqual({
    ...usual("fr"),
    theme: "dark",
  });
});

test("languages, placeholders and plurals", () => {
  expect(spoken(["de-DE", "fr-CA"])).toBe("fr");
  expect(spoken(["ja"])).toBe("en");
  expect(fill("{count} of {height}", { count: 2, height: 5 })).toBe("2 of 5");
  expect(counted("fr", ["un", "des"], 0)).toBe("un");
  expect(counted("en", ["one", "{number}"], 0)).toBe("0");
});

test("terms as the protocol has them", () => {
  expect(clockName("300 3")).toBe("5+3");
  expect(JSON.parse(protocolTerms({ ...usualTerms, clock: "300 3", private: true }))).toEqual({
    rules: "stackchess",
    size: 6,
    knights: false,
    promotion: true,
    clock: { base: 300, increment: 3 },
    private: true,
  });
  expect(JSON.parse(protocolTerms({ ...usualTerms, rules: "chess" }))).toEqual({
    rules: "chess",
    private: false,
  });
});
