import { expect, test } from "vitest";
import first from "../made/first.json";
import { initial, update, type State } from "./model";
import type { Game, Report } from "./report";
import { usual } from "./settings";
import { readSight, sightOf } from "./sight";

const begun = first.en as unknown as Report;

/** A game in which one move was played, or however many. */
function played(score = ["a1-a2"], changed: Partial<Game> = {}): State {
  const game = { ...begun.game!, score, ...changed };
  const clocks = { white: 60_000, black: 50_000, low: 10_000, running: true };
  const start = initial(usual("en"), { screen: "game" });
  return update(start, { kind: "report", report: { events: [], game, clocks }, now: 1000 })[0];
}

test("a game is seen again as it was, and its clocks stand", () => {
  const report = readSight(sightOf(played(), "one", 4000), "one", "en");
  expect(report?.game?.score).toEqual(["a1-a2"]);
  expect(report?.clocks).toEqual({ white: 57_000, black: 50_000, low: 10_000, running: false });
});

test("whoever looks back before the game is there goes on looking", () => {
  const report = readSight(sightOf(played(), "one", 4000), "one", "en")!;
  const seen = update(initial(usual("en"), { screen: "game" }), { kind: "report", report, now: 0 })[0];
  const back = update(seen, { kind: "look", place: 0 })[0];
  const there = { events: [], game: { ...report.game!, number: 2 } };
  expect(update(back, { kind: "report", report: there, now: 1 })[0].looked).toBe(0);
  const other = { events: [], game: { ...there.game, position: "another" } };
  expect(update(back, { kind: "report", report: other, now: 1 })[0].looked).toBeNull();
});

test("another game, another language or nonsense is not shown", () => {
  const sight = sightOf(played(), "one", 4000);
  expect(readSight(sight, "other", "en")).toBeNull();
  expect(readSight(sight, "one", "fr")).toBeNull();
  for (const text of [null, "", "null", "{}", "7", '{"of":"one","language":"en"}'])
    expect(readSight(text, "one", "en")).toBeNull();
});

test("what is not taken up again is not kept", () => {
  expect(sightOf(played([]), "one", 0)).toBeNull();
  expect(sightOf(played(["a1-a2"], { remote: true }), "one", 0)).toBeNull();
});
