import { expect, test } from "vitest";
import { GifWriter } from "./gif";

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  delay: number;
  colors: number[];
}

/** Reads what a viewer of pictures would. */
function read(bytes: Uint8Array): { width: number; height: number; frames: Frame[] } {
  let at = 0;
  const word = () => bytes[at++]! | (bytes[at++]! << 8);
  expect(String.fromCharCode(...bytes.slice(0, 6))).toBe("GIF89a");
  at = 6;
  const [width, height] = [word(), word()];
  at += 3;
  const frames: Frame[] = [];
  let delay = 0;
  for (;;) {
    const kind = bytes[at++]!;
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      if (bytes[at++] === 0xf9) delay = bytes[at + 2]! | (bytes[at + 3]! << 8);
      while (bytes[at] !== 0) at += bytes[at]! + 1;
      ++at;
      continue;
    }
    expect(kind).toBe(0x2c);
    const box = { left: word(), top: word(), width: word(), height: word() };
    expect(bytes[at++]).toBe(0x87);
    const palette = bytes.slice(at, at + 768);
    at += 768;
    const bits = bytes[at++]!;
    const data: number[] = [];
    while (bytes[at] !== 0) {
      data.push(...bytes.slice(at + 1, at + 1 + bytes[at]!));
      at += bytes[at]! + 1;
    }
    ++at;
    const colors = unpacked(data, bits).map(
      (index) => (palette[3 * index]! << 16) | (palette[3 * index + 1]! << 8) | palette[3 * index + 2]!,
    );
    frames.push({ ...box, delay, colors });
  }
  return { width, height, frames };
}

function unpacked(data: number[], bits: number): number[] {
  const clear = 1 << bits;
  let table: number[][] = [];
  let width = bits + 1;
  let before: number[] | null = null;
  let position = 0;
  const all: number[] = [];
  const reset = () => {
    table = Array.from({ length: clear + 2 }, (_, index) => [index]);
    width = bits + 1;
    before = null;
  };
  for (;;) {
    let code = 0;
    for (let bit = 0; bit < width; ++bit, ++position)
      code |= ((data[position >> 3]! >> (position & 7)) & 1) << bit;
    if (code === clear + 1) return all;
    if (code === clear) {
      reset();
      continue;
    }
    const entry: number[] = table[code] ?? [...before!, before![0]!];
    all.push(...entry);
    if (before && table.length < 4096) table.push([...before, entry[0]!]);
    if (table.length === 1 << width && width < 12) ++width;
    before = entry;
  }
}

const picture = (colors: number[]) =>
  new Uint8ClampedArray(
    colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255]),
  );

test("a frame comes back as it was, and the next one as what has changed", () => {
  const [width, height] = [120, 90];
  // Few colours and much variety, so that the table of codes fills up and begins anew.
  const first = Array.from({ length: width * height }, (_, i) => (((i * i * 31) % 1009) % 200) * 0x10203);
  const second = [...first];
  second[width * 3 + 4] = 0xff0000;
  second[width * 5 + 9] = 0x00ff00;
  const writer = new GifWriter(width, height);
  writer.add(picture(first), 1000);
  writer.add(picture(second), 3000);
  writer.add(picture(second), 50);
  const { frames, ...size } = read(writer.done());
  expect(size).toEqual({ width, height });
  expect(frames[0]).toEqual({ left: 0, top: 0, width, height, delay: 100, colors: first });
  expect(frames[1]).toMatchObject({ left: 4, top: 3, width: 6, height: 3, delay: 300 });
  expect(frames[1]!.colors[0]).toBe(0xff0000);
  expect(frames[1]!.colors.at(-1)).toBe(0x00ff00);
  expect(frames[2]).toMatchObject({ width: 1, height: 1 });
});

test("of many colours the nearest frequent ones are taken", () => {
  const colors = Array.from({ length: 600 }, (_, i) => (i < 300 ? 0x808080 : (i % 300) << 8));
  const writer = new GifWriter(30, 20);
  writer.add(picture(colors), 1000);
  const [frame] = read(writer.done()).frames;
  expect(frame!.colors.slice(0, 300).every((color) => color === 0x808080)).toBe(true);
  frame!.colors.forEach((color, index) =>
    expect(Math.abs(((color >> 8) & 255) - ((colors[index]! >> 8) & 255))).toBeLessThan(60),
  );
});
