import type { Language } from "#domain/answers/contract.ts";

/** Which of several questions is meant, as it stands in `nthUnknown` and `nthUnsure`. */
export const ordinals: Readonly<Record<Language, readonly string[]>> = {
  en: "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(
    " ",
  ),
  de: "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften".split(
    " ",
  ),
  es: "primera segunda tercera cuarta quinta sexta séptima octava novena décima undécima duodécima".split(
    " ",
  ),
  fr: "première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième".split(
    " ",
  ),
};
