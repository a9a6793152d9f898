// A position that is built piece by piece, with the faults that it still has.

import { useEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { Zoomed } from "../board/zoom";
import { drawing } from "../board/geometry";
import type { Event } from "../state/model";
import type { Moment } from "../state/report";
import { agreement, usualTerms } from "../state/terms";
import { fill, words, type Words } from "../state/words";
import { Remark, type Said } from "./fields";
import type { AskingProps } from "./frame";
import { Choice, Stepper, Switch, ViewButton, Waiting } from "./parts";

interface Edited {
  rules: "stackchess" | "chess";
  text: string;
  moment: Moment;
  promotion: boolean;
  castling: { side: string; wing: string; can: boolean; on: boolean }[];
  problem: string;
  error?: string;
}

const letters = ["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"];

export function EditorScreen({ state, ask, dispatch, go }: AskingProps) {
  const { settings } = state;
  const { language } = settings;
  const text = words(language);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [before, setBefore] = useState<string[]>([]);
  const [tool, setTool] = useState("R");
  const [cursor, setCursor] = useState("a1");
  const [said, setSaid] = useState<Said>(null);
  const last = useRef<Promise<Edited | null>>(Promise.resolve(null));
  /** One change after the other, each to what came of the one before. */
  const change = (wanted: string, position?: string, rules?: Edited["rules"]) => {
    last.current = last.current.then(async (now) => {
      const from = position ?? now?.text ?? "";
      const given = `${language} ${rules ?? now?.rules ?? "stackchess"}\n${from}\n${wanted}`;
      const found = JSON.parse(await ask("edit", given)) as Edited;
      if (found.error) setSaid({ text: found.error, warning: true });
      if (found.error) return now;
      setSaid(null);
      if (now && position === undefined && found.text !== now.text)
        setBefore((all) => [...all, now.text]);
      setEdited(found);
      return found;
    });
  };
  useEffect(() => change("", state.game?.position ?? "", state.game?.rules), []);
  useEffect(() => change(""), [language]);
  if (!edited) return <Waiting title={text.editor} text={text.loading} />;
  const press = (square: string) =>
    change(tool === "" ? `remove ${square}` : `place ${square} ${tool}`);
  const hear = (event: Event) => {
    if (event.kind === "press") press(event.square);
    if (event.kind === "cursor") setCursor(event.square);
  };
  const undo = () => {
    change("", before.at(-1) ?? "");
    setBefore(before.slice(0, -1));
  };
  const isStackchess = edited.rules === "stackchess";
  const play = (opponent: "computer" | "person") => {
    const terms = { ...usualTerms, rules: edited.rules, position: edited.text };
    dispatch({ kind: "start", agreement: agreement(terms, opponent, edited.moment.turn) });
  };
  return (
    <div class="guide editor">
      <h1>{text.editor}</h1>
      <article class="with-board">
        <div class="board-side">
          <Zoomed text={text} size={edited.moment.size}>
            <Board
              moment={edited.moment}
              moves={[]}
              bottom="white"
              selection={null}
              cursor={cursor}
              hint={null}
              past={false}
              animated={false}
              coordinates={settings.coordinates}
              text={text}
              dispatch={hear}
            />
          </Zoomed>
          <Tools text={text} tool={tool} choose={setTool} />
        </div>
        <div class="text">
          <p role="status" class={edited.problem === "" ? "found" : "warning"}>
            {edited.problem || text.editor_playable}
          </p>
          <div class="buttons">
            <button
              type="button"
              class="main"
              disabled={edited.problem !== ""}
              onClick={() => play("computer")}
            >
              {text.computer}
            </button>
            <button type="button" disabled={edited.problem !== ""} onClick={() => play("person")}>
              {text.same_screen}
            </button>
            <button
              type="button"
              disabled={edited.problem !== ""}
              onClick={() =>
                go({
                  screen: "new",
                  opponent: "friend",
                  start: { rules: edited.rules, position: edited.text },
                })
              }
            >
              {text.by_link}
            </button>
            <button
              type="button"
              disabled={edited.problem !== ""}
              onClick={() =>
                go({ screen: "analysis", rules: edited.rules, position: edited.text, moves: "" })
              }
            >
              {text.analysis}
            </button>
          </div>
          <div class="buttons">
            <button type="button" disabled={before.length === 0} onClick={undo}>
              {text.editor_undo}
            </button>
            <button type="button" onClick={() => change("start")}>
              {text.editor_start}
            </button>
            <button type="button" onClick={() => change("clear")}>
              {text.editor_empty}
            </button>
            <ViewButton text={text} />
          </div>
          <Choice
            legend={text.editor_turn}
            name="editor-turn"
            value={edited.moment.turn}
            options={[
              ["white", text.sides[0] ?? ""],
              ["black", text.sides[1] ?? ""],
            ]}
            onChange={(turn) => change(`turn ${turn}`)}
          />
          <Choice
            legend={text.game}
            name="editor-rules"
            value={edited.rules}
            options={[
              ["stackchess", text.stackchess],
              ["chess", text.chess],
            ]}
            onChange={(rules) => change("start", "", rules)}
          />
          {isStackchess && (
            <>
              <Stepper
                title={text.size}
                shown={fill(text.squares, { size: edited.moment.size })}
                value={edited.moment.size}
                least={4}
                most={26}
                less="−"
                more="+"
                onChange={(size) => change(`size ${size}`)}
              />
              <Switch
                title={text.promotion}
                on={edited.promotion}
                onChange={(on) => change(`promotion ${on ? "yes" : "no"}`)}
              />
            </>
          )}
          {edited.castling.some(({ can }) => can) && (
            <fieldset class="choice rights">
              <legend>{text.editor_castling}</legend>
              {edited.castling.map(
                ({ side, wing, can, on }, index) =>
                  can && (
                    <Switch
                      key={side + wing}
                      title={text.editor_rights[index] ?? ""}
                      on={on}
                      onChange={(wanted) =>
                        change(`castling ${side} ${wing} ${wanted ? "yes" : "no"}`)
                      }
                    />
                  ),
              )}
            </fieldset>
          )}
          <label class="field">
            <span>{text.position}</span>
            <input
              value={edited.text}
              spellcheck={false}
              onChange={(event) => change("", event.currentTarget.value.trim())}
            />
          </label>
          <Remark said={said} />
        </div>
      </article>
    </div>
  );
}

/** What a click on a square does: a piece is put there, or the top one is taken away. */
function Tools(props: { text: Words; tool: string; choose: (tool: string) => void }) {
  const { text, tool, choose } = props;
  const nameOf = (letter: string) => {
    const role = text.pieces[letter.toUpperCase() as keyof typeof text.pieces];
    const isWhite = letter === letter.toUpperCase();
    return `${role}, ${text.sides[isWhite ? 0 : 1]}`;
  };
  return (
    <div class="tools" role="group" aria-label={text.editor_tool}>
      {letters.map((letter) => (
        <button
          type="button"
          key={letter}
          aria-label={nameOf(letter)}
          aria-pressed={tool === letter}
          onClick={() => choose(letter)}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href={drawing(letter)} width="100" height="100" />
          </svg>
        </button>
      ))}
      <button type="button" class="erase" aria-pressed={tool === ""} onClick={() => choose("")}>
        {text.editor_erases}
      </button>
    </div>
  );
}
