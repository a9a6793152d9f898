// Eight queens and the knight's tour.

import { useEffect, useRef, useState } from "preact/hooks";
import { PuzzleBoard } from "../board/puzzle_board";
import { fill, words } from "../state/words";
import type { AskingProps } from "./frame";
import { Actions, Stepper, Waiting } from "./parts";
import { PuzzleChoice } from "./puzzle_choice";

interface Answer {
  size: number;
  squares: string[];
  helped: boolean;
  remark: string;
  warning: boolean;
  marked: string[];
  done: boolean;
  task: string;
  count: string;
}

export function PuzzleScreen(props: AskingProps & { puzzle: "queens" | "tour" }) {
  const { state, ask, go, puzzle } = props;
  const { language } = state.settings;
  const text = words(language);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const before = useRef<Promise<Answer | null>>(Promise.resolve(null));
  /** Sends orders one after the other. */
  const act = (wanted: string, size?: number) => {
    before.current = before.current.then(async (last) => {
      const isNew = size !== undefined || !last;
      const squares = isNew ? [] : last.squares;
      const helped = !isNew && last.helped ? "yes" : "no";
      const board = `${language} ${size ?? last?.size ?? 8} ${helped}`;
      const found = JSON.parse(
        await ask(puzzle, `${board}\n${squares.join(" ")}\n${wanted}`),
      ) as Answer;
      setAnswer(found);
      return found;
    });
  };
  useEffect(() => act("", 8), [puzzle]);
  useEffect(() => {
    if (answer) act("");
  }, [language]);
  if (!answer) return <Waiting title={puzzle === "queens" ? text.queens : text.tour} text={text.loading} />;
  const isQueens = puzzle === "queens";
  const isEmpty = answer.squares.length === 0;
  const actions = [
    { title: text.puzzle_hint, isOff: answer.done, act: () => act("hint") },
    { title: text.step, isOff: answer.done, act: () => act("step") },
    { title: text.solve, isOff: answer.done, act: () => act("solve") },
    { title: text.clear, isOff: isEmpty, act: () => act("clear") },
  ];
  const leapBack = { title: text.leap_back, isOff: isEmpty, act: () => act("back") };
  return (
    <div class="guide puzzle">
      <h1>{isQueens ? text.queens : text.tour}</h1>
      <article class="with-board">
        <div class="text">
          <p class="faint">{answer.task}</p>
          <h2>{answer.count}</h2>
          <p role="status" class={answer.warning ? "warning" : ""}>
            {answer.remark}
          </p>
          <Actions actions={isQueens ? actions : [...actions, leapBack]} />
          <Stepper
            title={text.size}
            shown={fill(text.squares, { size: answer.size })}
            value={answer.size}
            least={isQueens ? 4 : 5}
            most={isQueens ? 26 : 16}
            less="−"
            more="+"
            onChange={(size) => act("", size)}
          />
          <PuzzleChoice text={text} value={puzzle} go={go} />
        </div>
        <PuzzleBoard
          size={answer.size}
          squares={answer.squares}
          marked={answer.marked}
          isPath={!isQueens}
          text={text}
          pieceName={text.pieces[isQueens ? "Q" : "N"]}
          press={(square) => act(`press ${square}`)}
        />
      </article>
    </div>
  );
}
