import type { Language } from "#domain/answers/contract.ts";
import type { Phrases } from "./phrases-in-use.ts";

/** How one of several questions is named, asked or stored, and what is said of one that was likely meant, or not understood. */
export const ofSeveral: Readonly<
  Record<Language, Pick<Phrases, "nth" | "nthIfYouMean" | "nthUnsure" | "oneOfThese">>
> = {
  en: {
    nthUnsure: "I’m not sure what you mean by your {nth} question. Is it one of these below?",
    oneOfThese: "I’m not sure that I understood you. Is it one of these?",
    nthIfYouMean: "If you mean “{question}”:",
    nth: "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(
      " ",
    ),
  },
  de: {
    nthUnsure:
      "Bei Ihrer {nth} Frage bin ich nicht sicher, was Sie meinen. Ist es eine der Fragen unten?",
    oneOfThese: "Ich bin nicht sicher, ob ich Sie richtig verstehe. Meinen Sie eins davon?",
    nthIfYouMean: "Falls Sie „{question}“ meinen:",
    nth: "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften".split(
      " ",
    ),
  },
  es: {
    nthUnsure: "No estoy segura de haber entendido su {nth} pregunta. ¿Es una de las de abajo?",
    oneOfThese: "No estoy segura de haberle entendido. ¿Es una de estas preguntas?",
    nthIfYouMean: "Si pregunta «{question}»:",
    nth: "primera segunda tercera cuarta quinta sexta séptima octava novena décima undécima duodécima".split(
      " ",
    ),
  },
  fr: {
    nthUnsure:
      "Je ne suis pas sûre d’avoir compris votre {nth} question. Est-ce l’une de celles ci-dessous ?",
    oneOfThese: "Je ne suis pas sûre de vous avoir compris. Est-ce l’une de ces questions ?",
    nthIfYouMean: "Si vous demandez « {question} » :",
    nth: "première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième".split(
      " ",
    ),
  },
};
