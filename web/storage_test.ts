import { beforeEach, expect, test, vi } from "vitest";
import { sumOf } from "./state/kept_study";
import * as storage from "./storage";

/** A browser's storage that has room for so many letters. */
class Room {
  readonly kept = new Map<string, string>();
  constructor(private readonly most: number) {}
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    const others = [...this.kept].filter(([name]) => name !== key);
    const taken = others.reduce((sum, [, other]) => sum + other.length, text.length);
    if (taken > this.most) throw new Error("full");
    this.kept.set(key, text);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

const pgn = "1. a1-a2 {a note} *";
const study = (begun: string) =>
  JSON.stringify({ pgn, place: "", moves: 1, noted: true, begun, address: "", game: "" });

beforeEach(() => vi.stubGlobal("localStorage", new Room(200)));

test("a game takes the room of an analysis that is saved elsewhere", () => {
  expect(storage.write("analysis", study(sumOf(pgn)))).toBe(true);
  expect(storage.write("running/1", "x".repeat(150))).toBe(true);
  expect(storage.read("analysis")).toBe(null);
});

test("an analysis that is not saved stays, and the game is told that it is not kept", () => {
  expect(storage.write("analysis", study("0 0"))).toBe(true);
  expect(storage.write("running/1", "x".repeat(150))).toBe(false);
  expect(storage.read("analysis")).toBe(study("0 0"));
});
