import { wholeWords } from "../whole-words.ts";

const kin =
  "sister|brother|mother|father|mum|mom|dad|wife|husband|partner|friend|aunt|uncle|cousin|daughter|son|boss|neighbou?r|client";
const forSomebody = wholeWords(
  `(?:asking|writing|enquiring|inquiring|here|messaging|chatting) (?:for|on behalf of) (?:my|a|our) (?:\\p{L}+ )?(?:${kin})|(?:frage|schreibe|melde mich) (?:hier )?für (?:meine?[nr]?|eine?n?) (?:schwester|bruder|mutter|vater|frau|mann|freund\\p{L}*|tante|onkel|tochter|sohn|chef\\p{L}*)|(?:pregunto|escribo) (?:por|para|de parte de) (?:mi|una?) (?:hermana?|hermano|madre|padre|mujer|marido|amig[oa]|jef[ea]|hij[oa])|(?:j['’]écris|je demande|c['’]est) pour (?:ma|mon|une?) (?:sœur|soeur|frère|mère|père|femme|mari|amie?|patronn?e?|fille|fils)`,
);
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:she|he|they) (?:has|have)\b/giu, "I have"],
  [/\b(?:she|he) (?:is|['’]s)\b/giu, "I am"],
  [
    /\b(?:write|mail|email|call|ring|phone|reply|reach|contact)( to)? (?:her|him|them)\b/giu,
    "write to me",
  ],
  [
    /\b(?:her|his|their) (?=(?:e-?mail|mail|address|phone|number|name|company|shop|studio|business)\b)/giu,
    "my ",
  ],
  [
    /(?<!\p{L})(?:ihre|seine) (?=(?:e-?mail|mail|adresse|nummer|telefonnummer|firma)\b)/giu,
    "meine ",
  ],
  [/(?<!\p{L})(?:ihr|sein) (?=name\b)/giu, "mein "],
  [/(?<!\p{L})(?:schreiben|rufen) sie (?:ihr|ihm|sie|ihn)(?!\p{L})/giu, "schreiben Sie mir"],
  [/\bsu (?=(?:correo|teléfono|número|nombre|empresa)\b)/giu, "mi "],
  [/(?<!\p{L})(?:son|sa) (?=(?:adresse|mail|e-?mail|numéro|nom|société|entreprise)\b)/giu, "mon "],
];

/** "I'm Petra, his assistant: …": somebody who is reached in their boss's stead. */
const inTheirStead =
  /(?<!\p{L})(?:his|her|their|ihre?|seine?|su|son|sa) (?:personal )?(?:assistant|secretary|pa|office manager|assistentin|assistent|sekretärin|asistente|secretari[ao]|assistante?|secrétaire)(?!\p{L})/iu;

/** Whoever asks for their sister gives her address as one would give one's own: messages as she would have written them. */
export const asTheirOwn = (messages: readonly string[]): string[] =>
  messages.some((message) => forSomebody.test(message)) &&
  !messages.some((message) => inTheirStead.test(message))
    ? messages.map((message) =>
        words.reduce((text, [said, own]) => text.replace(said, own), message),
      )
    : [...messages];
