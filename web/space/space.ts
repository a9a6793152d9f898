// A board in space, as src/wasm/space_exports.hpp has it: what stands where, from where it is seen,
// and what is under the pointer. Everything is computed there, as for the window; here are only the
// types.

/** What the module answers with; valid until it is asked again. */
interface Numbers {
  floats: Float32Array;
  wholes: Int32Array;
}

export type Mark =
  | "last_from"
  | "last_to"
  | "check"
  | "premove"
  | "selected"
  | "target"
  | "join"
  | "capture"
  | "hollow_join"
  | "hollow_capture"
  | "pointed"
  | "cursor"
  | "circle"
  | "arrow"
  | "hint"
  | "line"
  | "other_line"
  | "past";

export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  triangles: Uint32Array;
}

export interface Camera {
  view: Float32Array;
  projection: Float32Array;
  eye: Float32Array;
  sun: Float32Array;
  side: number; // of a square, as a part of the picture's width
  reach: number; // of the light
  ground: number; // the height of what the board lies on
}

/** Where something is written, in the page's pixels: its middle, and how high the letters are. */
export interface Plate {
  x: number;
  y: number;
  width: number;
  height: number;
  letters: number;
}

/** What is written over the board. */
export interface Caption extends Plate {
  square: number; // of a target; -1: over a tower
  count: number; // of the pieces that can go there, or are meant
  of: number; // the height of a tower
  isWritten: boolean; // there is room for it
  isBehind: boolean; // its tower is hidden by something nearer
}

export interface Picked {
  square: number; // counted from a1 on, rank by rank; -1: none
  layer: number; // of the piece that is seen there; -1: none
}

export const roleCount = 6;
export const detailCount = 3;

type Call = (...numbers: number[]) => number;

export class Space {
  private constructor(
    private readonly calls: Record<string, Call>,
    private readonly memory: WebAssembly.Memory,
  ) {}

  static async of(program: WebAssembly.Module): Promise<Space> {
    const nothing = WebAssembly.Module.imports(program).map(({ name }) => [
      name,
      () => {
        throw new Error(`the module has called ${name}`);
      },
    ]);
    const imports = { wasi_snapshot_preview1: Object.fromEntries(nothing) as WebAssembly.ModuleImports };
    const { exports } = await WebAssembly.instantiate(program, imports);
    const calls = exports as unknown as Record<string, Call>;
    calls._initialize!();
    return new Space(calls, exports.memory as WebAssembly.Memory);
  }

  private call(name: string, ...numbers: number[]): number {
    return this.calls[`space_${name}`]!(...numbers);
  }

  /** With a text of plain letters for the call. */
  private callWith(letters: string, name: string, ...numbers: number[]): number {
    const at = this.call("letters", letters.length);
    new TextEncoder().encodeInto(letters, new Uint8Array(this.memory.buffer, at, letters.length));
    return this.call(name, ...numbers);
  }

  private given(name: string, ...numbers: number[]): Numbers {
    this.call(name, ...numbers);
    const { buffer } = this.memory; // it moves when memory grows
    return {
      floats: new Float32Array(buffer, this.call("floats"), this.call("float_count")),
      wholes: new Int32Array(buffer, this.call("wholes"), this.call("whole_count")),
    };
  }

