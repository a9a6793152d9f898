import { expect, test } from "vitest";
import {
  categoryName,
  personName,
  plotOf,
  recordText,
  resultOf,
  type PlayedGame,
} from "./players";
import { words } from "./words";

const english = words("en");

test("categories and people have names", () => {
  expect(categoryName(english, "stackchess8n.rapid")).toBe("Stackchess 8×8 with knights, rapid");
  expect(categoryName(words("fr"), "chess.correspondence")).toBe("Échecs, par correspondance");
  expect(categoryName(english, "draughts")).toBe("draughts");
  expect(personName(english, { kind: "computer", level: 3 })).toContain("3");
  expect(personName(english, { kind: "guest", name: "Bob" })).toBe("Bob");
});

test("results are those of a score sheet", () => {
  const players = { white: { kind: "guest" }, black: { kind: "guest" } } as const;
  const game: PlayedGame = { game: "k3Tz81Qa", created: 0, players };
  expect(resultOf(english, game)).toBe("in progress");
  const ended = (reason: string, winner?: "white" | "black") =>
    resultOf(english, { ...game, end: { time: 1, reason, ...(winner ? { winner } : {}) } });
  expect(ended("checkmate", "black")).toBe("0–1");
  expect(ended("resignation", "white")).toBe("1–0");
  expect(ended("stalemate")).toBe("½–½");
  expect(ended("aborted")).toBe("–");
});

test("each number has its own singular", () => {
  const played = { all: 3, won: 1, drawn: 0, lost: 2 };
  expect(recordText("en", { ...played, all: 1 })).toBe("1 game: 1 won, 0 drawn, 2 lost.");
  expect(recordText("fr", played)).toBe("3 parties : 1 gagnée, 0 nulle, 2 perdues.");
});

test("a plot stays within its box, and has round numbers beside it", () => {
  const entries = [1500, 1512, 1490, 1630].map((rating, time) => ({ game: "", time, rating }));
  const plot = plotOf(entries, 300, 100);
  expect(plot).toMatchObject({ first: 1500, last: 1630, least: 1490, most: 1630 });
  expect(plot.ticks.map(({ value }) => value)).toEqual([1450, 1500, 1550, 1600, 1650]);
  const points = [...plot.path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
  expect(points.map(([, x]) => Number(x))).toEqual([0, 100, 200, 300]);
  for (const [, , y] of points) expect(Number(y) >= 0 && Number(y) <= 100).toBe(true);
  expect(plotOf(entries.slice(0, 1), 300, 100).path).toMatch(/^M0 [\d.]+$/);
});
