// What lies over the board: a question, a promotion, the result.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawing } from "../board/geometry";
import { fill, words } from "../state/words";
import type { ScreenProps } from "./frame";

/** A dialog that takes the focus, and gives it back. */
export function Dialog(props: { label: string; onCancel: () => void; children: ComponentChildren }) {
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
        {text.key_lines.map(([keys, what]) => (
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

/** The board is hidden behind it, so that nobody thinks without a clock. */
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

export function Dialogs({ state, dispatch, go }: ScreenProps) {
  const text = words(state.settings.language);
  const { question, promotion, game, card } = state;
  const act = (order: string) => dispatch({ kind: "act", text: order });
  if (state.paused) return <PauseDialog state={state} dispatch={dispatch} />;
  if (question)
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
  if (promotion)
    return (
      <Dialog
        label={text.choose_promotion}
        onCancel={() => dispatch({ kind: "promote", move: null })}
        key="promotion"
      >
        <h2>{text.choose_promotion}</h2>
        <div class="buttons pieces-to-choose">
          {promotion.map((move) => {
            const letter = move.promotion ?? "Q";
            const piece = game?.present.turn === "black" ? letter.toLowerCase() : letter;
            return (
              <button
                type="button"
                key={move.text}
                aria-label={text.pieces[letter as keyof typeof text.pieces]}
                onClick={() => dispatch({ kind: "promote", move })}
              >
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <use href={drawing(piece)} width="100" height="100" />
                </svg>
              </button>
            );
          })}
        </div>
      </Dialog>
    );
  const { unconfirmed } = state;
  if (unconfirmed) {
    const asked = fill(text.confirm_move, { move: unconfirmed.text });
    return (
      <Dialog label={asked} onCancel={() => dispatch({ kind: "confirm", yes: false })} key="confirm">
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
  const rematch = () => {
    close();
    dispatch({ kind: "wish", text: "rematch yes" });
  };
  return (
    <Dialog label={result.title} onCancel={close} key="result">
      <h2>{result.title}</h2>
      {result.reason && <p>{result.reason}</p>}
      <p class="faint">{result.length}</p>
      {result.ratings.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div class="buttons">
        {state.online?.game?.you !== "watcher" && <button
          type="button"
          class="main"
          onClick={() => (game.remote ? rematch() : act("rematch"))}
        >
          {text.rematch}
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
