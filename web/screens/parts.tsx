// What screens are made of.

import type { ComponentChildren } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { SeenContext } from "../board/seen";
import { pathOf, type Route } from "../state/route";
import type { Words } from "../state/words";

/** A link to another screen, followed without loading the page again. */
export function Link(props: {
  to: Route;
  go: (route: Route) => void;
  class?: string;
  current?: boolean;
  children: ComponentChildren;
}) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    props.go(props.to);
  };
  return (
    <a
      href={pathOf(props.to)}
      class={props.class}
      aria-current={props.current ? "page" : undefined}
      onClick={follow}
    >
      {props.children}
    </a>
  );
}

export interface Action {
  title: string;
  act: () => void;
  isOff?: boolean;
  isMain?: boolean;
}

/** A row of buttons. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <div class="buttons">
      {actions.map(({ title, act, isOff = false, isMain = false }) => (
        <button key={title} type="button" class={isMain ? "main" : ""} disabled={isOff} onClick={act}>
          {title}
        </button>
      ))}
    </div>
  );
}

/** Switches between boards that are flat and boards in space. */
export function ViewButton({ text }: { text: Words }) {
  const { solid, toggle } = useContext(SeenContext);
  return (
    <button type="button" aria-pressed={solid} aria-keyshortcuts="v" title={text.solid} onClick={toggle}>
      {text.solid_button}
    </button>
  );
}

/** What screen readers read again even if it is the same as the time before. */
export const saidAgain = (text: string, times: number): string =>
  text !== "" && times % 2 === 1 ? `${text}\u00a0` : text;

/** Is not seen but read out, whenever it is another text or another time. */
export function Heard({ text, times = 0 }: { text: string; times?: number }) {
  return (
    <p class="heard" aria-live="polite">
      {saidAgain(text, times)}
    </p>
  );
}

/** Whether a time has come; it has where there is none. */
export function useReached(time: number | null): boolean {
  const [reached, setReached] = useState<number | null>(null);
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(() => setReached(time), time - performance.now() + 1);
    return () => clearTimeout(timer);
  }, [time]);
  return time === null || time === reached;
}

/** Until what a screen shows is known. */
export function Waiting({ title, text }: { title: string; text: string }) {
  return (
    <div class="guide">
      <h1>{title}</h1>
      <p role="status">{text}</p>
    </div>
  );
}

/** One of a few values. What is chosen is shown at once, also while a change takes its time. */
export function Choice<Value extends string>(props: {
  legend: string;
  name: string;
  value: Value;
  options: readonly (readonly [Value, ComponentChildren])[];
  onChange: (value: Value) => unknown; // perhaps a promise
}) {
  const [chosen, setChosen] = useState<Value | null>(null);
  const choose = async (value: Value) => {
    setChosen(value);
    await props.onChange(value);
    setChosen((latest) => (latest === value ? null : latest));
  };
  return (
    <fieldset class="choice">
      <legend>{props.legend}</legend>
      <div>
        {props.options.map(([value, title]) => (
          <label key={value}>
            <input
              type="radio"
              name={props.name}
              checked={value === (chosen ?? props.value)}
              onChange={() => void choose(value)}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Switch(props: {
  title: string;
  on: boolean;
  explained?: string; // the id of what tells more
  onChange: (on: boolean) => void;
}) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={props.on}
        aria-describedby={props.explained}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>{props.title}</span>
    </label>
  );
}

/** A number within limits, by buttons. */
export function Stepper(props: {
  title: string;
  shown: string;
  value: number;
  least: number;
  most: number;
  less: string;
  more: string;
  onChange: (value: number) => void;
}) {
  const { value, least, most } = props;
  return (
    <div class="stepper" role="group" aria-label={props.title}>
      <span>{props.title}</span>
      <div class="counter">
        <button
          type="button"
          aria-label={props.less}
          disabled={value <= least}
          onClick={() => props.onChange(value - 1)}
        >
          −
        </button>
        <output>{props.shown}</output>
        <button
          type="button"
          aria-label={props.more}
          disabled={value >= most}
          onClick={() => props.onChange(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}

const lens = "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.3 15.3L20.5 20.5M7.5 10.5h6";

/** Steps through a game, and sizes of a board. */
const signs = {
  start: "M18 4L8 12L18 20ZM6 4V20",
  back: "M17 4L7 12L17 20Z",
  forth: "M7 4L17 12L7 20Z",
  end: "M6 4L16 12L6 20ZM18 4V20",
  further: lens,
  nearer: `${lens}M10.5 7.5v6`,
};

export function Sign({ name }: { name: keyof typeof signs }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[name]} />
    </svg>
  );
}
