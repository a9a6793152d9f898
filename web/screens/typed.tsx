// A line to type commands and moves in, for those who do not point.

import { useState } from "preact/hooks";
import { answerTo } from "../state/typed";
import { words } from "../state/words";
import type { ScreenProps } from "./frame";
import { saidAgain } from "./parts";

export function TypedLine({ state, dispatch }: ScreenProps) {
  const text = words(state.settings.language);
  const [line, setLine] = useState("");
  const [answer, setAnswer] = useState({ text: "", times: 0 });
  // Why a move is refused is told here too: elsewhere it may not be read while one types.
  const [before, setBefore] = useState<number | null>(null); // how much was said before it
  const say = (said: string) => setAnswer(({ times }) => ({ text: said, times: times + 1 }));
  const submit = (event: Event) => {
    event.preventDefault();
    if (line.trim() === "") return;
    const found = answerTo(state, line, performance.now());
    setLine("");
    if ("said" in found) {
      dispatch({ kind: "close_notice" }); // it was about what was typed before
      setBefore(null);
      return say(found.said);
    }
    say("");
    setBefore(state.sayings);
    dispatch({ kind: "typed", move: found.play });
  };
  const isRefused = before !== null && state.sayings > before && state.notice?.warning;
  const refusal = isRefused ? (state.notice?.text ?? "") : "";
  return (
    <form class="panel typed" onSubmit={submit}>
      <label class="field">
        <span>{text.command}</span>
        <input
          id="typed"
          aria-describedby="typed-answer"
          value={line}
          placeholder={text.command_hint}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          onInput={(event) => setLine(event.currentTarget.value)}
        />
      </label>
      <p id="typed-answer" role="status" class={refusal ? "warning" : ""}>
        {refusal ? saidAgain(refusal, state.sayings) : saidAgain(answer.text, answer.times)}
      </p>
    </form>
  );
}
