// A board that can be enlarged: by two fingers, or by buttons elsewhere. One finger then moves it.

import type { ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Sign } from "../screens/parts";
import type { Words } from "../state/words";
import { mostZoom, zoomWithin } from "../state/zoom";
import { SeenContext } from "./seen";

interface Props {
  zoom: number; // 1: the whole board is seen
  setZoom: (zoom: number) => void;
  busy?: boolean | undefined; // another position is on its way
  children: ComponentChildren;
}

/** Boards with more squares to a side have buttons to enlarge them, for those without two fingers. */
const largest = 10;

interface Pinch {
  distance: number;
  zoom: number;
}

type Point = { x: number; y: number };

/** Where in the board, as a part of its width and height, a point of the frame is. */
const partAt = (frame: HTMLElement, { x, y }: Point): Point => ({
  x: (frame.scrollLeft + x) / frame.scrollWidth,
  y: (frame.scrollTop + y) / frame.scrollHeight,
});

function fingers(frame: HTMLElement, { touches }: TouchEvent): { middle: Point; distance: number } {
  const [one, other] = [touches[0]!, touches[1]!];
  const box = frame.getBoundingClientRect();
  return {
    middle: {
      x: (one.clientX + other.clientX) / 2 - box.left,
      y: (one.clientY + other.clientY) / 2 - box.top,
    },
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

export function ZoomFrame({ zoom, setZoom, busy, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const pinch = useRef<Pinch | null>(null);
  const held = useRef<{ part: Point; at: Point } | null>(null); // a point of the board that stays

  useLayoutEffect(() => {
    const element = frame.current!;
    const begin = (event: TouchEvent) => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      pinch.current = { distance: fingers(element, event).distance, zoom };
    };
    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2 || !pinch.current) return;
      event.preventDefault();
      const { middle, distance } = fingers(element, event);
      held.current = { part: partAt(element, middle), at: middle };
      setZoom((pinch.current.zoom * distance) / pinch.current.distance);
    };
    const end = () => void (pinch.current = null);
    element.addEventListener("touchstart", begin, { passive: false });
    element.addEventListener("touchmove", move, { passive: false });
    element.addEventListener("touchend", end);
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchmove", move);
      element.removeEventListener("touchend", end);
    };
  });

  useLayoutEffect(() => {
    const element = frame.current!;
    const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const { part, at } = held.current ?? { part: { x: 0.5, y: 0.5 }, at: middle };
    held.current = null;
    element.scrollLeft = part.x * element.scrollWidth - at.x;
    element.scrollTop = part.y * element.scrollHeight - at.y;
  }, [zoom]);

  return (
    <div class={zoom > 1 ? "frame enlarged" : "frame"} ref={frame}>
      <div style={{ width: `${zoom * 100}%` }} aria-busy={busy}>
        {children}
      </div>
    </div>
  );
}

interface ButtonsProps {
  text: Words;
  zoom: number;
  setZoom: (zoom: number) => void;
}

export function ZoomButtons({ text, zoom, setZoom }: ButtonsProps) {
  return (
    <span class="zoom">
      <button
        type="button"
        aria-label={text.zoom_out}
        disabled={zoom === 1}
        onClick={() => setZoom(zoom - 1)}
      >
        <Sign name="further" />
      </button>
      <button
        type="button"
        aria-label={text.zoom_in}
        disabled={zoom === mostZoom}
        onClick={() => setZoom(zoom + 1)}
      >
        <Sign name="nearer" />
      </button>
    </span>
  );
}

interface ZoomedProps {
  text: Words;
  size: number; // of the board
  flat?: boolean; // never seen in space, where the view itself comes nearer
  busy?: boolean;
  children: ComponentChildren;
}

/** A board besides the game, which is enlarged for itself. */
export function Zoomed({ text, size, flat = false, busy, children }: ZoomedProps) {
  const { solid } = useContext(SeenContext);
  const isSolid = solid && !flat;
  const [wanted, setWanted] = useState({ size, zoom: 1 });
  const zoom = isSolid || wanted.size !== size ? 1 : wanted.zoom; // another board is seen as a whole
  const setZoom = (near: number) => setWanted({ size, zoom: zoomWithin(near) });
  return (
    <div class="zoomed">
      <ZoomFrame zoom={zoom} setZoom={isSolid ? () => {} : setZoom} busy={busy}>
        {children}
      </ZoomFrame>
      {!isSolid && (hasZoom(size) || zoom > 1) && (
        <ZoomButtons text={text} zoom={zoom} setZoom={setZoom} />
      )}
    </div>
  );
}

/** Whether a board has buttons to enlarge it. */
export const hasZoom = (size: number): boolean => size > largest;
