/**
 * Stop words by language: words that say nothing of what a text or a question is about. The search of the site, Aria's
 * search for passages and the built-in Aria all leave them out, so nothing that a page is about may stand here
 * ("about", "questions").
 */
export const stopWords = {
  en: new Set(
    `a able actually after afterward afterwards again all already also am an and any anything are
  aria ariaworks as ask at bad be because been before being best better but by can cant could couldnt arent
  dear did didnt do does doesnt doing done dont else even ever everyone everything exactly find for from
  get give go good got great had happen happens has hasnt have havent he hello her here hey hi him his how
  hows i if im in into is isnt it its ive just kind know later let lets like look looking lot lots
  many may maybe me might more most much my need needs no not now of off ok okay on once one
  or other our out over own per please pls plz possible really said say she should so some
  somebody someone something sort still such tell than thank thanks that the their them then
  there these they thing things think this those through to too under up us using very via
  want wanted wants was wasnt way ways we well were what whats when where wheres which while who
  whom whose why will with wonder wondering wont would yes you your yours`.split(/\s+/),
  ),
  de: new Set(
    `aber alle als also am an auch auf aus bei beim bin bis bitte bist da dann das dass dein deine dem
    den denn der des dich die dir doch du ein eine einem einen einer eines er es euch euer eure fur
    gibt hab habe haben habt hat hallo ich ihm ihn ihnen ihr ihre ihren im in ins ist ja kann kannst
    konnen konnt konnte man mal mehr mein meine meinem meinen meiner mich mir mit muss mussen nach
    nein nicht noch nun nur ob oder schon sehr sein seine sich sie sind so sollte uber um und uns
    unser unsere unserem unseren vom von vor wann war waren warum was weil welche welcher wenn wer
    werden wie wieder wir wird wo wurde wurden zu zum zur`.split(/\s+/),
  ),
  es: new Set(
    `a al algo ante aqui asi aun bien cada como con cual cuando de del desde donde e el ella ellos en
    entonces era es esa ese eso esta estan estas este esto estoy fue ha hacen hago hace hacer hay
    hola la las le les lo los mas me mi mis mucho muy necesito ni no nos nosotros nuestra nuestro o os
    otra otro para pero por porque puede pueden puedo que quien quiero quisiera se sea ser si sin
    sobre son soy su sus tambien te tengo tenemos tiene tienen todo tu tus u un una uno unos usted
    ustedes va vamos y ya yo`.split(/\s+/),
  ),
  fr: new Set(
    `a ai alors au aussi aux avec avez avoir avons bien bonjour c ca ce cela ces cet cette ceux comme
    comment d dans de des deux donc du elle en encore es est et etes etre eu fait faire faut il ils j
    je l la le les leur lui m ma mais me meme mes mon n ne nos notre nous on ont ou par pas peut
    peux plus pour pouvez qu quand que quel quelle qui quoi s sa sans se ses si son sont suis sur t ta
    te tes toi ton tous tout tres tu un une va vais vos votre voudrais vous y`.split(/\s+/),
  ),
} as const satisfies Record<string, ReadonlySet<string>>;

/** In small letters and without accents, as words are compared. */
export const plainLetters = (text: string): string =>
  text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** The words of a text, compared letter by letter: "What's the café's price?" → what, the, cafe, price. */
export const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .replace(/(\p{L})['’](s|re|ve|ll|d|m|t)\b/gu, "$1 ")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A word without its ending, enough to see that "refunds" and "refunded" are about one thing. Not always a word itself,
 * so only good for comparing: "policies" and "policy" → "polic". English, in small letters.
 */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/(?<=\w)ie[sd]$/, "y").replace(/(?<=\w{2}[^su])s$/, "");
  const bare = singular
    .replace(/(?<=\w{4})ly$/, "")
    .replace(/(?<=[aeiouy]\w*)(?<=\w{3})(ing|(?<!e)ed)$/, "");
  // "planning" → "plan", but "billing" → "bill".
  const single = bare === singular ? bare : bare.replace(/([b-dfghjkmnpqrtvwx])\1$/, "$1");
  return single.replace(/(?<=\w{3})[ey]$/, "");
}

const endings = {
  de: /(?<=\p{L}{4})(?:ungen|ung|ern|en|er|es|em|e|n|s)$/u,
  es: /(?<=\p{L}{3})(?:es|os|as|s|o|a)$/u,
  fr: /(?<=\p{L}{3})(?:es|s|e)$/u,
} as const;

/** The same in another language, roughly: for comparing words with words. */
export const stemIn = (language: "en" | "de" | "es" | "fr", word: string): string =>
  language === "en" ? stemOf(word) : word.replace(endings[language], "");

const unit = "[kmgt]i?b|ms|sec|min|hrs?|[kcm]?m|k?g|m?l|[smhd]";
const withUnit = new RegExp(`(\\d)(${unit})(?![\\p{L}\\p{N}])`, "giu");

/** "5TB" → "5 TB", as people may ask for it either way. Postgres does the same with what bots learn (knowledge/tables.ts). */
export const apartFromUnits = (text: string): string => text.replace(withUnit, "$1 $2");
