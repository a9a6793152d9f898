// Lifting and setting down: what pointer, touch and keyboard all do.

import { aloud, call, stackAt, type Event, type State, type Step } from "./model";
import type { Move, Square } from "./report";
import { countsTo, largestMovable, movesTo, targetsOf, withDigit, withStep } from "./selection";
import { counted, words } from "./words";

const isUpper = (letter: string) => letter === letter.toUpperCase();

/** Whether the stack on a square belongs to the side to move. */
function isOwn(state: State, square: Square): boolean {
  const top = stackAt(state, square).slice(-1);
  return top !== "" && isUpper(top) === (state.game?.present.turn === "white");
}

export function select(state: State, square: Square): Step {
  const { game } = state;
  const stack = stackAt(state, square);
  if (!game || stack === "") return [{ ...state, selection: null, notice: null }, []];
  // The game answers with the reason.
  if (!isOwn(state, square)) return [state, [call("act", `try ${square} 1 ${square}`)]];
  if (game.touched && game.touched !== square) return [state, [call("act", `touch ${square}`)]];
  const movable = largestMovable(game.moves, square);
  const text = words(state.settings.language);
  const selection = { from: square, count: movable || stack.length, typed: 0 };
  if (movable === 0) {
    const sentence = stack.length > 1 ? text.no_move_here : text.piece_cannot_move;
    const notice = { text: sentence, warning: true };
    return [{ ...state, selection, notice, ...aloud(state, sentence) }, []];
  }
  const next: State = { ...state, selection, notice: null, cursor: square };
  return [next, game.touch_move ? [call("act", `touch ${square}`)] : []];
}

export function letGo(state: State): Step {
  if (state.promotion) return [{ ...state, promotion: null }, []];
  if (state.premove) return [{ ...state, premove: null }, []];
  if (state.game?.touched) return [state, [call("act", "let_go")]]; // it says why not
  return [{ ...state, selection: null, notice: null }, []];
}

/** A click on a square, or Enter on it. A click on a piece of a tower picks up it and all above it. */
export function press(state: State, square: Square, count?: number): Step {
  const [next, orders] = pressed(state, square);
  const { selection } = next;
  if (count === undefined || selection?.from !== square) return [next, orders];
  return [{ ...next, selection: { ...selection, count } }, orders];
}

function pressed(state: State, square: Square): Step {
  const { game, selection } = state;
  if (!game) return [state, []];
  if (state.looked !== null) return [{ ...state, looked: null, moment: null }, []];
  if (!game.person_to_move) return pressAhead(state, square);
  if (!selection) return select(state, square);
  if (selection.from === square) return letGo(state);
  const isTarget = targetsOf(game.moves, selection).has(square);
  return isTarget || !isOwn(state, square) ? drop(state, square, false) : select(state, square);
}

/** A click while the other side is to move: prepares the next move. Any click cancels the one prepared
 * before. A spectator's click shows the stack there. */
function pressAhead(state: State, square: Square): Step {
  const { game, selection } = state;
  const why = call("act", `touch ${square}`); // it says why nothing can be played
  if (game?.remote && game.person === "" && !game.result) return [{ ...state, cursor: square }, []];
  if (!game?.can_prepare) return [state, [why]];
  const stack = stackAt(state, square);
  const isOwnSide = stack !== "" && isUpper(stack.slice(-1)) === (game.person === "white");
  const free: State = { ...state, premove: null };
  if (selection && selection.from !== square) {
    const { from, count } = selection;
    return [{ ...free, selection: null, premove: { from, count, to: square } }, []];
  }
  if (selection || state.premove) return [{ ...free, selection: null }, []];
  if (!isOwnSide) return [free, [why]];
  return [{ ...free, selection: { from: square, count: stack.length, typed: 0 } }, []];
}

/** Whether somebody wants to be asked before a move is played. */
const isAsked = ({ game, online, settings }: State): boolean =>
  ({
    never: false,
    days: game?.remote && online?.game?.days,
    online: game?.remote,
    always: true,
  })[settings.confirm] ?? false;

/** Whether an offer of a draw has to be confirmed; a claim or an answer has not. */
export const asksAboutDraw = (state: State): boolean =>
  isAsked(state) && !!state.game?.person && !state.game.can_claim && !state.question;

/** Plays a move, or asks about it first. */
export function play(state: State, move: Move, drag: boolean): Step {
  const { text } = move;
  if (isAsked(state)) return [{ ...state, promotion: null, unconfirmed: { text, move } }, []];
  return [{ ...state, promotion: null, dropped: drag }, [call("act", `play ${text}`)]];
}

/** Plays a typed move, which only the room can read, or asks about it first. */
export function playTyped(state: State, text: string): Step {
  const now: State = { ...state, looked: null, moment: null, notice: null };
  if (isAsked(state) && state.game?.person_to_move)
    return [{ ...now, unconfirmed: { text, move: null } }, []];
  return [now, [call("act", `play ${text}`)]];
}

export function confirm(state: State, isWanted: boolean): Step {
  const { unconfirmed } = state;
  const next: State = { ...state, unconfirmed: null };
  if (!isWanted || !unconfirmed) return [{ ...next, selection: null }, []];
  return [next, [call("act", unconfirmed.isDraw ? "draw" : `play ${unconfirmed.text}`)]];
}

export function drop(state: State, square: Square, drag: boolean): Step {
  const { game, selection } = state;
  if (!game || !selection) return [state, []];
  if (!game.person_to_move) return pressAhead(state, square);
  const moves = movesTo(game.moves, selection, square);
  const queen = state.settings.queen && moves.find(({ promotion }) => promotion === "Q");
  const [first] = moves;
  if (queen) return play(state, queen, drag);
  if (moves.length > 1) return [{ ...state, promotion: moves }, []];
  if (first) return play(state, first, drag);
  const counts = countsTo(game.moves, selection.from, square);
  if (counts.length > 0) return takeOtherCount(state, square, drag, counts);
  const { from, count } = selection;
  return [state, [call("act", `try ${from} ${count} ${square}`)]]; // the game says why not
}

/** Not as many pieces can go there as are held, but others can: plays where only one number can,
 * and else takes the nearest, to be played by a second click. */
function takeOtherCount(state: State, square: Square, drag: boolean, counts: number[]): Step {
  const { game, selection } = state;
  const count = targetsOf(game!.moves, selection!).get(square)!.count;
  const { language } = state.settings;
  const text = words(language);
  const isOnly = counts.length === 1;
  const forms = isOnly ? text.only_count_went : text.count_was_set;
  const sentence = counted(language, forms, count, { square });
  const next: State = {
    ...state,
    selection: { from: selection!.from, count, typed: 0 },
    notice: { text: sentence, warning: false },
    ...aloud(state, sentence),
  };
  return isOnly ? drop(next, square, drag) : [next, []];
}

export function setCount(
  state: State,
  event: Extract<Event, { kind: "count" | "digit" | "step" | "shorten" }>,
): Step {
  const { selection } = state;
  if (!selection) return [state, []];
  const height = stackAt(state, selection.from).length;
  if (event.kind === "digit") {
    const typed = withDigit(selection, event.digit, height);
    return [typed ? { ...state, selection: typed } : state, []];
  }
  if (event.kind === "step")
    return [{ ...state, selection: withStep(selection, event.step, height) }, []];
  const wanted = event.kind === "count" ? event.count : selection.count - 1 || height; // in turn
  const count = Math.min(Math.max(wanted, 1), height);
  return [{ ...state, selection: { from: selection.from, count, typed: 0 } }, []];
}
