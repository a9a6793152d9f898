// The state of the connection to the server, and the name used there.

import { useState } from "preact/hooks";
import { fill, words } from "../state/words";
import type { ScreenProps } from "./frame";
import { Link } from "./parts";

export function LineState({ state, dispatch, go }: ScreenProps) {
  const text = words(state.settings.language);
  const { online } = state;
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
  return <Name state={state} dispatch={dispatch} go={go} />;
}

/** The name at the server; it can be changed, and has to be if the server refuses it. */
function Name({ state, dispatch, go }: ScreenProps) {
  const text = words(state.settings.language);
  const online = state.online!;
  const [name, setName] = useState("");
  const [isOpen, setOpen] = useState(false);
  const isRefused = online.standing === "nameless";
  const take = () => {
    setOpen(false);
    dispatch(isRefused ? { kind: "wish", text: `name ${name}` } : { kind: "rename", name });
  };
  if (!isRefused && !isOpen)
    return (
      <p class="who">
        <span class="faint">
          {text.name + text.colon}
          <b>{online.guest ? fill(text.guest, { name: online.name }) : online.name}</b>
        </span>
        {online.guest && (
          <button type="button" onClick={() => setOpen(true)}>
            {text.name_change}
          </button>
        )}
        <Link to={online.guest ? { screen: "account" } : { screen: "player", name: online.name }} go={go}>
          {online.guest ? text.log_in : text.profile}
        </Link>
      </p>
    );
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
      <button type="button" disabled={name.length < 2} onClick={take}>
        {text.accept}
      </button>
    </div>
  );
}
