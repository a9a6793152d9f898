// What surrounds every screen: the name of the game, where one can go, and the language.

import type { ComponentChildren } from "preact";
import type { Event, State } from "../state/model";
import type { Route } from "../state/route";
import { fill, words } from "../state/words";
import { Link } from "./parts";

export interface ScreenProps {
  state: State;
  dispatch: (event: Event) => void;
  go: (route: Route) => void;
}

/** Of a screen that asks the game for something besides the room. */
export type AskingProps = ScreenProps & { ask: (name: string, text: string) => Promise<string> };

export function Frame({ state, dispatch, go, children }: ScreenProps & { children: ComponentChildren }) {
  const { settings, route } = state;
  const text = words(settings.language);
  const other = settings.language === "fr" ? "en" : "fr";
  return (
    <>
      <a class="skip" href="#content">
        {text.skip}
      </a>
      <header class="top">
        <Link to={{ screen: "game" }} go={go} class="name">
          <img src="/icon.svg" alt="" width="28" height="28" />
          <span>Stackchess</span>
        </Link>
        <nav aria-label={text.menu}>
          <Link to={{ screen: "lobby" }} go={go} current={route.screen === "lobby"}>
            {text.online}
          </Link>
          <Link to={{ screen: "rules" }} go={go} current={route.screen === "rules"}>
            {text.rules}
          </Link>
          <Link to={{ screen: "settings" }} go={go} current={route.screen === "settings"}>
            {text.settings}
          </Link>
          <button
            type="button"
            lang={other}
            onClick={() => dispatch({ kind: "settings", settings: { ...settings, language: other } })}
          >
            {text.other_language}
          </button>
        </nav>
      </header>
      {state.failed && (
        <p class="banner warning" role="alert">
          {fill(text.broken, { why: state.failed })}{" "}
          <button type="button" onClick={() => location.reload()}>
            {text.reload}
          </button>
        </p>
      )}
      {state.unkept && <p class="banner">{text.unkept}</p>}
      <main id="content">{children}</main>
      <p class="heard" aria-live="polite">
        {state.spoken}
      </p>
      <p class="heard" aria-live="assertive">
        {state.alarm}
      </p>
    </>
  );
}
