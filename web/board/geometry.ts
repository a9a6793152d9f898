// Where things lie on the drawing of a board: 100 units a square, and the edge around them.

import { coord, name } from "../state/square";
import type { Side, Square } from "../state/report";

export const unit = 100;

export interface Layout {
  size: number;
  bottom: Side;
  edge: number;
}

export const width = ({ size, edge }: Layout): number => size * unit + 2 * edge;

/** The left upper corner of a square. */
export function corner(layout: Layout, square: Square): { x: number; y: number } {
  const { file, rank } = coord(square);
  const { size, edge } = layout;
  const [column, row] =
    layout.bottom === "white" ? [file, size - 1 - rank] : [size - 1 - file, rank];
  return { x: edge + column * unit, y: edge + row * unit };
}

/** The square under a point of the drawing. */
export function squareAt(layout: Layout, x: number, y: number): Square | null {
  const { size, edge } = layout;
  const column = Math.floor((x - edge) / unit);
  const row = Math.floor((y - edge) / unit);
  if (column < 0 || row < 0 || column >= size || row >= size) return null;
  return layout.bottom === "white"
    ? name({ file: column, rank: size - 1 - row })
    : name({ file: size - 1 - column, rank: row });
}

/** The squares as they are seen, row by row from the left upper corner. */
export function rows(layout: Layout): Square[][] {
  const { size, edge } = layout;
  const numbers = Array.from({ length: size }, (_, index) => edge + index * unit + unit / 2);
  return numbers.map((y) => numbers.map((x) => squareAt(layout, x, y)!));
}

/** How a stack is drawn in its square: each piece to the left of the one below it, and higher, and
 * all the smaller the more there are. The lowest are left out of a tall one. */
export interface Layer {
  piece: string;
  x: number;
  y: number;
  side: number;
  place: number; // in the stack, counted from the bottom
}

const most = 5;

export function layers(stack: string): Layer[] {
  const count = Math.min(stack.length, most);
  const [right, up] = stepOf(count);
  const side = count === 1 ? 92 : 98 - (count - 1) * up;
  return Array.from({ length: count }, (_, index) => {
    const fromMiddle = (count - 1) / 2 - index;
    const place = stack.length - count + index;
    return {
      piece: stack[place]!,
      x: unit / 2 + fromMiddle * right - side / 2,
      y: unit / 2 + fromMiddle * up - side / 2,
      side,
      place,
    };
  });
}

function stepOf(count: number): [number, number] {
  if (count <= 1) return [0, 0];
  if (count === 2) return [20, 13];
  if (count === 3) return [13, 14];
  return count === 4 ? [9, 11.5] : [7, 9.5];
}

/** The drawing of a piece, by its letter. */
export const drawing = (letter: string): string =>
  `#${letter === letter.toUpperCase() ? "w" : "b"}${letter.toLowerCase()}`;
