// The board as a grid of cells that can be heard and reached by keys: one stop of the tab key.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Event } from "../state/model";
import type { Square } from "../state/report";
import { place } from "../state/square";

interface Props {
  rows: Square[][];
  cursor: Square;
  label: (square: Square) => string;
  selected: Square | null;
  name: string;
  edge: number; // of the board, as a part of its width
  places?: Float32Array | null; // of the squares in a picture in space, counted from a1 on
  setFocused?: (isFocused: boolean) => void; // whether the keys are here
  steps?: boolean | undefined; // after a click the arrow keys go through the moves, and not from
  // square to square
  dispatch: (event: Event) => void;
}

/** The square beside another one on screen, or the same at the edge. */
function beside(rows: Square[][], from: Square, right: number, down: number): Square {
  const row = rows.findIndex((squares) => squares.includes(from));
  const column = rows[row]?.indexOf(from) ?? 0;
  return rows[row + down]?.[column + right] ?? from;
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a cell lies over its square. */
function lying(places: Float32Array, square: Square, size: number) {
  const at = 4 * place(square, size);
  const [left, top, width, height] = [...places.subarray(at, at + 4)].map(
    (part) => `${(100 * part).toFixed(2)}%`,
  );
  return { left, top, width, height };
}

export function Grid(props: Props) {
  const { rows, cursor, label, selected, name, edge, places, dispatch } = props;
  const isPlaced = places?.length === 4 * rows.length ** 2;
  const grid = useRef<HTMLDivElement>(null);
  const focused = rows.some((row) => row.includes(cursor)) ? cursor : rows.at(-1)![0]!;
  useLayoutEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return;
    grid.current.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [focused]);

  const isClicked = useRef(false); // the focus came here by pointer
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const step = steps[event.key];
    if (step && props.steps && isClicked.current) return;
    if (step) dispatch({ kind: "cursor", square: beside(rows, focused, ...step) });
    else if (event.key === "Enter" || event.key === " ") dispatch({ kind: "press", square: focused });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      class={isPlaced ? "grid placed" : "grid"}
      role="grid"
      aria-label={name}
      ref={grid}
      style={{ inset: isPlaced ? "0" : `${edge * 100}%` }}
      onKeyDown={key}
      onFocusIn={(event) => props.setFocused?.((event.target as Element).matches(":focus-visible"))}
      onPointerDown={() => (isClicked.current = true)}
      onFocusOut={(event) => {
        if (!grid.current?.contains(event.relatedTarget as Node | null)) isClicked.current = false;
        props.setFocused?.(false);
      }}
    >
      {rows.map((row) => (
        <div role="row" key={row[0]}>
          {row.map((square) => (
            <div
              role="gridcell"
              key={square}
              data-square={square}
              aria-label={label(square)}
              aria-selected={square === selected}
              tabIndex={square === focused ? 0 : -1}
              style={isPlaced ? lying(places, square, rows.length) : undefined}
              onFocus={() => square !== cursor && dispatch({ kind: "cursor", square })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
