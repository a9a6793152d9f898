// The form beside the board of the editor: faults, actions, and what else belongs to a position.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Edited } from "../state/editor";
import type { Game } from "../state/report";
import { hasChoices, rulesOptions } from "../state/rules";
import { agreement, usualTerms } from "../state/terms";
import { fill, words, type Words } from "../state/words";
import { Remark, type Said } from "./fields";
import type { ScreenProps } from "./frame";
import { Actions, type Action, Choice, Stepper, Switch, ViewButton } from "./parts";

type Change = (wanted: string, position?: string, rules?: Edited["rules"]) => void;

interface Props extends ScreenProps {
  edited: Edited;
  played: Game | null; // whose position can be taken over
  said: Said;
  change: Change;
  undo: (() => void) | null;
  redo: (() => void) | null;
  flip: () => void;
}

interface PartProps {
  edited: Edited;
  text: Words;
  change: Change;
}

export function EditorForm(props: Props) {
  const { edited, played, said, change, undo, redo, flip } = props;
  const text = words(props.state.settings.language);
  const { rules } = edited;
  const boards: (Action & { isLeft?: boolean })[] = [
    { title: text.editor_start, act: () => change("start") },
    { title: text.editor_knights, act: () => change("start knights"), isLeft: !hasChoices[rules] },
    { title: text.editor_empty, act: () => change("clear") },
    {
      title: text.editor_shown,
      act: () => change("", played?.position, played?.rules),
      isOff: played?.position === edited.text,
      isLeft: !played,
    },
  ];
  return (
    <div class="text">
      <p role="status" class={edited.problem === "" ? "found" : "warning"}>
        {edited.problem || text.editor_playable}
      </p>
      <div class="panel">
        <h2>{text.editor_goals}</h2>
        <Actions actions={goals(props, text)} />
      </div>
      <div class="panel">
        <h2>{text.editor_changes}</h2>
        <Actions actions={boards.filter(({ isLeft }) => !isLeft)} />
        <div class="buttons row">
          <button type="button" disabled={!undo} onClick={() => undo?.()}>
            {text.editor_undo}
          </button>
          <button type="button" disabled={!redo} onClick={() => redo?.()}>
            {text.editor_redo}
          </button>
          <button type="button" onClick={flip}>
            {text.flip}
          </button>
          <ViewButton text={text} />
        </div>
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
        value={rules}
        options={rulesOptions(text)}
        onChange={(rules) => change("start", "", rules)}
      />
      {hasChoices[rules] && <BoardChoices edited={edited} text={text} change={change} />}
      <OfChess edited={edited} text={text} change={change} />
      <Counter {...props} name="number" title={text.editor_number} least={1} />
      <Counter {...props} name="quiet" title={text.editor_quiet} least={0} />
      <label class="field">
        <span>{text.position}</span>
        <Draft
          value={edited.text}
          edited={edited}
          said={said}
          commit={(typed) => change("", typed.trim())}
        />
      </label>
      <Remark said={said} />
    </div>
  );
}

/** What the position is built for. */
function goals({ edited, dispatch, go }: Props, text: Words): Action[] {
  const { rules, text: position, moment } = edited;
  const isOff = edited.problem !== "";
  const play = (opponent: "computer" | "person") => {
    const terms = { ...usualTerms, rules, position };
    dispatch({ kind: "start", agreement: agreement(terms, opponent, moment.turn) });
  };
  return [
    { title: text.computer, isMain: true, isOff, act: () => play("computer") },
    { title: text.same_screen, isOff, act: () => play("person") },
    {
      title: text.by_link,
      isOff,
      act: () => go({ screen: "new", opponent: "friend", start: { rules, position } }),
    },
    {
      title: text.analysis,
      isOff,
      act: () => go({ screen: "analysis", rules, position, moves: "" }),
    },
  ];
}

function BoardChoices({ edited, text, change }: PartProps) {
  const { size } = edited.moment;
  return (
    <>
      <Stepper
        title={text.size}
        shown={fill(text.squares, { size })}
        value={size}
        least={4}
        most={26}
        less="−"
        more="+"
        onChange={(wanted) => change(`size ${wanted}`)}
      />
      <Switch
        title={text.promotion}
        on={edited.promotion}
        onChange={(on) => change(`promotion ${on ? "yes" : "no"}`)}
      />
    </>
  );
}

/** Only what the pieces allow is on offer. */
function OfChess({ edited, text, change }: PartProps) {
  const { castling, passable, passed } = edited;
  return (
    <>
      {castling.some(({ can }) => can) && (
        <fieldset class="choice rights">
          <legend>{text.editor_castling}</legend>
          {castling.map(
            ({ side, wing, can, on }, index) =>
              can && (
                <Switch
                  key={side + wing}
                  title={text.editor_rights[index] ?? ""}
                  on={on}
                  onChange={(wanted) => change(`castling ${side} ${wing} ${wanted ? "yes" : "no"}`)}
                />
              ),
          )}
        </fieldset>
      )}
      {passable.length > 0 && (
        <Choice
          legend={text.editor_passed}
          name="editor-passed"
          value={passed}
          options={[["", text.no], ...passable.map((one) => [one, one] as const)]}
          onChange={(square) => change(`passed ${square || "none"}`)}
        />
      )}
    </>
  );
}

/** A field whose text stays as typed until it is applied, also when the position changes; Esc resets
 * it. */
function Draft(props: {
  value: string;
  edited: Edited; // another one with each change
  said: Said; // a warning: what was typed last is refused
  range?: [number, number]; // of a number
  commit: (typed: string) => void;
}) {
  const { value, edited, said, range, commit } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isCommitted = useRef(false);
  useLayoutEffect(() => {
    if (isCommitted.current) setTyped(null);
  }, [edited]);
  useLayoutEffect(() => {
    if (said?.warning) isCommitted.current = false;
  }, [said]);
  return (
    <input
      type={range ? "number" : "text"}
      min={range?.[0]}
      max={range?.[1]}
      value={typed ?? value}
      spellcheck={false}
      onInput={(event) => {
        isCommitted.current = false;
        setTyped(event.currentTarget.value);
      }}
      onChange={(event) => {
        isCommitted.current = true;
        commit(event.currentTarget.value);
      }}
      onKeyDown={(event) => event.key === "Escape" && setTyped(null)}
    />
  );
}

function Counter(props: {
  name: "number" | "quiet";
  title: string;
  least: number;
  edited: Edited;
  said: Said;
  change: Change;
}) {
  const { name, title, least, edited, said, change } = props;
  return (
    <label class="field">
      <span>{title}</span>
      <Draft
        value={String(edited[name])}
        edited={edited}
        said={said}
        range={[least, edited.most]}
        commit={(typed) => change(`${name} ${Number(typed) || least}`)}
      />
    </label>
  );
}
