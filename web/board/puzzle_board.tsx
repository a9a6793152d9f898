// The board of a puzzle: queens, or the path of a knight.

import { useState } from "preact/hooks";
import type { Event } from "../state/model";
import type { Words } from "../state/words";
import { corner, rows, squareAt, unit, width, type Layout } from "./geometry";
import { Squares } from "./board";
import { Grid } from "./grid";
import { Zoomed } from "./zoom";

interface Props {
  size: number;
  squares: string[];
  marked: string[];
  isPath: boolean;
  text: Words;
  pieceName: string;
  press: (square: string) => void;
}

export function PuzzleBoard({ size, squares, marked, isPath, text, pieceName, press }: Props) {
  const [cursor, setCursor] = useState("a1");
  const layout: Layout = { size, bottom: "white", edge: 20 + size };
  const middle = (square: string) => {
    const { x, y } = corner(layout, square);
    return { x: x + unit / 2, y: y + unit / 2 };
  };
  const click = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const scale = width(layout) / box.width;
    const square = squareAt(
      layout,
      (event.clientX - box.left) * scale,
      (event.clientY - box.top) * scale,
    );
    if (square) press(square);
  };
  const dispatch = (event: Event) => {
    if (event.kind === "cursor") setCursor(event.square);
    if (event.kind === "press") press(event.square);
  };
  const label = (square: string) => {
    const visit = squares.indexOf(square);
    if (visit < 0) return square;
    return isPath ? `${square}, ${visit + 1}` : `${square}, ${pieceName}`;
  };
  const last = squares.at(-1);
  return (
    <Zoomed text={text} size={size} flat>
      <div class="board" onClick={click}>
        <svg viewBox={`0 0 ${width(layout)} ${width(layout)}`} aria-hidden="true">
          <Squares layout={layout} coordinates />
          {isPath && (
            <polyline
              class="path"
              points={squares.map((square) => `${middle(square).x},${middle(square).y}`).join(" ")}
            />
          )}
          {marked.map((square, index) => {
            const { x, y } = middle(square);
            return isPath ? (
              <g class="target" key={index}>
                <circle cx={x} cy={y} r={16} />
              </g>
            ) : (
              <g class="check" key={index}>
                <circle cx={x} cy={y} r={46} />
              </g>
            );
          })}
          {squares.map((square, index) => {
            const { x, y } = corner(layout, square);
            if (isPath && square !== last)
              return (
                <g class="visit" key={square} transform={`translate(${x + 50} ${y + 50})`}>
                  <circle r={24} />
                  <text>{index + 1}</text>
                </g>
              );
            return (
              <use
                key={square}
                href={isPath ? "#wn" : "#wq"}
                x={x + 4}
                y={y + 4}
                width={92}
                height={92}
              />
            );
          })}
        </svg>
        <Grid
          rows={rows(layout)}
          cursor={cursor}
          label={label}
          selected={null}
          name={text.board}
          edge={layout.edge / width(layout)}
          dispatch={dispatch}
        />
      </div>
    </Zoomed>
  );
}
