import { detailWords } from "#content/answers/detail-words.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { createFinder } from "./features.ts";
import { type Detail, linesOf } from "./service-details.ts";

const find = createFinder(detailWords);

/** The lines of the catalogue about a service that a follow-up asks for in everyday words; none where it asks for none. */
export function detailsMeant(question: string, service: Service): Detail[] {
  const words = wordsOf(plainLetters(question).replaceAll("ß", "ss"));
  const meant = [...find(words)];
  const lines = linesOf(service);
  return meant.flatMap((line) =>
    lines.filter(({ text }) => line.test(text)).map((one) => ({ ...one, held: 1 })),
  );
}
