import type { Service } from "#domain/catalogue/index.ts";
import { figuresIn } from "#domain/consultant/index.ts";
import { longWeekday } from "#kit/date-words.ts";
import { readContacts } from "#kit/read-contact.ts";
import { saidTimes } from "#kit/said-times.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { oneLine } from "#kit/text.ts";
import type { Collection } from "./contract.ts";
import { dollars } from "./offers.ts";
import { readFocus, type Turn } from "./read-focus.ts";

/** So long is what a model is always told, at most. */
export const longestTold = { about: 6000, known: 700 };

/** What a model is always told, whatever the search has found: our own words, and what the visitor said of themselves. */
export type ToldModel = { about: string; known: string };

/** @param now for today's date, in UTC */
export function tellModel(
  turns: readonly Turn[],
  { services, facts, now }: { services: readonly Service[]; facts: Collection["facts"]; now: Date },
): ToldModel {
  return {
    about: [dateLine(now), waysLine(facts), ...termLines(facts), ...services.map(serviceLine)]
      .filter(Boolean)
      .join("\n")
      .slice(0, longestTold.about),
    known: knownOf(turns, services).slice(0, longestTold.known).toWellFormed(),
  };
}

const dateLine = (now: Date): string => `Today is ${longWeekday(now)} (UTC).`;

const waysLine = (facts: Collection["facts"]): string =>
  facts["support"]
    ? `A person is reached at ${facts["support"]}, by phone (support ${facts["supportPhone"] ?? ""}, sales ${facts["salesPhone"] ?? ""}; ${facts["phoneHours"] ?? ""}), on the contact page, or by leaving an address in this chat.`
    : "";

/** What is asked of every service. */
function termLines(facts: Collection["facts"]): string[] {
  const line = (names: readonly string[], text: string) =>
    names.every((name) => facts[name]) ? [text] : [];
  return [
    ...line(["quoteHours"], `A quote with a firm total comes within ${facts["quoteHours"]} hours.`),
    ...line(
      ["moneyBackDays", "supportDays"],
      `Money back within ${facts["moneyBackDays"]} days; support for ${facts["supportDays"]} days after delivery is included.`,
    ),
    ...line(
      ["kickoffHours"],
      `Within ${facts["kickoffHours"]} hours of an order we write to the customer.`,
    ),
    "Nobody gives discounts: listed prices apply to everyone.",
  ];
}

/** `Landing Page: 2-5 days. Essential $350, within 3 days; …` */
const serviceLine = ({ title, deliveryTime, scopes }: Service): string =>
  `- ${title} (${deliveryTime}): ${scopes
    .map(
      ({ name, priceCents, deliveryText }) => `“${name}” ${dollars(priceCents)}, ${deliveryText}`,
    )
    .join("; ")}`;

const amount =
  /\b\d{1,6}\s+(?:pages?|videos?|clients?|customers?|users?|forms?|fields?|emails?|mails?|orders?|calls?|languages?|symbols?|products?|questions?|leads?|seiten|kunden|sprachen|mails|anfragen|p[áa]ginas|clientes|idiomas|pages|clients|langues)\b/giu;

/** What the visitor said of themselves, each on a line, in their own words and short. */
function knownOf(turns: readonly Turn[], services: readonly Service[]): string {
  const said = turns.flatMap(({ sender, text }) => (sender === "user" ? text : []));
  const { name, company, email, phone } = readContacts(said);
  const focus = readFocus(turns, services);
  const all = said.join("\n");
  const money = figuresIn(all).filter(({ kind }) => kind !== "percent" && kind !== "half");
  const lines: [string, string | null][] = [
    ["Name", name],
    ["Company", company],
    ["Email", email],
    ["Phone", phone],
    ["Talks about", focus && [focus.service.title, focus.scope?.name ?? ""].join(" ").trim()],
    [
      "Amounts they named",
      money
        .slice(-3)
        .map(({ at, end }) => all.slice(at, end))
        .join(", "),
    ],
    ["When they need it", saidTimes(sentencesOf(all))],
    ["Numbers they named", [...new Set(all.match(amount))].slice(0, 6).join(", ")],
  ];
  return lines
    .flatMap(([label, text]) => (text ? `${label}: ${oneLine(text).slice(0, 100)}` : []))
    .join("\n");
}
