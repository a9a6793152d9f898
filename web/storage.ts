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

/** Whether it is kept now. */
export function write(name: string, text: string | null): boolean {
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
