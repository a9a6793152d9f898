// The lobby: offered games, games in progress, and one's own games.

import { useEffect, useState } from "preact/hooks";
import { seekWish, usualTerms, type Terms } from "../state/terms";
import { words } from "../state/words";
import type { AskingProps } from "./frame";
import { LineState } from "./line_state";
import { Link } from "./parts";
import { TermsForm } from "./terms_form";

export function LobbyScreen(props: AskingProps) {
  const { state, dispatch, go, ask } = props;
  const text = words(state.settings.language);
  const [terms, setTerms] = useState<Terms>({ ...usualTerms, side: "any", clock: "300 3" });
  const [offered, setOffered] = useState(""); // the last wish for an opponent
  useEffect(() => {
    const timer = setInterval(() => dispatch({ kind: "refresh" }), 15_000);
    return () => clearInterval(timer);
  }, []);
  const lobby = state.online?.lobby;
  const wish = (wanted: string) => dispatch({ kind: "wish", text: wanted });
  const refusal = state.notice?.ofSeek ? state.notice.text : "";
  const standing = state.online?.standing;
  const isHere = standing === "present";
  const isSaidHere = standing !== "over" && standing !== "away"; // or with the state of the line
  const watched = lobby?.games.filter(({ id }) => !lobby.own_games.includes(id)) ?? [];
  const own = lobby?.seeks.filter((seek) => seek.own) ?? [];
  const isOffered = state.seeking || (own.length > 0 && offered === seekWish(terms));
  return (
    <div class="lobby halls">
      <h1>{text.lobby}</h1>
      <LineState {...props} />
      {state.notice && !refusal && isSaidHere && (
        <p class={state.notice.warning ? "warning" : ""} role="status">
          {state.notice.text}
        </p>
      )}
      {lobby && lobby.own_games.length > 0 && (
        <section>
          <h2>{text.your_games}</h2>
          <ul class="list">
            {lobby.own_games.map((id) => (
              <li key={id}>
                <span>{lobby.games.find((game) => game.id === id)?.text ?? id}</span>
                <Link to={{ screen: "link", id }} go={go} class="button main">
                  {text.resume_game}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{text.seeks}</h2>
        {(!lobby || lobby.seeks.length === 0) && <p class="faint">{text.no_seeks}</p>}
        <ul class="list">
          {lobby?.seeks.map((seek) => (
            <li key={seek.id}>
              <span>{seek.own ? `${text.waiting} ${seek.text}` : seek.text}</span>
              <button
                type="button"
                class={seek.own ? "" : "main"}
                onClick={() => wish(`${seek.own ? "cancel_seek" : "accept_seek"} ${seek.id}`)}
              >
                {seek.own ? text.withdraw : text.play}
              </button>
            </li>
          ))}
          {lobby?.challenges.map((challenge) => (
            <li key={challenge.id}>
              <span>{challenge.text}</span>
              <div class="buttons">
                {!challenge.own && (
                  <button
                    type="button"
                    class="main"
                    onClick={() => wish(`accept_challenge ${challenge.id}`)}
                  >
                    {text.accept}
                  </button>
                )}
                <button type="button" onClick={() => wish(`refuse_challenge ${challenge.id}`)}>
                  {challenge.own ? text.withdraw : text.decline}
                </button>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section class="own-seek">
        <h2>{text.make_seek}</h2>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            setOffered(seekWish(terms));
            wish(seekWish(terms));
          }}
        >
          <TermsForm
            text={text}
            terms={terms}
            withSide
            online={{ language: state.settings.language, account: isHere && !state.online?.guest,
              anybody: true, ask }}
            onChange={setTerms}
          />
          {refusal && <p class="warning">{refusal}</p>}
          <button type="submit" class="main" disabled={!isHere || isOffered}>
            {text.make_seek}
          </button>
          {own.map((seek) => (
            <p key={seek.id} role="status">
              {text.waiting} {seek.text}
            </p>
          ))}
        </form>
      </section>
      <section>
        <h2>{text.running}</h2>
        {watched.length === 0 && <p class="faint">{text.no_running}</p>}
        <ul class="list">
          {watched.map((game) => (
            <li key={game.id}>
              <span>{game.text}</span>
              <Link to={{ screen: "link", id: game.id }} go={go} class="button">
                {text.watch}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
