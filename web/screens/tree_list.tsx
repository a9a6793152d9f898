// The moves of an analysis: the main line, and variations within it in brackets.

import type { ComponentChildren } from "preact";
import { signsOf, type Node, type Tree } from "../state/tree";
import type { Words } from "../state/words";
import { Sign } from "./parts";

interface Props {
  tree: Tree;
  written: ReadonlyMap<Node, string>; // as on a score sheet, as far as it is known
  firstNumber: number;
  blackBegins: boolean;
  text: Words;
  go: (path: number[]) => void;
}

export function TreeList(props: Props) {
  const { tree, text, go } = props;
  const { path } = tree;
  const last = path.reduce<Node[]>((nodes, index) => nodes[index]?.children ?? [], tree.children);
  return (
    <section class="panel tree" aria-label={text.moves}>
      {tree.children.length === 0 && <p class="faint">{text.no_moves}</p>}
      <div class="tree-moves">
        <Line {...props} nodes={tree.children} at={[]} isFirst />
      </div>
      <div class="steps">
        <Step label={text.first} sign="start" to={[]} isOff={path.length === 0} go={go} />
        <Step label={text.back} sign="back" to={path.slice(0, -1)} isOff={path.length === 0} go={go} />
        <Step label={text.forth} sign="forth" to={[...path, 0]} isOff={last.length === 0} go={go} />
      </div>
    </section>
  );
}

function Step(props: {
  label: string;
  sign: "start" | "back" | "forth";
  to: number[];
  isOff: boolean;
  go: (path: number[]) => void;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.isOff}
      onClick={() => props.go(props.to)}
    >
      <Sign name={props.sign} />
    </button>
  );
}

/** A line from one of these moves on, with the others beside it. */
function Line(props: Props & { nodes: Node[]; at: number[]; isFirst: boolean; index?: number }) {
  const shown: ComponentChildren[] = [];
  let { nodes, at, index = 0 } = props;
  let isNumbered = props.isFirst;
  const isVariation = props.index !== undefined;
  for (let isBegin = true; nodes[index]; isBegin = false) {
    const node = nodes[index]!;
    const path = [...at, index];
    shown.push(<Move {...props} key={path.join("-")} node={node} path={path} numbered={isNumbered} />);
    isNumbered = node.comment !== "";
    const others = isBegin && isVariation ? [] : nodes.slice(1);
    for (const [place] of others.entries()) {
      isNumbered = true;
      const start = place + 1;
      shown.push(
        <span class="variation" key={`${path.join("-")}/${start}`}>
          {"("}
          <Line {...props} nodes={nodes} at={at} isFirst index={start} />
          {") "}
        </span>,
      );
    }
    at = path;
    nodes = node.children;
    index = 0;
  }
  return <>{shown}</>;
}

function Move(props: Props & { node: Node; path: number[]; numbered: boolean }) {
  const { tree, node, path, written, firstNumber, blackBegins, numbered, go } = props;
  const ply = path.length - 1 + (blackBegins ? 1 : 0);
  const number = firstNumber + Math.floor(ply / 2);
  const isBlack = ply % 2 === 1;
  const isHere = tree.path.length === path.length && path.every((one, at) => one === tree.path[at]);
  return (
    <>
      {(!isBlack || numbered) && <span class="number">{isBlack ? `${number}…` : `${number}.`}</span>}
      <button type="button" aria-current={isHere ? "step" : undefined} onClick={() => go(path)}>
        {(written.get(node) ?? node.move) + signsOf(node.nags)}
      </button>
      {node.comment !== "" && <span class="comment">{node.comment} </span>}
    </>
  );
}
