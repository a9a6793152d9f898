// What a link has led to: a challenge to be accepted, or a game.

import { words } from "../state/words";
import type { ScreenProps } from "./frame";
import { GameScreen } from "./game";
import { LineState } from "./line_state";
import { Link } from "./parts";

export function LinkScreen(props: ScreenProps & { id: string }) {
  const { state, dispatch, go, id } = props;
  const text = words(state.settings.language);
  const { online, challenge } = state;
  if (online?.game?.id === id && online.game.shown && state.game?.remote)
    return <GameScreen {...props} />;
  return (
    <div class="form">
      <h1>{text.friend}</h1>
      <LineState {...props} />
      {state.notice && (
        <p class={state.notice.warning ? "warning" : ""} role="status">
          {state.notice.text}
        </p>
      )}
      {challenge && (
        <>
          <p>{challenge.text}</p>
          <div class="buttons">
            <button
              type="button"
              class="main"
              onClick={() => dispatch({ kind: "wish", text: `accept_challenge ${challenge.id}` })}
            >
              {text.accept}
            </button>
            <Link to={{ screen: "lobby" }} go={go} class="button">
              {text.lobby}
            </Link>
          </div>
        </>
      )}
    </div>
  );
}
