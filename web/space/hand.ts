// How a hand turns a board in space: one pointer beside the squares, or two fingers anywhere.

import type { Space } from "./space";

/** In parts of the picture. */
interface Point {
  x: number;
  y: number;
}

const stepsPerDouble = 6; // of the zoom, when the distance of two fingers doubles

export class Hand {
  private readonly pointers = new Map<number, Point>();

  constructor(private readonly space: Pick<Space, "turnByPointer" | "zoom">) {}

  get isTurning(): boolean {
    return this.pointers.size > 0;
  }
  take(id: number, at: Point): void {
    this.pointers.set(id, at);
  }
  /** Whether the board is seen from elsewhere now. */
  move(id: number, at: Point): boolean {
    const before = this.pointers.get(id);
    if (!before) return false;
    const distance = this.distance();
    this.pointers.set(id, at);
    const count = this.pointers.size; // two fingers turn by what they have in common
    const isTurned = this.space.turnByPointer((at.x - before.x) / count, (at.y - before.y) / count);
    const ratio = this.distance() / distance;
    const { x, y } = this.middle();
    const isNearer = ratio !== 1 && this.space.zoom(stepsPerDouble * Math.log2(ratio), x, y);
    return isTurned || isNearer;
  }
  let(id: number): boolean {
    return this.pointers.delete(id);
  }

  private middle(): Point {
    const all = [...this.pointers.values()];
    const mean = (of: (point: Point) => number) =>
      all.reduce((sum, point) => sum + of(point), 0) / all.length;
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  }

  /** Of two fingers; 1 where there are not two. */
  private distance(): number {
    const [one, other] = [...this.pointers.values()];
    if (!one || !other) return 1;
    return Math.max(Math.hypot(one.x - other.x, one.y - other.y), 0.01);
  }
}
