import type { Service } from "#domain/catalogue/index.ts";
import { composeQuote } from "#domain/quotes/compose-quote.ts";
import type { QuoteDemand } from "#domain/quotes/contract.ts";
import type { Estimator } from "#domain/quotes/ports.ts";
import { readChoice } from "#domain/quotes/read-choice.ts";
import { totalOf } from "#domain/quotes/rules.ts";
import { askedIn, estimateRequest } from "#domain/quotes/write-quote.ts";
import type { Coverage, Named, Wish } from "./wish.ts";

/** How a wish was quoted: never the wish itself. */
export type JudgedWish = {
  id: string;
  /** One of the sets of services that make sense. */
  isSensible: boolean;
  isFirm: boolean;
  mayBeFirm: boolean;
  /** Firm, and for the right sum; null where no firm price was expected. */
  hasRightTotal: boolean | null;
  /** Each thing that the wish names, and whether the quote says the same of it. */
  named: (Named & { isRight: boolean; said: string })[];
};

const coverage: Readonly<Record<QuoteDemand["is"], Coverage>> = {
  covered: "covered",
  "not-included": "not included",
  person: "needs a person",
};
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$€£]+/gu, " ")
    .trim();

/** Writes a quote for each wish as the shop does, without a database, and compares it with what makes sense. */
export async function judgeWishes(
  wishes: readonly Wish[],
  estimator: Estimator,
  services: readonly Service[],
  now: Date,
): Promise<JudgedWish[]> {
  const judged: JudgedWish[] = [];
  for (const one of wishes) {
    const quote = {
      wish: one.wish,
      serviceId: null,
      about: null,
      details: {
        subject: "",
        serviceTitle: "",
        budget: one.budget ?? "",
        timeline: one.timeline ?? "",
        additionalRequirements: "",
        preferredPaymentModel: "fixed" as const,
      },
    };
    const { choice: sent } = await estimator.choose(estimateRequest(quote, services), {
      signal: AbortSignal.timeout(100_000),
    });
    const choice = readChoice(sent) ?? { summary: "", positions: [], extras: [], assumptions: [] };
    const isByRules = estimator.name === "built-in";
    judged.push(judge(one, composeQuote(choice, services, askedIn(quote, isByRules, now))));
  }
  return judged;
}

function judge(
  { id, expects: { services, firm, named, totalUsd } }: Wish,
  offer: ReturnType<typeof composeQuote>,
): JudgedWish {
  const scopes = offer.positions.flatMap(({ scopeId }) => scopeId ?? []);
  const cents = totalOf(offer.positions);
  return {
    id,
    isSensible: services.some((set) => isSet(set, scopes)),
    isFirm: cents !== null,
    mayBeFirm: firm,
    hasRightTotal:
      firm && totalUsd
        ? cents !== null && cents >= totalUsd.min * 100 && cents <= totalUsd.max * 100
        : null,
    named: named.map((expected) => {
      const said = offer.demands.filter(({ text }) => isSame(text, expected.text));
      return {
        ...expected,
        isRight: said.some(({ is }) => coverage[is] === expected.is),
        said: said.map(({ text, is }) => `${text}: ${is}`).join("; "),
      };
    }),
  };
}

/** Services are named by their id, scopes by theirs; nothing may be missing or too much. */
const isSet = (set: readonly string[], scopes: readonly string[]): boolean =>
  set.every((one) => scopes.some((id) => id === one || id.split(".")[0] === one)) &&
  scopes.every((id) =>
    set.some(
      (one) => id === one || id.split(".")[0] === one || id.split(".")[0] === one.split(".")[0],
    ),
  );

/** Words of the one stand in the other, or they share a word that says something. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)];
  if (one.includes(other) || other.includes(one)) return true;
  const words = new Set(one.split(" ").filter((word) => word.length > 3 || /\d/.test(word)));
  return other.split(" ").some((word) => words.has(word));
}

const share = (list: readonly boolean[]) => `${list.filter(Boolean).length} of ${list.length}`;

/** Counts only, so that whoever improves the quotes doesn't learn the wishes. */
export function wishCounts(judged: readonly JudgedWish[]): string {
  const named = judged.flatMap((one) => one.named);
  const kinds = (["covered", "not included", "needs a person"] as const).map(
    (kind) =>
      `${share(named.filter(({ is }) => is === kind).map(({ isRight }) => isRight))} ${kind}`,
  );
  return [
    `sensible services ${share(judged.map(({ isSensible }) => isSensible))}`,
    `firm and wrong ${judged.filter((one) => one.isFirm && (!one.mayBeFirm || one.hasRightTotal === false)).length}`,
    `firm where it may be ${share(judged.filter(({ mayBeFirm }) => mayBeFirm).map(({ isFirm }) => isFirm))}`,
    `totals right ${share(judged.flatMap(({ hasRightTotal }) => hasRightTotal ?? []))}`,
    `demands judged rightly ${share(named.map(({ isRight }) => isRight))} (${kinds.join(", ")})`,
  ].join("; ");
}
