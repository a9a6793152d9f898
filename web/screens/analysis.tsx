// A board where everything may be tried, with the engine's best lines beside it.

import { useEffect, useState } from "preact/hooks";
import type { Game } from "../state/report";
import { fill, words } from "../state/words";
import { add, goTo, lineOf, root, type Tree } from "../state/tree";
import type { AskingProps } from "./frame";
import { Choice, Switch, Waiting } from "./parts";
import { SideBoard } from "./side_board";
import { TreeList } from "./tree_list";

interface Study {
  game?: Game;
  task?: string;
  played?: string[];
  refusal?: string;
  error?: string;
}

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
  stop: () => void;
}

export function AnalysisScreen({ state, ask, explorer }: AskingProps & { explorer: Explorer }) {
  const { settings } = state;
  const { language } = settings;
  const text = words(language);
  const [rules, setRules] = useState<"stackchess" | "chess">(state.game?.rules ?? "stackchess");
  // A game that is over is there to be looked at; one that is played is not to be helped.
  const over = state.game?.result ? state.game : null;
  const [position, setPosition] = useState(over?.start ?? "");
  const [typed, setTyped] = useState("");
  const [tree, setTree] = useState<Tree>(() =>
    (over?.played ?? []).reduce((grown, move) => add(grown, move), root),
  );
  const [tried, setTried] = useState("");
  const [study, setStudy] = useState<Study>({});
  const [isOn, setOn] = useState(true);
  const [thought, setThought] = useState<Thought | null>(null);
  const [flipped, setFlipped] = useState(false);
  const moves = lineOf(tree);
  const start = `rules ${rules}${position === "" ? "" : `\nposition ${position}`}`;

  useEffect(() => {
    let isWanted = true;
    void ask("study", `${language}\n${moves.join(" ")}\n${tried}\n${start}`).then((answer) => {
      if (!isWanted) return;
      const found = JSON.parse(answer) as Study;
      setStudy((before) => ({ ...before, refusal: "", error: "", ...found }));
    });
    return () => {
      isWanted = false;
    };
  }, [language, moves.join(" "), tried, start]);

  const { task, game } = study;
  useEffect(() => {
    setThought(null);
    if (!isOn || !task || game?.result) return;
    explorer.explore(`${language} 3\n${task}`, (found) => setThought(JSON.parse(found) as Thought));
    return () => explorer.stop();
  }, [task, isOn, language, game?.result === null]);

  const begin = (wanted: "stackchess" | "chess", from: string) => {
    setRules(wanted);
    setPosition(from);
    setTree(root);
    setTried("");
  };
  const play = (move: string) => {
    setTried("");
    setTree(add(tree, move));
  };
  const best = thought?.lines?.[0];
  if (!game) return <Waiting title={text.analysis} text={study.error || text.loading} />;
  return (
    <div class="guide analysis">
      <h1>{text.analysis}</h1>
      <article class="with-board">
        <div class="with-bar">
          <Bar white={best?.white ?? 500} label={`${text.evaluation}: ${best?.score ?? ""}`} />
          <SideBoard
            game={game}
            settings={settings}
            flipped={flipped}
            play={play}
            refuse={setTried}
          />
        </div>
        <div class="text">
          <p class="state">{game.state}</p>
          <p class="warning" role="status">
            {study.error || study.refusal}
          </p>
          <Switch title={text.engine} on={isOn} onChange={setOn} />
          {isOn && (
            <ol class="lines" aria-label={text.engine}>
              {thought?.lines?.map((line) => (
                <li key={line.moves[0]}>
                  <button type="button" onClick={() => play(line.moves[0]!)}>
                    <b>{line.score}</b> <span>{line.written.slice(0, 8).join(" ")}</span>
                  </button>
                </li>
              ))}
            </ol>
          )}
          {isOn && thought && <p class="faint">{fill(text.depth, { depth: thought.depth })}</p>}
          <TreeList
            tree={tree}
            score={game.score}
            blackBegins={game.first_turn === "black"}
            firstNumber={game.first_number}
            text={text}
            go={(path) => setTree(goTo(tree, path))}
          />
          <div class="buttons">
            <button type="button" onClick={() => setFlipped(!flipped)}>
              {text.flip}
            </button>
            <button
              type="button"
              onClick={() => void navigator.clipboard.writeText(game.position)}
            >
              {text.copy_position}
            </button>
          </div>
          <Choice
            legend={text.game}
            name="analysis-rules"
            value={rules}
            options={[
              ["stackchess", text.stackchess],
              ["chess", text.chess],
            ]}
            onChange={(wanted) => begin(wanted, "")}
          />
          <form
            class="name-field"
            onSubmit={(event) => {
              event.preventDefault();
              begin(rules, typed.trim());
            }}
          >
            <label>
              <span>{text.position}</span>
              <input
                value={typed}
                placeholder={game.position}
                spellcheck={false}
                onInput={(event) => setTyped(event.currentTarget.value)}
              />
            </label>
            <button type="submit">{text.set_position}</button>
          </form>
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
