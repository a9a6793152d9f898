// A position that is built piece by piece, with the faults that it still has.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { Zoomed } from "../board/zoom";
import {
  changed,
  noTrail,
  pieceOfKey,
  press,
  stackOn,
  stepped,
  type Edited,
  type Past,
  type Tool,
  type Trail,
} from "../state/editor";
import { stepBackOrForth } from "../state/keys";
import type { Event } from "../state/model";
import type { Moment, Square } from "../state/report";
import { linkIn, tooLarge } from "../state/pasted";
import { hasStacks, hasUnmoved } from "../state/rules";
import { place } from "../state/square";
import { fill, words, type Words } from "../state/words";
import { onTaken } from "../taken";
import { EditorForm } from "./editor_form";
import { Tools } from "./editor_tools";
import type { Said } from "./fields";
import type { AskingProps } from "./frame";
import { Waiting } from "./parts";

/** Says of pawns that have never been moved that they are such. */
function labelled({ moment, unmoved }: Edited, text: Words): Moment {
  const labels = [...moment.labels];
  for (const square of unmoved) {
    const at = place(square, moment.size);
    labels[at] = fill(text.editor_unmoved_there, { stack: labels[at] ?? "" });
  }
  return { ...moment, labels };
}

const selectionOf = (edited: Edited, held: Square | null) =>
  held === null ? null : { from: held, count: stackOn(edited, held).length, typed: 0 };

/** The position, and the ways to change it. Changes are made one after the other. */
function useEdited({ state, ask }: Pick<AskingProps, "state" | "ask">) {
  const { language } = state.settings;
  const [edited, setEdited] = useState<Edited | null>(null);
  const [trail, setTrail] = useState<Trail>(noTrail);
  const [said, setSaid] = useState<Said>(null);
  const latest = useRef(trail); // two steps may come before the first is drawn
  const last = useRef<Promise<Edited | null>>(Promise.resolve(null));
  const follow = (next: Trail) => setTrail((latest.current = next));
  const then = (act: (now: Edited | null) => Promise<Edited | null>) => {
    last.current = last.current.then(act);
  };
  /** The position after a change; nothing if the change is refused. */
  const made = async (from: Past, wanted: string): Promise<Edited | null> => {
    const found = JSON.parse(
      await ask("edit", `${language} ${from.rules}\n${from.text}\n${wanted}`),
    ) as Edited;
    setSaid(found.error ? { text: found.error, warning: true } : null);
    if (found.error) return null;
    setEdited(found);
    return found;
  };
  const change = (wanted: string, position?: string, rules?: Edited["rules"]) =>
    then(async (now) => {
      const from = { rules: rules ?? now?.rules ?? "stackchess", text: position ?? now?.text ?? "" };
      const found = await made(from, wanted);
      const isOther = found?.rules !== now?.rules || found?.text !== now?.text;
      if (found && now && isOther) follow(changed(latest.current, now));
      return found ?? now;
    });
  const step = (way: "back" | "forth") =>
    then(async (now) => {
      const wanted = latest.current[way === "back" ? "before" : "after"].at(-1);
      const found = now && wanted && (await made(wanted, ""));
      if (found) follow(stepped(latest.current, way, now));
      return found ?? now;
    });
  useEffect(() => change("", state.game?.position ?? "", state.game?.rules), []);
  useEffect(() => change(""), [language]);
  return {
    edited,
    said,
    change,
    undo: trail.before.length > 0 ? () => step("back") : null,
    redo: trail.after.length > 0 ? () => step("forth") : null,
  };
}

/** What keys mean outside of fields; on the board letters are pieces. */
function useKeys(orderOf: (event: KeyboardEvent, isOnBoard: boolean) => (() => void) | null) {
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isField = target.closest("input:not([type=checkbox], [type=radio]), textarea, select, dialog");
      if (isField) return;
      const order = orderOf(event, target.closest(".board") !== null);
      if (!order) return;
      event.preventDefault();
      order();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
}

export function EditorScreen(props: AskingProps) {
  const { settings, game: played } = props.state;
  const { language } = settings;
  const text = words(language);
  const { edited, said, change, undo, redo } = useEdited(props);
  const [tool, setTool] = useState<Tool>("move");
  const [held, setHeld] = useState<Square | null>(null); // whose pieces go to the next square
  const [flipped, setFlipped] = useState(false);
  const [cursor, setCursor] = useState<Square>("a1");
  const flip = () => setFlipped(!flipped);
  const changeAt = (square: Square, wanted: string) => {
    setHeld(null);
    setCursor(square);
    change(wanted);
  };
  const use = (square: Square) => {
    if (!edited) return;
    const pressed = press(edited, tool, held, square);
    setHeld(pressed.held);
    setCursor(square);
    if (pressed.change) change(pressed.change);
  };
  const hear = (event: Event) => {
    if (event.kind === "press") use(event.square);
    if (event.kind === "cursor") setCursor(event.square);
    if (event.kind === "drop" && held) changeAt(event.square, `move ${held} ${event.square}`);
  };
  useKeys((event, isOnBoard) => {
    const { key } = event;
    const step = stepBackOrForth(event);
    if (step) return step === "back" ? undo : redo;
    if (event.ctrlKey || event.altKey || event.metaKey) return null;
    if (key === "f" && !(isOnBoard && pieceOfKey(key, language))) return flip;
    if (key === "Escape" && held) return () => setHeld(null);
    if (!isOnBoard) return null;
    if (key === "Delete" || key === "Backspace") return () => changeAt(cursor, `remove ${cursor}`);
    const piece = pieceOfKey(key, language);
    return piece ? () => changeAt(cursor, `place ${cursor} ${piece}`) : null;
  });
  const take = (given: string) =>
    linkIn(given, location.origin) || change("", given.trim().replace(/\s+/g, " "));
  useLayoutEffect(() =>
    onTaken((given) => {
      if (tooLarge(given)) return; // the page says so
      if (typeof given === "string") take(given);
      else void given.text().then(take);
    }),
  );
  if (!edited) return <Waiting title={text.editor} text={text.loading} />;
  return (
    <div class="guide editor">
      <h1>{text.editor}</h1>
      <article class="with-board">
        <div class="board-side">
          <Zoomed text={text} size={edited.moment.size}>
            <Board
              moment={labelled(edited, text)}
              moves={[]}
              bottom={flipped ? "black" : "white"}
              stacked={hasStacks[edited.rules]}
              selection={selectionOf(edited, held)}
              cursor={cursor}
              hint={null}
              marks={tool === "unmoved" ? edited.unmoved.map((at) => ({ from: at, to: at })) : []}
              mark={({ from, to }) => from === to && changeAt(from, `remove ${from}`)}
              past={false}
              animated={false}
              coordinates={settings.coordinates}
              discard={tool === "move" ? (from) => changeAt(from, `clear ${from}`) : undefined}
              text={text}
              dispatch={hear}
            />
          </Zoomed>
          <Tools
            text={text}
            tool={tool}
            hasUnmoved={hasUnmoved[edited.rules]}
            choose={(wanted) => {
              setTool(wanted);
              setHeld(null);
            }}
            drop={(piece, square) => changeAt(square, `place ${square} ${piece}`)}
          />
        </div>
        <EditorForm
          {...props}
          edited={edited}
          played={played}
          said={said}
          change={change}
          undo={undo}
          redo={redo}
          flip={flip}
        />
      </article>
    </div>
  );
}
