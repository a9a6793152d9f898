// What can be taken away from an analysis: its link, the position, the game, and pictures.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Moment } from "../state/report";
import { lineOf, mainPath, rawPgn, type Tree } from "../state/tree";
import type { Game } from "../state/report";
import { fill, words } from "../state/words";
import { Remark, type Said } from "./fields";
import type { AskingProps } from "./frame";
import type { ReadGame } from "./load";

interface Props extends AskingProps {
  game: Game;
  tree: Tree;
  flipped: boolean;
  studyOf: (moves: string, tried: string) => Promise<{ game?: Game }>;
  children: ComponentChildren;
}

type Format = "PGN" | "SVG" | "PNG" | "GIF";

export function Share({ state, ask, game, tree, flipped, studyOf, children }: Props) {
  const { language } = state.settings;
  const text = words(language);
  const [said, setSaid] = useState<Said>(null);
  const look = { bottom: flipped ? "black" : "white", settings: state.settings } as const;
  const copy = async (what: string) => {
    await navigator.clipboard?.writeText(what);
    setSaid({ text: text.copied, warning: false });
  };
  const pgn = async () => {
    const raw = rawPgn(tree, game.rules, game.start);
    const answer = await ask("games", `${language} ${game.rules} 0\n${raw}`);
    return new Blob([(JSON.parse(answer) as { game: ReadGame }).game.pgn]);
  };
  /** Every position of the main line. */
  const moments = async (): Promise<Moment[]> => {
    const moves = lineOf(tree, mainPath(tree));
    const all: Moment[] = [];
    for (let count = 0; count <= moves.length; ++count) {
      const found = await studyOf(moves.slice(0, count).join(" "), "");
      if (found.game) all.push(found.game.present);
    }
    return all;
  };
  const made = async (format: Format): Promise<Blob> => {
    if (format === "PGN") return pgn();
    const pictures = await import("../export/pictures");
    if (format === "SVG") return pictures.svg(game.present, look);
    if (format === "PNG") return pictures.png(game.present, look);
    return pictures.gif(await moments(), look, (done, all) =>
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
