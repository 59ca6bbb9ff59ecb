/** A language that something shall be made in. */
export type FoundLanguage = { code: string; text: string; at: number; end: number };

const names: readonly (readonly [code: string, source: string])[] = [
  ["en", "english|englisch\\w*|inglés|ingles|inglesa|anglais\\w*"],
  ["de", "german|deutsch\\w*|alemán|alemana|allemand\\w*"],
  ["es", "spanish|spanisch\\w*|español\\w*|espagnol\\w*|castellano"],
  ["fr", "french|französisch\\w*|francés|francesa|français\\w*"],
  ["it", "italian|italienisch\\w*|italiano|italien"],
  ["pt", "portuguese|portugiesisch\\w*|portugués|portugais|brazilian portuguese"],
  ["nl", "dutch|niederländisch\\w*|holandés|neerlandés|néerlandais|flemish"],
  ["pl", "polish|polnisch\\w*|polaco|polonais"],
  ["ca", "catalan|katalanisch\\w*|catalán|catalan"],
  ["eu", "basque|baskisch\\w*|euskera|vasco"],
  ["cy", "welsh|walisisch\\w*|galés|gallois"],
  ["ga", "irish gaelic|gaelic"],
  ["zh", "chinese|mandarin|cantonese|chinesisch\\w*|chino|chinois"],
  ["ja", "japanese|japanisch\\w*|japonés|japonais"],
  ["ko", "korean|koreanisch\\w*|coreano|coréen"],
  ["ar", "arabic|arabisch\\w*|árabe|arabe"],
  ["he", "hebrew|hebräisch\\w*|hebreo"],
  ["ru", "russian|russisch\\w*|ruso|russe"],
  ["uk", "ukrainian|ukrainisch\\w*|ucraniano|ukrainien"],
  ["tr", "turkish|türkisch\\w*|turco|turc"],
  ["hi", "hindi"],
  ["ur", "urdu"],
  ["bn", "bengali"],
  ["vi", "vietnamese|vietnamesisch\\w*|vietnamita"],
  ["th", "thai"],
  ["id", "indonesian|bahasa"],
  ["tl", "tagalog|filipino"],
  ["sv", "swedish|schwedisch\\w*|sueco|suédois"],
  ["no", "norwegian|norwegisch\\w*|noruego|norvégien"],
  ["da", "danish|dänisch\\w*|danés|danois"],
  ["fi", "finnish|finnisch\\w*|finlandés|finnois"],
  ["el", "greek|griechisch\\w*|griego|grec"],
  ["ro", "romanian|rumänisch\\w*|rumano|roumain"],
  ["hu", "hungarian|ungarisch\\w*|húngaro|hongrois"],
  ["cs", "czech|tschechisch\\w*|checo|tchèque"],
  ["hr", "croatian|kroatisch\\w*|croata"],
  ["sr", "serbian|serbisch\\w*"],
  ["fa", "persian|farsi|dari|persisch\\w*|persa|persan"],
  ["ps", "pashto|paschtu"],
  ["ku", "kurdish|kurmanji|sorani|kurdisch\\w*|kurdo|kurde"],
  ["sk", "slovak|slowakisch\\w*|eslovaco|slovaque"],
  ["sl", "slovene|slovenian|slowenisch\\w*|esloveno|slovène"],
  ["bg", "bulgarian|bulgarisch\\w*|búlgaro|bulgare"],
  ["mk", "macedonian|mazedonisch\\w*|macedonio"],
  ["sq", "albanian|albanisch\\w*|albanés|albanais"],
  ["bs", "bosnian|bosnisch\\w*|bosnio"],
  ["et", "estonian|estnisch\\w*|estonio|estonien"],
  ["lv", "latvian|lettisch\\w*|letón|letton"],
  ["lt", "lithuanian|litauisch\\w*|lituano|lituanien"],
  ["is", "icelandic|isländisch\\w*|islandés|islandais"],
  ["mt", "maltese|maltesisch\\w*|maltés"],
  ["ka", "georgian|georgisch\\w*|georgiano"],
  ["hy", "armenian|armenisch\\w*|armenio|arménien"],
  ["sw", "swahili|suahili|kisuaheli"],
  ["am", "amharic|amharisch\\w*|amárico"],
  ["ti", "tigrinya"],
  ["so", "somali"],
  ["ta", "tamil"],
  ["te", "telugu"],
  ["pa", "punjabi|panjabi"],
  ["gu", "gujarati"],
  ["mr", "marathi"],
  ["ne", "nepali|nepalesisch\\w*"],
  ["si", "sinhala|sinhalese"],
  ["km", "khmer"],
  ["ms", "malay|malaiisch\\w*|malayo"],
  ["gl", "galician|gallego|galego|galicien"],
  ["oc", "occitan|occitano"],
  ["br", "breton|bretón|bretonisch\\w*"],
  ["gd", "scots gaelic|scottish gaelic"],
  ["gsw", "swiss german|schweizerdeutsch|schwyzerdütsch|mundart"],
  ["rm", "romansh|rätoromanisch\\w*"],
  ["af", "afrikaans"],
  ["zu", "zulu|xhosa"],
  ["ht", "haitian creole|creole|kreol"],
  ["la", "latin(?= (?:text|version))"],
  ["sgn", "sign language|gebärdensprache|lengua de signos|langue des signes"],
  ["lb", "luxembourgish|luxemburgisch\\w*"],
];
const any = new RegExp(
  names.map(([code, source]) => `(?<${code}>(?<!\\p{L})(?:${source})(?!\\p{L}))`).join("|"),
  "giu",
);
/** What makes a language of a word that may as well be said of a restaurant. */
const before =
  /(?:\b(?:in|into|auf|ins|en|speak(?:s|ing)?|spoken(?: in)?|spricht|sprechend|hablado en|both|languages?:?|sprachen?:?|idiomas?:?|langues?:?|on|plus|only|one(?: in)?|once in|einmal (?:auf|in)|al|vers l['’]|au)|l['’])\s*$/iu;
const after =
  /^(?:[ -]?(?:speaking|language|versions?|only|sein(?!\p{L})|werden(?!\p{L})|verfügbar|lesbar|erscheinen|subtitles|captions|voice|texts?|translation|please|is fine|is enough|sprachig\w*)|,? (?:bitte|por favor|s['’]il vous plaît))/iu;
const between =
  /^\s*(?:,|\/|&|\+|and|or|und|oder|y|e|o|et|ou|plus|as well as|sowie|,? and)\s*(?:also\s+|einmal\s+|in\s+|auf\s+|en\s+)*$/iu;

/** The languages that a text asks for; a Spanish restaurant asks for none. */
export function readLanguages(text: string): FoundLanguage[] {
  const all = [...text.matchAll(any)].map((match) => ({
    code: Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? "",
    text: match[0],
    at: match.index,
    end: match.index + match[0].length,
  }));
  const isAsked = all.map(
    ({ at, end }) =>
      before.test(text.slice(Math.max(0, at - 30), at)) || after.test(text.slice(end, end + 24)),
  );
  // "in English, Welsh and Dutch": one asks for all of its neighbours.
  const isNextTo = (index: number) => {
    const [one, next] = [all[index], all[index + 1]];
    return one !== undefined && next !== undefined && between.test(text.slice(one.end, next.at));
  };
  for (let index = 0; index + 1 < all.length; index += 1)
    if (isNextTo(index) && isAsked[index]) isAsked[index + 1] = true;
  for (let index = all.length - 2; index >= 0; index -= 1)
    if (isNextTo(index) && isAsked[index + 1]) isAsked[index] = true;
  return all.filter((_, index) => isAsked[index]);
}
