// The picture of a board in space, with what is written over it. It is loaded when it is wanted, with
// all that it needs.

import { useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import spaceUrl from "../../build/wasm/stackchess_space.wasm?url";
import type { Trouble } from "../board/seen";
import { name } from "../state/square";
import type { Words } from "../state/words";
import { Show } from "./show";
import { sightOf, type Shown } from "./sight";
import { Space, type Caption } from "./space";

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
      props.stacked,
      props.selection,
      props.targets,
      props.hint,
      props.premove,
      props.ideas,
      props.drawn,
      props.cursor,
      props.pointed,
      props.past,
    ],
  );
  // The cells of the grid follow once it is seen from where it stays.
  const view = show.current?.isStill ? show.current.space.camera() : null;
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
function Labels({ moment, targets, coordinates, view }: SolidProps & { view: Show }) {
  const { size } = moment;
  const { space } = view;
  const captures = (square: number) =>
    targets.get(name({ file: square % size, rank: Math.floor(square / size) }))?.captures ?? false;
  return (
    <svg class="labels" viewBox={`0 0 ${view.size.join(" ")}`} aria-hidden="true">
      {coordinates && (
        <g class="coordinates">
          {space.coordinates().map((plate, index) => {
            if (!plate) return null;
            const letter = index < size ? String.fromCharCode(97 + index) : String(index - size + 1);
            return (
              <text key={index} x={plate.x} y={plate.y} font-size={plate.letters}>
                {letter}
              </text>
            );
          })}
        </g>
      )}
      {space
        .captions()
        .map((one, index) =>
          one.square < 0 ? (
            <Height key={index} {...one} />
          ) : (
            <Count key={index} {...one} captures={captures(one.square)} />
          ),
        )}
    </svg>
  );
}

/** How many pieces can go to a square. */
function Count({ x, y, width, count, isWritten, captures }: Caption & { captures: boolean }) {
  return (
    <g
      class={captures ? "target capture hollow" : "target hollow"}
      transform={`translate(${x} ${y}) scale(${width / 44})`}
    >
      <circle r={22} />
      {isWritten && <text>{count}</text>}
    </g>
  );
}

/** Of a tower, and how many of its pieces are meant. */
function Height({ x, y, width, height, letters, count, of, isBehind }: Caption) {
  return (
    <g class={isBehind ? "badge behind" : "badge"} transform={`translate(${x} ${y})`} font-size={letters}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text>{count > 0 ? `${count}/${of}` : of}</text>
    </g>
  );
}
