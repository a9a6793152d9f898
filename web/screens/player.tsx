// A player of the server: ratings with their course, and the latest games.

import { useEffect, useState } from "preact/hooks";
import { ask, askLines, type Answer } from "../socket/requests";
import {
  categoryName,
  dayText,
  personName,
  plotOf,
  recordText,
  resultOf,
  type PlayedGame,
  type Profile,
  type RatingEntry,
} from "../state/players";
import { counted, fill, words, type Words } from "../state/words";
import type { ScreenProps } from "./frame";
import { Elsewhere } from "./link";
import { Link } from "./parts";

const shownGames = 20;

/** What a request answers, asked anew where the path or the language changes. */
export function useAnswer<Value>(request: () => Promise<Answer<Value>>, ...of: string[]) {
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void request().then((found) => {
      if (isWanted) setAnswer(found);
    });
    return () => {
      isWanted = false;
    };
  }, of);
  return answer;
}

export function PlayerScreen(props: ScreenProps & { name: string }) {
  const { state, go, name } = props;
  const { language } = state.settings;
  const text = words(language);
  const path = `/players/${encodeURIComponent(name)}`;
  const profile = useAnswer(() => ask<Profile>(language, `${path}.json`), language, name);
  const history = useAnswer(
    () => ask<Record<string, RatingEntry[]>>(language, `${path}/ratings.json`),
    language,
    name,
  );
  const games = useAnswer(
    () => askLines<PlayedGame>(language, `${path}/games.ndjson?max=${shownGames}`),
    language,
    name,
  );
  const player = profile?.value;
  if (!player)
    return (
      <div class="form">
        <h1>{name}</h1>
        <p role="status" class={profile?.error ? "warning" : ""}>
          {profile?.error?.word === "not_found"
            ? fill(text.no_player, { name })
            : (profile?.error?.message ?? text.connecting)}
        </p>
        {profile?.error && <Elsewhere {...props} />}
      </div>
    );
  const ratings = Object.entries(player.ratings);
  return (
    <div class="lobby player-page">
      <h1>
        {player.title && <small>{player.title} </small>}
        {player.name}
      </h1>
      <p class="faint">
        {fill(text.since, { date: dayText(language, player.created) })}
        {player.online && ` · ${text.is_here}`}
      </p>
      <section>
        <h2>{text.ratings}</h2>
        {ratings.length === 0 && <p class="faint">{text.no_ratings}</p>}
        {ratings.map(([category, rating]) => (
          <figure key={category} class="rating">
            <figcaption>
              <b>{categoryName(text, category)}</b>{" "}
              <span>
                {rating.rating}
                {rating.provisional && ` (${text.provisional})`} ·{" "}
                {counted(language, text.rated_games, rating.games)}
              </span>
            </figcaption>
            <Course text={text} category={category} entries={history?.value?.[category] ?? []} />
          </figure>
        ))}
      </section>
      <section>
        <h2>{text.last_games}</h2>
        <p class="faint">{recordText(language, player.games)}</p>
        {games?.value?.length === 0 && <p class="faint">{text.no_games}</p>}
        <ul class="list games">
          {games?.value?.map((game) => (
            <li key={game.game}>
              <Link to={{ screen: "link", id: game.game }} go={go}>
                {personName(text, game.players.white)} – {personName(text, game.players.black)}
              </Link>
              <span>{resultOf(text, game)}</span>
              <small class="faint">{dayText(language, game.created)}</small>
            </li>
          ))}
        </ul>
        <a class="button" href={`${path}/games.pgn`} download>
          {text.all_games}
        </a>
      </section>
    </div>
  );
}

/** The course of a rating, game by game. */
function Course(props: { text: Words; category: string; entries: RatingEntry[] }) {
  const { text, category, entries } = props;
  if (entries.length < 2) return null;
  const [width, height] = [560, 160];
  const plot = plotOf(entries, width, height);
  const label = fill(text.plot, {
    category: categoryName(text, category),
    games: entries.length,
    first: plot.first,
    last: plot.last,
    least: plot.least,
    most: plot.most,
  });
  return (
    <svg class="plot" viewBox={`-46 -10 ${width + 56} ${height + 20}`} role="img" aria-label={label}>
      {plot.ticks.map(({ y, value }) => (
        <g key={value}>
          <path d={`M0 ${y}H${width}`} class="grid-line" />
          <text x="-6" y={y}>
            {value}
          </text>
        </g>
      ))}
      <path d={plot.path} class="course" />
    </svg>
  );
}
