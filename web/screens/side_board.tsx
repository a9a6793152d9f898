// A board besides the game of the room: moves are tried on it as on any other, and whoever shows it
// decides what comes of them.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { StackPanel } from "../board/stack_panel";
import { orderOfKey } from "../state/keys";
import { initial, update, type Event, type State } from "../state/model";
import type { Game } from "../state/report";
import type { Settings } from "../state/settings";
import type { Mark } from "../state/study";
import { words } from "../state/words";
import { Dialogs } from "./dialogs";

interface Props {
  game: Game;
  settings: Settings;
  flipped?: boolean;
  marks?: Mark[]; // arrows and circles that stay, and what draws one more or takes it away
  mark?: (one: Mark) => void;
  busy?: boolean; // another position is on its way: nothing is played on this one
  play: (move: string) => void;
  refuse: (tried: string) => void; // `try SQUARE COUNT SQUARE`
}

export function SideBoard(props: Props) {
  const { game, settings, flipped = false, busy = false, play, refuse } = props;
  const [own, setOwn] = useState<State>(() => initial(settings, { screen: "game" }));
  const isSame = own.game?.position === game.position;
  const state: State = {
    ...own,
    settings,
    game,
    selection: isSame ? own.selection : null,
    promotion: isSame ? own.promotion : null,
  };
  const latest = useRef(state); // two events may come before the board is drawn again
  latest.current = state;
  const dispatch = (event: Event) => {
    if (busy) return;
    const [next, orders] = update(latest.current, event);
    const isPlayed = orders.some((order) => order.kind === "call" && order.text.startsWith("play "));
    latest.current = isPlayed ? { ...next, selection: null } : next;
    setOwn(latest.current);
    for (const order of orders) {
      if (order.kind !== "call" || order.name !== "act") continue;
      if (order.text.startsWith("play ")) play(order.text.slice("play ".length));
      else if (order.text.startsWith("try ")) refuse(order.text);
    }
  };
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (target.closest("input, textarea, dialog")) return;
      const order = orderOfKey(latest.current, event.key);
      if (order && ["digit", "step", "let_go"].includes(order.kind)) dispatch(order);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  return (
    <div class="side-board" aria-busy={busy}>
      <Board
        moment={game.present}
        moves={game.moves}
        bottom={flipped ? "black" : "white"}
        selection={state.selection}
        cursor={state.cursor}
        hint={game.hint}
        marks={props.marks}
        mark={props.mark}
        past={false}
        animated={settings.animation}
        coordinates={settings.coordinates}
        text={words(settings.language)}
        dispatch={dispatch}
      />
      <StackPanel state={state} dispatch={dispatch} />
      <Dialogs state={state} dispatch={dispatch} go={() => {}} />
    </div>
  );
}
