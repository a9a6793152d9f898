// The guide to the rules, with boards on which its examples are shown.

import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/board";
import type { Moment, Square } from "../state/report";
import { rulesOptions, type Rules } from "../state/rules";
import { fill, words } from "../state/words";
import type { AskingProps } from "./frame";
import { Choice } from "./parts";

interface Example {
  move: string;
  remark: string;
  legal: boolean;
  from?: Square;
  to?: Square;
  after?: Moment;
}

interface GuidePage {
  title: string;
  text: string;
  board?: Moment;
  examples?: Example[];
}

/** A device without a mouse is taken to have no keyboard either, here as in the styles. */
const hand = () => (matchMedia("(pointer: coarse)").matches ? "fingers" : "mouse");

export function RulesScreen({ state, ask }: AskingProps) {
  const { language, coordinates, animation } = state.settings;
  const text = words(language);
  const [rules, setRules] = useState<Rules>("stackchess");
  const [pages, setPages] = useState<GuidePage[]>([]);
  const [number, setNumber] = useState(0);
  const [tried, setTried] = useState<number | null>(null);
  const [cursor, setCursor] = useState<Square>("a1");
  useEffect(() => {
    let isWanted = true;
    void ask("guide", `${language} ${rules} ${hand()}`).then((answer) => {
      if (isWanted) setPages(JSON.parse(answer) as GuidePage[]);
    });
    return () => {
      isWanted = false;
    };
  }, [language, rules]);
  const turn = (wanted: number) => {
    setNumber(wanted);
    setTried(null);
  };
  const page = pages[number];
  const example = tried === null ? undefined : page?.examples?.[tried];
  const after = example?.after;
  const refused =
    example && !example.legal && example.from && example.to
      ? { from: example.from, to: example.to }
      : null;
  return (
    <div class="guide rules">
      <h1>{text.guide}</h1>
      {!page && <p role="status">{text.loading}</p>}
      {page && (
        <article class={page.board ? "with-board" : ""}>
          <div class="text">
            <Choice
              legend={text.game}
              name="rules"
              value={rules}
              options={rulesOptions(text)}
              onChange={(wanted) => {
                setRules(wanted);
                turn(0);
              }}
            />
            <h2>
              {fill(text.rules_of, { page: number + 1, pages: pages.length, title: page.title })}
            </h2>
            {page.text.split("\n\n").map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ul class="examples">
              {page.examples?.map(({ move, remark, legal }, index) => (
                <li key={index}>
                  <button
                    type="button"
                    aria-pressed={tried === index}
                    onClick={() => setTried(tried === index ? null : index)}
                  >
                    <b>{legal ? "✓" : "✗"} {move}</b>
                    <span>{remark}</span>
                  </button>
                </li>
              ))}
            </ul>
            <div class="buttons">
              <button type="button" disabled={number === 0} onClick={() => turn(number - 1)}>
                {text.previous}
              </button>
              <button
                type="button"
                class="main"
                disabled={number + 1 >= pages.length}
                onClick={() => turn(number + 1)}
              >
                {text.next}
              </button>
            </div>
          </div>
          {page.board && (
            <Board
              moment={after ?? page.board}
              moves={[]}
              bottom="white"
              selection={null}
              cursor={cursor}
              hint={null}
              refused={refused}
              past={false}
              animated={animation && after !== undefined}
              coordinates={coordinates}
              flat
              text={text}
              dispatch={(event) => event.kind === "cursor" && setCursor(event.square)}
            />
          )}
        </article>
      )}
    </div>
  );
}
