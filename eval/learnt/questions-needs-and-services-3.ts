import { price } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";
import { no, learnt as make, s, took } from "./facts.ts";

const q = (
  id: string,
  language: Parameters<typeof make>[2],
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more: Parameters<typeof make>[6] = {},
) => make("service", id, language, question, must, pages, more);

/** What a service costs, includes, takes and can't do; comparisons (60). */

export const needsAndServices3: readonly Question[] = [
  q(
    "fr-design-vs-site",
    "fr",
    "si je commande le design (UI/UX), le code est compris ou pas ?",
    [no.fr, /code/iu],
    s("ui-ux-design"),
  ),
  q(
    "fr-automat-delai",
    "fr",
    "Combien de temps pour automatiser une seule routine entre deux outils, et à quel prix ?",
    [price("workflow-automation.one-flow"), took("workflow-automation.one-flow")],
    s("workflow-automation"),
  ),
];
