// What the browser keeps for us. It may be forbidden or full: then everything works until the page
// is closed.

import { isUnsaved, readKept } from "./state/kept_study";

const prefix = "stackchess/";

export function read(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

function put(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, text);
    return true;
  } catch {
    return false;
  }
}

const isGame = (name: string): boolean => name.includes("/");
/** Whether a stored analysis has no unsaved work. */
function isIdle(text: string): boolean {
  const kept = readKept(text);
  return kept === null || !isUnsaved(kept);
}

/** What may be removed to make room for games, each with whether it may be now. */
const lessWanted: [string, (text: string) => boolean][] = [
  ["sight", () => true],
  ["analysis", isIdle],
];

const running = "running/";

/** The interrupted games as this tab has read or written them, by the names under which they are kept.
 * Where something else is kept, another tab has played on. */
const known = new Map<string, string | null>();
/** Where this tab keeps a game whose name another tab uses. */
const places = new Map<string, string>();

/** A name after all others: the game played last is the latest. */
function freeName(): string {
  const numbers = keptGames()
    .filter(([name]) => name.startsWith(running))
    .map(([name]) => Number(name.slice(running.length)));
  return running + String(Math.max(-1, ...numbers) + 1).padStart(5, "0");
}

/** Under which name a game of this tab is kept: if another tab has played on in it, under another one, so
 * that both games remain. */
function placeOf(name: string): string {
  const place = places.get(name) ?? name;
  const there = read(place);
  if (there === null || there === (known.get(place) ?? null)) return place;
  const free = freeName();
  places.set(name, free);
  return free;
}

/** Whether it is kept now. */
export function write(name: string, text: string | null): boolean {
  if (!name.startsWith(running)) return store(name, text);
  const place = placeOf(name);
  const isKept = store(place, text);
  if (isKept) known.set(place, text);
  return isKept;
}

function store(name: string, text: string | null): boolean {
  if (put(name, text)) return true;
  if (!isGame(name)) return false;
  return lessWanted.some(([other, mayGo]) => {
    const kept = read(other);
    return kept !== null && mayGo(kept) && put(other, null) && put(name, text);
  });
}

/** By which the server knows a guest; empty if there is none. */
export function guestSecret(): string {
  try {
    return (JSON.parse(read("guest") ?? "{}") as { secret?: string }).secret ?? "";
  } catch {
    return "";
  }
}

/** The same as this tab finds it when it opens. */
export function openGames(): [string, string][] {
  const games = keptGames();
  for (const [name, text] of games) known.set(name, text);
  return games;
}

/** Everything the game has kept, by its names. */
export function keptGames(): [string, string][] {
  const kept: [string, string][] = [];
  try {
    for (let index = 0; index < localStorage.length; ++index) {
      const key = localStorage.key(index) ?? "";
      const name = key.slice(prefix.length);
      if (key.startsWith(prefix) && isGame(name)) kept.push([name, read(name) ?? ""]);
    }
  } catch {
    return [];
  }
  return kept.sort(([one], [other]) => (one < other ? -1 : 1));
}
