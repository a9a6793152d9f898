// A board where everything may be tried, with the engine's best lines beside it.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Game } from "../state/report";
import { readRoute, type AnalysisRoute } from "../state/route";
import { add, fromRead, goTo, lineOf, mainPath, rawPgn, root } from "../state/tree";
import type { Node, ReadNode, Tree } from "../state/tree";
import { fill, words } from "../state/words";
import { Annotations } from "./annotations";
import type { AskingProps } from "./frame";
import { Load, type ReadGame } from "./load";
import { Choice, Switch, Waiting } from "./parts";
import { Report } from "./report";
import { Share } from "./share";
import { SideBoard } from "./side_board";
import { TreeList } from "./tree_list";

interface Study {
  game?: Game;
  task?: string;
  refusal?: string;
  error?: string;
  of?: string; // what was asked
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
  review: (text: string, told: (text: string) => void) => void;
  stop: () => void;
}

interface Props extends AskingProps {
  explorer: Explorer;
  route: AnalysisRoute;
  setAddress: (route: AnalysisRoute) => void;
}

/** What is studied: where it begins, and the moves. */
interface Subject {
  rules: "stackchess" | "chess";
  position: string; // empty: the usual start
  tree: Tree;
}

const grown = (moves: readonly string[]) => moves.reduce(add, root);

/** What the address names or, without any, the game that is over: one that is played is not to be
 * helped. */
function subjectOf(route: AnalysisRoute, game: Game | null): Subject {
  if (route.rules)
    return {
      rules: route.rules,
      position: route.position ?? "",
      tree: grown((route.moves ?? "").split(" ").filter((move) => move !== "")),
    };
  const over = game?.result ? game : null;
  return {
    rules: game?.rules ?? "stackchess",
    position: over?.start ?? "",
    tree: grown(over?.played ?? []),
  };
}

