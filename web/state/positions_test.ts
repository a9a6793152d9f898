// The positions that the rules are tested with, as the page sees them: see tests/perft.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { instantiate } from "../worker/module.js";
import type { Game, Report } from "./report";
import { countsTo, largestMovable, movesTo, targetsOf } from "./selection";
import { name } from "./square";

const module = new WebAssembly.Module(
  readFileSync(new URL("../../build/wasm/stackchess.wasm", import.meta.url)),
);

/** Each position of a file with how many moves there are. */
function positions(file: string): [string, number][] {
  const text = readFileSync(new URL(`../../tests/perft/${file}.txt`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [position = "", counts = ""] = line.split(" ; ");
    return [position, parseInt(counts)];
  });
}

/** Every move that a hand can make: from each square, with each number of pieces, to each target. */
function reached({ present, moves }: Game): string[] {
  const found: string[] = [];
  present.board.forEach((stack, index) => {
    const { size } = present;
    const from = name({ file: index % size, rank: Math.floor(index / size) });
    for (let count = 1; count <= stack.length; ++count) {
      const held = { from, count, typed: 0 };
      for (const to of targetsOf(moves, held).keys()) {
        const those = movesTo(moves, held, to);
        expect(those.length > 0).toBe(countsTo(moves, from, to).includes(count));
        if (those.length > 0) expect(count).toBeLessThanOrEqual(largestMovable(moves, from));
        found.push(...those.map((move) => move.text));
      }
    }
  });
  return found;
}

test.each([
  ["stackchess", "stackchess"],
  ["chess", "chess"],
  ["chess", "chess960"],
])("%s: a hand reaches every legal move of %s.txt, and no other", (rules, file) => {
  const call = instantiate(module);
  call("open", "en 1");
  let running = 0;
  for (const [position, count] of positions(file)) {
    const report = JSON.parse(call("start", `rules ${rules}\nposition ${position}`)) as Report;
    const game = report.game!;
    if (game.result) continue; // nothing is played there
    ++running;
    const found = reached(game);
    expect([position, found.length]).toEqual([position, count]);
    expect(new Set(found).size).toBe(count);
  }
  expect(running).toBeGreaterThan(60);
});
