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
  get length(): number {
    return this.kept.size;
  }
  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
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

/** A page with its own memory, over the storage of all. */
async function openTab(): Promise<typeof storage> {
  vi.resetModules();
  return import("./storage");
}

test("a game that two tabs have open is kept as two games once both play", async () => {
  const name = "running/00000";
  const one = await openTab();
  one.openGames();
  one.write(name, "a");
  const other = await openTab();
  expect(other.openGames()).toEqual([[name, "a"]]);
  other.write(name, "a b");
  one.write(name, "a c");
  one.write(name, "a c d");
  other.write(name, "a b e");
  expect(one.keptGames()).toEqual([[name, "a b e"], ["running/00001", "a c d"]]);
  other.write("running/00001", "f"); // its next game
  one.write(name, null);
  expect(one.keptGames()).toEqual([[name, "a b e"], ["running/00002", "f"]]);
});