export function AnalysisScreen(props: Props) {
  const { state, ask, explorer, route, setAddress } = props;
  const { settings } = state;
  const { language } = settings;
  const text = words(language);
  const [subject, setSubject] = useState<Subject>(() => subjectOf(route, state.game));
  const [tried, setTried] = useState("");
  const [study, setStudy] = useState<Study>({});
  const [isOn, setOn] = useState(true);
  const [isReporting, setReporting] = useState(false);
  const [thought, setThought] = useState<Thought | null>(null);
  const [flipped, setFlipped] = useState(false);
  const { rules, position, tree } = subject;
  const line = lineOf(tree).join(" ");
  const start = `rules ${rules}${position === "" ? "" : `\nposition ${position}`}`;
  const studyOf = (moves: string, attempt: string) =>
    ask("study", `${language}\n${moves}\n${attempt}\n${start}`).then(
      (answer) => JSON.parse(answer) as Study,
    );

  const wanted = `${start}\n${line}`;
  useEffect(() => {
    let isWanted = true;
    void studyOf(line, tried).then((found) => {
      if (!isWanted) return;
      setStudy((before) => ({ ...before, refusal: "", error: "", ...found, of: wanted }));
    });
    setAddress({ screen: "analysis", rules, position, moves: line });
    return () => {
      isWanted = false;
    };
  }, [language, line, tried, start]);

  const { task, game } = study;
  useEffect(() => {
    setThought(null);
    if (!isOn || isReporting || !task || game?.result) return;
    explorer.explore(`${language} 3\n${task}`, (found) => setThought(JSON.parse(found) as Thought));
    return () => explorer.stop();
  }, [task, isOn, isReporting, language, game?.result === null]);

  const written = useWritten(ask, language, rules, game?.start ?? "", tree);
  const setTree = (changed: Tree) => {
    setTried("");
    setSubject({ ...subject, tree: changed });
  };
  const begin = (begun: Subject) => {
    setTried("");
    setSubject(begun);
  };
  const open = (read: ReadGame) =>
    begin({ rules: read.rules, position: read.start, tree: fromRead(read.nodes) });
  const follow = (query: string) => {
    const found = readRoute("/", query);
    if (found.screen === "analysis") begin(subjectOf(found, null));
  };
  const main = mainPath(tree);
  const isOnMain = tree.path.every((index) => index === 0);
  const best = thought?.lines?.[0];
  const winner = game?.result?.winner;
  const share = winner ? (winner === "white" ? 1000 : 0) : (best?.white ?? 500);
  if (!game) return <Waiting title={text.analysis} text={study.error || text.loading} />;
  return (
    <div class="guide analysis">
      <h1>{text.analysis}</h1>
      <article class="with-board">
        <div class="board-side">
          <div class="with-bar">
            <Bar white={share} label={`${text.evaluation}: ${best?.score ?? game.state}`} />
            <SideBoard
              game={game}
              settings={settings}
              flipped={flipped}
              busy={study.of !== wanted}
              play={(move) => setTree(add(tree, move))}
              refuse={setTried}
            />
          </div>
          <Annotations text={text} tree={tree} change={setTree} />
        </div>
        <div class="text">
          <p class="state">{game.state}</p>
          <p class="warning" role="status">
            {study.error || study.refusal}
          </p>
          <Switch title={text.engine} on={isOn} onChange={setOn} />
          {isOn && !isReporting && (
            <ol class="lines" aria-label={text.engine}>
              {thought?.lines?.map((one) => (
                <li key={one.moves[0]}>
                  <button type="button" onClick={() => setTree(add(tree, one.moves[0]!))}>
                    <b>{one.score}</b> <span>{one.written.slice(0, 8).join(" ")}</span>
                  </button>
                </li>
              ))}
            </ol>
          )}
          {isOn && thought && <p class="faint">{fill(text.depth, { depth: thought.depth })}</p>}
          <TreeList
            tree={tree}
            written={written}
            blackBegins={game.first_turn === "black"}
            firstNumber={game.first_number}
            text={text}
            go={(path) => setTree(goTo(tree, path))}
          />
          <Report
            text={text}
            language={language}
            explorer={explorer}
            task={async () => (await studyOf(lineOf(tree, main).join(" "), "")).task ?? ""}
            game={lineOf(tree, main).join(" ")}
            ply={isOnMain ? tree.path.length : null}
            isBusy={isReporting}
            setBusy={setReporting}
            go={(ply) => setTree(goTo(tree, main.slice(0, ply)))}
          />
          <Share {...props} game={game} tree={tree} flipped={flipped} studyOf={studyOf}>
            <button type="button" onClick={() => setFlipped(!flipped)}>
              {text.flip}
            </button>
          </Share>
          <Choice
            legend={text.game}
            name="analysis-rules"
            value={rules}
            options={[
              ["stackchess", text.stackchess],
              ["chess", text.chess],
            ]}
            onChange={(other) => begin({ rules: other, position: "", tree: root })}
          />
          <Load
            text={text}
            language={language}
            rules={rules}
            ask={ask}
            open={open}
            follow={follow}
          />
        </div>
      </article>
    </div>
  );
}

/** The moves of a tree as on a score sheet. */
function useWritten(
  ask: AskingProps["ask"],
  language: string,
  rules: Subject["rules"],
  start: string,
  tree: Tree,
): ReadonlyMap<Node, string> {
  const [nodes, setNodes] = useState<readonly ReadNode[]>([]);
  useEffect(() => {
    if (start === "" || tree.children.length === 0) return;
    let isWanted = true;
    const pgn = rawPgn(tree, rules, start);
    void ask("games", `${language} ${rules} 0\n${pgn}`).then((answer) => {
      const { game } = JSON.parse(answer) as { game?: ReadGame };
      if (isWanted && game) setNodes(game.nodes);
    });
    return () => {
      isWanted = false;
    };
  }, [language, rules, start, tree.children]);
  return useMemo(() => {
    const found = new Map<Node, string>();
    pairLines(nodes, tree.children, found);
    return found;
  }, [nodes, tree.children]);
}

/** Finds the node of each move that was read. */
function pairLines(nodes: readonly ReadNode[], top: Node[], found: Map<Node, string>): void {
  const paired: (Node | undefined)[] = [];
  for (const { parent, move, score } of nodes) {
    const siblings = parent < 0 ? top : (paired[parent]?.children ?? []);
    const node = siblings.find((one) => one.move === move);
    paired.push(node);
    if (node) found.set(node, score);
  }
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
