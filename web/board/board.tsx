// The board: a drawing, and over it a grid of cells for screen readers and the keyboard.

import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Event, Premove } from "../state/model";
import type { Mark, MarkColor, Move, Moment, Side, Square } from "../state/report";
import { targetsOf, type Selection, type Target } from "../state/selection";
import type { Settings } from "../state/settings";
import { name, place } from "../state/square";
import { fill, type Words } from "../state/words";
import type { Show } from "../space/show";
import { corner, rows, squareAt, unit, width, type Layout } from "./geometry";
import { Grid } from "./grid";
import { Ahead, Arrow, Check, Circle, LastMove, Refused, Selected, TargetMark } from "./marks";
import { SeenContext, useSolid } from "./seen";
import { Stack } from "./stack";

export interface BoardProps {
  moment: Moment;
  moves: Move[];
  bottom: Side;
  selection: Selection | null;
  cursor: Square;
  hint: Move | null;
  refused?: Mark | null; // a move that the rules do not allow
  premove?: Premove | null;
  ideas?: readonly Pick<Move, "from" | "to">[] | undefined; // of the computer, the best first
  marks?: Mark[] | undefined; // drawn by hand, if they can be kept
  mark?: ((one: Mark) => void) | undefined;
  past: boolean;
  animated: boolean;
  coordinates: boolean;
  stacked?: boolean; // unless pieces never stand on each other, there is room for towers in space
  hand?: Settings["hand"]; // how pieces are moved; without it by clicks and by dragging
  flat?: boolean; // whatever others are
  steps?: boolean; // the arrow keys go through the moves, unless the board was reached by keys
  discard?: ((square: Square) => void) | undefined; // of a board where pieces of both sides are taken
  // anywhere: what comes of those that are dragged off it
  text: Words;
  dispatch: (event: Event) => void;
}

interface Drag {
  from: Square;
  start: { x: number; y: number };
  moved: boolean;
  wasSelected: boolean;
  count?: number | undefined; // of the pieces that were pointed at
}

/** A square, and which piece of its stack is under the pointer. */
interface Under {
  square: Square | null;
  layer: number; // -1: none
}

/** With one more, or without it where it was there; in another colour it changes the colour. */
function toggled(drawn: Mark[], one: Mark): Mark[] {
  const rest = drawn.filter(({ from, to }) => from !== one.from || to !== one.to);
  const before = drawn.find(({ from, to }) => from === one.from && to === one.to);
  return before?.color === one.color ? rest : [...rest, one];
}

/** As the keys that are held say it: the same as in the window. */
function colorOf({ shiftKey, ctrlKey, altKey }: MouseEvent): MarkColor {
  const isRed = shiftKey || ctrlKey;
  if (altKey) return isRed ? "yellow" : "blue";
  return isRed ? "red" : "green";
}

const noIdeas: readonly Mark[] = [];

const none = new Map<Square, Target>();
const holdTime = 550;

