// The drawings of the pieces are part of the page, so that they can be used wherever one is needed.

import classic from "./made/pieces.svg?raw";
import type { Settings } from "./state/settings";

type Set = Settings["pieces"];

const drawings: Record<Set, () => Promise<string> | string> = {
  classic: () => classic,
  flat: async () => (await import("./made/flat_pieces.svg?raw")).default,
};
let worn: Set | null = null;

/** Lets every piece be drawn as one of this set. */
export function wearPieces(set: Set): void {
  if (set === worn) return;
  worn = set;
  const text = drawings[set]();
  if (typeof text === "string") return put(text);
  if (!document.getElementById("pieces")) put(classic); // until the others are there
  const isWanted = () => set === worn; // no other one was chosen meanwhile
  void text.then(
    (loaded) => isWanted() && put(loaded),
    () => isWanted() && (worn = null), // it is tried again whenever something is drawn
  );
}

function put(text: string): void {
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  drawing.id = "pieces";
  drawing.setAttribute("class", "heard");
  drawing.setAttribute("aria-hidden", "true");
  const before = document.getElementById("pieces");
  if (before) before.replaceWith(drawing);
  else document.body.append(drawing);
}
