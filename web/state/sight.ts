// The game as it was seen last: with it a page that is opened again shows its board before the game
// itself is loaded.

import { leftAt } from "./clock";
import type { State } from "./model";
import type { Clocks, Game, Report } from "./report";
import type { Language } from "./words";

interface Sight {
  of: string;
  language: Language;
  game: Game;
  clocks: Clocks | null;
}

/** The number of a game that is only seen so far; those of the room count from 1. */
export const seenOnly = 0;

const longest = 1_000_000; // letters: the games themselves need room too

/** The clocks as they stand, stopped until the game is loaded. */
function stopped({ game, clocks }: State, now: number): Clocks | null {
  if (!game || !clocks) return null;
  const { white, black, low, running } = clocks;
  const { turn } = game.present;
  const left = running ? { [turn]: leftAt(clocks, turn, now) } : {};
  return { white, black, low, running: false, ...left };
}

/** To be kept where the game can be taken up again; `of` is what it must be the same for. */
export function sightOf(state: State, of: string, now: number): string | null {
  const { game, settings } = state;
  if (!game || game.remote || game.result || game.score.length === 0) return null;
  const sight: Sight = { of, language: settings.language, game, clocks: stopped(state, now) };
  const text = JSON.stringify(sight);
  return text.length > longest ? null : text;
}

/** The stored picture, if it shows the game that is resumed. */
export function readSight(text: string | null, of: string, language: Language): Report | null {
  let sight: Partial<Sight> | null;
  try {
    sight = JSON.parse(text ?? "null") as Partial<Sight> | null;
  } catch {
    return null;
  }
  if (sight?.of !== of || sight.language !== language || !sight.game) return null;
  return { events: [], game: { ...sight.game, number: seenOnly }, clocks: sight.clocks ?? null };
}
