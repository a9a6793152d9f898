// The pieces of a stack that are picked up, and where they can go. Legal moves come from the game.

import type { Move, Square } from "./report";

export interface Selection {
  from: Square;
  count: number;
  typed: number; // the count as far as its digits have been typed; 0: not typed
}

export interface Target {
  to: Square;
  count: number; // that can go there: the one held, or else the nearest to it
  captures: boolean;
}

/** A move with its squares, as a list of moves writes it. */
export function written({ from, count, to, captured, promotion }: Move): string {
  const way = `${count > 1 ? count : ""}${from}${captured > 0 ? "x" : "-"}${to}`;
  return promotion ? `${way}=${promotion}` : way;
}

/** The largest part of the stack on a square that can move; 0 where none can. */
export const largestMovable = (moves: Move[], from: Square): number =>
  moves.reduce((most, move) => (move.from === from ? Math.max(most, move.count) : most), 0);

function isNearer(held: number, one: number, other: number): boolean {
  const away = Math.abs(one - held);
  const otherAway = Math.abs(other - held);
  return away < otherAway || (away === otherAway && one < other);
}

/** Where the selected part can go, and where only another part of the same stack can. */
export function targetsOf(moves: Move[], held: Selection): Map<Square, Target> {
  const targets = new Map<Square, Target>();
  for (const move of moves) {
    if (move.from !== held.from) continue;
    const known = targets.get(move.to);
    if (!known || isNearer(held.count, move.count, known.count))
      targets.set(move.to, { to: move.to, count: move.count, captures: move.captured > 0 });
  }
  return targets;
}

/** How many pieces of the stack can go to a square, the fewest first. */
export function countsTo(moves: Move[], from: Square, to: Square): number[] {
  const counts = moves.filter((move) => move.from === from && move.to === to);
  return [...new Set(counts.map((move) => move.count))].sort((a, b) => a - b);
}

/** The moves of the selected part to a square; several where a promotion is to be chosen. */
export const movesTo = (moves: Move[], held: Selection, to: Square): Move[] =>
  moves.filter((move) => move.from === held.from && move.count === held.count && move.to === to);

/** The selection after one more digit: 1 and 2 are twelve where there are as many, else two. */
export function withDigit(held: Selection, digit: number, height: number): Selection | null {
  const longer = held.typed * 10 + digit;
  const count = longer <= height ? longer : digit;
  return count < 1 || count > height ? null : { from: held.from, count, typed: count };
}

/** One more or one less, within the stack. */
export const withStep = (held: Selection, step: number, height: number): Selection => ({
  from: held.from,
  count: Math.min(Math.max(held.count + step, 1), height),
  typed: 0,
});
