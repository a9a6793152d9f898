import pieces from "./made/pieces.svg?raw";
import { start } from "./app";

/** The pieces are part of the page, so that they can be drawn wherever they are needed. */
function addPieces(): void {
  const drawing = new DOMParser().parseFromString(pieces, "image/svg+xml").documentElement;
  drawing.setAttribute("class", "heard");
  drawing.setAttribute("aria-hidden", "true");
  document.body.append(drawing);
}

addPieces();
start();
// Browsers have it only where the line is safe. Without it the page needs a network, no more.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});
