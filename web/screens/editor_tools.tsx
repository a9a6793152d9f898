// What a press on a square does in the editor: tools, and pieces that can also be dragged there.

import { useLayoutEffect, useState } from "preact/hooks";
import { drawing } from "../board/geometry";
import { pieceTools, type Tool } from "../state/editor";
import type { Square } from "../state/report";
import type { Words } from "../state/words";

interface Props {
  text: Words;
  tool: Tool;
  hasUnmoved: boolean;
  choose: (tool: Tool) => void;
  drop: (piece: Tool, square: Square) => void;
}

interface Carried {
  piece: Tool;
  start: { x: number; y: number };
  at: { x: number; y: number };
  isFar: boolean; // from where it was taken, so that it is no click
}

const squareAt = (x: number, y: number): Square | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-square]")?.dataset.square;

export function Tools({ text, tool, hasUnmoved, choose, drop }: Props) {
  const [carried, setCarried] = useState<Carried | null>(null);
  useLayoutEffect(() => {
    if (!carried) return;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      const isFar = carried.isFar || Math.hypot(x - carried.start.x, y - carried.start.y) > 6;
      setCarried({ ...carried, at: { x, y }, isFar });
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      const square = squareAt(clientX, clientY);
      setCarried(null);
      if (square) drop(carried.piece, square);
    };
    const cancel = () => setCarried(null);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
  });
  const nameOf = (letter: string) => {
    const role = text.pieces[letter.toUpperCase() as keyof typeof text.pieces];
    const isWhite = letter === letter.toUpperCase();
    return `${role}, ${text.sides[isWhite ? 0 : 1]}`;
  };
  const take = (event: PointerEvent, piece: Tool) => {
    if (!event.isPrimary || event.button !== 0) return;
    const at = { x: event.clientX, y: event.clientY };
    setCarried({ piece, start: at, at, isFar: false });
    choose(piece);
  };
  const others: [Tool, string][] = [
    ["move", text.editor_moves],
    ["erase", text.editor_erases],
  ];
  if (hasUnmoved) others.push(["unmoved", text.editor_unmoved]);
  return (
    <div class="tools" role="group" aria-label={text.editor_tool}>
      {pieceTools.map((letter) => (
        <button
          type="button"
          key={letter}
          aria-label={nameOf(letter)}
          aria-pressed={tool === letter}
          onClick={() => choose(letter)}
          onPointerDown={(event) => take(event, letter)}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href={drawing(letter)} width="100" height="100" />
          </svg>
        </button>
      ))}
      <div class="others">
        {others.map(([other, title]) => (
          <button
            type="button"
            key={other}
            aria-pressed={tool === other}
            onClick={() => choose(other)}
          >
            {title}
          </button>
        ))}
      </div>
      {carried?.isFar && (
        <svg
          class="carried"
          viewBox="0 0 100 100"
          style={{ left: `${carried.at.x}px`, top: `${carried.at.y}px` }}
          aria-hidden="true"
        >
          <use href={drawing(carried.piece)} width="100" height="100" />
        </svg>
      )}
    </div>
  );
}
