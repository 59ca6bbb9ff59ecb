import type { Service } from "#domain/catalogue/index.ts";
import { wordsOf } from "#kit/words.ts";
import {
  type AnswerForm,
  answerLimits,
  type Entry,
  type EntryContent,
  languages,
} from "./contract.ts";
import { fillFacts } from "./fill-facts.ts";
import { findOffer } from "./offers.ts";

/** What a form says, as it is stored: languages without words are left out. Each line of small talk is a reply of its own. */
export function contentOf(form: AnswerForm): EntryContent {
  const present = <T, R>(texts: Record<(typeof languages)[number], T>, as: (text: T) => R | null) =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const value = as(texts[language]);
        return value === null ? [] : [[language, value] as const];
      }),
    );
  const isSmallTalk = form.kind === "small-talk";
  return {
    kind: form.kind,
    asks: present(form.asks, (list) => (list.length > 0 ? list : null)),
    says: present(form.says, (text) => {
      if (text === "") return null;
      return isSmallTalk ? text.split("\n").filter((line) => line.trim() !== "") : [text];
    }),
    page: isSmallTalk || form.page === "" ? null : form.page,
    offers: isSmallTalk || form.offers === "" ? null : form.offers,
    asksBack: form.kind === "need" ? present(form.asksBack, (text) => text || null) : {},
    next: isSmallTalk ? [] : form.next,
  };
}

/** What an answer's texts and addresses are checked against. */
export type Known = {
  services: readonly Service[];
  facts: Readonly<Record<string, string>>;
  isPage: (path: string) => boolean;
  /** All other answers that are in use. */
  others: readonly Entry[];
  /** It is new, and answers no missed question. */
  isUnprompted: boolean;
};

/** What is wrong with an answer, by the form's field. */
export function problemsOf(content: EntryContent, known: Known): Record<string, string> {
  const { services, others, isUnprompted } = known;
  const found: Record<string, string> = {};
  const count = Object.values(content.asks).flat().length;
  const [first = "en"] = languages.filter((language) => content.asks[language]);
  if (isUnprompted && count < answerLimits.minAsks)
    found[`asks.${first}`] = `Please enter at least ${answerLimits.minAsks} ways to ask this.`;
  for (const language of languages) {
    const taken = takenAsk(content.asks[language] ?? [], language, others);
    if (taken) found[`asks.${language}`] ??= taken;
    const problem = (content.says[language] ?? []).map((text) => textProblem(text, known));
    const wrong = problem.find((one) => one !== null);
    if (wrong) found[`says.${language}`] = wrong;
    const back = textProblem(content.asksBack[language] ?? "", known);
    if (back) found[`asksBack.${language}`] = back;
  }
  if (content.page !== null && !leadsToPage(content.page, known))
    found["page"] = "There’s no page at this address.";
  if (content.offers !== null && !findOffer(content.offers, services))
    found["offers"] = "We don’t offer this service.";
  if (content.kind === "need" && content.offers === null)
    found["offers"] = "A need is answered with a service. Please choose one.";
  const lost = content.next.find((id) => !others.some((one) => one.id === id));
  if (lost !== undefined) found["next"] = `There’s no answer called ${lost}.`;
  return found;
}

function leadsToPage(page: string, { services, isPage }: Known): boolean {
  if (!/^\/[\w/.-]*(?:#[\w-]+)?$/.test(page) || !isPage(page)) return false;
  const [, service] = /^\/services\/([\w-]+)/.exec(page) ?? [];
  return service === undefined || services.some(({ id }) => id === service);
}

const placeholder = /\{(\w+):([\w.-]+)\}/g;

/** The same guarantees as for the files' texts: placeholders that mean something, and no price that could get old. */
function textProblem(text: string, { services, facts }: Pick<Known, "services" | "facts">) {
  const unknown = [...text.matchAll(placeholder)].find(
    ([whole]) => fillFacts(whole, "en", { services, facts }) === null,
  );
  if (unknown) return `${unknown[0]} doesn’t stand for anything.`;
  if (/[{}]/.test(text.replace(placeholder, "")))
    return "Braces are for placeholders, such as {price:landing-page}.";
  if (/[$€£]\s?\d/.test(text))
    return "Please use a placeholder, such as {price:landing-page}, so that the price stays right.";
  return null;
}

const plain = (text: string) => wordsOf(text).join(" ");

/** Two answers to one question would take turns. */
function takenAsk(
  asks: readonly string[],
  language: (typeof languages)[number],
  others: readonly Entry[],
): string | null {
  const own = new Map(asks.map((ask) => [plain(ask), ask]));
  for (const other of others)
    for (const ask of other.asks[language] ?? []) {
      const same = own.get(plain(ask));
      if (same !== undefined) return `“${same}” already leads to another answer, ${other.id}.`;
    }
  return null;
}

/** The way to ask that names an entry in lists. */
export const questionOf = ({ id, asks }: Pick<Entry, "id" | "asks">): string =>
  asks.en?.[0] ?? languages.flatMap((language) => asks[language] ?? [])[0] ?? id;
