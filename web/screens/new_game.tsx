// A new game: against the computer, or with a friend, by a link or on the same screen.

import { useState } from "preact/hooks";
import type { StartPosition } from "../state/route";
import { agreement, challengeWish, usualTerms, type Terms } from "../state/terms";
import type { Challenge } from "../state/report";
import { fill, words } from "../state/words";
import type { AskingProps, ScreenProps } from "./frame";
import { ChallengeLink } from "./challenge_link";
import { Field } from "./fields";
import { LineState } from "./line_state";
import { Choice } from "./parts";
import { TermsForm } from "./terms_form";

const sideOf = (terms: Terms) =>
  terms.side !== "any" ? terms.side : Math.random() < 0.5 ? "white" : "black";

export function ComputerScreen({ state, dispatch }: ScreenProps) {
  const text = words(state.settings.language);
  const [terms, setTerms] = useState<Terms>(usualTerms);
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ kind: "start", agreement: agreement(terms, "computer", sideOf(terms)) });
      }}
    >
      <h1>{text.computer}</h1>
      <TermsForm text={text} terms={terms} withLevel withSide withStrict onChange={setTerms} />
      <button type="submit" class="main">
        {text.play}
      </button>
    </form>
  );
}

export function FriendScreen(props: AskingProps & { start: StartPosition | undefined }) {
  const { state, dispatch, start, ask } = props;
  const text = words(state.settings.language);
  const [terms, setTerms] = useState<Terms>({
    ...usualTerms,
    side: "any",
    private: true,
    ...start,
  });
  const [way, setWay] = useState<"link" | "name" | "here">("link");
  const [name, setName] = useState("");
  const isNamed = way === "name";
  const isFar = way !== "here";
  const isHere = state.online?.standing === "present";
  const own = state.online?.lobby.challenges.find(
    (challenge) => challenge.own && (challenge.to !== "") === isNamed,
  );
  const submit = (event: Event) => {
    event.preventDefault();
    if (isFar)
      dispatch({ kind: "wish", text: challengeWish(terms, isNamed ? name.trim() : "") });
    else dispatch({ kind: "start", agreement: agreement(terms, "person", "white") });
  };
  if (way === "link" && own) return <ChallengeLink {...props} challenge={own} />;
  if (isNamed && own) return <ChallengeSent {...props} challenge={own} />;
  return (
    <form class="form" onSubmit={submit}>
      <h1>{text.friend}</h1>
      <Choice
        legend={text.opponent}
        name="way"
        value={way}
        options={[
          ["link", text.by_link],
          ["name", text.by_name],
          ["here", text.same_screen],
        ]}
        onChange={setWay}
      />
      {isFar && <LineState {...props} />}
      {isFar && state.notice && state.online?.standing !== "over" && (
        <p class={state.notice.warning ? "warning" : ""} role="status">
          {state.notice.text}
        </p>
      )}
      {isNamed && <Field title={text.opponent_name} value={name} onInput={setName} />}
      <TermsForm
        text={text}
        terms={terms}
        withSide={isFar}
        withStrict={!isFar}
        online={isFar && { language: state.settings.language,
          account: isHere && !state.online?.guest, anybody: false, ask }}
        onChange={setTerms}
      />
      <button
        type="submit"
        class="main"
        disabled={isFar && (!isHere || (isNamed && name.trim() === ""))}
      >
        {{ link: text.make_link, name: text.challenge_player, here: text.play }[way]}
      </button>
    </form>
  );
}

/** Shown until the named opponent has answered. */
function ChallengeSent({ state, dispatch, challenge }: ScreenProps & { challenge: Challenge }) {
  const text = words(state.settings.language);
  return (
    <div class="form">
      <h1>{text.friend}</h1>
      <p role="status">{fill(text.challenge_sent, { name: challenge.to ?? "" })}</p>
      <p class="faint">{challenge.terms}</p>
      <div class="buttons">
        <button
          type="button"
          onClick={() => dispatch({ kind: "wish", text: `refuse_challenge ${challenge.id}` })}
        >
          {text.withdraw}
        </button>
      </div>
    </div>
  );
}
