// Fields for text, and the remarks about what was typed.

import { useEffect, useRef } from "preact/hooks";
import { copyText } from "../clipboard";
import type { Words } from "../state/words";
import { saidAgain } from "./parts";

export type Said = { text: string; warning: boolean } | null;

export function Remark({ said }: { said: Said }) {
  const last = useRef({ said, times: 0 });
  if (last.current.said !== said) last.current = { said, times: last.current.times + 1 };
  return (
    <p role="status" class={said?.warning ? "warning" : "found"} hidden={!said}>
      {saidAgain(said?.text ?? "", last.current.times)}
    </p>
  );
}

/** Copies something, and says whether that was possible. */
export const copied = async (text: Words, what: string): Promise<Said> =>
  (await copyText(what))
    ? { text: text.copied, warning: false }
    : { text: text.not_copied, warning: true };

interface FieldProps {
  title: string;
  value: string;
  secret?: boolean;
  complete?: string;
  mode?: "text" | "numeric"; // which keys a phone shows
  isFirst?: boolean; // has the focus as soon as it is there
  onInput: (value: string) => void;
}

export function Field(props: FieldProps) {
  const { title, value, secret = false, complete = "off", mode = "text", onInput } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (props.isFirst) field.current?.select();
  }, []);
  return (
    <label class="field">
      <span>{title}</span>
      <input
        ref={field}
        type={secret ? "password" : "text"}
        value={value}
        inputMode={mode}
        autoComplete={complete}
        autoCapitalize="off"
        spellcheck={false}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}
