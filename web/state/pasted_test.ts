import { expect, test } from "vitest";
import { linkIn, placeIn, tooLarge } from "./pasted";

test("links are known, and where they lead", () => {
  const origin = "https://stackchess.example";
  expect(linkIn(` ${origin}/k3Tz81Qa\n`, origin)).toEqual({ kind: "game", id: "k3Tz81Qa" });
  expect(linkIn(`${origin}/?analysis&moves=e2e4`, origin)).toEqual({
    kind: "analysis",
    query: "?analysis&moves=e2e4",
  });
  expect(linkIn(`${origin}/?rules`, origin)).toEqual({ kind: "unknown" });
  expect(linkIn("https://lichess.org/abcdefgh", origin)).toEqual({
    kind: "elsewhere",
    host: "lichess.org",
  });
  for (const text of ["1. e4 e5", "8/8/8/8/8/8/8/K7 w - - 0 1", "see https://a.b now", "http://"])
    expect(linkIn(text, origin), text).toBe(null);
});

test("a link of the page leads to any of its screens", () => {
  const origin = "https://stackchess.example";
  const screenOf = (text: string) => {
    const place = placeIn(text, origin);
    return place?.kind === "route" ? place.route.screen : (place?.kind ?? null);
  };
  expect(["/k3Tz81Qa", "/?analysis&rules=chess&moves=e2e4", "/?lobby", "/", "/nowhere"].map((path) =>
    screenOf(origin + path))).toEqual(["link", "analysis", "lobby", "game", "nowhere"]);
  expect(placeIn("https://lichess.org/abcdefgh", origin)).toEqual({ kind: "elsewhere", host: "lichess.org" });
  expect(placeIn("1. e4 e5", origin)).toBe(null);
});

test("what is too large is not read", () => {
  expect(tooLarge({ size: 16e6 } as File)).toBe(null);
  expect(tooLarge({ size: 16e6 + 1 } as File)).toEqual({ size: 17, most: 16 });
});
