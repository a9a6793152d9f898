// A board where everything may be tried, with the engine's best lines beside it.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Game } from "../state/report";
import { readRoute, type AnalysisRoute } from "../state/route";
import { isStudy, mainLine, stepOfKey, type Study, type StudyAnswer } from "../state/study";
import { fill, words } from "../state/words";
import { Annotations } from "./annotations";
import type { AskingProps } from "./frame";
import { Load } from "./load";
import { Choice, Heard, Switch, ViewButton, Waiting } from "./parts";
import { Report } from "./report";
import { Share } from "./share";
import { SideBoard } from "./side_board";
import { TreeList } from "./tree_list";

interface Line {
  score: string;
  white: number;
  written: string[];
  moves: string[];
}

interface Thought {
  depth: number;
  lines: Line[];
}

export interface Explorer {
  explore: (text: string, told: (text: string) => void) => void;
  review: (text: string, told: (text: string) => void) => void;
  stop: () => void;
}

interface Props extends AskingProps {
  explorer: Explorer;
  route: AnalysisRoute;
  setAddress: (route: AnalysisRoute) => void;
}

type Rules = "stackchess" | "chess";

const beginning = (rules: Rules, position = "", moves = ""): string =>
  `begin ${moves}\nrules ${rules}${position === "" ? "" : `\nposition ${position}`}`;

/** What the address names or, without any, the game that is over: one that is played is not to be
 * helped. */
function firstOrder(route: AnalysisRoute, game: Game | null): string {
  if (route.rules) return beginning(route.rules, route.position, route.moves);
  if (game?.result) return beginning(game.rules, game.start, game.played.join(" "));
  return beginning(game?.rules ?? "stackchess");
}

/** The study that the game has, and the way to change it: orders are obeyed one after the other. */
function useStudy(ask: AskingProps["ask"], language: string, first: string) {
  const [study, setStudy] = useState<Study | null>(null);
  const [said, setSaid] = useState(""); // about what was tried last
  const [waiting, setWaiting] = useState(0);
  const obey = async (order: string): Promise<StudyAnswer> => {
    setWaiting((count) => count + 1);
    const answer = JSON.parse(await ask("study", `${language}\n${order}`)) as StudyAnswer;
    setWaiting((count) => count - 1);
    const { error, refusal } = answer;
    if (isStudy(answer)) setStudy(answer);
    if (isStudy(answer) || order.startsWith("begin")) setSaid(error ?? refusal ?? "");
    return answer;
  };
  const isBegun = useRef(false);
  useEffect(() => {
    const order = isBegun.current ? "look" : first;
    isBegun.current = true;
    void obey(order);
  }, [language]);
  return { study, said, isBusy: waiting > 0, obey };
}

export function AnalysisScreen(props: Props) {
  const { state, ask, explorer, route, setAddress } = props;
  const { settings } = state;
  const { language } = settings;
  const text = words(language);
  const { study, said, isBusy, obey } = useStudy(ask, language, firstOrder(route, state.game));
  const [isOn, setOn] = useState(true);
  const [isReporting, setReporting] = useState(false);
  const [thought, setThought] = useState<Thought | null>(null);
  const [flipped, setFlipped] = useState(false);

  const address = study && JSON.stringify(study.address);
  useEffect(() => {
    if (study) setAddress({ screen: "analysis", ...study.address });
  }, [address]);

  const task = study?.task;
  const isOver = Boolean(study?.game.result);
  useEffect(() => {
    setThought(null);
    if (!isOn || isReporting || !task || isOver) return;
    explorer.explore(`${language} 3\n${task}`, (found) => setThought(JSON.parse(found) as Thought));
    return () => explorer.stop();
  }, [task, isOn, isReporting, language, isOver]);

  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!study || target.closest("input:not([type=checkbox]), textarea, select, dialog")) return;
      if (event.key === "f") return setFlipped(!flipped);
      const order = stepOfKey(event.key, study.here);
      if (!order) return;
      event.preventDefault();
      if (!isBusy) void obey(order);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  if (!study) return <Waiting title={text.analysis} text={said || text.loading} />;
  const { game, here } = study;
  const change = (order: string) => void obey(order);
  const follow = (query: string) => {
    const found = readRoute("/", query);
    if (found.screen === "analysis") change(firstOrder(found, null));
  };
  const best = thought?.lines?.[0];
  const winner = game.result?.winner;
  const share = winner ? (winner === "white" ? 1000 : 0) : (best?.white ?? 500);
  return (
    <div class="guide analysis">
      <h1>{text.analysis}</h1>
      <article class="with-board">
        <div class="board-side">
          <div class="with-bar">
            <Bar white={share} label={text.evaluation + text.colon + (best?.score ?? game.state)} />
            <SideBoard
              game={game}
              settings={settings}
              flipped={flipped}
              busy={isBusy}
              marks={here.marks}
              mark={({ from, to }) => change(`mark ${from} ${to}`)}
              play={(move) => change(`play ${move}`)}
              refuse={change}
            />
          </div>
          <Annotations text={text} here={here} obey={change} />
        </div>
        <div class="text">
          <p class="state">{game.state}</p>
          <Heard text={`${game.said} ${game.state}`} times={here.id} />
          <p class="warning" role="status">
            {said}
          </p>
          <Switch title={text.engine} on={isOn} onChange={setOn} />
          {isOn && !isReporting && (
            <ol class="lines" aria-label={text.engine}>
              {thought?.lines?.map((one) => (
                <li key={one.moves[0]}>
                  <button type="button" onClick={() => change(`play ${one.moves[0]}`)}>
                    <b>{one.score}</b>
                    <span>
                      {one.written.slice(0, 8).map((move, index) => (
                        <span class="move" key={index}>
                          {move}{" "}
                        </span>
                      ))}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          )}
          {isOn && thought && <p class="faint">{fill(text.depth, { depth: thought.depth })}</p>}
          <TreeList study={study} text={text} obey={change} />
          <Report
            text={text}
            language={language}
            explorer={explorer}
            task={async () => (await obey("task")).task ?? ""}
            game={mainLine(study.nodes)}
            ply={here.main ? here.ply : null}
            isBusy={isReporting}
            setBusy={setReporting}
            go={(ply) => change(`ply ${ply}`)}
          />
          <Share {...props} study={study} flipped={flipped}>
            <button type="button" onClick={() => setFlipped(!flipped)}>
              {text.flip}
            </button>
            <ViewButton text={text} />
          </Share>
          <Choice
            legend={text.game}
            name="analysis-rules"
            value={game.rules}
            options={[
              ["stackchess", text.stackchess],
              ["chess", text.chess],
            ]}
            onChange={(other) => change(beginning(other))}
          />
          <Load
            text={text}
            read={(number, given) => obey(`read ${game.rules} ${number}\n${given}`)}
            follow={follow}
          />
        </div>
      </article>
    </div>
  );
}

/** How the chances are shared: White's from below. */
function Bar({ white, label }: { white: number; label: string }) {
  return (
    <svg class="bar" viewBox="0 0 10 1000" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect class="black-share" width="10" height="1000" />
      <rect class="white-share" y={1000 - white} width="10" height={white} />
    </svg>
  );
}