  mesh(role: number, detail: number): Mesh {
    const { floats, wholes } = this.given("mesh", role, detail);
    const half = floats.length / 2;
    return {
      positions: floats.slice(0, half),
      normals: floats.slice(half),
      triangles: Uint32Array.from(wholes),
    };
  }
  /** Position and normal of each corner of the board's triangles, and whether it belongs to the edge,
   * a light or a dark square. */
  body(size: number): Numbers {
    const { floats, wholes } = this.given("body", size);
    return { floats: floats.slice(), wholes: wholes.slice() };
  }
  /** The colour of a side's pieces: 0xRRGGBB. */
  tint(side: 0 | 1): number {
    return this.call("tint", side);
  }
  /** Where a piece touches the board or the ground. */
  shade(): number {
    return this.call("shade");
  }
  /** The names of all dyes, by which marks are painted. */
  dyes(): string[] {
    const names: string[] = [];
    for (let at = this.call("dye", 0); at !== 0; at = this.call("dye", names.length)) {
      const bytes = new Uint8Array(this.memory.buffer, at);
      names.push(new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0))));
    }
    return names;
  }

  /** Whether pieces can stand on each other: then there is room for towers. */
  stand(size: number, flipped: boolean, stacked: boolean, board: readonly string[]): void {
    this.callWith(board.join("/"), "stand", size, Number(flipped), Number(stacked));
  }
  /** Whether this move has led here from that board, and flies now. */
  fly(before: readonly string[], from: number, count: number, to: number): boolean {
    return this.callWith(before.join("/"), "fly", from, count, to) !== 0;
  }
  /** Whether this move was taken back from that board, and flies back now. */
  flyBack(before: readonly string[], from: number, count: number, to: number): boolean {
    return this.callWith(before.join("/"), "fly_back", from, count, to) !== 0;
  }
  /** So much of a flight's time has passed. */
  advance(part: number): void {
    this.call("advance", part);
  }
  land(): void {
    this.call("land");
  }
  /** How long a move is on its way, in milliseconds. */
  flightTime(): number {
    return this.call("flight_time");
  }
  hold(square: number, count: number): void {
    this.call("hold", square, count);
  }
  /** So many pieces of this square are chosen, and its caption says so. */
  mean(square: number, count: number): void {
    this.call("mean", square, count);
  }
  drag(x: number, y: number): void {
    this.call("drag", x, y);
  }
  drop(): void {
    this.call("drop");
  }
  capture(side: 0 | 1, pieces: string): void {
    this.callWith(pieces, "capture", side);
  }
  clearMarks(): void {
    this.call("clear_marks");
  }
  /** In another dye than its own, if there is one of this number. */
  mark(mark: Mark, from: number, to = from, dye = -1): void {
    this.callWith(mark, "mark", from, to, dye);
  }
  /** Another number of pieces can go there. */
  number(square: number, count: number): void {
    this.call("number", square, count);
  }

  /** By so many steps of a key; whether it is seen from elsewhere now. */
  turn(around: number, higher: number): boolean {
    return this.call("turn", around, higher) !== 0;
  }
  turnByPointer(x: number, y: number): boolean {
    return this.call("turn_by_pointer", x, y) !== 0;
  }
  /** Keeps the point at (x, y) of the picture where it is. */
  zoom(steps: number, x = 0.5, y = 0.5): boolean {
    return this.call("zoom", steps, x, y) !== 0;
  }
  reset(): boolean {
    return this.call("reset") !== 0;
  }
  isUsual(): boolean {
    return this.call("is_usual") !== 0;
  }
  /** The size of the picture, in the page's pixels. */
  see(width: number, height: number): void {
    this.call("see", width, height);
  }

  camera(): Camera {
    const { floats } = this.given("camera");
    return {
      view: floats.slice(0, 16),
      projection: floats.slice(16, 32),
      eye: floats.slice(32, 35),
      sun: floats.slice(35, 38),
      side: floats[38]!,
      reach: floats[39]!,
      ground: floats[40]!,
    };
  }
  /** Five numbers of each piece (x, y, z, turn, opacity); role, side, and how much of the
   * selection's colour it takes on, in hundredths. */
  pieces(part: number): Numbers {
    return this.given("pieces", part);
  }
  /** Four numbers of each corner (x, y, z, opacity); dye, and 1 for arrows. */
  marks(part: number): Numbers {
    return this.given("marks", part);
  }
  captions(): Caption[] {
    const { floats, wholes } = this.given("captions");
    return plates(floats).map((plate, index) => {
      const [square = -1, count = 0, of = 0, written] = wholes.subarray(4 * index, 4 * index + 4);
      return { ...plate, square, count, of, isWritten: written !== 0, isBehind: written === 2 };
    });
  }
  /** Those of the files, then those of the ranks; null where there is no room. */
  coordinates(): (Plate | null)[] {
    const { floats, wholes } = this.given("coordinates");
    return plates(floats).map((plate, index) => (wholes[index] === 1 ? plate : null));
  }
  /** Left, top, width and height of each square. */
  cells(): Float32Array {
    return this.given("cells").floats.slice();
  }
  pick(x: number, y: number): Picked {
    const { wholes } = this.given("pick", x, y);
    return { square: wholes[0]!, layer: wholes[1]! };
  }
}

const plates = (floats: Float32Array): Plate[] =>
  Array.from({ length: floats.length / 5 }, (_, index) => {
    const [x = 0, y = 0, width = 0, height = 0, letters = 0] = floats.subarray(5 * index, 5 * index + 5);
    return { x, y, width, height, letters };
  });
