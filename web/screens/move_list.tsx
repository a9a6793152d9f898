// The moves played, to be looked back at.

import { useEffect, useRef } from "preact/hooks";
import type { Event, State } from "../state/model";
import { words } from "../state/words";
import { Sign } from "./parts";

interface Props {
  state: State;
  dispatch: (event: Event) => void;
}

interface Row {
  number: number;
  plies: (number | null)[]; // how many half-moves have been played with it; null: none of White's
}

/** The rows of a score sheet for so many half-moves. */
export function scoreRows(count: number, firstNumber: number, blackBegins: boolean): Row[] {
  const rows: Row[] = [];
  for (let ply = 1; ply <= count; ++ply) {
    const last = rows.at(-1);
    if (ply === 1 && blackBegins) rows.push({ number: firstNumber, plies: [null, 1] });
    else if (last && last.plies.length < 2) last.plies.push(ply);
    else rows.push({ number: firstNumber + rows.length, plies: [ply] });
  }
  return rows;
}

export function MoveList({ state, dispatch }: Props) {
  const text = words(state.settings.language);
  const list = useRef<HTMLOListElement>(null);
  const { game } = state;
  const count = game?.score.length ?? 0;
  const place = state.looked ?? count;
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!current || !list.current) return;
    list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [place, count]);
  if (!game) return null;
  const look = (wanted: number) => dispatch({ kind: "look", place: wanted });
  return (
    <section class="panel moves" aria-label={text.moves}>
      {count === 0 && <p class="faint">{text.no_moves}</p>}
      <ol ref={list}>
        {scoreRows(count, game.first_number, game.first_turn === "black").map((row) => (
          <li key={row.number}>
            <span>{row.number}.</span>
            {row.plies.map((ply) =>
              ply === null ? (
                <span key="none">…</span>
              ) : (
                <button
                  type="button"
                  key={ply}
                  aria-current={ply === place ? "step" : undefined}
                  onClick={() => look(ply)}
                >
                  {game.score[ply - 1]}
                </button>
              ),
            )}
          </li>
        ))}
      </ol>
      <div class="steps">
        <button type="button" aria-label={text.first} disabled={place === 0} onClick={() => look(0)}>
          <Sign name="start" />
        </button>
        <button
          type="button"
          aria-label={text.back}
          disabled={place === 0}
          onClick={() => look(place - 1)}
        >
          <Sign name="back" />
        </button>
        <button
          type="button"
          aria-label={text.forth}
          disabled={place === count}
          onClick={() => look(place + 1)}
        >
          <Sign name="forth" />
        </button>
        <button
          type="button"
          aria-label={text.last}
          disabled={place === count}
          onClick={() => look(count)}
        >
          <Sign name="end" />
        </button>
      </div>
    </section>
  );
}
