import { wholeWords } from "../whole-words.ts";
import { isFirstName } from "./first-names.ts";

const kin =
  "sister|brother|mother|father|mum|mom|dad|wife|husband|partner|friend|aunt|uncle|cousin|daughter|son|boss|neighbou?r|client";
const forSomebody = wholeWords(
  `(?:asking|writing|enquiring|inquiring|here|messaging|chatting) (?:for|on behalf of) (?:my|a|our) (?:\\p{L}+ )?(?:${kin})|(?:frage|schreibe|melde mich) (?:hier )?für (?:meine?[nr]?|eine?n?) (?:schwester|bruder|mutter|vater|frau|mann|freund\\p{L}*|tante|onkel|tochter|sohn|chef\\p{L}*)|(?:pregunto|escribo) (?:por|para|de parte de) (?:mi|una?) (?:hermana?|hermano|madre|padre|mujer|marido|amig[oa]|jef[ea]|hij[oa])|(?:j['’]écris|je demande|c['’]est) pour (?:ma|mon|une?) (?:sœur|soeur|frère|mère|père|femme|mari|amie?|patronn?e?|fille|fils)`,
);
/** Who decides where somebody asks for them, in the four languages, with whose they are. */
const theirs = String.raw`(?:(?:my|our)(?: \p{L}+)? (?:${kin}|colleague|co-?worker|manager|director|treasurer|secretary|chair(?:man|woman|person)?|accountant|assistant|office manager|co-?founder|owner|head|principal|trustee|fianc[ée]e?)|(?:mein|unser)\p{L}*(?: \p{L}+)? (?:chef|kolleg|mann|frau|partner|geschäftsführ|leiter|kassier|kassenwart|schatzmeister|vorstand|vorsitzend|sekretär|assistent|inhaber|büro|bruder|schwester|mutter|vater|tochter|sohn)\p{L}*|(?:mi|nuestr[oa])(?: \p{L}+)? (?:jef[ea]|soci[oa]|compañer[oa]|colega|marido|mujer|esposa|esposo|hermana|hermano|gerente|directora?|tesorer[oa]|secretari[oa]|encargad[oa]|responsable|madre|padre|hij[oa])|(?:mon|ma|notre)(?: \p{L}+)? (?:patronne?|chef\p{L}*|collègue|associée?|mari|femme|directeur|directrice|gérante?|trésori[eè]re?|secrétaire|présidente?|responsable|frère|sœur|soeur|père|mère|fils|fille|assistante?))`;
/** "Please write to my boss", "hablen con mi socia": asks us to reach somebody else. */
export const toThem = new RegExp(
  String.raw`(?<!\p{L})(?:(?:write|mail|e-?mail|send|forward|talk|speak|reply|call|ring|phone|text|contact|reach|ask|deal|get (?:back|in touch)|address)(?:[^.!?\n]{0,40}? (?:to|with|for))?|(?:schreib|schick|send|mail|meld|wend|ruf|sprech|kontaktier|erreich|richt)\p{L}*(?: \p{L}+){0,4}?|(?:escrib|escríb|mand|mánd|envi|enví|llam|llám|habl|contact|diríj|pregunt)\p{L}*(?: \p{L}+){0,4}?|(?:écri|envoy|appel|rappel|contact|parl|adress|voy|joign)\p{L}*(?: \p{L}+){0,4}?) ${theirs}`,
  "iu",
);
/** "Send him the offer": of whom they told before. */
export const toThemByPronoun = wholeWords(
  "(?:please |kindly |best |just )?(?:send|write|mail|e-?mail|call|ring|phone|text|contact|reach|forward|reach out|get in touch|talk|speak|turn)(?:(?: it| this| that| the \\p{L}+| everything)? (?:to|with))? (?:her|him|them)|(?:schreib|schick|send|mail|ruf)\\p{L}*(?: sie)?(?: bitte)? (?:ihr|ihm|ihn|ihnen|die|den|der|dem)(?= (?:an|bitte|das|ein|was|etwas|direkt|unter|am)(?!\\p{L}))|(?:mánd|enví|escríb|llám)\\p{L}*l[eoa]s?|(?:escrib|mand|envi|llam)\\p{L}*l[eoa]s?|(?:envoyez|écrivez|téléphonez|répondez)-(?:lui|leur)|(?:appelez|rappelez|contactez)-l(?:e|a|es)",
);

