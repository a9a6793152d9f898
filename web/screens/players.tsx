// The players, the pieces they have captured, and their clocks.

import { useEffect, useState } from "preact/hooks";
import { drawing } from "../board/geometry";
import { shown, type State } from "../state/model";
import type { Side } from "../state/report";
import { clockText, leftAt } from "../state/clock";
import { words } from "../state/words";

export function Player({ state, side }: { state: State; side: Side }) {
  const { game } = state;
  const moment = shown(state);
  if (!game || !moment) return <div class="player" />;
  const text = words(state.settings.language);
  const isToMove = !game.result && moment.turn === side;
  const captures = side === "white" ? moment.white_captures : moment.black_captures;
  const online = game.remote ? state.online?.game : null;
  const isAway = online && !(side === "white" ? online.white_here : online.black_here);
  return (
    <section class={isToMove ? "player to-move" : "player"} aria-label={game[side].title}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href={side === "white" ? "#wk" : "#bk"} width="100" height="100" />
      </svg>
      <span class="title">
        {online ? online[side] : game[side].title}
        {isAway && <small> ({text.is_away})</small>}
      </span>
      <Captured pieces={captures.pieces} lead={captures.lead} label={text.captured + text.colon} />
      {state.clocks && <Clock clocks={state.clocks} isAtMove={game.present.turn === side} side={side} />}
    </section>
  );
}

/** The captured pieces, the strongest first, each kind once with its number. */
function Captured({ pieces, lead, label }: { pieces: string; lead: number; label: string }) {
  if (pieces === "") return <span class="captured" />;
  const strength = "kqrbnp";
  const kinds = [...new Set(pieces)].sort(
    (a, b) => strength.indexOf(a.toLowerCase()) - strength.indexOf(b.toLowerCase()),
  );
  return (
    <span class="captured" role="img" aria-label={label + pieces.length}>
      <span class="kinds">
        {kinds.map((kind) => {
          const count = [...pieces].filter((piece) => piece === kind).length;
          return (
            <span key={kind}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <use href={drawing(kind)} width="100" height="100" />
              </svg>
              {count > 1 && `×${count}`}
            </span>
          );
        })}
      </span>
      {lead > 0 && <b>+{lead}</b>}
    </span>
  );
}

interface ClockProps {
  clocks: NonNullable<State["clocks"]>;
  side: Side;
  isAtMove: boolean; // now, whatever is looked at
}

function Clock({ clocks, side, isAtMove }: ClockProps) {
  const [now, setNow] = useState(() => performance.now());
  const isRunning = clocks.running && isAtMove;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = leftAt(clocks, side, isRunning ? Math.max(now, clocks.at) : clocks.at);
  const isLow = left < clocks.low;
  return (
    <span class={`clock${isRunning ? " running" : ""}${isLow ? " low" : ""}`} role="timer">
      {clockText(left)}
    </span>
  );
}
