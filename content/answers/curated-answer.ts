import type { Language } from "#domain/answers/contract.ts";

/** A text in English, and in the other languages where many ask for it. */
export type Spoken<Text> = Readonly<{ en: Text } & Partial<Record<Exclude<Language, "en">, Text>>>;

/**
 * A question that people ask, with its answer. Figures are never written out: `{price:landing-page}` is a service's
 * starting price, `{price:landing-page.essential}` a scope's, `{time:…}` how long either takes, `{name:…}` what it is
 * called, `{holds:client-portal.documents.clients}` how many a scope holds, and `{fact:moneyBackDays}` one of facts.ts, so that an answer stays true when a price changes.
 */
export type CuratedAnswer = {
  /** kebab-case, once in the whole collection, e.g. `refund-how`. */
  id: string;
  /** Ways in which people ask, as they type: at least 8 in English, at least 4 in each other language. */
  asks: Spoken<readonly string[]>;
  /** One to four sentences. In each language in which `asks` has ways to ask. */
  says: Spoken<string>;
  /** Where it stands, e.g. `/legal/refunds` or `/legal/refunds#how-to-ask`; left out where no page says it. */
  page?: `/${string}`;
  /** The service that it is about, if it is about one. */
  service?: string;
  /** Ids of what is asked next, two or three; the first of their ways to ask that is a question is shown as a button. */
  next?: readonly string[];
};

/**
 * A need as people tell it ("we get 50 mails a day asking where the parcel is"), and what a good salesperson says:
 * which service, why, and one question back. Price and time are added from the catalogue.
 */
export type CuratedNeed = {
  id: string;
  asks: Spoken<readonly string[]>;
  /** The service, or the scope (`gpt4-chatbot.website`) where the need itself decides it. */
  offers: string;
  /** One or two sentences: why this is what helps, without price and time. */
  why: Spoken<string>;
  /** One question whose answer decides what comes next, e.g. how many questions come in a day. */
  asksBack: Spoken<string>;
};
