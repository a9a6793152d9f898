// The board: a drawing, and over it a grid of cells for who hears it or has no pointer.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Event, Premove } from "../state/model";
import type { Move, Moment, Side, Square } from "../state/report";
import { targetsOf, type Selection, type Target } from "../state/selection";
import { place } from "../state/square";
import { fill, type Words } from "../state/words";
import { corner, rows, squareAt, unit, width, type Layout } from "./geometry";
import { Grid } from "./grid";
import { Ahead, Arrow, Check, Circle, LastMove, Selected, TargetMark } from "./marks";
import { Stack } from "./stack";

export interface BoardProps {
  moment: Moment;
  moves: Move[];
  bottom: Side;
  selection: Selection | null;
  cursor: Square;
  hint: Move | null;
  premove?: Premove | null;
  past: boolean;
  animated: boolean;
  coordinates: boolean;
  text: Words;
  dispatch: (event: Event) => void;
}

interface Drag {
  from: Square;
  start: { x: number; y: number };
  moved: boolean;
  wasSelected: boolean;
}

/** An arrow, or a circle where it ends where it begins. */
interface Drawn {
  from: Square;
  to: Square;
}

/** With one more, or without it where it was there. */
function toggled(drawn: Drawn[], one: Drawn): Drawn[] {
  const rest = drawn.filter(({ from, to }) => from !== one.from || to !== one.to);
  return rest.length === drawn.length ? [...drawn, one] : rest;
}

const none = new Map<Square, Target>();
const holdTime = 550;

export function Board(props: BoardProps) {
  const { moment, selection, bottom, coordinates, dispatch } = props;
  const { size } = moment;
  const layout: Layout = useMemo(
    () => ({ size, bottom, edge: coordinates ? 20 + size : 8 }),
    [size, bottom, coordinates],
  );
  const drawing = useRef<SVGSVGElement>(null);
  const ghost = useRef<SVGGElement>(null);
  const drag = useRef<Drag | null>(null);
  const hold = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const [dragged, setDragged] = useState(false);
  const drawnFrom = useRef<Square | null>(null);
  const [drawn, setDrawn] = useState<Drawn[]>([]);
  const shown = `${moment.board.join("/")} ${moment.turn}`; // a report may tell the same again
  useLayoutEffect(() => setDrawn([]), [shown]);
  const targets = useMemo(
    () => (selection ? targetsOf(props.moves, selection) : none),
    [props.moves, selection],
  );
  const stackOn = (square: Square) => moment.board[place(square, size)] ?? "";

  const pointAt = (event: { clientX: number; clientY: number }) => {
    const box = drawing.current!.getBoundingClientRect();
    const scale = width(layout) / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  };

  const letDrag = () => {
    drag.current = null;
    clearInterval(hold.current);
    setDragged(false);
  };

  const squareUnder = (event: PointerEvent) => {
    const point = pointAt(event);
    return squareAt(layout, point.x, point.y);
  };

  const down = (event: PointerEvent) => {
    if (!event.isPrimary) return letDrag(); // two fingers enlarge the board
    const square = squareUnder(event);
    if (!square) return;
    if (event.button === 2) return void (drawnFrom.current = square);
    if (event.button !== 0) return;
    const point = pointAt(event);
    setDrawn([]);
    const wasSelected = selection?.from === square;
    const isTarget = targets.has(square);
    const isAhead = props.moves.length === 0; // the other side is to move
    const isFresh = !wasSelected && !isTarget && stackOn(square) !== "";
    if (isFresh && !isAhead && isMovers(stackOn(square), moment))
      dispatch({ kind: "press", square });
    drag.current = { from: square, start: point, moved: false, wasSelected: wasSelected || isTarget };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    clearInterval(hold.current);
    hold.current = setInterval(() => {
      if (drag.current?.moved || stackOn(square).length < 2) return clearInterval(hold.current);
      drag.current = null; // a long press is no click
      dispatch({ kind: "shorten" });
    }, holdTime);
  };

  const move = (event: PointerEvent) => {
    const held = drag.current;
    if (!held || selection?.from !== held.from) return;
    const point = pointAt(event);
    if (!held.moved && Math.hypot(point.x - held.start.x, point.y - held.start.y) < unit / 5) return;
    if (!held.moved) setDragged(true);
    held.moved = true;
    ghost.current?.setAttribute("transform", `translate(${point.x - 50} ${point.y - 56})`);
  };

  const up = (event: PointerEvent) => {
    const from = drawnFrom.current;
    drawnFrom.current = null;
    const end = squareUnder(event);
    if (event.button === 2 && from && end) return setDrawn(toggled(drawn, { from, to: end }));
    const held = drag.current;
    letDrag();
    if (!held) return;
    const point = pointAt(event);
    const square = squareAt(layout, point.x, point.y);
    if (held.moved) {
      if (square && square !== held.from) dispatch({ kind: "drop", square, drag: true });
    } else if (square === held.from && (held.wasSelected || selection?.from !== square)) {
      dispatch({ kind: "press", square });
    }
  };

  const wheel = (event: WheelEvent) => {
    if (!selection || event.deltaY === 0) return;
    event.preventDefault();
    dispatch({ kind: "step", step: event.deltaY < 0 ? 1 : -1 });
  };
  const surface = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = surface.current!;
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  });
  useEffect(() => letDrag, []);

  const { last } = moment;
  return (
    <div
      class={props.past ? "board past" : "board"}
      ref={surface}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={letDrag}
      onContextMenu={(event) => event.preventDefault()} // the right button draws
    >
      <svg ref={drawing} viewBox={`0 0 ${width(layout)} ${width(layout)}`} aria-hidden="true">
        <Squares layout={layout} coordinates={coordinates} />
        {last && <LastMove layout={layout} move={last} />}
        {selection && <Selected layout={layout} square={selection.from} />}
        {props.premove && <Ahead layout={layout} premove={props.premove} />}
        {moment.check && <Check layout={layout} square={moment.check} />}
        <Pieces {...props} layout={layout} dragged={dragged} />
        {[...targets.values()].map((target) => (
          <TargetMark
            key={target.to}
            layout={layout}
            target={target}
            held={selection!.count}
            occupied={stackOn(target.to) !== ""}
          />
        ))}
        {props.hint && <Arrow layout={layout} move={props.hint} />}
        {drawn.map((one) =>
          one.from === one.to ? (
            <Circle key={one.from} layout={layout} square={one.from} />
          ) : (
            <Arrow key={one.from + one.to} layout={layout} move={one} drawn />
          ),
        )}
        {dragged && selection && (
          <g ref={ghost} class="ghost">
            <Stack stack={stackOn(selection.from).slice(-selection.count)} />
          </g>
        )}
      </svg>
      <Grid
        rows={rows(layout)}
        cursor={props.cursor}
        label={(square) => cellLabel(props, targets, square)}
        selected={selection?.from ?? null}
        name={props.text.board}
        edge={layout.edge / width(layout)}
        dispatch={dispatch}
      />
    </div>
  );
}

