import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { instantiate } from "../worker/module.js";
import { closing, isStudy, mainLine, stepOfKey, type Study, type StudyAnswer } from "./study";

const call = instantiate(
  new WebAssembly.Module(
    readFileSync(new URL("../../build/wasm/stackchess_engine.wasm", import.meta.url)),
  ),
);
const obey = (order: string) => JSON.parse(call("study", `en\n${order}`)) as StudyAnswer;

function studied(order: string): Study {
  const answer = obey(order);
  if (!isStudy(answer)) throw new Error(answer.error);
  return answer;
}

/** The tree as it is read, with its brackets. */
function written({ nodes }: Study): string {
  return nodes
    .map(({ number, text, signs, depth, first }, index) => {
      const open = depth > 0 && first ? "(" : "";
      return `${open}${number}${text}${signs}${")".repeat(closing(nodes, index))}`;
    })
    .join(" ");
}

test("a tree has brackets around its variations, in each other and behind each other", () => {
  const study = studied("read chess 0\n1. e4 (1. d4 d5 (1... Nf6) (1... f5)) (1. c4!) 1... c5 2. Nf3 *");
  expect(written(study)).toBe(
    "1.e4 (1.d4 1...d5 (1...Nf6) (1...f5)) (1.c4!) 1...c5 2.Nf3".replace("1...d5", "d5"),
  );
  expect(mainLine(study.nodes)).toBe("e4 c5 Nf3");
  expect(study.address).toEqual({ rules: "chess", position: "", moves: "" });
});

test("what is played beside a move is a variation, and can take its place", () => {
  const before = studied("begin e2e4 e7e5\nrules chess");
  expect(before.address.moves).toBe("e2e4 e7e5");
  studied("ply 1");
  const beside = studied("play c7c5");
  expect(written(beside)).toBe("1.e4 e5 (1...c5)");
  expect(beside.here.main).toBe(false);
  expect(mainLine(studied("promote").nodes)).toBe("e4 c5");
  expect(written(studied("remove"))).toBe("1.e4 e5");
});

test("keys go through the line that one is in", () => {
  studied("begin e2e4 e7e5\nrules chess");
  const { here } = studied("ply 1");
  expect(stepOfKey("ArrowLeft", here)).toBe("go 0");
  expect(stepOfKey("ArrowRight", here)).toBe("go 2");
  expect(stepOfKey("Home", here)).toBe("go 0");
  expect(studied(stepOfKey("End", here)!).here.ply).toBe(2);
  expect(stepOfKey("ArrowRight", studied("end").here)).toBe(null);
  expect(stepOfKey("f", here)).toBe(null);
});

test("what was put right in a position is said", () => {
  const { problems } = studied("read chess 0\n4k3/8/8/8/8/8/8/4K3 w KQ - 0 1") as StudyAnswer;
  expect(problems).toHaveLength(1);
  expect(problems![0]).toContain("castling");
  expect((studied("read chess 0\n4k3/8/8/8/8/8/8/4K2R w K - 0 1") as StudyAnswer).problems).toEqual([]);
});

test("nothing that cannot be read takes the place of what is studied", () => {
  const before = studied("begin a1a2\nrules stackchess");
  expect(obey("read stackchess 0\nwhat is this?").error).toMatch(/./);
  expect(studied("look")).toEqual(before);
});
