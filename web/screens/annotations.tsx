// What is noted about the move that one looks at.

import { annotate, nagSigns, nodesOn, promote, prune, type Tree } from "../state/tree";
import type { Words } from "../state/words";

interface Props {
  text: Words;
  tree: Tree;
  change: (tree: Tree) => void;
}

export function Annotations({ text, tree, change }: Props) {
  const node = nodesOn(tree).at(-1);
  if (!node) return null;
  const toggle = (nag: number) => {
    const others = node.nags.filter((one) => !(one in nagSigns));
    change(annotate(tree, { nags: node.nags.includes(nag) ? others : [nag, ...others] }));
  };
  return (
    <div class="notes">
      <div class="buttons nags" role="group" aria-label={text.nags}>
        {Object.entries(nagSigns).map(([nag, sign]) => (
          <button
            type="button"
            key={nag}
            aria-pressed={node.nags.includes(Number(nag))}
            onClick={() => toggle(Number(nag))}
          >
            {sign}
          </button>
        ))}
      </div>
      <label class="field">
        <span>{text.comment}</span>
        <textarea
          rows={2}
          value={node.comment}
          onInput={(event) => change(annotate(tree, { comment: event.currentTarget.value }))}
        />
      </label>
      <div class="buttons">
        <button type="button" onClick={() => change(prune(tree))}>
          {text.delete_line}
        </button>
        {tree.path.at(-1) !== 0 && (
          <button type="button" onClick={() => change(promote(tree))}>
            {text.promote_line}
          </button>
        )}
      </div>
    </div>
  );
}
