// A board besides the game of the room: moves are tried on it as on any other, and whoever shows it
// decides what comes of them.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { StackPanel } from "../board/stack_panel";
import { Zoomed } from "../board/zoom";
import { orderOfKey } from "../state/keys";
import { bottom, initial, update, type Event, type Notice, type State } from "../state/model";
import type { Game, Mark, Move, Side } from "../state/report";
import { hasStacks } from "../state/rules";
import type { Settings } from "../state/settings";
import { words } from "../state/words";
import { Dialogs } from "./dialogs";

interface Props {
  game: Game;
  settings: Settings;
  below?: Side; // at the bottom of the board, where the screen decides that
  ideas?: readonly Pick<Move, "from" | "to">[] | undefined; // what the computer would play, the best first
  marks?: Mark[]; // arrows and circles that stay, and what draws one more or takes it away
  mark?: (one: Mark) => void;
  steps?: boolean; // the arrow keys go through the moves, unless the board was reached by keys
  busy?: boolean; // another position is on its way: nothing is played on this one
  play: (move: string) => void;
  refuse: (tried: string) => void; // `try SQUARE COUNT SQUARE`
}

/** Why nothing can be played any more. */
const over = (game: Game): Notice | null =>
  game.result ? { text: game.state, warning: false } : null;

export function SideBoard(props: Props) {
  const { game, settings, busy = false, play, refuse } = props;
  const [own, setOwn] = useState<State>(() => initial(settings, { screen: "game" }));
  const text = words(settings.language);
  const isSame = own.game?.position === game.position;
  const state: State = {
    ...own,
    settings: { ...settings, confirm: "never" }, // nothing is lost here
    game,
    selection: isSame ? own.selection : null,
    promotion: isSame ? own.promotion : null,
  };
  // A notice that comes with a move is shown with the position after it, until the next move.
  const isPlaying = useRef(false);
  useLayoutEffect(() => {
    if (!isPlaying.current)
      setOwn((before) => (before.notice ? { ...before, notice: null } : before));
    isPlaying.current = false;
  }, [game.position]);
  const latest = useRef(state); // two events may come before the board is drawn again
  latest.current = state;
  const dispatch = (event: Event) => {
    if (busy) return;
    const [next, orders] = update(latest.current, event);
    const acts = orders.flatMap((order) =>
      order.kind === "call" && order.name === "act" ? [order.text] : [],
    );
    const isPlayed = acts.some((act) => act.startsWith("play "));
    const isTried = acts.some((act) => act.startsWith("try "));
    isPlaying.current = isPlayed;
    latest.current = {
      ...next,
      selection: isPlayed ? null : next.selection,
      // The notice before is out of date; refusals are shown by the screen.
      notice: isTried ? null : acts.length > 0 && !isPlayed ? over(game) : next.notice,
    };
    setOwn(latest.current);
    for (const act of acts) {
      if (act.startsWith("play ")) play(act.slice("play ".length));
      else if (act.startsWith("try ")) refuse(act);
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
    <div class="side-board">
      <Zoomed text={text} size={game.present.size} busy={busy}>
        <Board
          moment={game.present}
          moves={game.moves}
          bottom={props.below ?? bottom(state)}
          stacked={hasStacks[game.rules]}
          selection={state.selection}
          cursor={state.cursor}
          hint={game.hint}
          ideas={props.ideas}
          marks={props.marks}
          mark={props.mark}
          past={false}
          animated={settings.animation}
          coordinates={settings.coordinates}
          hand={settings.hand}
          steps={props.steps ?? false}
          text={text}
          dispatch={dispatch}
        />
      </Zoomed>
      <p role="status" class={state.notice ? (state.notice.warning ? "warning" : "") : "heard"}>
        {state.notice?.text}
      </p>
      <StackPanel state={state} dispatch={dispatch} />
      <Dialogs state={state} dispatch={dispatch} go={() => {}} />
    </div>
  );
}
