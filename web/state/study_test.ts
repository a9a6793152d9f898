import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { instantiate } from "../worker/module.js";
import {
  closing,
  isStudy,
  mainLine,
  orderOfStudyKey,
  squaresOf,
  stepOfKey,
  type Study,
  type StudyAnswer,
} from "./study";

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

test("a study is taken up again where it was left, from its PGN and its place", () => {
  studied("begin e2e4 e7e5 g1f3\nrules chess");
  studied("ply 1");
  studied("play c7c5");
  studied("mark e4 d5 red");
  const before = studied("comment sharp");
  expect(before.noted).toBe(true);
  studied("begin\nrules stackchess");
  const after = studied(`resume ${before.place}\n${before.pgn}`);
  expect(after.here.comment).toBe("sharp");
  expect(after.here.marks).toEqual([{ from: "e4", to: "d5", color: "red" }]);
  expect(after.pgn).toBe(before.pgn);
  expect(written(after)).toBe(written(before));
});

test("a line that is there already is found, and no other", () => {
  studied("read chess 0\n1. e4 e5 (1... c5 2. Nf3) *");
  expect(studied("find e2e4 c7c5\nrules chess").address.moves).toBe("e2e4 c7c5");
  expect(isStudy(obey("find e2e4 d7d5\nrules chess"))).toBe(false);
  expect(isStudy(obey("find a1a2\nrules stackchess"))).toBe(false);
  expect(studied("look").address.moves).toBe("e2e4 c7c5");
});

test("a report is written into the tree", () => {
  studied("begin f2f3 e7e5\nrules chess");
  const found = "white\n1 f2f3\n800 3 130 - e2e4 e7e5\n1 e7e5\n600 3 90 - e7e5\n1\n450 3 -40 -";
  const [first] = studied(`annotate\n${found}`).nodes;
  expect(first).toMatchObject({ signs: "??", worth: expect.stringMatching(/0[.,]9/) });
  expect(studied("look").pgn).toMatch(/\(1\. e4 \{\[%eval/);
  expect(written(studied("annotate\nwhite\n0 a2a3\n0"))).toBe(written(studied("look")));
});

test("keys do to a move what they do in the window", () => {
  studied("begin e2e4 e7e5\nrules chess");
  expect(orderOfStudyKey("g", studied("ply 1").here)).toBe("nag 1");
  expect(orderOfStudyKey("g", studied("nag 5").here)).toBe("nag 6");
  expect(orderOfStudyKey("g", studied("nag 6").here)).toBe("nag 6"); // which takes it away
  expect(orderOfStudyKey("j", studied("look").here)).toBe("nag 10");
  studied("nag 1");
  expect(orderOfStudyKey("j", studied("nag 16").here)).toBe("nag 17");
  expect(studied("nag 17").nodes[0]?.signs).toBe("!∓"); // one of the move, and one of the position
  expect(orderOfStudyKey("j", studied("nag 19").here)).toBe("nag 19");
  studied("nag 19");
  studied("nag 1");
  expect(orderOfStudyKey("o", studied("look").here)).toBe(null);
  expect(orderOfStudyKey("ArrowDown", studied("look").here)).toBe(null);
  const aside = studied("play c7c5").here;
  expect(orderOfStudyKey("o", aside)).toBe("promote");
  expect(studied(orderOfStudyKey("ArrowDown", aside)!).here.main).toBe(true);
  expect(orderOfStudyKey("Delete", studied("go 0").here)).toBe(null);
});

test("a move in coordinates says where it begins and ends", () => {
  expect(squaresOf("e7e8q")).toEqual({ from: "e7", to: "e8" });
  expect(squaresOf("12a2b14")).toEqual({ from: "a2", to: "b14" });
  expect(squaresOf("")).toBeNull();
});
