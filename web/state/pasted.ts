// What somebody has pasted, before the game reads it.

import { readRoute, type Route } from "./route";

export type PastedLink =
  | { kind: "game"; id: string }
  | { kind: "analysis"; query: string }
  | { kind: "elsewhere"; host: string }
  | { kind: "unknown" };

/** The link that a text is; nothing where it is none. */
export function linkIn(text: string, origin: string): PastedLink | null {
  const word = text.trim();
  if (!/^https?:\/\/\S+$/.test(word)) return null;
  let url: URL;
  try {
    url = new URL(word);
  } catch {
    return null;
  }
  if (url.origin !== origin) return { kind: "elsewhere", host: url.host };
  const id = /^\/([A-Za-z0-9]{8})$/.exec(url.pathname)?.[1];
  if (id) return { kind: "game", id };
  if (url.pathname === "/" && url.searchParams.has("analysis"))
    return { kind: "analysis", query: url.search };
  return { kind: "unknown" };
}

export type PastedPlace =
  | { kind: "route"; route: Route }
  | { kind: "elsewhere"; host: string }
  | { kind: "nowhere" };

/** Where a text leads that is a link; nothing where it is none. */
export function placeIn(text: string, origin: string): PastedPlace | null {
  const link = linkIn(text, origin);
  if (!link || link.kind === "elsewhere") return link;
  const { pathname, search } = new URL(text.trim());
  const route = readRoute(pathname, search);
  return route.screen === "missing" ? { kind: "nowhere" } : { kind: "route", route };
}

const megabyte = 1e6;
const most = 16;

/** How large a text or a file is and how large it may be, where it is too large. */
export function tooLarge(given: string | File): { size: number; most: number } | null {
  const bytes = typeof given === "string" ? given.length : given.size;
  return bytes > most * megabyte ? { size: Math.ceil(bytes / megabyte), most } : null;
}
