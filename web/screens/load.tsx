// Anything that can be opened in an analysis: pasted, dropped, or from a file.

import { useLayoutEffect, useState } from "preact/hooks";
import { linkIn, tooLarge } from "../state/pasted";
import type { StudyAnswer } from "../state/study";
import { fill, type Words } from "../state/words";
import { guestSecret } from "../storage";
import { onTaken } from "../taken";
import { Remark, type Said } from "./fields";

interface Props {
  text: Words;
  /** Opens one of the games; nothing if the previous analysis was wanted back. */
  read: (number: number, given: string) => Promise<StudyAnswer | null>;
  follow: (query: string) => void; // to the analysis of a link
}

export function Load({ text, read, follow }: Props) {
  const [typed, setTyped] = useState("");
  const [opened, setOpened] = useState("");
  const [games, setGames] = useState<string[]>([]);
  const [chosen, setChosen] = useState(0);
  const [said, setSaid] = useState<Said>(null);
  const complain = (message: string) => setSaid({ text: message, warning: true });

  const open = async (given: string, number: number) => {
    const answer = await read(number, given);
    if (!answer) return setGames([...games]); // the one before is chosen again
    const { error, titles = [], problems = [] } = answer;
    if (error) return complain(error);
    const first = problems.slice(0, 3).join(" ");
    setSaid(first ? { text: first, warning: true } : null);
    setOpened(given);
    setGames(titles);
    setChosen(number);
  };
  const load = async (given: string) => {
    setSaid(null); // it was about what was given before
    if (given.trim() === "") return complain(text.nothing_pasted);
    const most = tooLarge(given);
    if (most) return complain(fill(text.too_large, most));
    const link = linkIn(given, location.origin);
    if (link?.kind === "elsewhere") return complain(fill(text.link_elsewhere, { host: link.host }));
    if (link?.kind === "analysis") return follow(link.query);
    if (!link) return open(given, 0);
    if (link.kind !== "game") return complain(text.link_nothing);
    const headers = { "Stackchess-Guest": guestSecret() }; // it may be a private game
    const response = await fetch(`/games/${link.id}.pgn`, { headers }).catch(() => null);
    if (!response?.ok) return complain(text.link_nothing);
    return open(await response.text(), 0);
  };
  const loadFile = async (file: File) => {
    const most = tooLarge(file);
    if (most) return complain(fill(text.too_large, most));
    await load(await file.text());
  };
  const taken = (given: string | File) =>
    void (typeof given === "string" ? load(given) : loadFile(given));
  useLayoutEffect(() => onTaken(taken));
  return (
    <form
      class="load form"
      onSubmit={(event) => {
        event.preventDefault();
        void load(typed);
      }}
    >
      <label class="field">
        <span>{text.paste}</span>
        <textarea
          rows={3}
          value={typed}
          placeholder={text.load_text}
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Remark said={said} />
      <div class="buttons">
        <button type="submit">{text.load}</button>
        <label class="button file">
          {text.load_file}
          <input
            type="file"
            accept=".pgn,.txt,.fen"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void loadFile(file);
            }}
          />
        </label>
      </div>
      {games.length > 1 && (
        <label class="field">
          <span>{text.games_found}</span>
          <select
            value={chosen}
            onChange={(event) => void open(opened, Number(event.currentTarget.value))}
          >
            {games.map((title, index) => (
              <option key={index} value={index}>
                {index + 1}. {title}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}
