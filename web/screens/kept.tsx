// The games that the browser keeps: interrupted, saved and finished.

import { useEffect, useState } from "preact/hooks";
import { words } from "../state/words";
import { Dialogs } from "./dialogs";
import { Field } from "./fields";
import type { AskingProps } from "./frame";

interface KeptGame {
  name: string; // by which orders know it
  title: string;
  given: string; // the name that a person has given it
  text: string;
}

interface Kept {
  interrupted: KeptGame[];
  saved: KeptGame[];
  finished: KeptGame[];
}

interface Group {
  title: string;
  games: KeptGame[];
  open: string; // the order that opens one
  opens: string; // how that is called
  remove: (name: string) => void;
  rename: string; // the order that gives one another name
}

export function KeptScreen(props: AskingProps) {
  const { state, dispatch, go, ask } = props;
  const text = words(state.settings.language);
  const [kept, setKept] = useState<Kept | null>(null);
  const { game, question, notice } = state;
  const [name, setName] = useState(game?.given_name ?? "");
  // Whatever is done here is told in a notice or ends a question, or changes the game.
  useEffect(() => {
    let isWanted = true;
    void ask("kept", "").then((answer) => {
      if (isWanted) setKept(JSON.parse(answer) as Kept);
    });
    return () => {
      isWanted = false;
    };
  }, [state.settings.language, game, question, notice, state.kept]);
  const act = (order: string) => dispatch({ kind: "act", text: order });
  const groups: Group[] = kept
    ? [
        {
          title: text.interrupted,
          games: kept.interrupted,
          open: "resume_game",
          opens: text.resume_game,
          remove: (one) => act(`remove_interrupted ${one}`),
          rename: "rename_interrupted",
        },
        {
          title: text.saved,
          games: kept.saved,
          open: "open_save",
          opens: text.open,
          remove: (one) => act(`remove_save ${one}`),
          rename: "rename_save",
        },
        {
          title: text.finished,
          games: kept.finished,
          open: "open_finished",
          opens: text.open,
          remove: (one) => act(`remove_finished ${one}`),
          rename: "rename_finished",
        },
      ]
    : [];
  const open = (order: string) => {
    act(order);
    go({ screen: "game" });
  };
  return (
    <div class="lobby kept">
      <h1>{text.kept_games}</h1>
      {notice && (
        <p class={notice.warning ? "warning" : ""} role="status">
          {notice.text}
        </p>
      )}
      {!kept && <p role="status">{text.loading}</p>}
      {game && !game.remote && (
        <form
          class="name-field"
          onSubmit={(event) => {
            event.preventDefault();
            act(`save ${name.trim()}`);
            setName("");
          }}
        >
          <Field title={text.save_game} value={name} onInput={setName} />
          <button type="submit" disabled={name.trim() === ""}>
            {text.save}
          </button>
        </form>
      )}
      {groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          {group.games.length === 0 && <p class="faint">{text.none_kept}</p>}
          <ul class="list">
            {group.games.map((one) => (
              <KeptRow key={one.name} {...props} group={group} game={one} open={open} />
            ))}
          </ul>
        </section>
      ))}
      <Dialogs {...props} />
    </div>
  );
}

function KeptRow(props: AskingProps & { group: Group; game: KeptGame; open: (order: string) => void }) {
  const { state, dispatch, group, game, open } = props;
  const text = words(state.settings.language);
  const [name, setName] = useState<string | null>(null);
  if (name !== null)
    return (
      <li>
        <form
          class="name-field"
          onSubmit={(event) => {
            event.preventDefault();
            setName(null);
            dispatch({ kind: "act", text: `${group.rename} ${game.name}\n${name.trim()}` });
          }}
          onKeyDown={(event) => event.key === "Escape" && setName(null)}
        >
          <Field title={text.new_name} value={name} onInput={setName} isFirst />
          <button type="submit" class="main">
            {text.keep_name}
          </button>
          <button type="button" onClick={() => setName(null)}>
            {text.cancel}
          </button>
        </form>
      </li>
    );
  return (
    <li>
      <span>
        {game.title && <b>{game.title}</b>} <span>{game.text}</span>
      </span>
      <span class="buttons">
        <button type="button" class="main" onClick={() => open(`${group.open} ${game.name}`)}>
          {group.opens}
        </button>
        <button type="button" onClick={() => setName(game.given)}>
          {text.rename}
        </button>
        <button type="button" onClick={() => group.remove(game.name)}>
          {text.delete}
        </button>
      </span>
    </li>
  );
}
