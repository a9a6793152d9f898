// The line that is looked at, and the variations beside it.

import type { Tree } from "../state/tree";
import type { Words } from "../state/words";
import { Sign } from "./parts";

interface Props {
  tree: Tree;
  score: string[]; // of the line that leads to where one looks
  firstNumber: number;
  blackBegins: boolean;
  text: Words;
  go: (path: number[]) => void;
}

export function TreeList({ tree, score, firstNumber, blackBegins, text, go }: Props) {
  const { path } = tree;
  let children = tree.children;
  const steps = path.map((index, depth) => {
    const others = children
      .map((node, at) => ({ move: node.move, at }))
      .filter(({ at }) => at !== index);
    children = children[index]?.children ?? [];
    return { depth, others };
  });
  const numberAt = (depth: number) => {
    const ply = depth + (blackBegins ? 1 : 0);
    if (ply % 2 === 0) return `${firstNumber + ply / 2}.`;
    return depth === 0 ? `${firstNumber}…` : "";
  };
  return (
    <section class="panel tree" aria-label={text.moves}>
      {path.length === 0 && children.length === 0 && <p class="faint">{text.no_moves}</p>}
      <ol>
        {steps.map(({ depth, others }) => (
          <li key={depth}>
            <span>{numberAt(depth)}</span>
            <button
              type="button"
              aria-current={depth === path.length - 1 ? "step" : undefined}
              onClick={() => go(path.slice(0, depth + 1))}
            >
              {score[depth] ?? ""}
            </button>
            {others.map(({ move, at }) => (
              <button
                type="button"
                class="variation"
                key={move}
                onClick={() => go([...path.slice(0, depth), at])}
              >
                ({move})
              </button>
            ))}
          </li>
        ))}
        {children.map((node, index) => (
          <li key={`next-${node.move}`}>
            <button type="button" class="variation" onClick={() => go([...path, index])}>
              {node.move}
            </button>
          </li>
        ))}
      </ol>
      <div class="steps">
        <button
          type="button"
          aria-label={text.back}
          disabled={path.length === 0}
          onClick={() => go(path.slice(0, -1))}
        >
          <Sign name="back" />
        </button>
        <button
          type="button"
          aria-label={text.forth}
          disabled={children.length === 0}
          onClick={() => go([...path, 0])}
        >
          <Sign name="forth" />
        </button>
      </div>
    </section>
  );
}
