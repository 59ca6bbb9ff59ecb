import type { Database } from "#db/open.ts";
import { LiveAnswers, type AnswerDeskDeps, type Collection } from "#domain/answers/index.ts";
import { silentLog } from "#kit/log.ts";

/** A small collection: two answers, of which one is also in German. */
export const someAnswers: Collection = {
  entries: [
    {
      id: "refund-how",
      kind: "answer",
      asks: {
        en: ["how do I get my money back", "how do refunds work", "can I return what I bought"],
        de: ["wie bekomme ich mein geld zurück"],
      },
      says: {
        en: ["You get your money back within {fact:days} days."],
        de: ["Sie bekommen Ihr Geld innerhalb von {fact:days} Tagen zurück."],
      },
      page: "/legal/refunds",
      offers: null,
      asksBack: {},
      next: [],
    },
    {
      id: "parking",
      kind: "answer",
      asks: { en: ["where can I park my car", "is there parking at your office"] },
      says: { en: ["There is parking behind the house."] },
      page: null,
      offers: null,
      asksBack: {},
      next: ["refund-how"],
    },
  ],
  needs: {},
  emergencies: [],
  facts: { days: "30" },
  crises: [],
  otherLanguages: [],
};

/** An editable collection on a test's database; each call is a node of its own. */
export function answersOn(
  database: Pick<Database, "db">,
  change: { files?: Collection; clock?: () => Date } = {},
): AnswerDeskDeps & { answers: LiveAnswers } {
  return {
    db: database.db,
    clock: change.clock ?? (() => new Date()),
    adminSecondFactor: "optional",
    answers: new LiveAnswers({
      collection: "site",
      files: change.files ?? someAnswers,
      isPage: (path) => path.startsWith("/legal/") || path.startsWith("/services/"),
      db: database.db,
      log: silentLog,
    }),
  };
}

/** An answer's form as a browser sends it. */
export const answerForm = (change: Record<string, unknown> = {}) => ({
  kind: "answer",
  asks: { en: "do you sell gift cards\ncan I buy a voucher\ngift card", de: "", es: "", fr: "" },
  says: { en: "Yes, gift cards are sold by mail.", de: "", es: "", fr: "" },
  asksBack: { en: "", de: "", es: "", fr: "" },
  page: "",
  offers: "",
  next: "",
  revision: "0",
  missed: "",
  ...change,
});
