// What can be taken away from an analysis: its link, the position, the game, and pictures.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Moment, Side } from "../state/report";
import type { Study } from "../state/study";
import { fill, words } from "../state/words";
import { copied, Remark, type Said } from "./fields";
import type { AskingProps } from "./frame";

interface Props extends AskingProps {
  study: Study;
  bottom: Side;
  saved: () => void;
  children: ComponentChildren;
}

type Format = "PGN" | "SVG" | "PNG" | "GIF";

export function Share({ state, ask, study, bottom, saved, children }: Props) {
  const { game, here } = study;
  const { language } = state.settings;
  const text = words(language);
  const [said, setSaid] = useState<Said>(null);
  const look = { bottom, settings: state.settings };
  const copy = async (what: string) => setSaid(await copied(text, what));
  const told = async () =>
    JSON.parse(await ask("study", `${language}\nmoments`)) as { moments: Moment[] };
  const made = async (format: Format): Promise<Blob> => {
    if (format === "PGN") return new Blob([study.pgn]);
    const pictures = await import("../export/pictures");
    if (format === "SVG") return pictures.svg(game.present, look, here.marks);
    if (format === "PNG") return pictures.png(game.present, look, here.marks);
    return pictures.gif((await told()).moments, look, (done, all) =>
      setSaid({ text: fill(text.making, { done, all }), warning: false }),
    );
  };
  const save = async (format: Format) => {
    try {
      hand(await made(format), `stackchess.${format.toLowerCase()}`);
      if (format === "PGN") saved();
      setSaid(null);
    } catch {
      setSaid({ text: text.no_picture, warning: true });
    }
  };
  return (
    <section class="panel share" aria-label={text.share}>
      <div class="buttons">{children}</div>
      <div class="buttons">
        <button type="button" onClick={() => void copy(game.position)}>
          {text.copy_position}
        </button>
        <button type="button" onClick={() => void copy(study.pgn)}>
          {text.copy_game}
        </button>
        <button type="button" onClick={() => void copy(location.href)}>
          {text.copy_link}
        </button>
      </div>
      <div class="buttons">
        {(["PGN", "SVG", "PNG", "GIF"] as const).map((format) => (
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
    </section>
  );
}

/** Gives a file to the browser, to be kept where it keeps them. */
export function hand(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
