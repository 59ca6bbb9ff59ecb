import type { Service } from "#domain/catalogue/index.ts";
import { withoutContactDetails } from "#kit/read-contact.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import type { Engine } from "./engine.ts";
import { factsAsked } from "./facts-asked.ts";
import { conceptsIn } from "./features.ts";
import { servicesNamed } from "./offers.ts";
import { rankEntries } from "./rank-entries.ts";
import { readFocus, type Turn } from "./read-focus.ts";
import { readLanguage } from "./read-language.ts";
import { gist } from "./split-message.ts";

/** A follow-up of few words is about what is talked about. */
const fewWords = 12;
/** From here on the English question of a curated entry says what was asked in another language. */
const minScore = 0.15;

/**
 * The last turn as our own pages, which are English, are searched for it: a follow-up with the service and size that
 * are talked about, a question in another language with the English words for what it asks. By rules, without a call.
 */
export function searchWords(
  turns: readonly Turn[],
  { engine, services }: { engine: Engine; services: readonly Service[] },
): string {
  const message = turns.at(-1)?.text ?? "";
  const rest = gist(withoutContactDetails(message)).trim();
  const named = servicesNamed(rest, services);
  const added: string[] = [];
  const language = readLanguage(message);
  const isEnglish = language === "en" || language === null;
  if (!isEnglish) {
    for (const { entry, score } of rankEntries(rest, engine.index, { limit: 2 }))
      if (score >= minScore && entry.kind !== "small-talk") added.push(entry.asks.en?.[0] ?? "");
    added.push(...named.map(({ title }) => title));
    added.push(
      ...[...conceptsIn(wordsOf(plainLetters(rest)))].filter((one) => /^[a-z]+$/.test(one)),
    );
  }
  const focus = readFocus(turns.slice(0, -1), services);
  const isFollowUp = wordsOf(rest).length <= fewWords || factsAsked(rest).length > 0;
  if (focus && named.length === 0 && isFollowUp)
    added.push([focus.service.title, focus.scope?.name ?? ""].join(" "));
  const english = [...new Set(added)].filter(Boolean).join(" ");
  // Words of another language find nothing; names and figures in them do.
  const names = rest.match(/\p{Lu}[\p{L}\p{N}]+|\d[\d.,]*/gu) ?? [];
  if (isEnglish || english === "")
    return [rest, english].filter(Boolean).join(" ").trim() || message;
  return [english, ...names].join(" ");
}
