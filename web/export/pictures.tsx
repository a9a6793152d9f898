// Pictures of the board as it is on the screen, in files of their own.

import { render } from "preact";
import { Board } from "../board/board";
import type { Mark, Moment, Side } from "../state/report";
import type { Settings } from "../state/settings";
import { words } from "../state/words";
import { GifWriter } from "./gif";

export interface Look {
  bottom: Side;
  settings: Settings;
}

const pngSide = 1024;
const gifSide = 480;
const delay = 1000; // milliseconds between moves
const lastDelay = 3000;

/** What decides how a shape is painted. */
const painted = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
];

/** The board as a drawing that needs nothing of the page: every style, and the pieces it uses. */
function drawing(moment: Moment, { bottom, settings }: Look, marks: Mark[] = []): string {
  const place = document.createElement("div");
  place.className = "drawn-apart";
  document.body.append(place);
  try {
    render(
      <Board
        moment={moment}
        moves={[]}
        bottom={bottom}
        selection={null}
        cursor="a1"
        hint={null}
        marks={marks}
        past={false}
        animated={false}
        coordinates={settings.coordinates}
        text={words(settings.language)}
        dispatch={() => {}}
      />,
      place,
    );
    return standalone(place.querySelector("svg")!);
  } finally {
    render(null, place);
    place.remove();
  }
}

function standalone(original: SVGSVGElement): string {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const sources = [original, ...original.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  sources.forEach((source, index) => {
    const style = getComputedStyle(source);
    const target = copies[index]!;
    target.removeAttribute("class");
    for (const name of painted) target.setAttribute(name, style.getPropertyValue(name));
    if (style.display === "none") target.setAttribute("display", "none");
  });
  const ids = new Set([...copy.querySelectorAll("use")].map((use) => use.getAttribute("href")));
  const definitions = document.createElementNS(copy.namespaceURI!, "defs");
  for (const id of ids) {
    const symbol = id && document.querySelector(id);
    if (symbol) definitions.append(symbol.cloneNode(true));
  }
  copy.prepend(definitions);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const [, , width = "600", height = "600"] = (copy.getAttribute("viewBox") ?? "").split(" ");
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing in pixels. */
async function pixels(text: string, side: number): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    const scale = side / Math.max(image.width, image.height);
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export const svg = (moment: Moment, look: Look, marks: Mark[]): Blob =>
  new Blob([drawing(moment, look, marks)], { type: "image/svg+xml" });

export async function png(moment: Moment, look: Look, marks: Mark[]): Promise<Blob> {
  const canvas = await pixels(drawing(moment, look, marks), pngSide);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))),
  );
}

/** All moments one after the other, for ever. */
export async function gif(
  moments: readonly Moment[],
  look: Look,
  tell: (done: number, all: number) => void,
): Promise<Blob> {
  let writer: GifWriter | null = null;
  for (const [index, moment] of moments.entries()) {
    const canvas = await pixels(drawing(moment, look, moment.marks), gifSide);
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, width, height);
    writer ??= new GifWriter(width, height);
    writer.add(data, index + 1 === moments.length ? lastDelay : delay);
    tell(index + 1, moments.length);
  }
  return new Blob([writer!.done()], { type: "image/gif" });
}
