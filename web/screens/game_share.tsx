// What can be taken away from a game, also while it is played: the position, the game, and pictures.

import { useState } from "preact/hooks";
import { bottom, shown } from "../state/model";
import type { Moment } from "../state/report";
import { fill, words } from "../state/words";
import { Remark, type Said } from "./fields";
import type { AskingProps } from "./frame";
import { hand } from "./share";

type Format = "PGN" | "SVG" | "PNG" | "GIF";
const formats: readonly Format[] = ["PGN", "SVG", "PNG", "GIF"];

export function GameShare({ state, dispatch, ask }: AskingProps) {
  const text = words(state.settings.language);
  const [said, setSaid] = useState<Said>(null);
  const moment = shown(state);
  const last = state.game?.score.length ?? 0;
  if (!moment) return null;
  const look = { bottom: bottom(state), settings: state.settings };
  const marks = moment.marks ?? [];
  const act = (order: string) => dispatch({ kind: "act", text: order });
  const momentAt = async (place: number) =>
    JSON.parse(await ask("moment", String(place))) as Moment;
  const made = async (format: Format): Promise<Blob> => {
    if (format === "PGN") return new Blob([(JSON.parse(await ask("pgn", "")) as { pgn: string }).pgn]);
    const pictures = await import("../export/pictures");
    if (format === "SVG") return pictures.svg(moment, look, marks);
    if (format === "PNG") return pictures.png(moment, look, marks);
    const moments = await Promise.all(Array.from({ length: last + 1 }, (_, place) => momentAt(place)));
    return pictures.gif(moments, look, (done, all) =>
      setSaid({ text: fill(text.making, { done, all }), warning: false }),
    );
  };
  const save = async (format: Format) => {
    try {
      hand(await made(format), `stackchess.${format.toLowerCase()}`);
      setSaid(null);
    } catch {
      setSaid({ text: text.no_picture, warning: true });
    }
  };
  return (
    <details class="panel share">
      <summary>{text.share}</summary>
      <div class="buttons">
        <button type="button" onClick={() => act(`copy_position ${state.looked ?? last}`)}>
          {text.copy_position}
        </button>
        <button type="button" aria-keyshortcuts="Control+Shift+C" onClick={() => act("copy_game")}>
          {text.copy_game}
        </button>
      </div>
      <div class="buttons">
        {formats.map((format) => (
          <button
            type="button"
            key={format}
            aria-label={fill(text.save_as, { format })}
            onClick={() => void save(format)}
          >
            {format}
          </button>
        ))}
      </div>
      <Remark said={said} />
    </details>
  );
}
