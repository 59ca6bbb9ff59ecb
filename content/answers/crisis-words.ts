import type { Language } from "#domain/answers/contract.ts";

/**
 * Someone writes of harming themselves, or of being in danger. This comes before every other answer and sells nothing.
 * These patterns tell it in its plain words; what nobody thought of is heard by likeness (kinds/).
 */
export type Crisis = {
  id: "self-harm" | "danger" | "despair" | "medical" | "worried";
  /** Any of them, anywhere in the message. */
  tells: readonly RegExp[];
  /** What tells that it is about something else after all, anywhere in the message. */
  unless?: RegExp;
  says: Readonly<Record<Language, string>>;
};

/**
 * Whole words in any case, where none of `unless` follows ("I want to die of boredom"); both are alternatives of a
 * pattern. `'` also finds the typographic one, or none.
 */
export const said = (words: string, unless = "(?!)") =>
  new RegExp(
    `(?<!\\p{L})(?:${words.replaceAll("'", "['’]?")})(?!\\p{L})(?!,? (?:${unless})(?!\\p{L}))`,
    "iu",
  );

/** What is said beside an answer where a message may be a call for help, and nothing tells surely. */
export const ifInNeed: Readonly<Record<Language, string>> = {
  en: "And in case you’re going through something hard right now: someone who listens is there for you free of charge at findahelpline.com, and at your local emergency number (112 in the EU, 911 in the US) if anyone is in danger.",
  de: "Und falls Sie gerade etwas Schweres durchmachen: Jemanden, der Ihnen kostenlos zuhört, finden Sie unter findahelpline.com, und wenn ein Mensch in Gefahr ist, hilft Ihre örtliche Notrufnummer (112 in der EU, 911 in den USA).",
  es: "Y por si está pasando por un momento difícil: en findahelpline.com hay alguien que le escucha gratis, y si alguien corre peligro, llame a su número local de emergencias (112 en la UE, 911 en EE. UU.).",
  fr: "Et si vous traversez un moment difficile : sur findahelpline.com, quelqu’un vous écoute gratuitement, et si une personne est en danger, appelez votre numéro d’urgence local (112 dans l’UE, 911 aux États-Unis).",
};
