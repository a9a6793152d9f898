// One's own challenge: the link that is sent to a friend, also as a code to be photographed.

import qrcode from "qrcode-generator";
import { useMemo, useState } from "preact/hooks";
import { isLoopback } from "../state/address";
import type { Challenge } from "../state/report";
import { fill, words } from "../state/words";
import { copied, Remark, type Said } from "./fields";
import type { ScreenProps } from "./frame";

type Props = ScreenProps & { challenge: Challenge };

/** Until somebody accepts it. */
export const OwnChallenge = (props: Props) =>
  props.challenge.to ? <ChallengeSent {...props} /> : <ChallengeLink {...props} />;

function ChallengeLink({
  state,
  dispatch,
  challenge,
}: Props) {
  const text = words(state.settings.language);
  const [said, setSaid] = useState<Said>(null);
  const link = `${location.origin}/${challenge.id}`;
  return (
    <div class="form link">
      <h1>{text.friend}</h1>
      <p>{text.link_text}</p>
      <p class="faint">{challenge.terms}</p>
      {isLoopback(location.hostname) && (
        <p class="warning">
          {text.link_here.split(/(stackchess serve --lan)/).map((part, index) =>
            index % 2 === 1 ? <code key={index}>{part}</code> : part,
          )}
        </p>
      )}
      <div class="name-field">
        <label class="field">
          <span>{text.link}</span>
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <button type="button" class="main" onClick={async () => setSaid(await copied(text, link))}>
          {text.copy}
        </button>
      </div>
      <Remark said={said} />
      <Code text={link} label={text.qr} />
      <p role="status">{text.waiting}</p>
      <div class="buttons">
        <button
          type="button"
          onClick={() => dispatch({ kind: "wish", text: `refuse_challenge ${challenge.id}` })}
        >
          {text.withdraw}
        </button>
      </div>
    </div>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = qrcode(0, "M");
    code.addData(text);
    code.make();
    const count = code.getModuleCount();
    let drawn = "";
    for (let row = 0; row < count; ++row)
      for (let column = 0; column < count; ++column)
        if (code.isDark(row, column)) drawn += `M${column} ${row}h1v1h-1z`;
    return { path: drawn, size: count };
  }, [text]);
  return (
    <svg class="code" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}

function ChallengeSent({ state, dispatch, challenge }: Props) {
  const text = words(state.settings.language);
  return (
    <div class="form">
      <h1>{text.friend}</h1>
      <p role="status">{fill(text.challenge_sent, { name: challenge.to ?? "" })}</p>
      <p class="faint">{challenge.terms}</p>
      <div class="buttons">
        <button
          type="button"
          onClick={() => dispatch({ kind: "wish", text: `refuse_challenge ${challenge.id}` })}
        >
          {text.withdraw}
        </button>
      </div>
    </div>
  );
}
