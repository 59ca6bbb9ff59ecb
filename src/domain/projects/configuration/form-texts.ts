import type { FormInterface } from "./form-interface.ts";
import { english, type FormWords } from "./form-texts-en.ts";
import { dutch, german } from "./form-texts-germanic.ts";
import { french, italian, portuguese, spanish } from "./form-texts-romance.ts";
import { polish } from "./form-texts-slavic.ts";

export type { FormWords };

const byLanguage: Record<FormInterface["language"], FormWords> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
  pl: polish,
};
/** A form's own words in a language. */
export const formWords = (language: FormInterface["language"]): FormWords => byLanguage[language];

/** Each language by its own name. */
export const languageNames: Record<FormInterface["language"], string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pt: "Português",
  pl: "Polski",
};
