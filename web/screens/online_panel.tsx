// What a game at a server has besides its board: the line, the opponent's presence, and the chat.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Notice } from "../state/model";
import { words } from "../state/words";
import { Rematch } from "./dialogs";
import type { ScreenProps } from "./frame";
import { useReached } from "./parts";

export function OnlinePanel({ state, dispatch, go }: ScreenProps) {
  const text = words(state.settings.language);
  const online = state.online!;
  const { game } = online;
  const wish = (wanted: string) => dispatch({ kind: "wish", text: wanted });
  if (!game) return null;
  const isPlayer = game.you !== "watcher";
  const isWanted = isPlayer && game.rematch !== "" && game.rematch !== game.you; // by the other one
  const isRunning = !game.over && !state.game?.result;
  return (
    <section class="panel online" aria-label={text.online}>
      {online.standing === "away" && !state.notice?.warning && (
        <p class="warning" role="status">
          {text.line_lost}
        </p>
      )}
      {online.standing === "over" && (
        <div class="warning" role="alert">
          {!state.notice && <p>{text.line_blocked}</p>}
          <button type="button" onClick={() => dispatch({ kind: "reconnect" })}>
            {text.try_again}
          </button>
        </div>
      )}
      <p class="faint">{game.terms}</p>
      {!isWanted && <Rematch state={state} />}
      {!isPlayer && <p class="faint">{text.watching}</p>}
      <div class="actions">
        {isPlayer && isRunning && game.opening && (
          <button type="button" onClick={() => wish("abort")}>
            {text.abort}
          </button>
        )}
        {isPlayer && isRunning && game.clock && !game.opening && (
          <button type="button" onClick={() => wish("give_time")}>
            {text.give_time}
          </button>
        )}
        {isPlayer && isRunning && game.clock && !game.opening && game.opponent_away && (
          <From time={state.claimAt}>
            <button type="button" class="main" onClick={() => wish("claim_left")}>
              {text.claim_win}
            </button>
          </From>
        )}
        {isPlayer && !isRunning && !isWanted && (
          <button type="button" class="main" onClick={() => wish("rematch yes")}>
            {text.rematch}
          </button>
        )}
        {!isRunning && game.next !== "" && (
          <button type="button" onClick={() => wish(`follow ${game.next}`)}>
            {text.watch}
          </button>
        )}
        {(!isRunning || !isPlayer) && (
          <button
            type="button"
            onClick={() => {
              wish("leave_game");
              go({ screen: "lobby" });
            }}
          >
            {text.lobby}
          </button>
        )}
      </div>
      <Chat
        lines={game.chat}
        answer={state.answer}
        isHidden={state.zen}
        text={text}
        send={(line) => wish(`say ${line}`)}
      />
    </section>
  );
}

/** Shows something from a time on; at once if it is not known, as after the page was loaded again. */
function From({ time, children }: { time: number | null; children: ComponentChildren }) {
  return useReached(time) ? <>{children}</> : null;
}

interface ChatProps {
  lines: { from: string; text: string }[];
  answer: Notice | null; // to what was typed last
  isHidden: boolean;
  text: ReturnType<typeof words>;
  send: (line: string) => void;
}

function Chat({ lines, answer, isHidden, text, send }: ChatProps) {
  const [line, setLine] = useState("");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const last = list.current?.lastElementChild as HTMLElement | null; // from its beginning
    if (last) list.current!.scrollTop = last.offsetTop;
  }, [lines.length, answer, isHidden]);
  return (
    <form
      class="chat"
      aria-label={text.chat}
      onSubmit={(event) => {
        event.preventDefault();
        if (line.trim() !== "") send(line.trim());
        setLine("");
      }}
    >
      <ul ref={list} tabIndex={0} aria-label={text.chat}>
        {lines.map((one, index) => (
          <li key={index}>
            <b>{one.from}</b> {one.text}
          </li>
        ))}
        {answer && <li class={answer.warning ? "warning" : "faint"}>{answer.text}</li>}
      </ul>
      <div>
        <input
          aria-label={text.chat_field}
          placeholder={text.chat_field}
          value={line}
          maxLength={200}
          onInput={(event) => setLine(event.currentTarget.value)}
        />
        <button type="submit">{text.send}</button>
      </div>
    </form>
  );
}
