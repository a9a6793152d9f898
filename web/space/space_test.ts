// With the module itself, which was built before.

import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { Hand } from "./hand";
import { detailCount, roleCount, Space } from "./space";

const file = new URL("../../build/wasm/stackchess_space.wasm", import.meta.url);
const program = new WebAssembly.Module(readFileSync(file));
let space: Space;

/** Six squares a side, with these stacks. */
function board(stacks: Record<number, string>): string[] {
  return Array.from({ length: 36 }, (_, index) => stacks[index] ?? "");
}

beforeEach(async () => {
  space = await Space.of(program);
  space.see(400, 320);
  space.stand(6, false, true, board({ 7: "PRQ", 22: "kk" }));
});

test("every piece has a closed mesh in three details, each coarser than the one before", () => {
  for (let role = 0; role < roleCount; ++role) {
    let before = Infinity;
    for (let detail = 0; detail < detailCount; ++detail) {
      const { positions, normals, triangles } = space.mesh(role, detail);
      expect(normals.length).toBe(positions.length);
      expect(Math.max(...triangles)).toBeLessThan(positions.length / 3);
      expect(triangles.length).toBeLessThan(before);
      before = triangles.length;
    }
  }
});

test("what lies in the module is copied, whatever is asked next", () => {
  const { positions } = space.mesh(0, 2);
  const kept = [...positions.slice(0, 9)];
  space.mesh(1, 0);
  expect([...positions.slice(0, 9)]).toEqual(kept);
});

test("a point on a tower is its square and the layer of the piece there", () => {
  const cells = space.cells();
  const [left, top, width, height] = cells.subarray(28, 32);
  const x = left! + width! / 2;
  const y = top! + height! / 2;
  expect(space.pick(x, y)).toEqual({ square: 7, layer: 0 });
  const tip = space.captions().find(({ of }) => of === 3)!;
  expect(space.pick(tip.x / 400, (tip.y + tip.height) / 320)).toEqual({ square: 7, layer: 2 });
  expect(space.pick(0.001, 0.001)).toEqual({ square: -1, layer: -1 });
});

test("dyes have the names of the page's colours", () => {
  expect(space.dyes()).toContain("last-line");
  expect(space.dyes().length).toBe(13);
});

test("a hand turns with one pointer, and zooms with two", () => {
  const hand = new Hand(space);
  expect(hand.move(1, { x: 0.5, y: 0.5 })).toBe(false);
  hand.take(1, { x: 0.4, y: 0.5 });
  const before = space.camera().eye;
  expect(hand.move(1, { x: 0.5, y: 0.5 })).toBe(true);
  expect(space.camera().eye[0]).toBeLessThan(before[0]!);
  space.reset();
  const far = space.camera().side;
  hand.take(2, { x: 0.6, y: 0.5 });
  hand.move(2, { x: 0.8, y: 0.5 });
  expect(space.camera().side).toBeGreaterThan(far);
  expect(hand.let(1)).toBe(true);
  expect(hand.let(1)).toBe(false);
  hand.let(2);
  expect(hand.isTurning).toBe(false);
});

test("a move flies there, and back again", () => {
  const before = board({ 7: "P", 13: "RQ", 22: "kk" });
  expect(space.flyBack(before, 7, 2, 13)).toBe(true);
  expect(space.fly(before, 7, 2, 13)).toBe(false);
  space.land();
  space.stand(6, true, true, before);
  expect(space.fly(board({ 7: "PRQ", 22: "kk" }), 7, 2, 13)).toBe(true);
  const heights = (part: number) => [...space.pieces(part).floats].filter((_, at) => at % 5 === 1);
  expect(Math.max(...heights(0.5))).toBeGreaterThan(Math.max(...heights(0)));
});
