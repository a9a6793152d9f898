// What a link has led to: a challenge to be accepted, a game, or nothing.

import { isAtBoard } from "../state/model";
import { fill, words } from "../state/words";
import type { AskingProps, ScreenProps } from "./frame";
import { OwnChallenge } from "./challenge_link";
import { GameScreen } from "./game";
import { LineState } from "./line_state";
import { Link } from "./parts";

export function LinkScreen(props: AskingProps) {
  const { state, dispatch } = props;
  const text = words(state.settings.language);
  const { online, challenge, notice, route } = state;
  if (isAtBoard(state)) return <GameScreen {...props} />;
  const own = online?.lobby.challenges.find(
    (one) => one.own && route.screen === "link" && one.id === route.id,
  );
  if (own) return <OwnChallenge {...props} challenge={own} />;
  const isOver = online?.standing === "over";
  return (
    <div class="form">
      <h1>{challenge ? text.invited : text.online}</h1>
      <LineState {...props} />
      {notice && !isOver && (
        <p class={notice.warning ? "warning" : ""} role="status">
          {notice.text}
        </p>
      )}
      {challenge && (
        <section class="panel invitation" aria-label={text.invited}>
          <p>{challenge.text}</p>
          <div class="buttons">
            <button
              type="button"
              class="main"
              onClick={() => dispatch({ kind: "wish", text: `accept_challenge ${challenge.id}` })}
            >
              {text.accept}
            </button>
          </div>
        </section>
      )}
      {(notice || challenge) && <Elsewhere {...props} />}
    </div>
  );
}

/** An address that no link of ours has. */
export function MissingScreen(props: ScreenProps & { path: string }) {
  const text = words(props.state.settings.language);
  return (
    <div class="form">
      <h1>{text.missing}</h1>
      <p class="warning" role="status">
        {fill(text.missing_text, { path: props.path })}
      </p>
      <Elsewhere {...props} />
    </div>
  );
}

/** Where one can go instead. */
export function Elsewhere({ state, go }: ScreenProps) {
  const text = words(state.settings.language);
  return (
    <div class="buttons">
      <Link to={{ screen: "lobby" }} go={go} class="button">
        {text.lobby}
      </Link>
      <Link to={{ screen: "game" }} go={go} class="button">
        {text.home}
      </Link>
    </div>
  );
}
