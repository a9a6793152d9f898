// The state of the connection to the server, and the name used there.

import { useEffect, useRef, useState } from "preact/hooks";
import { fill, words, type Words } from "../state/words";
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
        {state.notice?.warning ? state.notice.text : text.line_lost}
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
  const [isOpen, setOpen] = useState(false);
  const isRefused = online.standing === "nameless";
  useEffect(() => setOpen(false), [online.name]); // the server has accepted another one
  if (isRefused || isOpen)
    return (
      <NameField
        text={text}
        name={isRefused ? "" : online.name}
        take={(name) => {
          if (isRefused || name !== online.name) dispatch({ kind: "wish", text: `name ${name}` });
          else setOpen(false);
        }}
        cancel={isRefused ? undefined : () => setOpen(false)}
      />
    );
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
}

interface NameFieldProps {
  text: Words;
  name: string; // until another one is typed
  take: (name: string) => void;
  cancel: (() => void) | undefined; // unless there has to be another name
}

/** Stays open until the server has accepted the name: a refusal is shown below it. */
function NameField({ text, name, take, cancel }: NameFieldProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      class="name-field"
      onSubmit={(event) => {
        event.preventDefault();
        take(typed.trim());
      }}
      onKeyDown={(event) => event.key === "Escape" && cancel?.()}
    >
      <label>
        <span>{text.name}</span>
        <input
          ref={field}
          value={typed}
          maxLength={20}
          autoComplete="nickname"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="main" disabled={typed.trim() === ""}>
        {text.keep_name}
      </button>
      {cancel && (
        <button type="button" onClick={cancel}>
          {text.cancel}
        </button>
      )}
    </form>
  );
}
