// A new game: against the computer, or with a friend, by a link or on the same screen.

import { useState } from "preact/hooks";
import type { StartPosition } from "../state/route";
import { agreement, protocolTerms, usualTerms, type Terms } from "../state/terms";
import { words } from "../state/words";
import type { ScreenProps } from "./frame";
import { ChallengeLink } from "./challenge_link";
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

export function FriendScreen(props: ScreenProps & { start: StartPosition | undefined }) {
  const { state, dispatch, start } = props;
  const text = words(state.settings.language);
  const [terms, setTerms] = useState<Terms>({ ...usualTerms, side: "any", ...start });
  const [way, setWay] = useState<"link" | "here">("link");
  const own = state.online?.lobby.challenges.find((challenge) => challenge.own);
  const isLink = way === "link";
  const submit = (event: Event) => {
    event.preventDefault();
    if (isLink)
      dispatch({ kind: "wish", text: `challenge ${terms.side}\n${protocolTerms(terms, true)}` });
    else dispatch({ kind: "start", agreement: agreement(terms, "person", "white") });
  };
  if (isLink && own) return <ChallengeLink {...props} challenge={own} />;
  return (
    <form class="form" onSubmit={submit}>
      <h1>{text.friend}</h1>
      <Choice
        legend={text.opponent}
        name="way"
        value={way}
        options={[
          ["link", text.by_link],
          ["here", text.same_screen],
        ]}
        onChange={setWay}
      />
      {isLink && <LineState {...props} />}
      <TermsForm
        text={text}
        terms={terms}
        withSide={isLink}
        withStrict={!isLink}
        withRated={isLink && state.online?.standing === "present" && !state.online.guest}
        onChange={setTerms}
      />
      <button type="submit" class="main" disabled={isLink && state.online?.standing !== "present"}>
        {isLink ? text.make_link : text.play}
      </button>
    </form>
  );
}
