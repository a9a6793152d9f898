// What the opponent offers in a game at a server: it is answered beside the board, and the game goes
// on meanwhile.

import type { Event, State } from "./model";

export interface Offer {
  text: string;
  answer: (word: "yes" | "no") => Event;
}

export function offerIn({ question, online, game }: State): Offer | null {
  if (question?.offer)
    return { text: question.text, answer: (word) => ({ kind: "act", text: `answer ${word}` }) };
  const played = game?.remote && online?.game?.you !== "watcher" ? online?.game : null;
  if (!played?.rematch || played.rematch === played.you) return null;
  return {
    text: played.rematch_text,
    answer: (word) => ({ kind: "wish", text: `rematch ${word}` }),
  };
}

/** What the notice says besides the rematch, which has a place of its own. */
export function noticeBesides({ notice, online }: State): string {
  return (notice?.text ?? "").replace(online?.game?.rematch_text ?? "", "").trim();
}
