// What of a game is seen on a board in space.

import type { Premove } from "../state/model";
import type { Mark as Drawn, Moment, Move, Side, Square } from "../state/report";
import type { Selection, Target } from "../state/selection";
import { place } from "../state/square";
import type { Marked, Sight, Some } from "./show";
import type { Mark } from "./space";

export interface Shown {
  moment: Moment;
  bottom: Side;
  stacked: boolean; // pieces can stand on each other
  selection: Selection | null;
  targets: ReadonlyMap<Square, Target>;
  hint: Move | null;
  premove: Premove | null;
  ideas: readonly Pick<Move, "from" | "to">[]; // the best first
  drawn: readonly Drawn[];
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
  const add = (mark: Mark, square: Square, to = square, dye?: string) =>
    marks.push({ mark, from: place(square, size), to: place(to, size), ...(dye && { dye }) });
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
  for (const [index, { from, to }] of [...shown.ideas.entries()].reverse())
    add(index > 0 ? "other_line" : "line", from, to, "hint"); // the best lies over the others
  if (shown.hint) add("hint", shown.hint.from, shown.hint.to);
  for (const { from, to, color = "green" } of shown.drawn)
    add(from === to ? "circle" : "arrow", from, to, color === "green" ? undefined : `drawn-${color}`);
  return marks;
}

function numbersOf({ moment, selection, targets }: Shown): Some[] {
  return [...targets.values()]
    .filter(({ count }) => count !== selection?.count)
    .map(({ to, count }) => ({ square: place(to, moment.size), count }));
}

export function sightOf(shown: Shown): Sight {
  const { moment, selection } = shown;
  const { size, last } = moment;
  const at = (square: Square) => place(square, size);
  const some = (group: Pick<Move, "from" | "count"> | null) =>
    group && { square: at(group.from), count: group.count };
  return {
    size,
    flipped: shown.bottom === "black",
    stacked: shown.stacked,
    board: moment.board,
    last: last && { from: at(last.from), count: last.count, to: at(last.to) },
    captured: [moment.white_captures?.pieces ?? "", moment.black_captures?.pieces ?? ""],
    held: some(selection),
    meant: some(selection ?? shown.hint),
    marks: marksOf(shown),
    numbers: numbersOf(shown),
    animated: shown.animated,
  };
}
