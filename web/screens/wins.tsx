// Forced wins: positions in which everything can be captured in a few moves.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Game } from "../state/report";
import { missed, nextUnsolved, readStreak, solved, type Streak } from "../state/streak";
import { fill, words } from "../state/words";
import * as storage from "../storage";
import type { AskingProps } from "./frame";
import { Actions, Heard, Waiting } from "./parts";
import { PuzzleChoice } from "./puzzle_choice";
import { SideBoard } from "./side_board";

interface Answer {
  game: Game;
  number: number;
  count: number;
  found: string[]; // the moves of the side that wins
  right: boolean;
  done: boolean;
  remark: string;
  warning: boolean;
  task: string;
  title: string;
  difficulty: number;
  hardest: number;
  difficulty_text: string;
}

interface Props extends AskingProps {
  number: number | undefined; // counted from 1
  setAddress: (number: number) => void;
}

export function WinsScreen({ state, ask, go, dispatch, number, setAddress }: Props) {
  const { settings } = state;
  const { language } = settings;
  const text = words(language);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isOther, setOther] = useState(false); // than the address had
  const [waits, setWaits] = useState(0); // for how many answers
  const [streak, setStreak] = useState<Streak>(() => readStreak(storage.read("wins")));
  const latest = useRef(streak);
  const before = useRef<Promise<Answer | null>>(Promise.resolve(null));

  const note = (changed: Streak) => {
    if (changed === latest.current) return;
    latest.current = changed;
    setStreak(changed);
    if (!storage.write("wins", JSON.stringify(changed))) dispatch({ kind: "unkept" });
  };
  const hear = (wanted: string, found: Answer) => {
    if (!found.right) note(missed(latest.current, found.number));
    if (found.done && wanted.startsWith("play ")) note(solved(latest.current, found.number));
    setAnswer(found);
  };
  const askFor = async (at: number, found: string, wanted: string) =>
    JSON.parse(await ask("wins", `${language} ${at}\n${found}\n${wanted}`)) as Answer;
  const follow = async (last: Answer | null, wanted: string, other?: number) => {
    const isOther = other !== undefined || !last;
    const at = isOther ? (other ?? 0) : last.number;
    const next = await askFor(at, isOther ? "" : last.found.join(" "), wanted);
    if (at < next.count) return next;
    return askFor(nextUnsolved(latest.current, -1, next.count), "", ""); // there is no such one
  };
  /** Sends orders one after the other. */
  const act = (wanted: string, other?: number) => {
    setWaits((count) => count + 1);
    before.current = before.current.then(async (last) => {
      try {
        const next = await follow(last, wanted, other);
        hear(wanted, next);
        return next;
      } catch (error) {
        dispatch({ kind: "failed", why: String(error) });
        return last;
      } finally {
        setWaits((count) => count - 1);
      }
    });
  };
  const open = (wanted: number) => {
    setOther(true);
    setAddress(wanted + 1);
    act("", wanted);
  };
  useEffect(() => {
    if (number === undefined) act("", nextUnsolved(latest.current, -1, 1000));
    else act("", number - 1);
  }, [number]);
  useEffect(() => {
    if (answer && number !== undefined && number > answer.count) setAddress(answer.number + 1);
  }, [number, answer?.number]);
  useEffect(() => {
    if (answer) act("");
  }, [language]);
  if (!answer) return <Waiting title={text.forced_wins} text={text.loading} />;
  const { count } = answer;
  const isMissing = !isOther && number !== undefined && number > count;
  const isSolved = streak.solved.includes(answer.number);
  return (
    <div class="guide puzzle wins">
      <h1>{text.forced_wins}</h1>
      <article class="with-board">
        <div class="text">
          {isMissing && (
            <p class="warning" role="status">
              {fill(text.no_win, { number, count })}
            </p>
          )}
          <h2>
            {answer.title} {isSolved && <span class="found">✓</span>}
          </h2>
          <p class="difficulty" role="img" aria-label={answer.difficulty_text}>
            {"★".repeat(answer.difficulty) + "☆".repeat(answer.hardest - answer.difficulty)}
          </p>
          <p>{answer.task}</p>
          <Heard text={answer.game.said} times={answer.found.length} />
          <p role="status" class={answer.done ? "found" : answer.warning ? "warning" : ""}>
            {answer.remark}
          </p>
          <Actions
            actions={[
              { title: text.puzzle_hint, isOff: answer.done, act: () => act("hint") },
              { title: text.solve, isOff: answer.done, act: () => act("solve") },
              {
                title: text.next_unsolved,
                isMain: answer.done,
                act: () => open(nextUnsolved(latest.current, answer.number, count)),
              },
            ]}
          />
          <p class="faint">
            {fill(text.streak, { streak: streak.streak, best: streak.best })}
            <br />
            {fill(text.solved, { solved: streak.solved.length, count })}
          </p>
          <PuzzleChoice text={text} value="wins" go={go} />
        </div>
        <SideBoard
          key={answer.number}
          game={answer.game}
          settings={settings}
          busy={waits > 0}
          play={(move) => act(`play ${move}`)}
          refuse={act}
        />
      </article>
    </div>
  );
}
