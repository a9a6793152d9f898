// Everything the page says comes from the game, in both languages.

import all from "../made/words.json";

export type Language = "fr" | "en";
export type Words = (typeof all)["en"];

export const words = (language: Language): Words => all[language];

/** The text with its placeholders filled in. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The singular or the plural for a number. */
export function counted(
  language: Language,
  forms: readonly string[],
  number: number,
  values: Record<string, string | number> = {},
): string {
  const one = number === 1 || (number === 0 && language === "fr");
  return fill(forms[one ? 0 : 1] ?? "", { number, ...values });
}

/** How a stack is moved by pointer and by touch, where that may be done so. */
export function handHelp(text: Words, hand: "either" | "click" | "drag"): { pointer: string; touch: string } {
  if (hand === "drag") return { pointer: text.drag_help, touch: text.drag_help };
  return { pointer: hand === "click" ? text.click_help : (text.stack_help[1] ?? ""), touch: text.touch_help };
}

/** The first of the reader's languages that we speak. */
export function spoken(languages: readonly string[]): Language {
  for (const one of languages) {
    const code = one.slice(0, 2).toLowerCase();
    if (code === "fr" || code === "en") return code;
  }
  return "en";
}
