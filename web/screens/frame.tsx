// What surrounds every screen: the name of the game, where one can go, and the language.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Event, State } from "../state/model";
import { pathOf, type Route } from "../state/route";
import { fill, words, type Words } from "../state/words";
import { KeysDialog } from "./dialogs";
import { Heard, Link } from "./parts";

export interface ScreenProps {
  state: State;
  dispatch: (event: Event) => void;
  go: (route: Route) => void;
}

/** Of a screen that asks the game for something besides the room. */
export type AskingProps = ScreenProps & { ask: (name: string, text: string) => Promise<string> };

type Title =
  | "computer"
  | "friend"
  | "online"
  | "leaders"
  | "lesson"
  | "rules"
  | "puzzles"
  | "analysis"
  | "editor"
  | "kept_games"
  | "account"
  | "settings";

/** Every screen of the page, by purpose. */
const places: readonly (readonly [Title, Route])[][] = [
  [
    ["computer", { screen: "new", opponent: "computer" }],
    ["friend", { screen: "new", opponent: "friend" }],
    ["online", { screen: "lobby" }],
    ["leaders", { screen: "leaders" }],
  ],
  [
    ["lesson", { screen: "lesson" }],
    ["rules", { screen: "rules" }],
    ["puzzles", { screen: "wins" }],
    ["analysis", { screen: "analysis" }],
    ["editor", { screen: "editor" }],
  ],
  [
    ["kept_games", { screen: "games" }],
    ["account", { screen: "account" }],
    ["settings", { screen: "settings" }],
  ],
];

/** Those that a wide screen shows beside the menu. */
const shortcuts: readonly Route[] = [{ screen: "lobby" }, { screen: "analysis" }, { screen: "rules" }];

const isAt = (route: Route, place: Route) =>
  (route.screen === "puzzle" ? "wins" : route.screen) === place.screen &&
  (route.screen !== "new" || pathOf(route) === pathOf(place));

function titleOf(text: Words, place: Route): string {
  const found = places.flat().find(([, route]) => pathOf(route) === pathOf(place));
  return found ? text[found[0]] : "";
}

/** All places, behind one button, whatever is on the screen. */
function Menu({ state, go }: Pick<ScreenProps, "state" | "go">) {
  const text = words(state.settings.language);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setOpen(false), [state.route]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const leave = (event: UIEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener("pointerdown", leave);
    addEventListener("focusin", leave);
    return () => {
      removeEventListener("pointerdown", leave);
      removeEventListener("focusin", leave);
    };
  }, [isOpen]);
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    box.current?.querySelector("button")?.focus();
  };
  return (
    <div class="menu" ref={box} onKeyDown={close}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="places"
        onClick={() => setOpen(!isOpen)}
      >
        {text.menu}
      </button>
      <div id="places" hidden={!isOpen}>
        {places.map((group, index) => (
          <ul key={index}>
            {group.map(([title, to]) => (
              <li key={title}>
                <Link to={to} go={go} current={isAt(state.route, to)}>
                  {text[title]}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

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
          {shortcuts.map((to) => (
            <Link key={pathOf(to)} to={to} go={go} class="shortcut" current={isAt(route, to)}>
              {titleOf(text, to)}
            </Link>
          ))}
          <Menu state={state} go={go} />
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
      {state.flat && <p class="banner">{state.flat}</p>}
      {state.complaint && <p class="banner warning">{state.complaint}</p>}
      <main id="content">{children}</main>
      {state.keys && <KeysDialog state={state} dispatch={dispatch} />}
      <Heard text={state.spoken} times={state.sayings} />
      <p class="heard" aria-live="assertive">
        {state.alarm}
      </p>
    </>
  );
}
