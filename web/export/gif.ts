// Writes animated pictures as GIF89a: each frame with its own palette of up to 256 colours, and only
// the part of it that differs from the frame before.

const clearBits = 8; // of a palette of 256 colours
const clearCode = 1 << clearBits;
const endCode = clearCode + 1;
const mostCodes = 4096;

class Bytes {
  private buffer = new Uint8Array(1 << 16);
  length = 0;

  byte(value: number): void {
    if (this.length === this.buffer.length) {
      const larger = new Uint8Array(2 * this.length);
      larger.set(this.buffer);
      this.buffer = larger;
    }
    this.buffer[this.length++] = value;
  }
  bytes(...values: number[]): void {
    for (const value of values) this.byte(value);
  }
  word(value: number): void {
    this.bytes(value & 255, value >> 8);
  }
  text(value: string): void {
    for (const sign of value) this.byte(sign.charCodeAt(0));
  }
  done(): Uint8Array<ArrayBuffer> {
    return this.buffer.slice(0, this.length);
  }
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export class GifWriter {
  private readonly out = new Bytes();
  private before: Uint8ClampedArray | null = null;

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.out.text("GIF89a");
    this.out.word(width);
    this.out.word(height);
    this.out.bytes(0x70, 0, 0); // eight bits a colour, no palette for all
    this.out.bytes(0x21, 0xff, 11);
    this.out.text("NETSCAPE2.0");
    this.out.bytes(3, 1, 0, 0, 0); // again and again
  }

  /** A frame of red, green, blue and alpha, shown for so many milliseconds. */
  add(pixels: Uint8ClampedArray, milliseconds: number): void {
    const box = this.changed(pixels);
    const { palette, indices } = quantized(pixels, this.width, box);
    const { out } = this;
    out.bytes(0x21, 0xf9, 4, 1 << 2); // what was there before stays
    out.word(Math.round(milliseconds / 10));
    out.bytes(0, 0, 0x2c);
    for (const value of [box.left, box.top, box.width, box.height]) out.word(value);
    out.byte(0x87); // a palette of its own, of 256 colours
    out.bytes(...palette);
    writeIndices(out, indices);
    this.before = pixels.slice();
  }

  done(): Uint8Array<ArrayBuffer> {
    this.out.byte(0x3b);
    return this.out.done();
  }

  private changed(pixels: Uint8ClampedArray): Box {
    const { width, height, before } = this;
    if (!before) return { left: 0, top: 0, width, height };
    const now = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
    const old = new Uint32Array(before.buffer, before.byteOffset, width * height);
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let y = 0; y < height; ++y)
      for (let x = 0; x < width; ++x)
        if (now[y * width + x] !== old[y * width + x]) {
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = Math.min(top, y);
          bottom = y;
        }
    if (right < 0) return { left: 0, top: 0, width: 1, height: 1 };
    return { left, top, width: right - left + 1, height: bottom - top + 1 };
  }
}

/** The most frequent colours, and for each pixel the nearest of them. */
function quantized(pixels: Uint8ClampedArray, stride: number, box: Box) {
  const counts = new Map<number, number>();
  const colors: number[] = [];
  for (let y = box.top; y < box.top + box.height; ++y)
    for (let x = box.left; x < box.left + box.width; ++x) {
      const at = 4 * (y * stride + x);
      const color = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
      colors.push(color);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  const chosen = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 256)
    .map(([color]) => color);
  const places = new Map(chosen.map((color, index) => [color, index]));
  const indices = new Uint8Array(colors.length);
  colors.forEach((color, index) => {
    let place = places.get(color);
    if (place === undefined) places.set(color, (place = nearest(chosen, color)));
    indices[index] = place;
  });
  const palette = new Uint8Array(3 * 256);
  chosen.forEach((color, index) =>
    palette.set([color >> 16, (color >> 8) & 255, color & 255], 3 * index),
  );
  return { palette, indices };
}

function nearest(palette: readonly number[], color: number): number {
  let best = 0;
  let least = Infinity;
  for (const [index, one] of palette.entries()) {
    const red = (one >> 16) - (color >> 16);
    const green = ((one >> 8) & 255) - ((color >> 8) & 255);
    const blue = (one & 255) - (color & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** Codes of growing width, packed into blocks of up to 255 bytes. */
class Codes {
  private block: number[] = [];
  private bits = 0;
  private held = 0;

  constructor(private readonly out: Bytes) {}

  write(code: number, width: number): void {
    this.bits |= code << this.held;
    for (this.held += width; this.held >= 8; this.held -= 8) {
      this.put(this.bits & 255);
      this.bits >>>= 8;
    }
  }
  end(): void {
    if (this.held > 0) this.put(this.bits & 255);
    this.flush();
    this.out.byte(0);
  }
  private put(byte: number): void {
    this.block.push(byte);
    if (this.block.length === 255) this.flush();
  }
  private flush(): void {
    if (this.block.length > 0) this.out.bytes(this.block.length, ...this.block);
    this.block = [];
  }
}

/** Lempel-Ziv-Welch, as GIF has it. */
function writeIndices(out: Bytes, indices: Uint8Array): void {
  out.byte(clearBits);
  const codes = new Codes(out);
  let table = new Map<number, number>();
  let next = endCode + 1;
  let width = clearBits + 1;
  codes.write(clearCode, width);
  let prefix = indices[0]!;
  for (const index of indices.subarray(1)) {
    const key = (prefix << 8) | index;
    const known = table.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    codes.write(prefix, width);
    if (next === mostCodes) {
      codes.write(clearCode, width);
      table = new Map();
      next = endCode + 1;
      width = clearBits + 1;
    } else {
      if (next === 1 << width) ++width;
      table.set(key, next++);
    }
    prefix = index;
  }
  codes.write(prefix, width);
  codes.write(endCode, width);
  codes.end();
}