export function Board(props: BoardProps) {
  const { moment, selection, bottom, coordinates, dispatch } = props;
  const { size } = moment;
  const layout: Layout = useMemo(
    () => ({ size, bottom, edge: coordinates ? 20 + size : 8 }),
    [size, bottom, coordinates],
  );
  const surface = useRef<HTMLDivElement>(null);
  const fingers = useRef<[number, { x: number; y: number }] | null>(null); // the first one, and where it is
  const ghost = useRef<SVGSVGElement>(null); // what is dragged: a layer of its own, so that only it moves
  const pointer = useRef({ x: 0, y: 0 });
  const drag = useRef<Drag | null>(null);
  const hold = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const [dragged, setDragged] = useState(false);
  const drawnFrom = useRef<Square | null>(null);
  const [drawn, setDrawn] = useState<Mark[]>([]);
  const shown = `${moment.board.join("/")} ${moment.turn}`; // a report may tell the same again
  useLayoutEffect(() => setDrawn([]), [shown]);
  const draw = props.mark ?? ((one: Mark) => setDrawn(toggled(drawn, one)));
  const { fail } = useContext(SeenContext);
  const solid = useSolid(!props.flat);
  const show = useRef<Show | null>(null);
  const [cells, setCells] = useState<Float32Array | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [pointed, setPointed] = useState<Square | null>(null);
  const targets = useMemo(
    () => (selection ? targetsOf(props.moves, selection) : none),
    [props.moves, selection],
  );
  const marks = props.marks ?? drawn;
  const ideas = props.ideas ?? noIdeas;
  const stackOn = (square: Square) => moment.board[place(square, size)] ?? "";

  const pointAt = (event: { clientX: number; clientY: number }) => {
    const box = surface.current!.getBoundingClientRect();
    const scale = width(layout) / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  };
  /** In a picture in space, from 0 to 1. */
  const partAt = (event: MouseEvent) => {
    const box = surface.current!.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };

  const letDrag = () => {
    drag.current = null;
    clearInterval(hold.current);
    setDragged(false);
    setPointed(null);
    show.current?.drop();
  };

  const under = (event: MouseEvent): Under => {
    const point = pointAt(event);
    if (!show.current) return { square: squareAt(layout, point.x, point.y), layer: -1 };
    const { x, y } = partAt(event);
    const { square, layer } = show.current.pick(x, y);
    const found = square < 0 ? null : name({ file: square % size, rank: Math.floor(square / size) });
    return { square: found, layer };
  };
  const squareUnder = (event: MouseEvent) => under(event).square;

  const down = (event: PointerEvent) => {
    const view = show.current;
    if (!event.isPrimary) {
      letDrag(); // two fingers enlarge the board, or turn it
      if (view) view.hand.take(event.pointerId, partAt(event));
      if (view && fingers.current) view.hand.take(...fingers.current);
      return;
    }
    fingers.current = [event.pointerId, partAt(event)];
    const { square, layer } = under(event);
    if (view && (event.button === 1 || (event.button === 0 && !square))) {
      event.preventDefault();
      view.hand.take(event.pointerId, partAt(event));
      return (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    if (!square) return;
    if (event.button === 2) return void (drawnFrom.current = square);
    if (event.button !== 0) return;
    const point = pointAt(event);
    setDrawn([]);
    const wasSelected = selection?.from === square;
    const isTarget = targets.has(square) && props.hand !== "drag";
    const isAhead = props.moves.length === 0; // the other side is to move
    const isFresh = !wasSelected && !isTarget && stackOn(square) !== "";
    const height = stackOn(square).length;
    const count = layer >= 0 && height > 1 && !props.past ? height - layer : undefined;
    const isOther = wasSelected && count !== undefined && count !== selection.count;
    if (isOther) dispatch({ kind: "count", count });
    if (isFresh && (props.discard || (!isAhead && isMovers(stackOn(square), moment)))) {
      // Where pieces are dragged only, also one that could be joined.
      dispatch(props.hand === "drag" ? { kind: "select", square } : { kind: "press", square, count });
      if (props.hand === "drag" && count !== undefined) dispatch({ kind: "count", count });
    }
    drag.current = {
      from: square,
      start: point,
      moved: false,
      wasSelected: (wasSelected && !isOther) || isTarget,
      count,
    };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    clearInterval(hold.current);
    hold.current = setInterval(() => {
      if (drag.current?.moved || stackOn(square).length < 2) return clearInterval(hold.current);
      drag.current = null; // a long press is no click
      dispatch({ kind: "shorten" });
    }, holdTime);
  };

  const move = (event: PointerEvent) => {
    const view = show.current;
    if (fingers.current?.[0] === event.pointerId) fingers.current[1] = partAt(event);
    if (view?.hand.isTurning) return view.turned(view.hand.move(event.pointerId, partAt(event)));
    const held = drag.current;
    if (!held || selection?.from !== held.from || props.hand === "click") return;
    const point = pointAt(event);
    if (!held.moved && Math.hypot(point.x - held.start.x, point.y - held.start.y) < unit / 5) return;
    if (!held.moved) setDragged(true);
    held.moved = true;
    if (view) {
      const { x, y } = partAt(event);
      view.drag(x, y);
      return setPointed(squareUnder(event));
    }
    pointer.current = point;
    hang();
  };
  /** In parts of the ghost, which is a square wide. */
  const hang = () => {
    const { x, y } = pointer.current;
    if (ghost.current) ghost.current.style.transform = `translate(${x - 50}%, ${y - 56}%)`;
  };
  useLayoutEffect(hang, [dragged]);

  const letTurn = (event: PointerEvent) => {
    if (fingers.current?.[0] === event.pointerId) fingers.current = null;
    if (!show.current?.hand.let(event.pointerId)) return false;
    show.current.turned(); // at rest it is painted as finely as can be
    return true;
  };

  const up = (event: PointerEvent) => {
    if (letTurn(event)) return;
    const from = drawnFrom.current;
    drawnFrom.current = null;
    const end = squareUnder(event);
    if (event.button === 2 && from && end) return draw({ from, to: end, color: colorOf(event) });
    const held = drag.current;
    letDrag();
    if (!held) return;
    if (held.moved) {
      if (end && end !== held.from) dispatch({ kind: "drop", square: end, drag: true });
      if (!end) props.discard?.(held.from);
    } else if (end === held.from && (held.wasSelected || selection?.from !== end)) {
      // Where pieces are dragged only, a click on another square lets nothing go there.
      const isElsewhere = selection !== null && selection.from !== end && !props.premove;
      if (props.hand === "drag" && isElsewhere) return;
      dispatch({ kind: "press", square: end, count: held.count });
    }
  };

  const wheel = (event: WheelEvent) => {
    if (event.deltaY === 0 || (!selection && !show.current)) return;
    event.preventDefault();
    const step = event.deltaY < 0 ? 1 : -1;
    if (selection) return dispatch({ kind: "step", step });
    const { x, y } = partAt(event);
    show.current!.turned(show.current!.space.zoom(step, x, y));
  };
  useLayoutEffect(() => {
    const element = surface.current!;
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  });
  useEffect(() => letDrag, []);
  useOwnTouches(surface);
  useTurningKeys(show);

  const { last } = moment;
  const isSolid = solid !== null;
  return (
    <div
      class={`board${props.past ? " past" : ""}${isSolid ? " solid" : ""}`}
      ref={surface}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={(event) => void (letTurn(event), letDrag())}
      onDblClick={(event) => {
        const view = show.current;
        if (view && !squareUnder(event)) view.turned(view.space.reset());
      }}
      onContextMenu={(event) => event.preventDefault()} // the right button draws
    >
      {solid ? (
        <solid.SolidView
          moment={moment}
          bottom={bottom}
          stacked={props.stacked ?? true}
          selection={selection}
          targets={targets}
          hint={props.hint}
          premove={props.premove ?? null}
          ideas={ideas}
          drawn={marks}
          cursor={isFocused ? props.cursor : null}
          pointed={pointed}
          past={props.past}
          animated={props.animated && !matchMedia("(prefers-reduced-motion: reduce)").matches}
          coordinates={coordinates}
          text={props.text}
          show={show}
          setCells={setCells}
          fail={fail}
        />
      ) : (
        <svg viewBox={`0 0 ${width(layout)} ${width(layout)}`} aria-hidden="true">
          <Squares layout={layout} coordinates={coordinates} />
          {last && <LastMove layout={layout} move={last} numbered={stackOn(last.from).length > 1} />}
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
              height={stackOn(target.to).length}
            />
          ))}
          {props.hint && <Arrow layout={layout} move={props.hint} />}
          {props.refused && <Refused layout={layout} move={props.refused} />}
          {ideas
            .map((one, index) => (
              <Arrow key={index} layout={layout} move={one} kind={index > 0 ? "idea other" : "idea"} />
            ))
            .reverse() /* the best lies over the others */}
          {marks.map((one) =>
            one.from === one.to ? (
              <Circle key={one.from} layout={layout} square={one.from} color={one.color} />
            ) : (
              <Arrow
                key={one.from + one.to}
                layout={layout}
                move={one}
                kind={`drawn ${one.color ?? "green"}`}
              />
            ),
          )}
        </svg>
      )}
      <Grid
        rows={rows(layout)}
        cursor={props.cursor}
        label={(square) => cellLabel(props, targets, square)}
        selected={selection?.from ?? null}
        name={props.text.board}
        edge={layout.edge / width(layout)}
        places={isSolid ? cells : null}
        setFocused={setFocused}
        steps={props.steps}
        dispatch={dispatch}
      />
      {dragged && selection && !isSolid && (
        <svg
          ref={ghost}
          class="ghost"
          viewBox={`0 0 ${unit} ${unit}`}
          style={{ width: `${(100 * unit) / width(layout)}%` }}
          aria-hidden="true"
        >
          <g>
            <Stack stack={stackOn(selection.from).slice(-selection.count)} />
          </g>
        </svg>
      )}
    </div>
  );
}

