import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { instantiate } from "../worker/module.js";
import {
  add,
  annotate,
  fromRead,
  goTo,
  lineOf,
  mainPath,
  promote,
  prune,
  rawPgn,
  root,
  signsOf,
  type ReadNode,
  type Tree,
} from "./tree";

const call = instantiate(
  new WebAssembly.Module(
    readFileSync(new URL("../../build/wasm/stackchess.wasm", import.meta.url)),
  ),
);
const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** A tree with a variation in a variation, and with notes. */
function example(): Tree {
  let tree = ["e2e4", "e7e5", "g1f3"].reduce(add, root);
  tree = add(goTo(tree, [0]), "c7c5");
  tree = annotate(add(tree, "g1f3"), { nags: [1], comment: "{good}" });
  tree = add(goTo(tree, [0, 1]), "b1c3");
  return add(goTo(tree, []), "d2d4");
}

test("moves grow a tree, and its lines are found again", () => {
  const tree = example();
  expect(lineOf(tree)).toEqual(["d2d4"]);
  expect(lineOf(tree, [0, 1, 0])).toEqual(["e2e4", "c7c5", "g1f3"]);
  expect(mainPath(tree)).toEqual([0, 0, 0]);
  expect(add(goTo(tree, [0]), "c7c5").path).toEqual([0, 1]);
});

test("a line is deleted or put first", () => {
  const tree = goTo(example(), [0, 1]);
  expect(lineOf(promote(tree), mainPath(promote(tree)))).toEqual(["e2e4", "c7c5", "g1f3"]);
  const pruned = prune(tree);
  expect(pruned.path).toEqual([0]);
  expect(lineOf(pruned, [0, 1])).toEqual(["e2e4"]);
  expect(promote(goTo(tree, []))).toEqual(goTo(tree, []));
  expect(prune(goTo(tree, []))).toEqual(goTo(tree, []));
});

test("the game reads a tree, and gives the same one back with its notation", () => {
  const answer = JSON.parse(call("games", `en chess 0\n${rawPgn(example(), "chess", start)}`)) as {
    game: { nodes: ReadNode[]; pgn: string; start: string };
  };
  const read = fromRead(answer.game.nodes);
  const expected = annotate(goTo(example(), [0, 1, 0]), { comment: "{good)" });
  expect(read.children).toEqual(expected.children);
  expect(answer.game.nodes.map(({ score }) => score)).toEqual([
    "e4",
    "d4",
    "e5",
    "c5",
    "Nf3",
    "Nc3",
    "Nf3",
  ]);
  expect(answer.game.start).toBe(start);
  expect(answer.game.pgn).toContain("1. e4 (1. d4) 1... e5 (1... c5 2. Nf3 $1 {{good)} (2. Nc3)) 2. Nf3 *");
});

test("the well-known signs stand behind a move", () => {
  expect(signsOf([4, 14])).toBe("??");
});
