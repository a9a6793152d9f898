// A line to type commands and moves in, for who does not point.

import { useState } from "preact/hooks";
import { answerTo } from "../state/typed";
import { words } from "../state/words";
import type { ScreenProps } from "./frame";

export function TypedLine({ state, dispatch }: ScreenProps) {
  const text = words(state.settings.language);
  const [line, setLine] = useState("");
  const [said, setSaid] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (line.trim() === "") return;
    const answer = answerTo(state, line, performance.now());
    setLine("");
    if ("said" in answer) {
      dispatch({ kind: "close_notice" }); // it was about what was typed before
      return setSaid(answer.said);
    }
    setSaid("");
    dispatch({ kind: "act", text: `play ${answer.play}` });
  };
  return (
    <form class="panel typed" onSubmit={submit}>
      <label class="field">
        <span>{text.command}</span>
        <input
          id="typed"
          value={line}
          placeholder={text.command_hint}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          onInput={(event) => setLine(event.currentTarget.value)}
        />
      </label>
      <p role="status">{said}</p>
    </form>
  );
}
