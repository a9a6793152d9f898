// The pieces of one square.

import { drawing, layers, unit } from "./geometry";

interface Props {
  stack: string;
  lifted?: number; // so many from the top are held
  numbered?: boolean;
  from?: number; // only the pieces from this place on, counted from the bottom,
  to?: number; // and only those below this one
}

export function Stack({ stack, lifted = 0, numbered = true, from = 0, to = stack.length }: Props) {
  const drawn = layers(stack).filter(({ place }) => place >= from && place < to);
  const isPart = lifted > 0 && lifted < stack.length;
  return (
    <>
      {drawn.map(({ piece, x, y, side, place }) => (
        <use
          key={place}
          href={drawing(piece)}
          x={x}
          y={y - (place >= stack.length - lifted ? 9 : 0)}
          width={side}
          height={side}
        />
      ))}
      {numbered && stack.length > 1 && (
        <Badge text={(isPart ? `${lifted}/` : "") + String(stack.length)} />
      )}
    </>
  );
}

function Badge({ text }: { text: string }) {
  const height = 28;
  const wide = height * (0.62 + 0.5 * text.length);
  return (
    <g class="badge">
      <rect x={unit - wide - 3} y={unit - height - 3} width={wide} height={height} rx={height / 2} />
      <text x={unit - wide / 2 - 3} y={unit - height / 2 - 3}>
        {text}
      </text>
    </g>
  );
}
