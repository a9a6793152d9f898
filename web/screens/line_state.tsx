// How things stand with the server, and who one is there.

import { useState } from "preact/hooks";
import { fill, words } from "../state/words";
import type { ScreenProps } from "./frame";

export function LineState({ state, dispatch }: ScreenProps) {
  const text = words(state.settings.language);
  const { online } = state;
  const [name, setName] = useState("");
  if (!online || online.standing === "connecting" || online.standing === "greeting")
    return <p role="status">{text.connecting}</p>;
  if (online.standing === "away")
    return (
      <p class="warning" role="status">
        {text.line_lost}
      </p>
    );
  if (online.standing === "over")
    return (
      <div class="warning" role="alert">
        <p>{state.notice?.text ?? text.line_blocked}</p>
        <button type="button" onClick={() => dispatch({ kind: "reconnect" })}>
          {text.try_again}
        </button>
      </div>
    );
  if (online.standing === "nameless")
    return (
      <div class="name-field">
        <label>
          <span>{text.name}</span>
          <input
            value={name}
            maxLength={20}
            autoComplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button
          type="button"
          disabled={name.length < 2}
          onClick={() => dispatch({ kind: "wish", text: `name ${name}` })}
        >
          {text.accept}
        </button>
      </div>
    );
  return (
    <p class="faint">
      {text.name}: <b>{online.guest ? fill(text.guest, { name: online.name }) : online.name}</b>
    </p>
  );
}