/** Without it, a tap that opens a dialog would then click on the button that appears under the finger.
 * The focus goes to the square, as after a click. */
function useOwnTouches(surface: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = surface.current!;
    const end = (event: TouchEvent) => {
      event.preventDefault();
      const square = (event.target as HTMLElement).closest<HTMLElement>("[data-square]");
      if (!document.querySelector("dialog[open]")) square?.focus({ preventScroll: true });
    };
    element.addEventListener("touchend", end, { passive: false });
    return () => element.removeEventListener("touchend", end);
  }, []);
}

/** The keys that turn a board in space: the same as in the window. */
const turns: Record<string, (view: Show) => boolean> = {
  ArrowLeft: ({ space }) => space.turn(-1, 0),
  ArrowRight: ({ space }) => space.turn(1, 0),
  ArrowUp: ({ space }) => space.turn(0, 1),
  ArrowDown: ({ space }) => space.turn(0, -1),
  PageUp: ({ space }) => space.zoom(1),
  PageDown: ({ space }) => space.zoom(-1),
  Home: ({ space }) => space.reset(),
};

function useTurningKeys(show: { current: Show | null }): void {
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const turn = turns[event.key];
      if (!turn || !show.current || !event.shiftKey) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if ((event.target as HTMLElement).closest("input, textarea, select, dialog")) return;
      event.preventDefault();
      event.stopPropagation();
      show.current.turned(turn(show.current));
    };
    addEventListener("keydown", key, { capture: true }); // without it they mean other things
    return () => removeEventListener("keydown", key, { capture: true });
  }, []);
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
