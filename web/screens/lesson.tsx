// The lesson in five steps: each a position in which one move is to be found.

import { useEffect, useState } from "preact/hooks";
import type { Game } from "../state/report";
import { fill, words } from "../state/words";
import type { AskingProps } from "./frame";
import { Heard, Waiting } from "./parts";
import { SideBoard } from "./side_board";

interface Step {
  game: Game;
  title: string;
  text: string;
  steps: number;
  done: boolean;
  remark: string;
}

export function LessonScreen({ state, go, ask }: AskingProps) {
  const { settings } = state;
  const { language } = settings;
  const text = words(language);
  const [number, setNumber] = useState(0);
  const [move, setMove] = useState("");
  const [tried, setTried] = useState("");
  const [step, setStep] = useState<(Step & { of: string }) | null>(null);
  const wanted = `${number} ${move}`;
  useEffect(() => {
    let isWanted = true;
    void ask("lesson", `${language} ${number}\n${move}\n${tried}`).then((answer) => {
      if (isWanted) setStep({ ...(JSON.parse(answer) as Step), of: wanted });
    });
    return () => {
      isWanted = false;
    };
  }, [language, number, move, tried]);
  const turn = (page: number) => {
    setNumber(page);
    setMove("");
    setTried("");
  };
  if (!step) return <Waiting title={text.lesson} text={text.loading} />;
  const isLast = number + 1 === step.steps;
  return (
    <div class="guide lesson">
      <h1>{text.lesson}</h1>
      <article class="with-board">
        <div class="text">
          <h2>{fill(text.rules_of, { page: number + 1, pages: step.steps, title: step.title })}</h2>
          <p>{step.text}</p>
          <Heard text={step.game.said} />
          <p role="status" class={step.done ? "found" : "warning"}>
            {step.remark}
          </p>
          <div class="buttons">
            <button type="button" disabled={number === 0} onClick={() => turn(number - 1)}>
              {text.previous}
            </button>
            {isLast && step.done ? (
              <button type="button" class="main" onClick={() => go({ screen: "game" })}>
                {text.lesson_play}
              </button>
            ) : (
              <button
                type="button"
                class={step.done ? "main" : ""}
                disabled={isLast}
                onClick={() => turn(number + 1)}
              >
                {text.next}
              </button>
            )}
          </div>
        </div>
        <SideBoard
          key={number}
          game={step.game}
          settings={settings}
          busy={step.of !== wanted}
          play={(played) => {
            setTried("");
            setMove(played);
          }}
          refuse={(refused) => {
            setMove("");
            setTried(refused);
          }}
        />
      </article>
    </div>
  );
}
