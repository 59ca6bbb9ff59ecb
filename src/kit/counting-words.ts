import { plainLetters } from "./words.ts";

// Words of numbers in English, German, Spanish and French, as `plainWord` writes them.

/** A word as numbers are looked up: small, without accents; ß is ss. */
export const plainWord = (word: string): string => plainLetters(word).replaceAll("ß", "ss");

const list = (words: string, from = 0): [string, number][] =>
  plainWord(words)
    .split(" ")
    .map((word, index) => [word, index + from]);

/** English, German, Spanish and French, below a hundred. What means something else in English ("once") is left out. */
export const small = new Map<string, number>([
  ...list(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    1,
  ),
  ...list(
    "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
    1,
  ),
  ...list("uno dos tres cuatro cinco seis siete ocho nueve diez", 1),
  ...list(
    "doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta",
    12,
  ),
  ...list("deux trois quatre cinq", 2),
  ...list("sept huit neuf dix onze douze treize quatorze quinze seize", 7),
  ["zehnen", 10],
  ["zehner", 10],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["seventy", 70],
  ["eighty", 80],
  ["ninety", 90],
  ["dreissig", 30],
  // Where an ß was written as one letter.
  ["dreisig", 30],
  ["vierzig", 40],
  ["funfzig", 50],
  ["sechzig", 60],
  ["siebzig", 70],
  ["achtzig", 80],
  ["neunzig", 90],
  ["cuarenta", 40],
  ["cincuenta", 50],
  ["sesenta", 60],
  ["setenta", 70],
  ["ochenta", 80],
  ["noventa", 90],
  ["vingt", 20],
  ["vingts", 20],
  ["trente", 30],
  ["quarante", 40],
  ["cinquante", 50],
  ["soixante", 60],
  ["zwo", 2],
  ["zweier", 2],
  ["dreier", 3],
]);
for (const [word, value] of list("ein zwei drei vier fünf sechs sieben acht neun", 1))
  for (const [ten, tens] of list(
    "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    2,
  ))
    small.set(`${word}und${ten}`, tens * 10 + value);

export const articles = new Set("a an ein eine einen einem einer eines un una une".split(" "));
export const dozens = new Map([
  ["dozen", 12],
  ["dutzend", 12],
  ["docena", 12],
  ["decena", 10],
  ["quincena", 15],
  ["douzaine", 12],
  ["dizaine", 10],
  ["quinzaine", 15],
  ["vingtaine", 20],
  ["trentaine", 30],
  ["centaine", 100],
]);
export const scales = new Map<string, number>([
  ["hundred", 100],
  ["hundert", 100],
  ["cien", 100],
  ["ciento", 100],
  ["cientos", 100],
  ["doscientos", 200],
  ["trescientos", 300],
  ["cuatrocientos", 400],
  ["quinientos", 500],
  ["cent", 100],
  ["thousand", 1000],
  ["tausend", 1000],
  ["mil", 1000],
  ["mille", 1000],
  ["grand", 1000],
  ["million", 1_000_000],
]);
export const vague = new Map<string, number>([
  ["few", 3],
  ["several", 3],
  ["multiple", 3],
  ["many", 10],
  ["paar", 3],
  ["einige", 3],
  ["mehrere", 3],
  ["varios", 3],
  ["varias", 3],
  ["algunos", 3],
  ["algunas", 3],
  ["plusieurs", 3],
  ["quelques", 3],
  ["dozens", 36],
  ["hundreds", 300],
  ["thousands", 3000],
  ["hunderte", 300],
  ["hunderten", 300],
  ["tausende", 3000],
  ["tausenden", 3000],
  ["cientos", 300],
  ["miles", 3000],
  ["centaines", 300],
  ["milliers", 3000],
]);
export const pairs = new Set("couple pair both beide beiden par ambos".split(" "));
export const halves = new Set("half halbes media demi demie".split(" "));
export const joins = new Set("and und y et".split(" "));
