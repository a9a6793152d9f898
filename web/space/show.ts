// What happens between the game and the picture of a board in space: when something is painted, and
// that nothing is while nothing changes.

import { Hand } from "./hand";
import { Painter, type Palette } from "./painter";
import type { Mark, Picked, Space } from "./space";

/** One thing that is marked; squares are counted from a1 on. */
export interface Marked {
  mark: Mark;
  from: number;
  to?: number;
  dye?: string; // the name of another colour than the mark's own
}

/** So many pieces, and a square. */
export interface Some {
  square: number;
  count: number;
}

/** All that is seen, but for where it is seen from. */
export interface Sight {
  size: number;
  flipped: boolean;
  stacked: boolean; // pieces can stand on each other
  board: readonly string[];
  last: Flown | null; // the move that has led here
  captured: readonly [string, string]; // by White, by Black
  held: Some | null;
  meant: Some | null; // selected or advised
  marks: readonly Marked[];
  numbers: readonly Some[]; // on squares where another number of pieces can go
  animated: boolean;
}

export interface Flown {
  from: number;
  count: number;
  to: number;
}

const slow = 45; // milliseconds between two pictures, from which on they are made smaller

/** What can be done to the page for it. */
export interface Hooks {
  painted: () => void;
  lost: () => void;
  mostPixels: () => number; // for each of the page's
}

export class Show {
  readonly hand: Hand;
  private readonly painter: Painter;
  private readonly dyes: string[];
  private sight: Sight | null = null;
  private started: number | null = null; // when the flight began
  private isPlaced = false; // what stands is as it was painted
  private request = 0;
  private drags = false;
  private before = 0; // when the picture before was painted, if one follows another
  private pace = 0; // milliseconds between two of them
  private width = 1;
  private height = 1;
  private isOver = false;

  /** Throws where there is no WebGL. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    readonly space: Space,
    private readonly hooks: Hooks,
  ) {
    this.painter = new Painter(canvas, space);
    this.hand = new Hand(space);
    this.dyes = space.dyes();
    canvas.addEventListener("webglcontextlost", this.lose);
  }

  /** The size of the picture, in the page's pixels. */
  get size(): readonly [number, number] {
    return [this.width, this.height];
  }

  /** Whether the camera stays where it is: it is not being turned, and no tower grows. */
  get isStill(): boolean {
    return !this.hand.isTurning && this.started === null;
  }

  show(sight: Sight): void {
    const { space } = this;
    const before = this.sight;
    const isOther =
      before?.size !== sight.size ||
      before.flipped !== sight.flipped ||
      before.stacked !== sight.stacked ||
      before.board.join("/") !== sight.board.join("/");
    this.sight = sight;
    if (isOther) {
      space.stand(sight.size, sight.flipped, sight.stacked, sight.board);
      this.started = before && sight.animated && this.flies(before, sight) ? performance.now() : null;
    }
    space.capture(0, sight.captured[0]);
    space.capture(1, sight.captured[1]);
    space.hold(sight.held?.square ?? -1, sight.held?.count ?? 0);
    space.mean(sight.meant?.square ?? -1, sight.meant?.count ?? 0);
    if (!sight.held) this.drop();
    space.clearMarks();
    for (const { mark, from, to = from, dye } of sight.marks)
      space.mark(mark, from, to, dye ? this.dyes.indexOf(dye) : -1);
    for (const { square, count } of sight.numbers) space.number(square, count);
    this.change();
  }

  /** Whether one move leads from one board to the other, there or back. */
  private flies(before: Sight, { last, size, flipped }: Sight): boolean {
    if (before.size !== size || before.flipped !== flipped) return false;
    const { board } = before;
    if (last && this.space.fly(board, last.from, last.count, last.to)) return true;
    const undone = before.last;
    return undone !== null && this.space.flyBack(board, undone.from, undone.count, undone.to);
  }

  wear(size: number, palette: Palette): void {
    this.painter.wear(size, palette, Number(palette("grain")));
    this.change();
  }

  /** At once, because a canvas of another size is empty. */
  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    [this.width, this.height] = [width, height];
    this.space.see(width, height);
    this.isPlaced = false;
    this.paint(performance.now());
  }

  pick(x: number, y: number): Picked {
    return this.space.pick(x, y);
  }
  drag(x: number, y: number): void {
    this.drags = true;
    this.space.drag(x, y);
    this.change();
  }
  drop(): void {
    if (!this.drags) return;
    this.drags = false;
    this.space.drop();
    this.change();
  }
  /** It is seen from elsewhere. */
  turned(isTurned = true): void {
    if (isTurned) this.schedule();
  }

  /** Something stands elsewhere or looks otherwise. */
  private change(): void {
    this.isPlaced = false;
    this.schedule();
  }

  private schedule(): void {
    if (!this.isOver) this.request ||= requestAnimationFrame(this.next);
  }

  private readonly next = (now: number): void => {
    this.request = 0;
    this.paint(now);
  };

  private paint(now: number): void {
    if (!this.sight || this.isOver) return;
    const part = this.started === null ? 1 : (now - this.started) / this.space.flightTime();
    if (part >= 1 && this.started !== null) {
      this.started = null;
      this.space.land();
      this.isPlaced = false;
    }
    if (this.started !== null) this.space.advance(Math.max(part, 0));
    const isInHaste = this.started !== null || this.hand.isTurning || this.drags;
    this.measure(now, isInHaste);
    const most = Math.min(this.hooks.mostPixels(), 2);
    const ratio = isInHaste && this.pace > slow ? Math.max(0.6 * most, 0.5) : most;
    this.painter.resize(this.width, this.height, ratio);
    this.painter.paint(Math.max(part, 0), isInHaste, this.isPlaced);
    this.isPlaced = true;
    this.hooks.painted();
    if (this.started !== null) this.change();
  }

  private measure(now: number, isInHaste: boolean): void {
    const passed = now - this.before;
    if (isInHaste && this.before > 0 && passed < 1000) this.pace = 0.5 * (this.pace + passed);
    this.before = isInHaste ? now : 0;
  }

  private readonly lose = (event: Event): void => {
    event.preventDefault();
    this.end();
    this.hooks.lost();
  };

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    cancelAnimationFrame(this.request);
    this.canvas.removeEventListener("webglcontextlost", this.lose);
    this.painter.dispose();
    this.space.reset();
  }
}
