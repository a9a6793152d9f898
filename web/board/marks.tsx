// What is marked on squares. Nothing is told by colour alone.

import type { Premove } from "../state/model";
import type { MarkColor, Move, Square } from "../state/report";
import type { Target } from "../state/selection";
import { corner, unit, type Layout } from "./geometry";

interface MarkProps {
  layout: Layout;
  square: Square;
}

const at = ({ layout, square }: MarkProps): string => {
  const { x, y } = corner(layout, square);
  return `translate(${x} ${y})`;
};

/** The last move: corners where it began, a frame where it ended. */
export function LastMove(props: { layout: Layout; move: Move; numbered: boolean }) {
  const { layout, move, numbered } = props; // whether a height is written where it began
  return (
    <g class="last-move">
      <g transform={at({ layout, square: move.from })}>
        <rect width={unit} height={unit} />
        <path d={`M4 22V4H22M78 4H96V22M22 96H4V78${numbered ? "" : "M96 78V96H78"}`} />
      </g>
      <g transform={at({ layout, square: move.to })}>
        <rect width={unit} height={unit} />
        <rect class="line" x={3} y={3} width={unit - 6} height={unit - 6} />
      </g>
    </g>
  );
}

export function Selected(props: MarkProps) {
  return (
    <g class="selected" transform={at(props)}>
      <rect width={unit} height={unit} />
      <rect class="line" x={4} y={4} width={unit - 8} height={unit - 8} rx={4} />
    </g>
  );
}

/** A move that is played as soon as it can be: dashed frames. */
export function Ahead({ layout, premove }: { layout: Layout; premove: Premove }) {
  return (
    <g class="ahead">
      {[premove.from, premove.to].map((square) => (
        <g key={square} transform={at({ layout, square })}>
          <rect x={5} y={5} width={unit - 10} height={unit - 10} />
        </g>
      ))}
    </g>
  );
}

/** A king in check: a ring, and an exclamation mark beside it. */
export function Check(props: MarkProps) {
  return (
    <g class="check" transform={at(props)}>
      <circle cx={50} cy={50} r={46} />
      <path d="M86 6V20" />
      <circle class="dot" cx={86} cy={29} r={4} />
    </g>
  );
}

interface TargetProps {
  layout: Layout;
  target: Target;
  held: number;
  height: number; // of the stack there
}

/** Where the pieces held can go: a dot, or a ring around what they capture or join. Hollow, with
 * its number, where only another number of them can. */
export function TargetMark({ layout, target, held, height }: TargetProps) {
  const place = at({ layout, square: target.to });
  const kind = target.captures ? "target capture" : "target";
  if (target.count !== held)
    return (
      <g class={`${kind} hollow`} transform={place}>
        {target.captures && <circle class="ring" cx={50} cy={50} r={45} />}
        <g transform={height > 0 ? "translate(18 82) scale(0.7)" : "translate(50 50)"}>
          <circle r={22} />
          <text>{target.count}</text>
        </g>
      </g>
    );
  return (
    <g class={kind} transform={place}>
      {target.captures ? (
        <circle class="ring" cx={50} cy={50} r={45} />
      ) : height > 0 ? (
        <path class="join" d={`M10 28V10H28M72 10H90V28M28 90H10V72${height > 1 ? "" : "M90 72V90H72"}`} />
      ) : (
        <circle cx={50} cy={50} r={16} />
      )}
    </g>
  );
}

/** A circle that somebody has drawn. */
export function Circle(props: MarkProps & { color: MarkColor | undefined }) {
  return (
    <g class={`drawn ${props.color ?? "green"}`} transform={at(props)}>
      <circle cx={50} cy={50} r={44} />
    </g>
  );
}

interface ArrowProps {
  layout: Layout;
  move: Pick<Move, "from" | "to">;
  kind?: string; // a hint where nothing is said
}

/** A hint, an idea of the computer, or what somebody has drawn, as an arrow. */
export function Arrow({ layout, move, kind = "" }: ArrowProps) {
  const from = corner(layout, move.from);
  const to = corner(layout, move.to);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g
      class={`arrow ${kind}`}
      transform={`translate(${from.x + 50} ${from.y + 50}) rotate(${angle})`}
    >
      <path d={`M12 -7H${length - 40}V-20L${length - 8} 0L${length - 40} 20V7H12Z`} />
    </g>
  );
}

/** A move that cannot be played: an arrow, and a cross where it would go. */
export function Refused({ layout, move }: Pick<ArrowProps, "layout" | "move">) {
  return (
    <g class="refused">
      <Arrow layout={layout} move={move} />
      <path transform={at({ layout, square: move.to })} d="M26 26L74 74M74 26L26 74" />
    </g>
  );
}
