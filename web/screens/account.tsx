// Somebody's account at the server: to register, to log in, and to look after it.

import { useEffect, useState } from "preact/hooks";
import { ask, tell, type Answer } from "../socket/requests";
import { fill, words, type Words } from "../state/words";
import { copied, Field, Remark, type Said } from "./fields";
import type { ScreenProps } from "./frame";
import { Choice, Link } from "./parts";
import { Tokens } from "./tokens";

interface Account {
  name: string;
}
type Entered = Account & { recovery?: string };
type Way = "login" | "register" | "recover";

export function AccountScreen(props: ScreenProps) {
  const { state, dispatch } = props;
  const { language } = state.settings;
  const text = words(language);
  const [account, setAccount] = useState<Account | null | undefined>(undefined);
  const [code, setCode] = useState("");
  const [said, setSaid] = useState<Said>(null);
  useEffect(() => {
    void ask<Account>(language, "/account").then(({ value, error }) => {
      setAccount(value ?? null);
      if (error && error.word !== "log_in" && error.word !== "bad_session")
        setSaid({ text: error.message, warning: true });
    });
  }, []);
  /** Has the connection opened again, for the person who is logged in now. */
  const become = (now: Account | null) => {
    setAccount(now);
    dispatch({ kind: "identity" });
  };
  const enter = ({ name, recovery = "" }: Entered) => {
    setCode(recovery);
    setSaid(null);
    become({ name });
  };
  const leave = (sentence: string) => {
    become(null);
    setSaid(sentence === "" ? null : { text: sentence, warning: false });
  };
  return (
    <div class="form account">
      <h1>{text.account}</h1>
      {account === undefined && <p role="status">{text.connecting}</p>}
      <Remark said={said} />
      {account === null && <Entry {...props} enter={enter} />}
      {code !== "" && <Code text={text} code={code} close={() => setCode("")} />}
      {account && code === "" && <Own {...props} name={account.name} leave={leave} />}
    </div>
  );
}

/** For a person who is not logged in. */
function Entry({ state, enter }: ScreenProps & { enter: (entered: Entered) => void }) {
  const { language } = state.settings;
  const text = words(language);
  const [way, setWay] = useState<Way>("login");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [said, setSaid] = useState<Said>(null);
  const [isBusy, setBusy] = useState(false);
  const titles: Record<Way, string> = {
    login: text.log_in,
    register: text.register,
    recover: text.recover,
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setSaid(null);
    const fields: Record<string, string> =
      way === "recover" ? { name, code, new_password: password } : { name, password };
    const { value, error } = await tell<Entered>(language, `/account/${way}`, fields);
    setBusy(false);
    if (value) return enter(value);
    setSaid({ text: error.message, warning: true });
  };
  return (
    <form class="form" onSubmit={submit}>
      <p class="faint">{text.account_text}</p>
      <Choice
        legend={text.account}
        name="way"
        value={way}
        options={(["login", "register", "recover"] as const).map((one) => [one, titles[one]])}
        onChange={(one) => {
          setWay(one);
          setSaid(null);
        }}
      />
      <Field title={text.account_name} value={name} complete="username" onInput={setName} />
      {way === "recover" && (
        <Field title={text.code} value={code} complete="one-time-code" onInput={setCode} />
      )}
      <Field
        title={way === "recover" ? text.new_password : text.password}
        value={password}
        secret
        complete={way === "login" ? "current-password" : "new-password"}
        onInput={setPassword}
      />
      <Remark said={said} />
      <button type="submit" class="main" disabled={isBusy}>
        {titles[way]}
      </button>
    </form>
  );
}

/** The code for a forgotten password, shown once. */
function Code({ text, code, close }: { text: Words; code: string; close: () => void }) {
  const [said, setSaid] = useState<Said>(null);
  return (
    <section class="panel form">
      <h2>{text.code}</h2>
      <p>{text.code_text}</p>
      <output class="secret">{code}</output>
      <Remark said={said} />
      <div class="buttons">
        <button type="button" onClick={async () => setSaid(await copied(text, code))}>
          {text.copy}
        </button>
        <button type="button" class="main" onClick={close}>
          {text.code_kept}
        </button>
      </div>
    </section>
  );
}

/** For a person who is logged in. */
function Own(props: ScreenProps & { name: string; leave: (sentence: string) => void }) {
  const { state, go, name, leave } = props;
  const { language } = state.settings;
  const text = words(language);
  const [said, setSaid] = useState<Said>(null);
  const end = async (answer: Promise<Answer<unknown>>) => {
    const { error } = await answer;
    if (error) setSaid({ text: error.message, warning: true });
    else leave("");
  };
  return (
    <>
      <p>{fill(text.logged_in, { name })}</p>
      <Remark said={said} />
      <div class="buttons">
        <Link to={{ screen: "player", name }} go={go} class="button main">
          {text.profile}
        </Link>
        <button type="button" onClick={() => end(tell(language, "/account/logout"))}>
          {text.log_out}
        </button>
        <button
          type="button"
          onClick={() => end(tell(language, "/account/logout", { everywhere: "true" }))}
        >
          {text.log_out_everywhere}
        </button>
      </div>
      <ChangePassword {...props} />
      <Tokens {...props} />
      <section class="panel form">
        <h2>{text.your_data}</h2>
        <a class="button" href="/account/export" download>
          {text.export}
        </a>
      </section>
      <DeleteAccount {...props} />
    </>
  );
}

function ChangePassword({ state }: ScreenProps) {
  const { language } = state.settings;
  const text = words(language);
  const [password, setPassword] = useState("");
  const [fresh, setFresh] = useState("");
  const [said, setSaid] = useState<Said>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    const fields = { password, new_password: fresh };
    const { error } = await tell(language, "/account/password", fields);
    setSaid({ text: error?.message ?? text.password_changed, warning: !!error });
    if (error) return;
    setPassword("");
    setFresh("");
  };
  return (
    <form class="panel form" onSubmit={submit}>
      <h2>{text.change_password}</h2>
      <Field
        title={text.current_password}
        value={password}
        secret
        complete="current-password"
        onInput={setPassword}
      />
      <Field
        title={text.new_password}
        value={fresh}
        secret
        complete="new-password"
        onInput={setFresh}
      />
      <Remark said={said} />
      <button type="submit">{text.change_password}</button>
    </form>
  );
}

function DeleteAccount({ state, leave }: ScreenProps & { leave: (sentence: string) => void }) {
  const { language } = state.settings;
  const text = words(language);
  const [password, setPassword] = useState("");
  const [said, setSaid] = useState<Said>(null);
  const remove = async () => {
    const { error } = await tell(language, "/account/delete", { password });
    if (error) setSaid({ text: error.message, warning: true });
    else leave(text.deleted);
  };
  return (
    <form
      class="panel form"
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <h2>{text.delete_account}</h2>
      <p>{text.delete_text}</p>
      <Field
        title={text.current_password}
        value={password}
        secret
        complete="current-password"
        onInput={setPassword}
      />
      <Remark said={said} />
      <button type="submit" class="warning" disabled={password === ""}>
        {text.delete_account}
      </button>
    </form>
  );
}
