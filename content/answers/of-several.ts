import type { Language } from "#domain/answers/contract.ts";
import type { Phrases } from "./phrases-in-use.ts";

/** How one of several questions is named, asked or stored, and what is said of one that was likely meant, or not understood. */
export const ofSeveral: Readonly<
  Record<
    Language,
    Pick<Phrases, "nth" | "nthIfYouMean" | "nthUnsure" | "oneOfThese" | "noneOfThese">
  >
> = {
  en: {
    nthUnsure: "I’m not sure what you mean by your {nth} question. Is it one of these below?",
    oneOfThese: "I’m not sure that our pages answer that. Is it one of these?",
    noneOfThese:
      "If it’s none of them, a person can answer: leave your address here, or write to us on the [contact page](/contact).",
    nthIfYouMean: "If you mean “{question}”:",
    nth: "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(
      " ",
    ),
  },
  de: {
    nthUnsure:
      "Bei Ihrer {nth} Frage bin ich nicht sicher, was Sie meinen. Ist es eine der Fragen unten?",
    oneOfThese: "Ich bin nicht sicher, ob unsere Seiten das beantworten. Meinen Sie eins davon?",
    noneOfThese:
      "Wenn nichts davon passt, antwortet Ihnen ein Mensch: Hinterlassen Sie hier Ihre Adresse, oder schreiben Sie uns über die [Kontaktseite](/contact).",
    nthIfYouMean: "Falls Sie „{question}“ meinen:",
    nth: "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften".split(
      " ",
    ),
  },
  es: {
    nthUnsure: "No estoy segura de haber entendido su {nth} pregunta. ¿Es una de las de abajo?",
    oneOfThese:
      "No estoy segura de que nuestras páginas respondan a eso. ¿Es una de estas preguntas?",
    noneOfThese:
      "Si no es ninguna, le responde una persona: deje aquí su dirección o escríbanos desde la [página de contacto](/contact).",
    nthIfYouMean: "Si pregunta «{question}»:",
    nth: "primera segunda tercera cuarta quinta sexta séptima octava novena décima undécima duodécima".split(
      " ",
    ),
  },
  fr: {
    nthUnsure:
      "Je ne suis pas sûre d’avoir compris votre {nth} question. Est-ce l’une de celles ci-dessous ?",
    oneOfThese:
      "Je ne suis pas sûre que nos pages répondent à cela. Est-ce l’une de ces questions ?",
    noneOfThese:
      "Si ce n’est aucune d’elles, une personne vous répondra : laissez ici votre adresse, ou écrivez-nous par la [page de contact](/contact).",
    nthIfYouMean: "Si vous demandez « {question} » :",
    nth: "première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième".split(
      " ",
    ),
  },
};
