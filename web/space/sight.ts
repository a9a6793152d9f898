// What of a game is seen on a board in space.

import type { Premove } from "../state/model";
import type { Moment, Move, Side, Square } from "../state/report";
import type { Selection, Target } from "../state/selection";
import { place } from "../state/square";
import type { Marked, Sight } from "./show";
import type { Mark } from "./space";

export interface Shown {
  moment: Moment;
  bottom: Side;
  selection: Selection | null;
  targets: ReadonlyMap<Square, Target>;
  hint: Move | null;
  premove: Premove | null;
  drawn: readonly { from: Square; to: Square }[];
  cursor: Square | null; // where the keys are
  pointed: Square | null; // where what is dragged hangs
  past: boolean;
  animated: boolean;
}

function markOf(target: Target, held: number, isEmpty: boolean): Mark | null {
  const isHollow = target.count !== held;
  if (target.captures) return isHollow ? "hollow_capture" : "capture";
  if (!isEmpty) return isHollow ? "hollow_join" : "join";
  return isHollow ? null : "target"; // its number tells where only others can go
}

/** In the order in which they lie. */
function marksOf(shown: Shown): Marked[] {
  const { moment, selection, premove } = shown;
  const { size, board } = moment;
  const marks: Marked[] = [];
  const add = (mark: Mark, square: Square, to = square) =>
    marks.push({ mark, from: place(square, size), to: place(to, size) });
  if (shown.past) marks.push({ mark: "past", from: 0 });
  if (moment.last) {
    add("last_from", moment.last.from);
    add("last_to", moment.last.to);
  }
  if (moment.check) add("check", moment.check);
  if (premove) for (const square of [premove.from, premove.to]) add("premove", square);
  if (selection) add("selected", selection.from);
  for (const target of shown.targets.values()) {
    const mark = markOf(target, selection!.count, board[place(target.to, size)] === "");
    if (mark) add(mark, target.to);
  }
  if (shown.pointed && shown.targets.has(shown.pointed)) add("pointed", shown.pointed);
  if (shown.cursor) add("cursor", shown.cursor);
  if (shown.hint) add("hint", shown.hint.from, shown.hint.to);
  for (const { from, to } of shown.drawn) add(from === to ? "circle" : "arrow", from, to);
  return marks;
}

export function sightOf(shown: Shown): Sight {
  const { moment, selection } = shown;
  const { size, last } = moment;
  const at = (square: Square) => place(square, size);
  return {
    size,
    flipped: shown.bottom === "black",
    board: moment.board,
    last: last && { from: at(last.from), count: last.count, to: at(last.to) },
    captured: [moment.white_captures?.pieces ?? "", moment.black_captures?.pieces ?? ""],
    held: selection && { square: at(selection.from), count: selection.count },
    marks: marksOf(shown),
    animated: shown.animated,
  };
}

/** What is written over a tower: its height, and how many of it are meant. */
export function towerText(shown: Shown, square: Square, height: number): string {
  const { selection, hint } = shown;
  const count =
    selection?.from === square ? selection.count : hint?.from === square ? hint.count : 0;
  return count > 0 && count < height ? `${count}/${height}` : String(height);
}
