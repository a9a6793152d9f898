// The picture of a board in space, with what is written over it. It is loaded when it is wanted, with
// all that it needs.

import { useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import spaceUrl from "../../build/wasm/stackchess_space.wasm?url";
import type { Trouble } from "../board/seen";
import { name, place } from "../state/square";
import type { Words } from "../state/words";
import { Show } from "./show";
import { sightOf, towerText, type Shown } from "./sight";
import { Space } from "./space";

export interface SolidProps extends Shown {
  coordinates: boolean;
  text: Words;
  show: { current: Show | null };
  setCells: (cells: Float32Array | null) => void; // where the squares are seen
  fail: (why: Trouble) => void;
}

let program: Promise<WebAssembly.Module> | null = null;
const free: Space[] = []; // whose meshes are made

async function made(): Promise<Space> {
  program ??= WebAssembly.compileStreaming(fetch(spaceUrl));
  try {
    return await Space.of(await program);
  } catch (error) {
    program = null; // it is fetched again
    throw error;
  }
}

/** Must be called before the first board is shown. */
export async function prepare(): Promise<void> {
  if (free.length === 0) free.push(await made());
}

const palette = (style: CSSStyleDeclaration) => (name: string) =>
  style.getPropertyValue(`--${name}`).trim();

export function SolidView(props: SolidProps) {
  const { moment, show, setCells, fail } = props;
  const { size } = moment;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [space, setSpace] = useState<Space | null>(() => free.pop() ?? null);
  const [, again] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(props);
  latest.current = props;

  useLayoutEffect(() => {
    if (!space) {
      let isWanted = true;
      void made().then(
        (one) => (isWanted ? setSpace(one) : void free.push(one)),
        () => isWanted && fail("unloaded"),
      );
      return () => void (isWanted = false);
    }
    const box = canvas.current!.parentElement!;
    try {
      show.current = new Show(canvas.current!, space, {
        painted: () => again(undefined),
        lost: () => fail("lost"),
        mostPixels: () => devicePixelRatio,
      });
    } catch {
      free.push(space);
      fail("missing");
      return;
    }
    const one = show.current;
    const watch = new ResizeObserver(() => one.resize(box.clientWidth, box.clientHeight));
    watch.observe(box);
    return () => {
      watch.disconnect();
      one.end();
      free.push(space);
      show.current = null;
      latest.current.setCells(null);
    };
  }, [space]);

  const worn = `${size} ${document.documentElement.dataset.board}`;
  useLayoutEffect(
    () => show.current?.wear(size, palette(getComputedStyle(document.documentElement))),
    [space, worn],
  );
  useLayoutEffect(
    () => show.current?.show(sightOf(latest.current)),
    [
      space,
      moment,
      props.bottom,
      props.selection,
      props.targets,
      props.hint,
      props.premove,
      props.drawn,
      props.cursor,
      props.pointed,
      props.past,
    ],
  );
  // The cells of the grid follow once it is seen from where it stays.
  const view = show.current && !show.current.hand.isTurning ? show.current.space.camera() : null;
  const seen = view && `${size} ${props.bottom} ${view.view.join()} ${view.projection.join()}`;
  useLayoutEffect(() => {
    if (seen) setCells(show.current!.space.cells());
  }, [seen]);

  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      {show.current && <Labels {...props} view={show.current} />}
      {show.current && !show.current.space.isUsual() && (
        <button
          type="button"
          class="reset-view"
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => show.current!.turned(show.current!.space.reset())}
        >
          {props.text.reset_view}
        </button>
      )}
    </>
  );
}

/** Numbers and letters, upright whatever the board is seen from. */
function Labels(props: SolidProps & { view: Show }) {
  const { moment, selection, view } = props;
  const { space } = view;
  const { size } = moment;
  const squareOf = (number: number) => name({ file: number % size, rank: Math.floor(number / size) });
  const width = 1000; // of the picture
  const tall = width / view.aspect;
  return (
    <svg class="labels" viewBox={`0 0 ${width} ${tall}`} aria-hidden="true">
      {props.coordinates && (
        <g class="coordinates">
          {space.coordinates().map(({ x, y, side }, index) => {
            const height = Math.min(270 * side, 34);
            if (height < 7) return null;
            const letter = index < size ? String.fromCharCode(97 + index) : String(index - size + 1);
            return (
              <text key={index} x={width * x} y={tall * y} font-size={height}>
                {letter}
              </text>
            );
          })}
        </g>
      )}
      {[...props.targets.values()]
        .filter(({ count }) => count !== selection?.count)
        .map((target) => {
          const { x, y, side } = space.numberOn(place(target.to, size));
          const radius = Math.max(180 * side, 9);
          return (
            <g
              key={target.to}
              class={target.captures ? "target capture hollow" : "target hollow"}
              transform={`translate(${width * x} ${tall * y}) scale(${radius / 22})`}
            >
              <circle r={22} />
              <text>{target.count}</text>
            </g>
          );
        })}
      {!view.isFlying &&
        space.towerNumbers().map(({ x, y, side, square, height }, index) => {
          const text = square < 0 ? String(height) : towerText(props, squareOf(square), height);
          const high = Math.min(Math.max(260 * side, 12), 42);
          const wide = high * (0.62 + 0.5 * text.length);
          return (
            <g
              key={index}
              class="badge"
              transform={`translate(${width * x} ${tall * y - 0.7 * high})`}
            >
              <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx={high / 2} />
              <text font-size={0.78 * high}>{text}</text>
            </g>
          );
        })}
    </svg>
  );
}
