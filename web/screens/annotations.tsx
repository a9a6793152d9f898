// The comment and the assessments of the move shown.

import { useState } from "preact/hooks";
import { moveSigns, positionSigns, type Here, type Signs } from "../state/study";
import type { Words } from "../state/words";

export const commentField = "study-comment";

interface Props {
  text: Words;
  here: Here;
  turns: number; // how often changes were undone or done again
  obey: (order: string) => void;
}

export function Annotations({ text, here, turns, obey }: Props) {
  if (here.id === 0) return null;
  return (
    <div class="notes">
      <Nags title={text.nags} signs={moveSigns} here={here} obey={obey} />
      <Nags
        title={text.position_nags}
        signs={positionSigns}
        names={text.position_signs}
        here={here}
        obey={obey}
      />
      <Comment key={`${here.id} ${turns}`} text={text} here={here} obey={obey} />
      <div class="buttons">
        <button type="button" onClick={() => obey("remove")}>
          {text.delete_line}
        </button>
        {!here.main && (
          <button type="button" onClick={() => obey("promote")}>
            {text.promote_line}
          </button>
        )}
      </div>
    </div>
  );
}

/** Signs of which one can hold. */
function Nags(props: Pick<Props, "here" | "obey"> & {
  title: string;
  signs: Signs;
  names?: string[]; // of those that say little when they are read out
}) {
  const { title, signs, names, here, obey } = props;
  return (
    <div class="buttons nags" role="group" aria-label={title}>
      {signs.map(([nag, sign], index) => (
        <button
          type="button"
          key={nag}
          title={names?.[index]}
          aria-label={names?.[index]}
          aria-pressed={here.nags.includes(nag)}
          onClick={() => obey(`nag ${nag}`)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

/** The comment as it is typed; the study stores it without blanks at its ends. */
function Comment({ text, here, obey }: Omit<Props, "turns">) {
  const [typed, setTyped] = useState(here.comment);
  return (
    <label class="field">
      <span>{text.comment}</span>
      <textarea
        id={commentField}
        rows={2}
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          obey(`comment ${event.currentTarget.value}`);
        }}
      />
    </label>
  );
}
