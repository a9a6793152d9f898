// Eight queens and the knight's tour.

import { useEffect, useState } from "preact/hooks";
import { PuzzleBoard } from "../board/puzzle_board";
import { fill, words } from "../state/words";
import type { AskingProps } from "./frame";
import { Choice, Stepper, Waiting } from "./parts";

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
  const act = async (wanted: string, size = answer?.size ?? 8, squares = answer?.squares ?? []) => {
    const helped = answer?.helped ? "yes" : "no";
    const asked = `${language} ${size} ${helped}\n${squares.join(" ")}\n${wanted}`;
    setAnswer(JSON.parse(await ask(puzzle, asked)) as Answer);
  };
  useEffect(() => {
    void act("", 8, []);
  }, [puzzle]);
  useEffect(() => {
    if (answer) void act("");
  }, [language]);
  if (!answer) return <Waiting title={puzzle === "queens" ? text.queens : text.tour} text={text.loading} />;
  const isQueens = puzzle === "queens";
  return (
    <div class="guide puzzle">
      <h1>{isQueens ? text.queens : text.tour}</h1>
      <Choice
        legend={text.puzzles}
        name="puzzle"
        value={puzzle}
        options={[
          ["queens", text.queens],
          ["tour", text.tour],
        ]}
        onChange={(wanted) => go({ screen: "puzzle", puzzle: wanted })}
      />
      <article class="with-board">
        <div class="text">
          <p class="faint">{answer.task}</p>
          <h2>{answer.count}</h2>
          <p role="status" class={answer.warning ? "warning" : ""}>
            {answer.remark}
          </p>
          <div class="buttons">
            <button type="button" disabled={answer.done} onClick={() => void act("hint")}>
              {text.puzzle_hint}
            </button>
            <button type="button" disabled={answer.done} onClick={() => void act("step")}>
              {text.step}
            </button>
            <button type="button" disabled={answer.done} onClick={() => void act("solve")}>
              {text.solve}
            </button>
            {!isQueens && (
              <button
                type="button"
                disabled={answer.squares.length === 0}
                onClick={() => void act("back")}
              >
                {text.leap_back}
              </button>
            )}
            <button
              type="button"
              disabled={answer.squares.length === 0}
              onClick={() => void act("clear")}
            >
              {text.clear}
            </button>
          </div>
          <Stepper
            title={text.size}
            shown={fill(text.squares, { size: answer.size })}
            value={answer.size}
            least={isQueens ? 4 : 5}
            most={isQueens ? 26 : 16}
            less="−"
            more="+"
            onChange={(size) => void act("clear", size, [])}
          />
        </div>
        <PuzzleBoard
          size={answer.size}
          squares={answer.squares}
          marked={answer.marked}
          isPath={!isQueens}
          name={text.board}
          pieceName={text.pieces[isQueens ? "Q" : "N"]}
          press={(square) => void act(`press ${square}`)}
        />
      </article>
    </div>
  );
}
