import { phrases } from "#content/answers/phrases.ts";
import type { Language } from "./contract.ts";
import type { Engine } from "./engine.ts";

/** The words of the engine by language, with those that its collection has of its own. */
export const phrasesOf = ({ collection }: Pick<Engine, "collection">, language: Language) => ({
  ...phrases[language],
  ...collection.phrases?.[language],
});
