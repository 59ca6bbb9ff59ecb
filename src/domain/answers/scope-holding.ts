import { fitText, type FittedText, type Scope, type Service } from "#domain/catalogue/index.ts";
import { readNumbers } from "#kit/read-numbers.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { languagesMeant, withAmounts } from "./amounts-meant.ts";

type Named = FittedText["demands"][number];

/** "A form" names no number of forms, and "one more round" no option. */
export const isTelling = ({ demand, unit }: Named): boolean =>
  demand.kind === "quantity"
    ? !demand.isArticle && !demand.isVague && unit !== "revisions"
    : demand.kind !== "language";

/** What a text names that tells the options of a service apart; null where nothing does. */
export function namedOf(text: string, service: Service): FittedText | null {
  const fit = fitText(withAmounts(asked(text), service), service);
  return fit?.demands.some(isTelling) ? fit : null;
}

/** What is told of oneself beside a question counts where it is a number: "we have 120 pages. Which one fits?" */
function asked(text: string): string {
  const sentences = sentencesOf(text);
  const questions = sentences.filter((sentence) => sentence.endsWith("?"));
  if (questions.length === 0 || questions.length === sentences.length) return text;
  return sentences
    .filter(
      (one) =>
        questions.includes(one) || readNumbers(one).length > 0 || languagesMeant(one) !== null,
    )
    .join(" ");
}

/** The one option that holds what a text names; null where it names nothing, or no option alone holds it. */
export function scopeHolding(text: string, service: Service): Scope | null {
  const fit = namedOf(text, service);
  const [only, second] = fit?.fitted ?? [];
  return fit && only && !second && only.quantity === 1 && fit.open.length === 0 ? only.scope : null;
}
