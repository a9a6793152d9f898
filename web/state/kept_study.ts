// The analysis that the browser keeps, so that nothing of it is lost on the way to another screen or
// with the page.

import type { Game } from "./report";
import { pathOf } from "./route";
import type { Study } from "./study";

export interface KeptStudy {
  pgn: string; // all of it
  place: string; // in it, that is looked at
  moves: number; // of the whole tree
  noted: boolean; // whether it is more than one line of moves
  begun: string; // a sum of its PGN when it was begun, opened or saved: up to there nothing can be lost
  address: string; // of the page
  game: string; // the finished game that was on the table, if one was
}

/** So few moves of one line are soon made again. */
const fewMoves = 8;

/** So many letters are kept at most: the games need room too. */
const longest = 1_000_000;

/** By which one text is told from another. */
export function sumOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; ++at) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return `${text.length} ${sum}`;
}

/** Whether work would be lost with it. */
export const isUnsaved = ({ pgn, begun, noted, moves }: KeptStudy): boolean =>
  sumOf(pgn) !== begun && (noted || moves > fewMoves);

/** As the browser keeps it; nothing if it is too long for that. */
export const writtenStudy = (kept: KeptStudy): string | null =>
  kept.pgn.length > longest ? null : JSON.stringify(kept);

/** By which one finished game is told from another; nothing of one that is played. */
export const nameOfFinished = (game: Game | null): string =>
  game?.result ? [game.rules, game.start, ...game.played].join(" ") : "";

/** The study as it is to be kept: one that is begun now, or that goes on from `before`. */
export function keptStudy(study: Study, game: Game | null, before: KeptStudy | null): KeptStudy {
  const { pgn, place, noted, nodes, address } = study;
  return {
    pgn,
    place,
    noted,
    moves: nodes.length,
    begun: before?.begun ?? sumOf(pgn),
    address: pathOf({ screen: "analysis", ...address }),
    game: nameOfFinished(game) || (before?.game ?? ""),
  };
}

/** The stored study, if the text is one. */
export function readKept(text: string | null): KeptStudy | null {
  let kept: Partial<KeptStudy> | null;
  try {
    kept = JSON.parse(text ?? "null") as Partial<KeptStudy> | null;
  } catch {
    return null;
  }
  if (typeof kept?.pgn !== "string" || typeof kept.place !== "string") return null;
  return {
    pgn: kept.pgn,
    place: kept.place,
    moves: Number(kept.moves ?? 0),
    noted: kept.noted === true,
    begun: String(kept.begun ?? ""),
    address: String(kept.address ?? ""),
    game: String(kept.game ?? ""),
  };
}
