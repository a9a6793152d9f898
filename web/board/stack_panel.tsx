// The stack of a square, opened beside the board: the top piece first.

import type { Event, State } from "../state/model";
import { shown } from "../state/model";
import { hasStacks } from "../state/rules";
import type { Settings } from "../state/settings";
import { place } from "../state/square";
import { counted, fill, handHelp, words, type Words } from "../state/words";
import { drawing } from "./geometry";

interface Props {
  state: State;
  dispatch: (event: Event) => void;
}

export function StackPanel({ state, dispatch }: Props) {
  const { language } = state.settings;
  const text = words(language);
  const moment = shown(state);
  if (state.game && !hasStacks[state.game.rules]) return null;
  const square = state.selection?.from ?? state.cursor;
  const stack = moment?.board[place(square, moment.size)] ?? "";
  if (!moment || stack === "" || (stack.length === 1 && !state.selection))
    return (
      <section class="panel stack" aria-label={text.stack}>
        {state.game?.remote && state.game.person === "" ? (
          <p class="faint">{text.stack_look}</p>
        ) : (
          <StackHelp text={text} hand={state.settings.hand} />
        )}
      </section>
    );
  const held = state.selection?.count ?? 0;
  const isHeld = held > 0 && stack.length > 1;
  return (
    <section class="panel stack" aria-label={text.stack}>
      <header>
        <h2>{isHeld ? square : counted(language, text.stack_title, stack.length, { square })}</h2>
        {isHeld && <Counter held={held} height={stack.length} text={text} dispatch={dispatch} />}
      </header>
      <ol>
        {[...stack].reverse().map((piece, index) => {
          const name = text.pieces[piece.toUpperCase() as keyof typeof text.pieces];
          const isTaken = index < held;
          return (
            <li key={index}>
              <button
                type="button"
                disabled={!isHeld}
                class={isTaken ? "taken" : ""}
                aria-pressed={isTaken}
                onClick={() => dispatch({ kind: "count", count: index + 1 })}
              >
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <use href={drawing(piece)} width="100" height="100" />
                </svg>
                <span>{name}</span>
                {index === 0 && stack.length > 1 && <small>{text.stack_top}</small>}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How a stack is moved. */
export function StackHelp({ text, hand }: { text: Words; hand: Settings["hand"] }) {
  const { pointer, touch } = handHelp(text, hand);
  return (
    <>
      <p class="faint only-pointer">{pointer}</p>
      <p class="faint only-touch">{touch}</p>
    </>
  );
}

interface CounterProps {
  held: number;
  height: number;
  text: Words;
  dispatch: (event: Event) => void;
}

function Counter({ held, height, text, dispatch }: CounterProps) {
  const step = (by: number) => dispatch({ kind: "step", step: by });
  return (
    <div class="counter">
      <button type="button" aria-label={text.one_less} disabled={held <= 1} onClick={() => step(-1)}>
        −
      </button>
      <output>{fill(text.stack_taken, { count: held, height })}</output>
      <button
        type="button"
        aria-label={text.one_more}
        disabled={held >= height}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
