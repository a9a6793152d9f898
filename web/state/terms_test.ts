import { expect, test } from "vitest";
import { challengeWish, protocolTerms, seekWish, usualTerms, type Terms } from "./terms";

const terms = (part: Partial<Terms>): Terms => ({ ...usualTerms, clock: "300 3", ...part });
const said = (part: Partial<Terms>) => JSON.parse(protocolTerms(terms(part))) as object;

test("what is chosen is said as the protocol has it", () => {
  expect(said({ promotion: false, clock: "", days: 3, private: true })).toEqual(
    { rules: "stackchess", size: 6, knights: false, promotion: false, days: 3, private: true });
  expect(said({ rated: true })).toMatchObject({ rated: true, clock: { base: 300, increment: 3 } });
});

test("an opponent may be named, or have ratings as they are typed", () => {
  const first = (wish: string) => wish.split("\n")[0];
  expect(first(seekWish(terms({})))).toBe("seek white -");
  expect(first(seekWish(terms({ least: " 1400 ", most: "abc" })))).toBe("seek white 1400-abc");
  expect(first(challengeWish(terms({ side: "any" })))).toBe("challenge any");
  expect(first(challengeWish(terms({ side: "any" }), "Bob"))).toBe("challenge any Bob");
});
