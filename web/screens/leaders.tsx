// The best players of the server, by game and speed.

import { ask } from "../socket/requests";
import { categoryName, type Rating } from "../state/players";
import { words } from "../state/words";
import type { ScreenProps } from "./frame";
import { Elsewhere } from "./link";
import { Link } from "./parts";
import { useAnswer } from "./player";

type Leader = Rating & { name: string; title?: string };

export function LeadersScreen(props: ScreenProps) {
  const { state, go } = props;
  const { language } = state.settings;
  const text = words(language);
  const answer = useAnswer(() => ask<Record<string, Leader[]>>(language, "/leaders.json"), language);
  const boards = Object.entries(answer?.value ?? {}).filter(([, leaders]) => leaders.length > 0);
  return (
    <div class="lobby">
      <h1>{text.leaders}</h1>
      {!answer && <p role="status">{text.connecting}</p>}
      {answer?.error && (
        <p role="status" class="warning">
          {answer.error.message}
        </p>
      )}
      {answer?.value && boards.length === 0 && (
        <>
          <p class="faint">{text.no_leaders}</p>
          <Elsewhere {...props} />
        </>
      )}
      {boards.map(([category, leaders]) => (
        <section key={category}>
          <h2>{categoryName(text, category)}</h2>
          <table class="leaders">
            <thead class="heard">
              <tr>
                <th scope="col">{text.rank}</th>
                <th scope="col">{text.player}</th>
                <th scope="col">{text.rating}</th>
              </tr>
            </thead>
            <tbody>
              {leaders.map(({ name, title, rating }, index) => (
                <tr key={name}>
                  <td>{index + 1}</td>
                  <td>
                    <Link to={{ screen: "player", name }} go={go}>
                      {title ? `${title} ${name}` : name}
                    </Link>
                  </td>
                  <td>{rating}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
