// Requests to the server besides its WebSocket: docs/http.md.

import { words, type Language } from "../state/words";

export type Answer<Value> = { value: Value; error?: never } | { value?: never; error: Refusal };

/** Why a request was refused: a word for us, and a sentence of the server for the reader. */
export interface Refusal {
  word: string;
  message: string;
}

async function answered(language: Language, path: string, init: RequestInit): Promise<Response> {
  const headers = { "Accept-Language": language, Accept: "application/json", ...init.headers };
  return fetch(path, { ...init, headers });
}

/** What the server says, read by `read`; no answer at all is an error too. */
async function requested<Value>(
  language: Language,
  path: string,
  init: RequestInit,
  read: (text: string) => Value,
): Promise<Answer<Value>> {
  try {
    const response = await answered(language, path, init);
    const text = await response.text();
    if (response.ok) return { value: read(text) };
    const { error, message } = JSON.parse(text) as { error: string; message?: string };
    return { error: { word: error, message: message ?? error } };
  } catch {
    return { error: { word: "no_answer", message: words(language).no_server } };
  }
}

export const ask = <Value>(language: Language, path: string): Promise<Answer<Value>> =>
  requested(language, path, {}, (text) => JSON.parse(text) as Value);

/** One object on each line. */
export const askLines = <Value>(language: Language, path: string): Promise<Answer<Value[]>> =>
  requested(language, path, {}, (text) =>
    text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Value),
  );

export const tell = <Value>(
  language: Language,
  path: string,
  fields: Record<string, string> = {},
): Promise<Answer<Value>> =>
  requested(
    language,
    path,
    {
      method: "POST",
      body: JSON.stringify(fields),
      headers: { "Content-Type": "application/json" },
    },
    (text) => JSON.parse(text) as Value,
  );
