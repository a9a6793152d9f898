// The tokens by which programs play in somebody's name.

import { useEffect, useState } from "preact/hooks";
import { ask, tell } from "../socket/requests";
import { dayText } from "../state/players";
import { words } from "../state/words";
import { Field, Remark, type Said } from "./fields";
import type { ScreenProps } from "./frame";
import { Switch } from "./parts";

interface Token {
  name: string;
  scopes: string[];
  description: string;
  created: number;
}

export function Tokens({ state }: ScreenProps) {
  const { language } = state.settings;
  const text = words(language);
  const [tokens, setTokens] = useState<Token[]>([]);
  const [description, setDescription] = useState("");
  const [chosen, setChosen] = useState<string[]>(["board:play", "stackchess:play"]);
  const [secret, setSecret] = useState("");
  const [said, setSaid] = useState<Said>(null);
  const complain = (message: string) => setSaid({ text: message, warning: true });
  const load = async () => {
    const { value, error } = await ask<Token[]>(language, "/account/tokens");
    if (value) setTokens(value);
    else complain(error.message);
  };
  useEffect(() => void load(), []);
  const make = async (event: Event) => {
    event.preventDefault();
    const fields = { scopes: chosen.join(" "), description };
    const { value, error } = await tell<{ token: string }>(language, "/account/tokens", fields);
    if (error) return complain(error.message);
    setSaid(null);
    setSecret(value.token);
    setDescription("");
    await load();
  };
  const revoke = async (name: string) => {
    const { error } = await tell(language, `/account/tokens/${name}/revoke`);
    if (error) return complain(error.message);
    await load();
  };
  return (
    <section class="panel form">
      <h2>{text.tokens}</h2>
      <p class="faint">{text.tokens_text}</p>
      <ul class="list">
        {tokens.map(({ name, description: title, scopes: rights, created }) => (
          <li key={name}>
            <span>
              <b>{title || name}</b> <small class="faint">{rights.join(", ")}</small>{" "}
              <small class="faint">{dayText(language, created)}</small>
            </span>
            <button type="button" onClick={() => void revoke(name)}>
              {text.revoke}
            </button>
          </li>
        ))}
      </ul>
      {secret !== "" && (
        <label class="field">
          <span>{text.token_made}</span>
          <input readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <form class="form" onSubmit={make}>
        <Field title={text.token_description} value={description} onInput={setDescription} />
        <fieldset class="choice">
          <legend>{text.token_scopes}</legend>
          {text.scopes.map(({ scope, meaning }) => (
            <div key={scope}>
              <Switch
                title={scope}
                on={chosen.includes(scope)}
                explained={`scope ${scope}`.replace(/\W/g, "-")}
                onChange={(on) =>
                  setChosen(on ? [...chosen, scope] : chosen.filter((one) => one !== scope))
                }
              />
              <p class="faint" id={`scope ${scope}`.replace(/\W/g, "-")}>
                {meaning}
              </p>
            </div>
          ))}
        </fieldset>
        <Remark said={said} />
        <button type="submit">{text.make_token}</button>
      </form>
    </section>
  );
}
