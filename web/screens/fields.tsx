// Text that somebody types, and what is said about it.

import { copyText } from "../clipboard";
import type { Words } from "../state/words";

export type Said = { text: string; warning: boolean } | null;

export function Remark({ said }: { said: Said }) {
  return (
    <p role="status" class={said?.warning ? "warning" : "found"} hidden={!said}>
      {said?.text}
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
  onInput: (value: string) => void;
}

export function Field(props: FieldProps) {
  const { title, value, secret = false, complete = "off", mode = "text", onInput } = props;
  return (
    <label class="field">
      <span>{title}</span>
      <input
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
