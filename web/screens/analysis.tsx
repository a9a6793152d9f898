// A board where everything may be tried, with the engine's best lines beside it.

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { stepBackOrForth } from "../state/keys";
import { bottom } from "../state/model";
import { readRoute, type AnalysisRoute } from "../state/route";
import { rulesOptions } from "../state/rules";
import { mostLines } from "../state/settings";
import { mainLine, orderOfStudyKey, squaresOf, stepOfKey, type Study } from "../state/study";
import { fill, words, type Words } from "../state/words";
import { Annotations, commentField } from "./annotations";
import { Dialog } from "./dialogs";
import type { AskingProps } from "./frame";
import { Load } from "./load";
import { Choice, Heard, Stepper, Switch, ViewButton, Waiting } from "./parts";
import { Report } from "./report";
import { Share } from "./share";
import { SideBoard } from "./side_board";
import { beginning, useStudying, type Fate } from "./studying";
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

export function AnalysisScreen(props: Props) {
  const { state, dispatch, go, ask, explorer, route, setAddress } = props;
  const { settings } = state;
  const { language, lines } = settings;
  const text = words(language);
  const { study, said, isBusy, decide, obey, obeyThen, replace, open, saved } =
    useStudying(props, route);
  const [isOn, setOn] = useState(true);
  const [isReporting, setReporting] = useState(false);
  const [thought, setThought] = useState<Thought | null>(null);
  const [flipped, setFlipped] = useState(false);
  const [turns, setTurns] = useState(0);

  const address = study && JSON.stringify(study.address);
  useEffect(() => {
    if (study) setAddress({ screen: "analysis", ...study.address });
  }, [address, route]); // another route has come to the same place

  const task = study?.task;
  const isOver = Boolean(study?.game.result);
  useEffect(() => {
    setThought(null);
    if (!isOn || isReporting || !task || isOver) return;
    explorer.explore(`${language} ${lines}\n${task}`, (found) =>
      setThought(JSON.parse(found) as Thought),
    );
    return () => explorer.stop();
  }, [task, isOn, isReporting, language, isOver, lines]);
  // Other numbers for the same moves leave the board as it is painted.
  const firsts = thought?.lines?.map(({ moves: [first] }) => first ?? "").join(" ") ?? "";
  const ideas = useMemo(
    () => firsts.split(" ").flatMap((move) => squaresOf(move) ?? []),
    [firsts],
  );

  const setLines = (count: number) =>
    dispatch({ kind: "settings", settings: { ...settings, lines: count } });
  const playOn = async () => {
    const { pgn } = JSON.parse(await ask("study", `${language}\nso_far`)) as { pgn: string };
    if (!study) return;
    dispatch({ kind: "act", text: `play_from ${study.game.present.turn}\n${pgn}` });
    go({ screen: "game" });
  };

  const turn = (way: "undo" | "redo") =>
    void obeyThen((now) => (now[way] ? way : null)).then(() => setTurns((count) => count + 1));
  const orderOf = (key: string, { here }: Study) =>
    stepOfKey(key, here) ?? orderOfStudyKey(key, here);
  const pressed = (key: string) => void obeyThen((now) => orderOf(key, now));

  const acts: Record<string, () => void> = {
    f: () => setFlipped(!flipped),
    k: () => document.getElementById(commentField)?.focus(),
    l: () => setLines((lines % mostLines) + 1),
    b: () => study && study.nodes.length > 0 && setReporting(!isReporting),
    c: () => !isOver && void playOn(),
    u: () => study?.undo && turn("undo"),
    r: () => study?.redo && turn("redo"),
  };
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const step = stepBackOrForth(event);
      if (event.defaultPrevented) return;
      if (!step && (event.ctrlKey || event.altKey || event.metaKey)) return;
      if (!study || target.closest("input:not([type=checkbox]), textarea, select, dialog")) return;
      const act = step ? acts[step === "back" ? "u" : "r"] : acts[event.key];
      if (!act && !orderOf(event.key, study)) return;
      event.preventDefault();
      if (event.repeat && isBusy) return; // else it would go on after the key is let go
      if (act) act();
      else pressed(event.key);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  if (!study) return <Waiting title={text.analysis} text={said || text.loading} />;
  const { game, here } = study;
  const change = (order: string) => void obey(order);
  const follow = (query: string) => {
    const found = readRoute("/", query);
    if (found.screen === "analysis") void open(found);
  };
  const best = thought?.lines?.[0];
  const winner = game.result?.winner;
  const share = winner ? (winner === "white" ? 1000 : 0) : (best?.white ?? 500);
  const below = bottom({ ...state, game, flipped });
  return (
    <div class="guide analysis">
      <h1>{text.analysis}</h1>
      <article class="with-board">
        <div class="board-side">
          <div class="with-bar">
            <Bar
              isIdle={!isOn && !winner}
              white={share}
              isFlipped={below === "black"}
              label={text.evaluation + text.colon + (best?.score ?? game.state)}
            />
            <SideBoard
              steps
              game={game}
              settings={settings}
              below={below}
              busy={isBusy}
              ideas={ideas}
              marks={here.marks}
              mark={({ from, to, color }) => change(`mark ${from} ${to} ${color ?? "green"}`)}
              play={(move) => change(`play ${move}`)}
              refuse={change}
            />
          </div>
        </div>
        <div class="text">
          <p class="state">{game.state}</p>
          <Heard text={`${game.said} ${game.state}`} times={here.id} />
          <p class="warning" role="status">
            {said}
          </p>
          <div class="engine">
            <Switch title={text.engine} on={isOn} onChange={setOn} />
            {isOn && (
              <Stepper
                title={text.lines}
                shown={String(lines)}
                value={lines}
                least={1}
                most={mostLines}
                less="−"
                more="+"
                onChange={setLines}
              />
            )}
          </div>
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
          <TreeList study={study} text={text} obey={change} press={pressed} />
          <Annotations text={text} here={here} turns={turns} obey={change} />
          <Report
            text={text}
            language={language}
            explorer={explorer}
            task={async () => (await obey("task")).task ?? ""}
            game={mainLine(study.nodes)}
            ply={here.main ? here.ply : null}
            note={(found) => change(`annotate\n${found}`)}
            isBusy={isReporting}
            setBusy={setReporting}
            go={(ply) => change(`ply ${ply}`)}
          />
          <Share {...props} study={study} bottom={below} saved={saved}>
            <button type="button" disabled={isOver} aria-keyshortcuts="c" onClick={() => void playOn()}>
              {text.study_play_on}
            </button>
            <button type="button" disabled={!study.undo} onClick={() => turn("undo")}>
              {text.editor_undo}
            </button>
            <button type="button" disabled={!study.redo} onClick={() => turn("redo")}>
              {text.editor_redo}
            </button>
            <button type="button" onClick={() => setFlipped(!flipped)}>
              {text.flip}
            </button>
            <ViewButton text={text} />
          </Share>
          <Choice
            legend={text.game}
            name="analysis-rules"
            value={game.rules}
            options={rulesOptions(text)}
            onChange={(other) => replace(beginning(other))}
          />
          <div class="buttons">
            <button type="button" onClick={() => void replace(beginning(game.rules))}>
              {text.new_analysis}
            </button>
          </div>
          <Load
            text={text}
            read={(number, given) => replace(`read ${game.rules} ${number}\n${given}`)}
            follow={follow}
          />
        </div>
      </article>
      {decide && <ReplaceDialog text={text} decide={decide} />}
    </div>
  );
}

/** Asks before work is lost. */
function ReplaceDialog({ text, decide }: { text: Words; decide: (fate: Fate) => void }) {
  return (
    <Dialog label={text.replace_study} onCancel={() => decide("kept")}>
      <h2>{text.replace_study}</h2>
      <div class="buttons">
        <button type="button" class="main" onClick={() => decide("kept")}>
          {text.keep_study}
        </button>
        <button type="button" onClick={() => decide("saved")}>
          {text.save_study}
        </button>
        <button type="button" onClick={() => decide("dropped")}>
          {text.drop_study}
        </button>
      </div>
    </Dialog>
  );
}

/** How the chances are shared: each side's from where it sits. */
function Bar(props: { isIdle: boolean; white: number; isFlipped: boolean; label: string }) {
  const { isIdle, white, isFlipped, label } = props;
  return (
    <svg
      class={isIdle ? "bar idle" : "bar"}
      viewBox="0 0 10 1000"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect class="black-share" width="10" height="1000" />
      <rect class="white-share" y={isFlipped ? 0 : 1000 - white} width="10" height={white} />
    </svg>
  );
}
