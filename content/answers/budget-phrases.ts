import type { Language } from "#domain/answers/contract.ts";

type BudgetPhrases = {
  /** With `{budget}`; the option and its price follow. */
  fits: string;
  tooLittle: string;
  /** With `{total}` and `{list}`, of several things together. */
  fitsTogether: string;
  tooLittleTogether: string;
  /** With `{list}`: options of the same service that the budget covers, too. */
  alsoWithin: string;
  /** With `{scope}` and `{price}`: the smallest option, where the budget covers it. */
  instead: string;
};

/** What is said to somebody who asks whether their budget is enough. */
export const budgetPhrases: Readonly<Record<Language, BudgetPhrases>> = {
  en: {
    fits: "Yes, your {budget} covers that:",
    tooLittle: "No, {budget} doesn’t cover that:",
    fitsTogether: "Yes, your {budget} covers both: together they cost {total} ({list}).",
    tooLittleTogether: "No, {budget} isn’t enough for both: together they cost {total} ({list}).",
    alsoWithin: "Also within your budget: {list}.",
    instead: "Within your budget: {scope} ({price}).",
  },
  de: {
    fits: "Ja, Ihre {budget} reichen dafür:",
    tooLittle: "Nein, {budget} reichen dafür nicht:",
    fitsTogether: "Ja, Ihre {budget} reichen für beides: Zusammen kostet es {total} ({list}).",
    tooLittleTogether:
      "Nein, {budget} reichen nicht für beides: Zusammen kostet es {total} ({list}).",
    alsoWithin: "Ebenfalls in Ihrem Budget: {list}.",
    instead: "In Ihrem Budget: {scope} ({price}).",
  },
  es: {
    fits: "Sí, le alcanza con sus {budget}:",
    tooLittle: "No, con {budget} no le alcanza:",
    fitsTogether: "Sí, sus {budget} alcanzan para ambos: juntos cuestan {total} ({list}).",
    tooLittleTogether: "No, {budget} no alcanzan para ambos: juntos cuestan {total} ({list}).",
    alsoWithin: "También dentro de su presupuesto: {list}.",
    instead: "Dentro de su presupuesto: {scope} ({price}).",
  },
  fr: {
    fits: "Oui, vos {budget} suffisent :",
    tooLittle: "Non, {budget} ne suffisent pas :",
    fitsTogether: "Oui, vos {budget} suffisent pour les deux : ensemble, {total} ({list}).",
    tooLittleTogether: "Non, {budget} ne suffisent pas pour les deux : ensemble, {total} ({list}).",
    alsoWithin: "Aussi dans votre budget : {list}.",
    instead: "Dans votre budget : {scope} ({price}).",
  },
};