const isMovers = (stack: string, moment: Moment): boolean => {
  const top = stack.slice(-1);
  return (top === top.toUpperCase()) === (moment.turn === "white");
};

/** A square in words, with what is marked on it. */
function cellLabel(props: BoardProps, targets: Map<Square, Target>, square: Square): string {
  const { moment, selection, text } = props;
  const parts = [moment.labels[place(square, moment.size)] ?? square];
  const target = targets.get(square);
  if (props.premove?.from === square || props.premove?.to === square) parts.push(text.ahead);
  if (selection?.from === square) parts.push(fill(text.selected, { count: selection.count }));
  if (target) {
    parts.push(target.captures ? text.can_capture : text.can_go);
    if (target.count !== selection!.count)
      parts.push(fill(text.other_count, { count: target.count }));
  }
  if (moment.check === square) parts.push(text.in_check);
  if (moment.last?.from === square) parts.push(text.last_from);
  if (moment.last?.to === square) parts.push(text.last_to);
  return parts.join(", ");
}

export function Squares({ layout, coordinates }: { layout: Layout; coordinates: boolean }) {
  const { size, edge } = layout;
  const dark = rows(layout)
    .flat()
    .filter((square) => (square.charCodeAt(0) - 97 + Number(square.slice(1)) - 1) % 2 === 0)
    .map((square) => corner(layout, square))
    .map(({ x, y }) => `M${x} ${y}h${unit}v${unit}h-${unit}z`)
    .join("");
  const numbers = Array.from({ length: size }, (_, index) => index);
  return (
    <g class="squares">
      <rect class="edge" width={width(layout)} height={width(layout)} rx={10} />
      <rect class="light" x={edge} y={edge} width={size * unit} height={size * unit} />
      <path class="dark" d={dark} />
      {coordinates &&
        numbers.map((index) => {
          const letter = String.fromCharCode(97 + index);
          const { x } = corner(layout, `${letter}1`);
          const { y } = corner(layout, `a${index + 1}`);
          return (
            <g class="coordinates" key={index} font-size={edge * 0.72}>
              <text x={x + unit / 2} y={width(layout) - edge / 2}>
                {letter}
              </text>
              <text x={edge / 2} y={y + unit / 2}>
                {index + 1}
              </text>
            </g>
          );
        })}
    </g>
  );
}

type PiecesProps = BoardProps & { layout: Layout; dragged: boolean };

function Pieces({ moment, selection, layout, dragged, animated }: PiecesProps) {
  const moving = useRef<SVGGElement>(null);
  const { last } = moment;
  useLayoutEffect(() => {
    if (!animated || !last || !moving.current?.animate) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const from = corner(layout, last.from);
    const to = corner(layout, last.to);
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    const motion = moving.current.animate([{ transform: start }, { transform: "none" }], {
      duration: 190,
      easing: "ease-in-out",
    });
    return () => motion.cancel();
  }, [moment]);
  return (
    <g class="pieces">
      {rows(layout)
        .flat()
        .map((square) => {
          const stack = moment.board[place(square, moment.size)] ?? "";
          if (stack === "") return null;
          const { x, y } = corner(layout, square);
          const isHeld = selection?.from === square;
          const rest = isHeld && dragged ? stack.slice(0, -selection.count) : stack;
          const arrived = last?.to === square ? last.count : 0;
          return (
            <g key={square} transform={`translate(${x} ${y})`}>
              {arrived > 0 && rest.length === stack.length && !isHeld ? (
                <>
                  <Stack stack={stack} numbered={false} to={stack.length - arrived} />
                  <g ref={moving}>
                    <Stack stack={stack} from={stack.length - arrived} />
                  </g>
                </>
              ) : (
                <Stack stack={rest} lifted={isHeld && !dragged ? selection.count : 0} />
              )}
            </g>
          );
        })}
    </g>
  );
}
