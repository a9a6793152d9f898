// The moves of an analysis: the main line, and variations within it in brackets.

import { closing, type Study, type StudyNode } from "../state/study";
import type { Words } from "../state/words";
import { Sign } from "./parts";

interface Props {
  study: Study;
  text: Words;
  obey: (order: string) => void;
  press: (key: string) => void; // as if on the keyboard
}

export function TreeList({ study, text, obey, press }: Props) {
  const { nodes, here, intro } = study;
  const steps = [
    ["start", text.first, "Home", here.id === 0],
    ["back", text.back, "ArrowLeft", here.previous < 0],
    ["forth", text.forth, "ArrowRight", here.next < 0],
    ["end", text.last, "End", here.next < 0],
  ] as const;
  return (
    <section class="panel tree" aria-label={text.moves}>
      {nodes.length === 0 && <p class="faint">{text.no_moves}</p>}
      {intro !== "" && <p class="comment">{intro}</p>}
      <div class="tree-moves">
        {nodes.map((node, index) => (
          <Move
            key={node.id}
            node={node}
            closing={closing(nodes, index)}
            isHere={node.id === here.id}
            go={() => obey(`go ${node.id}`)}
          />
        ))}
      </div>
      <div class="steps">
        {steps.map(([sign, label, key, isThere]) => (
          <button
            type="button"
            key={sign}
            aria-label={label}
            disabled={isThere}
            onClick={() => press(key)}
          >
            <Sign name={sign} />
          </button>
        ))}
      </div>
    </section>
  );
}

function Move(props: { node: StudyNode; closing: number; isHere: boolean; go: () => void }) {
  const { node, isHere, go } = props;
  const isBeside = node.depth > 0;
  return (
    <span class={isBeside ? "variation" : undefined}>
      {isBeside && node.first && "("}
      {node.before !== "" && <span class="comment">{node.before} </span>}
      <span class="played">
        {node.number !== "" && <span class="number">{node.number}</span>}
        <button type="button" aria-current={isHere ? "step" : undefined} onClick={go}>
          {node.text + node.signs}
        </button>
      </span>
      {node.worth !== "" && <span class="worth">{node.worth} </span>}
      {node.comment !== "" && <span class="comment">{node.comment} </span>}
      {props.closing > 0 && `${")".repeat(props.closing)} `}
    </span>
  );
}
