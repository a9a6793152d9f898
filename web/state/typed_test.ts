import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { instantiate } from "../worker/module.js";
import { initial, update, type State } from "./model";
import type { Report } from "./report";
import { usual } from "./settings";
import { answerTo } from "./typed";
import { words } from "./words";

const module = new WebAssembly.Module(
  readFileSync(new URL("../../build/wasm/stackchess.wasm", import.meta.url)),
);

/** After some moves of a game with clocks. */
const after = (language: "fr" | "en", ...moves: string[]) =>
  afterMoves(language, "rules stackchess\nclock 300 3", moves);

function afterMoves(language: "fr" | "en", agreement: string, moves: string[]): State {
  const call = instantiate(module);
  let state = initial(usual(language), { screen: "game" });
  const hear = (text: string) => {
    const report = JSON.parse(text) as Report;
    [state] = update(state, { kind: "report", report, now: 0 });
  };
  hear(call("open", `${language} 1`));
  hear(call("start", agreement));
  for (const move of moves) hear(call("act", `play ${move}`));
  return state;
}

const said = (state: State, text: string) => {
  const answer = answerTo(state, text, 0);
  return "said" in answer ? answer.said : answer;
};

test("questions are answered in English", () => {
  const state = after("en", "a1a2");
  expect(said(state, "last")).toBe("White: a1-a2.");
  expect(said(after("en"), "last")).toBe("No moves yet.");
  expect(said(state, "a2")).toBe("a2, stack of 2: pawn, rook on top, white.");
  expect(said(state, "stack a2")).toBe(said(state, "a2"));
  expect(said(state, "stack z9")).toBe("There is no square z9 on this board.");
  expect(said(state, "rank 2")).toMatch(/^a2, stack of 2: .*; b2, white pawn; .*f2, white pawn\.$/);
  expect(said(state, "rank 3")).toBe("3: nothing there.");
  expect(said(state, "file q")).toBe("There is no rank or file q on this board.");
  expect(said(state, "file a")).toMatch(/^a2, .*; a5, .*; a6, /);
  expect(said(state, "moves a5")).toMatch(/^a5a4/);
  expect(said(state, "moves a2")).toBe(words("en").no_move_here);
  expect(said(state, "pieces knight")).toBe("knight: none on this board.");
  expect(said(state, "pieces Queens")).toBe("c1, white queen; c6, black queen.");
  expect(said(state, "pieces rook")).toMatch(/^f1, white rook; a2, stack of 2: .*; a6, black/);
  expect(said(state, "pieces camel")).toBe("No piece is called camel. Example: pieces knight.");
  expect(said(state, "pieces black rooks")).toBe("a6, black rook; f6, black rook.");
  expect(said(state, "pieces white")).toMatch(/^b1, white bishop; .*f2, white pawn\.$/);
  expect(said(state, "pieces")).toMatch(/^b1, white bishop; .*f6, black rook\.$/);
  expect(said(state, "pieces rook queen")).toBe(said(state, "pieces queen"));
  expect(said(state, "pieces reines")).toBe(said(state, "pieces queen"));
  expect(said(state, "A2")).toBe(said(state, "a2"));
  expect(said(state, "stack A2")).toBe(said(state, "a2"));
  expect(said(state, "file A")).toBe(said(state, "file a"));
  expect(said(state, "moves A5")).toBe(said(state, "moves a5"));
  const which = "Which one? For example: rank 2, file c, stack a2.";
  for (const alone of ["rank", "file", "stack"]) expect(said(state, alone)).toBe(which);
  expect(said(state, "opponent")).toBe("Both sides are played here, on this screen.");
  const against = afterMoves("en", "rules stackchess\nblack computer 3", []);
  expect(said(against, "opponent")).toBe("Black: Computer, level 3.");
  expect(said(state, "clocks")).toBe("White 5:03, Black 5:00.");
  expect(said(afterMoves("en", "rules chess", []), "clocks")).toBe("This game has no clock.");
});

test("and in French, with or without accents", () => {
  const state = after("fr", "a1a2", "f6f5");
  expect(said(state, "dernier")).toMatch(/^Noirs : .*f6-f5\.$/);
  expect(said(state, "pile a2")).toBe("a2, pile de 2 : pion, tour en haut, blancs.");
  expect(said(state, "rangée 3")).toBe(said(state, "rangee 3"));
  expect(said(state, "pendules")).toMatch(/^Blancs 5:0/);
  expect(said(state, "pieces dames")).toBe(said(state, "pièce dame"));
  expect(said(state, "tours noires")).toEqual({ play: "tours noires" });
  expect(said(state, "pièces tours noires")).toBe(
    "f5, pile de 2 : pion, tour en haut, noirs ; a6, tour noire.",
  );
  expect(said(state, "adversaire")).toBe("Les deux camps sont joués ici, sur cet écran.");
  expect(said(state, "aide")).toBe(words("fr").command_help);
});

test("everything else is a move", () => {
  expect(answerTo(after("en"), " 2a2a4 ", 0)).toEqual({ play: "2a2a4" });
});
