import { expect, test } from "vitest";
import { challengeWish, mayBeRated, protocolTerms, seekWish, usualTerms, type Terms } from "./terms";

const terms = (part: Partial<Terms>): Terms => ({ ...usualTerms, clock: "300 3", ...part });
const said = (part: Partial<Terms>) => JSON.parse(protocolTerms(terms(part))) as object;

test("a game of chess, of 6×6 and of 8×8 with knights may be rated, if it is timed", () => {
  for (const part of [{}, { size: 8, knights: true }, { rules: "chess", size: 7, promotion: false },
    { clock: "", days: 3 }] satisfies Partial<Terms>[])
    expect([part, mayBeRated(terms(part))]).toEqual([part, true]);
  for (const part of [{ size: 7 }, { knights: true }, { size: 8 }, { promotion: false },
    { clock: "" }, { position: "?" }] satisfies Partial<Terms>[])
    expect([part, mayBeRated(terms(part))]).toEqual([part, false]);
});

test("what is chosen is said as the protocol has it", () => {
  expect(said({ promotion: false, clock: "", days: 3, private: true })).toEqual(
    { rules: "stackchess", size: 6, knights: false, promotion: false, days: 3, private: true });
  expect(said({ rated: true })).toMatchObject({ rated: true, clock: { base: 300, increment: 3 } });
  expect(said({ rated: true, size: 7 })).not.toHaveProperty("rated");
});

test("an opponent may be named, or have a rating within limits", () => {
  const first = (wish: string | null) => wish?.split("\n")[0];
  expect(first(seekWish(terms({})))).toBe("seek white");
  expect(first(seekWish(terms({ least: "1400", most: "1800" })))).toBe("seek white 1400 1800");
  expect(first(seekWish(terms({ most: "1400" })))).toBe("seek white 0 1400");
  expect(first(seekWish(terms({ least: "1400" })))).toBe("seek white 1400 4000");
  expect(first(seekWish(terms({ least: "1400", size: 7 })))).toBe("seek white");
  for (const part of [{ least: "1800", most: "1400" }, { least: "abc" }, { most: "4001" }, { most: "-5" }])
    expect([part, seekWish(terms(part))]).toEqual([part, null]);
  expect(first(challengeWish(terms({ side: "any" })))).toBe("challenge any");
  expect(first(challengeWish(terms({ side: "any" }), "Bob"))).toBe("challenge any Bob");
});
