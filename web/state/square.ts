import type { Square } from "./report";

export interface Coord {
  file: number;
  rank: number;
}

export const name = ({ file, rank }: Coord): Square =>
  String.fromCharCode(97 + file) + String(rank + 1);

export const coord = (square: Square): Coord => ({
  file: square.charCodeAt(0) - 97,
  rank: Number(square.slice(1)) - 1,
});

/** Where a square lies in the list of a board. */
export function place(square: Square, size: number): number {
  const { file, rank } = coord(square);
  return rank * size + file;
}

/** The square one step away on screen, or the same at the edge. */
export function stepped(from: Square, right: number, up: number, size: number, flipped: boolean) {
  const sign = flipped ? -1 : 1;
  const { file, rank } = coord(from);
  const within = (number: number) => Math.min(Math.max(number, 0), size - 1);
  return name({ file: within(file + sign * right), rank: within(rank + sign * up) });
}