export const anyOfTheirs = new RegExp(String.raw`(?<!\p{L})${theirs}(?!\p{L})`, "iu");
/** "His number 07700 …", of whom they told before: given so that we call him. */
export const theirReach =
  /(?<!\p{L})(?:his|her|their|ihre|seine|su|son|sa)(?: (?:own|direct|mobile|work|phone))? (?:number|mobile|cell|phone|e-?mail|mail|address|nummer|handynummer|adresse|mailadresse|número|teléfono|móvil|correo|numéro|portable|téléphone|adresse)(?: (?:is|ist|lautet|es|est)|['’]s|\s?:)?\s+(?=[+(]?\d|\S+@)/iu;

const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:she|he|they) (?:has|have)\b/giu, "I have"],
  [/\b(?:she|he) (?:is|['’]s)\b/giu, "I am"],
  [
    /\b(?:write|mail|e-?mail|send|forward|text|call|ring|phone|reply|reach(?: out)?|get in touch|talk|speak|turn|contact)((?: (?:it|this|that|the \w+|everything))? (?:to|with))? (?:her|him|them)\b/giu,
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

const itsThem: readonly (readonly [RegExp, string])[] = [
  [new RegExp(toThem, "giu"), "Write to me"],
  [new RegExp(String.raw`(?<!\p{L})${theirs}(?!\p{L})`, "giu"), "that person"],
  [/(?<!\p{L})(?:er|sie|der|die) hei(?:ß|ss)t(?!\p{L})/giu, "ich heiße"],
  [/(?<!\p{L})se llama(?!\p{L})/giu, "me llamo"],
  [/(?<!\p{L})(?:il|elle) s['’]appelle(?!\p{L})/giu, "je m'appelle"],
  [/(?<!\p{L})(?:(?:he|she)['’]?s|(?:he|she) is)(?: called| named)?(?!\p{L})/giu, "my name is"],
  [
    new RegExp(String.raw`(?<!\p{L})(?:his|her|their) (?=(?:cell|mobile|direct)(?!\p{L}))`, "giu"),
    "my ",
  ],
];

/**
 * Messages in which somebody is spoken for whom we're asked to reach, as that person would have written them: "please write
 * to my boss, Ingrid Solheim, …"; null where nobody is.
 */
export function asTheirs(messages: readonly string[]): string[] | null {
  const isAsked =
    messages.some((one) => toThem.test(one) || toThemByPronoun.test(one)) ||
    (messages.some((one) => anyOfTheirs.test(one)) && messages.some((one) => theirReach.test(one)));
  return isAsked
    ? messages.map((one) =>
        [...itsThem, ...words].reduce((text, [said, own]) => text.replace(said, own), one),
      )
    : null;
}

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

const theirName = String.raw`(\p{Lu}[\p{L}\p{M}'’-]+(?:[^\S\n]+\p{Lu}[\p{L}\p{M}'’-]+){0,2}|\p{Ll}[\p{L}'’-]+)`;
const afterRelation = new RegExp(
  String.raw`^,?[^\S\n]+(?:[Dd]r\.?[^\S\n]+|Herrn?[^\S\n]+|Frau[^\S\n]+|Maître[^\S\n]+)?${theirName}`,
  "u",
);
const beforeReach = new RegExp(
  String.raw`^\W*${theirName}[^\S\n]*[,:.–—-]?[^\S\n]*(?=[+(]?\d|\S+@)`,
  "u",
);
const isOwnAfter = /(?<!\p{L})(?:i['’]?m|i am|my name|ich bin|soy|je suis|me)(?!\p{L})/iu;

/** Messages without the name of whom we're asked to reach, where it stands behind the request or before their number. */
export function withoutNamesOfOthers(messages: readonly string[]): string[] {
  const mended = [...messages];
  for (const [at, message] of messages.entries()) {
    const asked = toThem.exec(message);
    if (!asked) continue;
    const end = asked.index + asked[0].length;
    const [whole = "", name = ""] = afterRelation.exec(message.slice(end)) ?? [];
    if (name && isFirstName(name.split(/\s/u)[0] ?? ""))
      mended[at] = message.slice(0, end) + message.slice(end + whole.length);
    const next = mended[at + 1] ?? "";
    const ahead = beforeReach.exec(next)?.[1] ?? "";
    if (isFirstName(ahead.split(/\s/u)[0] ?? "") && !isOwnAfter.test(next))
      mended[at + 1] = next.replace(ahead, "").replace(/^\W*(?=[+(]?\d|\S+@)/u, "");
  }
  return mended;
}
