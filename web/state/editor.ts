// A position that is built: what is held and chosen, and what a press on a square, a key or a drop
// changes. The changes themselves are the game's.

import type { Moment, Square } from "./report";
import { hasStacks, type Rules } from "./rules";
import { place } from "./square";
import type { Language } from "./words";

export interface Edited {
  rules: Rules;
  text: string;
  moment: Moment;
  promotion: boolean;
  castling: { side: string; wing: string; can: boolean; on: boolean }[];
  passable: Square[]; // that a pawn can just have passed over
  passed: Square; // and has; or nothing
  unmoved: Square[]; // with a pawn that has never been moved
  number: number;
  quiet: number;
  most: number; // that these two can be
  problem: string;
  error?: string;
}

/** A position that was there, to be taken up again. */
export type Past = Pick<Edited, "rules" | "text">;

/** The positions before the one on the board, and those undone; the latest last. */
export interface Trail {
  before: readonly Past[];
  after: readonly Past[];
}

export const noTrail: Trail = { before: [], after: [] };

const pastOf = ({ rules, text }: Past): Past => ({ rules, text });

/** After a change of the position. */
export const changed = ({ before }: Trail, from: Past): Trail => ({
  before: [...before, pastOf(from)],
  after: [],
});

/** After one step; the position that is left can be taken up again by a step the other way. */
export function stepped({ before, after }: Trail, way: "back" | "forth", from: Past): Trail {
  const left = pastOf(from);
  return way === "back"
    ? { before: before.slice(0, -1), after: [...after, left] }
    : { before: [...before, left], after: after.slice(0, -1) };
}

export const pieceTools = ["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"] as const;

/** What a press on a square does; a letter puts its piece there. */
export type Tool = "move" | "erase" | "unmoved" | (typeof pieceTools)[number];

export interface Pressed {
  held: Square | null; // whose pieces go to the next square
  change: string; // for the game; nothing where nothing changes
}

export const stackOn = ({ moment }: Edited, square: Square): string =>
  moment.board[place(square, moment.size)] ?? "";

export function press(edited: Edited, tool: Tool, held: Square | null, square: Square): Pressed {
  const stack = stackOn(edited, square);
  switch (tool) {
    case "move":
      if (held === null) return { held: stack === "" ? null : square, change: "" };
      return { held: null, change: held === square ? "" : `move ${held} ${square}` };
    case "erase":
      return { held: null, change: `remove ${square}` };
    case "unmoved":
      return {
        held: null,
        change: `unmoved ${square} ${edited.unmoved.includes(square) ? "no" : "yes"}`,
      };
    default: {
      const isThere = !hasStacks[edited.rules] && stack === tool;
      return { held: null, change: isThere ? `remove ${square}` : `place ${square} ${tool}` };
    }
  }
}

/** In French a roi has the R; letters that are not taken mean what they do in English. */
const french: Record<string, string> = { R: "K", D: "Q", T: "R", F: "B", C: "N" };

/** The piece that a letter stands for: a capital a white one. */
export function pieceOfKey(key: string, language: Language): string | null {
  const capital = key.toUpperCase();
  const letter = (language === "fr" ? french[capital] : undefined) ?? capital;
  if (!/^[KQRBNP]$/.test(letter)) return null;
  return key === capital ? letter : letter.toLowerCase();
}
