import { expect, test } from "vitest";
import { isUnsaved, keptStudy, readKept, sumOf, writtenStudy, type KeptStudy } from "./kept_study";
import type { Study } from "./study";

const kept: KeptStudy = {
  pgn: "1. e4 *",
  place: "0",
  moves: 1,
  noted: false,
  begun: sumOf("*"),
  address: "/?analysis&rules=chess&moves=e2e4",
  game: "",
};

test("work is what was added, unless it is soon made again", () => {
  expect(isUnsaved(kept)).toBe(false);
  expect(isUnsaved({ ...kept, noted: true })).toBe(true);
  expect(isUnsaved({ ...kept, moves: 30 })).toBe(true);
  expect(isUnsaved({ ...kept, noted: true, begun: sumOf(kept.pgn) })).toBe(false);
});

test("what goes on keeps its beginning, and what is begun is one", () => {
  const study = {
    pgn: "1. e4 e5 *",
    place: "0 0",
    noted: false,
    nodes: [{}, {}],
    address: { rules: "chess", position: "", moves: "e2e4 e7e5" },
  } as unknown as Study;
  expect(keptStudy(study, null, kept)).toMatchObject({ begun: kept.begun, moves: 2, place: "0 0" });
  expect(keptStudy(study, null, null).begun).toBe(sumOf(study.pgn));
  expect(keptStudy(study, null, null).address).toBe("/?analysis&rules=chess&moves=e2e4+e7e5");
});

test("a study that takes the room of the games is not kept", () => {
  expect(readKept(writtenStudy(kept))).toEqual(kept);
  expect(writtenStudy({ ...kept, pgn: "x".repeat(1_000_001) })).toBeNull();
  expect(sumOf("ab")).not.toBe(sumOf("ba"));
});

test("only a study is read", () => {
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, "", "7", "{}", '{"pgn":1}']) expect(readKept(text)).toBeNull();
});
