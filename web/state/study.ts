// An analysis as the game tells of it: the moves that were tried as a tree, and the place in it that
// is looked at.

import type { Game, Mark, Square } from "./report";
import type { AnalysisRoute } from "./route";

/** A move of the tree. They come as they are read: variations behind the move they stand beside. */
export interface StudyNode {
  id: number;
  number: string; // of the move, where one is to be seen
  text: string; // as on a score sheet
  signs: string;
  worth: string; // of the position after it, as an engine has noted it
  before: string; // comments
  comment: string;
  depth: number; // 0: the main line
  first: boolean; // of its variation
}

/** The place that is looked at; where nothing is, a place is -1. */
export interface Here {
  id: number;
  ply: number;
  main: boolean;
  previous: number;
  next: number;
  aside: boolean; // whether other moves stand in the same place
  comment: string;
  nags: number[];
  marks: Mark[];
}

export interface Study {
  game: Game;
  nodes: StudyNode[];
  intro: string;
  here: Here;
  task: string;
  address: Required<Pick<AnalysisRoute, "rules" | "position" | "moves">>;
  pgn: string; // all of it
  place: string; // in it, that is looked at
  noted: boolean; // whether it is more than one line of moves
  undo: boolean; // whether a change can be undone, or done again
  redo: boolean;
}

/** The study, with why the order was refused; or only an error. */
export type StudyAnswer = Partial<Study> & {
  refusal?: string;
  error?: string;
  titles?: string[];
  problems?: string[];
};

export const isStudy = (answer: StudyAnswer): answer is StudyAnswer & Study =>
  answer.game !== undefined;

/** How many brackets close behind a move. */
export function closing(nodes: readonly StudyNode[], index: number): number {
  const depth = nodes[index]?.depth ?? 0;
  const next = nodes[index + 1];
  return next ? depth - next.depth + (next.first ? 1 : 0) : depth;
}

/** The main line, by which one game is told from another. */
export const mainLine = (nodes: readonly StudyNode[]): string =>
  nodes
    .filter(({ depth }) => depth === 0)
    .map(({ text }) => text)
    .join(" ");

/** Signs that everybody knows, by their numbers. */
export type Signs = readonly (readonly [number, string])[];

/** How good a move is. */
export const moveSigns: Signs = [
  [1, "!"],
  [2, "?"],
  [3, "!!"],
  [4, "??"],
  [5, "!?"],
  [6, "?!"],
];

/** How a position stands. */
export const positionSigns: Signs = [
  [10, "="],
  [13, "∞"],
  [14, "+="],
  [15, "=+"],
  [16, "±"],
  [17, "∓"],
  [18, "+-"],
  [19, "-+"],
];

/** Where a key leads that means the same in every game; nothing for any other. */
export function stepOfKey(key: string, { previous, next }: Here): string | null {
  const to = (id: number) => (id < 0 ? null : `go ${id}`);
  switch (key) {
    case "ArrowLeft":
      return to(previous);
    case "ArrowRight":
      return to(next);
    case "Home":
      return "go 0";
    case "End":
      return "end";
    default:
      return null;
  }
}

/** What a key does to the move that is looked at; the same letters as in the window. */
export function orderOfStudyKey(key: string, here: Here): string | null {
  const isMove = here.id > 0;
  switch (key) {
    case "ArrowUp":
      return here.aside ? "aside -1" : null;
    case "ArrowDown":
      return here.aside ? "aside 1" : null;
    case "g":
      return isMove ? nextNag(moveSigns, here.nags) : null;
    case "j":
      return isMove ? nextNag(positionSigns, here.nags) : null;
    case "o":
      return here.main ? null : "promote";
    case "Delete":
      return isMove ? "remove" : null;
    default:
      return null;
  }
}

/** The order that sets the sign after the present one; the last one again, which removes it. */
function nextNag(signs: Signs, nags: readonly number[]): string {
  const old = signs.findIndex(([nag]) => nags.includes(nag));
  const [nag] = signs[old + 1] ?? signs[old]!;
  return `nag ${nag}`;
}

/** Where a move in coordinates begins and ends. */
export function squaresOf(move: string): { from: Square; to: Square } | null {
  const [, from, to] = /^\d*([a-z]\d+)([a-z]\d+)/.exec(move) ?? [];
  return from && to ? { from, to } : null;
}
