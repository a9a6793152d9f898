// What lies over the board: a question, a promotion, the result.

import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useReducer, useRef } from "preact/hooks";
import { drawing } from "../board/geometry";
import { listed } from "../state/keys";
import { offerIn } from "../state/offer";
import type { Move, Square } from "../state/report";
import { written } from "../state/selection";
import { fill, words } from "../state/words";
import type { ScreenProps } from "./frame";

interface DialogProps {
  label: string;
  style?: JSX.CSSProperties | undefined; // where it lies, if not in the middle
  isLow?: boolean; // under the board where there is room
  onCancel: () => void;
  children: ComponentChildren;
}

/** A dialog that takes the focus, and gives it back. */
export function Dialog(props: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current?.showModal();
    return () => before?.focus();
  }, []);
  return (
    <dialog
      ref={box}
      aria-label={props.label}
      class={props.isLow ? "low" : props.style && "over-square"}
      style={props.style}
      onCancel={(event) => {
        event.preventDefault();
        props.onCancel();
      }}
    >
      {props.children}
    </dialog>
  );
}

/** What keys do. */
export function KeysDialog({ state, dispatch }: Pick<ScreenProps, "state" | "dispatch">) {
  const text = words(state.settings.language);
  const close = () => dispatch({ kind: "keys", shown: false });
  return (
    <Dialog label={text.keys} onCancel={close}>
      <div class="titled">
        <h2>{text.keys}</h2>
        <button type="button" onClick={close}>
          {text.close}
        </button>
      </div>
      <dl class="keys">
        {listed(text.key_lines, state.route).map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Who offers a rematch. */
export function Rematch({ state }: Pick<ScreenProps, "state">) {
  const said = state.game?.remote && state.online?.game?.rematch_text;
  return said ? <p role="status">{said}</p> : null;
}

/** The board is hidden behind it, so that nobody can think while the clocks are stopped. */
function PauseDialog({ state, dispatch }: Pick<ScreenProps, "state" | "dispatch">) {
  const text = words(state.settings.language);
  const goOn = () => dispatch({ kind: "pause", on: false });
  const key = (event: KeyboardEvent) => {
    if (event.key !== "p" || event.ctrlKey || event.altKey || event.metaKey) return;
    event.stopPropagation(); // which would pause again
    goOn();
  };
  return (
    <Dialog label={text.paused} onCancel={goOn} key="pause">
      <div onKeyDown={key}>
        <h2>{text.paused}</h2>
        <p>{text.paused_text}</p>
        <div class="buttons">
          <button type="button" class="main" onClick={goOn}>
            {text.back_to_game}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

const finger = 44; // pixels

/** Where a column of `count` squares lies that starts on a square and extends up or down, wherever there
 * is room; undefined while the square is not on the screen. */
function columnAt(square: Square, count: number): JSX.CSSProperties | undefined {
  const cell = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
  if (!cell) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const side = Math.min(Math.max(cell.width, finger), clientHeight / count);
  const within = (place: number, length: number, all: number) =>
    `${Math.max(0, Math.min(place, all - length))}px`;
  const isDown = cell.top + cell.height / 2 < clientHeight / 2;
  return {
    width: `${side}px`,
    left: within(cell.left + (cell.width - side) / 2, side, clientWidth),
    top: within(isDown ? cell.top : cell.bottom - count * side, count * side, clientHeight),
  };
}

/** What a pawn becomes, over the square where it does. */
function PromotionDialog({ state, dispatch }: Pick<ScreenProps, "state" | "dispatch">) {
  const text = words(state.settings.language);
  const [, place] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const again = () => place(undefined);
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, []);
  const moves = state.promotion!;
  const column = columnAt(moves[0]!.to, moves.length);
  const choose = (move: Move | null) => dispatch({ kind: "promote", move });
  return (
    <Dialog
      label={text.choose_promotion}
      style={column}
      onCancel={() => choose(null)}
    >
      <h2>{text.choose_promotion}</h2>
      <div class="buttons pieces-to-choose">
        {moves.map((move) => {
          const letter = move.promotion ?? "Q";
          const isBlack = state.game?.present.turn === "black";
          return (
            <button
              type="button"
              key={move.text}
              aria-label={text.pieces[letter as keyof typeof text.pieces]}
              onClick={() => choose(move)}
            >
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <use href={drawing(isBlack ? letter.toLowerCase() : letter)} width="100" height="100" />
              </svg>
            </button>
          );
        })}
      </div>
    </Dialog>
  );
}

export function Dialogs({ state, dispatch, go }: ScreenProps) {
  const text = words(state.settings.language);
  const { question, promotion, game, card } = state;
  const act = (order: string) => dispatch({ kind: "act", text: order });
  if (state.paused) return <PauseDialog state={state} dispatch={dispatch} />;
  if (question && !question.offer)
    return (
      <Dialog label={question.text} onCancel={() => act("go_back")} key={question.text}>
        <h2>{question.text}</h2>
        <div class="buttons">
          <button type="button" class="main" onClick={() => act("answer yes")}>
            {text.yes}
          </button>
          <button type="button" onClick={() => act("answer no")}>
            {text.no}
          </button>
        </div>
      </Dialog>
    );
  if (promotion) return <PromotionDialog state={state} dispatch={dispatch} key="promotion" />;
  const { unconfirmed } = state;
  if (unconfirmed) {
    const asked = unconfirmed.isDraw
      ? text.confirm_draw
      : fill(text.confirm_move, { move: unconfirmed.move ? written(unconfirmed.move) : unconfirmed.text });
    return (
      <Dialog label={asked} isLow onCancel={() => dispatch({ kind: "confirm", yes: false })} key="confirm">
        <h2>{asked}</h2>
        <div class="buttons">
          <button type="button" class="main" onClick={() => dispatch({ kind: "confirm", yes: true })}>
            {text.yes}
          </button>
          <button type="button" onClick={() => dispatch({ kind: "confirm", yes: false })}>
            {text.no}
          </button>
        </div>
      </Dialog>
    );
  }
  if (!card || !game?.result) return null;
  const { result } = game;
  const close = () => dispatch({ kind: "close_card" });
  const offer = offerIn(state);
  const rematch = () => {
    close();
    dispatch(offer?.answer("yes") ?? { kind: "wish", text: "rematch yes" });
  };
  return (
    <Dialog label={result.title} onCancel={close} key="result">
      <h2>{result.title}</h2>
      {result.reason && <p>{result.reason}</p>}
      <p class="faint">{result.length}</p>
      <Rematch state={state} />
      {result.ratings.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div class="buttons">
        {state.online?.game?.you !== "watcher" && <button
          type="button"
          class="main"
          onClick={() => (game.remote ? rematch() : act("rematch"))}
        >
          {offer ? text.accept : text.rematch}
        </button>}
        {offer && <button
          type="button"
          onClick={({ currentTarget }) => {
            dispatch(offer.answer("no"));
            currentTarget.parentElement?.querySelector("button")?.focus(); // this one goes
          }}
        >
          {text.decline}
        </button>}
        <button type="button" onClick={close}>
          {text.look_back}
        </button>
        <button
          type="button"
          onClick={() => {
            close();
            go(game.remote ? { screen: "lobby" } : { screen: "new", opponent: "computer" });
          }}
        >
          {game.remote ? text.lobby : text.new_game}
        </button>
      </div>
    </Dialog>
  );
}
