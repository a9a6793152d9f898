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
