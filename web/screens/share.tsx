// What can be taken away from an analysis: its link, the position, the game, and pictures.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Moment } from "../state/report";
import type { Study } from "../state/study";
import { fill, words } from "../state/words";
import { copied, Remark, type Said } from "./fields";
import type { AskingProps } from "./frame";

interface Props extends AskingProps {
  study: Study;
  flipped: boolean;
  children: ComponentChildren;
}

type Format = "PGN" | "SVG" | "PNG" | "GIF";

export function Share({ state, ask, study, flipped, children }: Props) {
  const { game, here } = study;
  const { language } = state.settings;
  const text = words(language);
  const [said, setSaid] = useState<Said>(null);
  const look = { bottom: flipped ? "black" : "white", settings: state.settings } as const;
  const copy = async (what: string) => setSaid(await copied(text, what));
  const told = async (what: "pgn" | "moments") =>
    JSON.parse(await ask("study", `${language}\n${what}`)) as { pgn: string; moments: Moment[] };
  const made = async (format: Format): Promise<Blob> => {
    if (format === "PGN") return new Blob([(await told("pgn")).pgn]);
    const pictures = await import("../export/pictures");
    if (format === "SVG") return pictures.svg(game.present, look, here.marks);
    if (format === "PNG") return pictures.png(game.present, look, here.marks);
    return pictures.gif((await told("moments")).moments, look, (done, all) =>
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
    <section class="panel share" aria-label={text.share}>
      <div class="buttons">
        {children}
        <button type="button" onClick={() => void copy(game.position)}>
          {text.copy_position}
        </button>
        <button type="button" onClick={() => void copy(location.href)}>
          {text.copy_link}
        </button>
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
function hand(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
