// The choices for a new game, the same on every screen that begins one.

import { useEffect, useState } from "preact/hooks";
import { hasChoices, rulesOptions } from "../state/rules";
import { clockName, clocks, mostDays, protocolTerms, type Terms } from "../state/terms";
import { fill, type Language, type Words } from "../state/words";
import { Field } from "./fields";
import { Choice, Stepper, Switch } from "./parts";

/** For a game at a server: who offers it, and whether anybody may accept it. */
interface Online {
  language: Language;
  account: boolean;
  anybody: boolean;
  ask: (name: string, text: string) => Promise<string>;
}

interface Rating {
  rateable: boolean;
  why_not_rated: string;
}

interface Props {
  text: Words;
  terms: Terms;
  withLevel?: boolean;
  withSide?: boolean;
  withStrict?: boolean;
  online?: Online | false;
  onChange: (terms: Terms) => void;
}

export function TermsForm(props: Props) {
  const { text, terms, withLevel, withSide, withStrict, online, onChange } = props;
  const isUsual = terms.position === "";
  const isChosen = isUsual && hasChoices[terms.rules];
  const change = (part: Partial<Terms>) => onChange({ ...terms, ...part });
  const paces: [string, string][] = clocks.map((clock) => [
    clock,
    clock === "" ? text.no_clock : clockName(clock),
  ]);
  if (online) paces.push(["days", text.by_days]);
  const promotion = isChosen && (
    <Switch
      title={text.promotion}
      on={terms.promotion}
      onChange={(promotion) => change({ promotion })}
    />
  );
  return (
    <>
      {isUsual ? (
        <Choice
          legend={text.game}
          name="rules"
          value={terms.rules}
          options={rulesOptions(text)}
          onChange={(rules) => change({ rules })}
        />
      ) : (
        <p class="faint start-position">
          {text.position + text.colon}
          <code>{terms.position}</code>
        </p>
      )}
      {withLevel && (
        <Stepper
          title={text.level}
          shown={fill(text.level_of, { level: terms.level, most: 10 })}
          value={terms.level}
          least={1}
          most={10}
          less="−"
          more="+"
          onChange={(level) => change({ level })}
        />
      )}
      {withSide && (
        <Choice
          legend={text.your_side}
          name="side"
          value={terms.side}
          options={[
            ["white", text.sides[0] ?? ""],
            ["any", text.random],
            ["black", text.sides[1] ?? ""],
          ]}
          onChange={(side) => change({ side })}
        />
      )}
      <Choice
        legend={text.clock}
        name="clock"
        value={online && terms.days > 0 ? "days" : terms.clock}
        options={paces}
        onChange={(clock) => change(clock === "days" ? { clock: "", days: 3 } : { clock, days: 0 })}
      />
      {online && terms.days > 0 && (
        <Stepper
          title={text.days}
          shown={String(terms.days)}
          value={terms.days}
          least={1}
          most={mostDays}
          less="−"
          more="+"
          onChange={(days) => change({ days })}
        />
      )}
      {isChosen && (
        <>
          <Stepper
            title={text.size}
            shown={fill(text.squares, { size: terms.size })}
            value={terms.size}
            least={4}
            most={26}
            less="−"
            more="+"
            onChange={(size) => change({ size })}
          />
          <Switch
            title={text.knights}
            on={terms.knights}
            onChange={(knights) => change({ knights })}
          />
          {!online && promotion}
        </>
      )}
      {online && (
        <details class="more">
          <summary>{text.more_choices}</summary>
          {promotion}
          <OnlineTerms text={text} terms={terms} online={online} change={change} />
        </details>
      )}
      {withStrict && (
        <Switch title={text.strict} on={terms.strict} onChange={(strict) => change({ strict })} />
      )}
    </>
  );
}

/** What only a server knows of. */
function OnlineTerms(props: {
  text: Words;
  terms: Terms;
  online: Online;
  change: (part: Partial<Terms>) => void;
}) {
  const { text, terms, online, change } = props;
  const { language, account, anybody, ask } = online;
  const [rating, setRating] = useState<Rating>({ rateable: false, why_not_rated: "" });
  const asked = `${language}\n${account ? "yes" : "no"}\n${protocolTerms(terms)}`;
  useEffect(() => {
    let isWanted = true;
    void ask("terms", asked).then((answer) => {
      if (isWanted) setRating(JSON.parse(answer) as Rating);
    });
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return (
    <>
      <Switch
        title={text.private}
        on={terms.private}
        onChange={(isPrivate) => change({ private: isPrivate })}
      />
      {rating.rateable && account ? (
        <Switch title={text.rated} on={terms.rated} onChange={(rated) => change({ rated })} />
      ) : (
        <p class="faint">{rating.why_not_rated}</p>
      )}
      {rating.rateable && anybody && (
        <fieldset class="range">
          <legend>{text.opponent_rating}</legend>
          <Field
            title={text.at_least}
            value={terms.least}
            mode="numeric"
            onInput={(least) => change({ least })}
          />
          <Field
            title={text.at_most}
            value={terms.most}
            mode="numeric"
            onInput={(most) => change({ most })}
          />
          <p class="faint">{text.any_rating}</p>
        </fieldset>
      )}
    </>
  );
}
