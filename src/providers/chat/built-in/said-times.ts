const number = "(?:\\d{1,3}|one|two|three|four|five|six|a|a few|a couple of)";
const months =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
const seasons = "(?:spring|summer|autumn|fall|winter|christmas)";
const date = "\\d{1,2}[./]\\d{1,2}[./]?(?:\\d{2,4})?";

const english = [
  "\\b(?:as soon as possible|asap|urgent(?:ly)?|right away|immediately)\\b",
  `\\b(?:by|before|until|no later than|not before|starting|from|in|within|for|on|at the end of|end of|beginning of)\\s+(?:the\\s+)?(?:end of\\s+|next\\s+|this\\s+|early\\s+|late\\s+|mid[- ]?)?(?:${number}\\s+(?:days?|weeks?|months?|years?)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${months}(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?(?:,?\\s+\\d{4})?|(?:week|month|quarter|year|${seasons}|q[1-4])|${date}|tomorrow|today)\\b`,
  `\\b(?:next|this) (?:week|month|quarter|year|${seasons})\\b`,
  "\\b(?:tomorrow|today|no (?:rush|hurry)|whenever|flexible)\\b",
];
const german = [
  "\\b(?:so bald wie möglich|so schnell wie möglich|schnellstmöglich|baldmöglichst|sofort|dringend|eilt)\\b",
  `\\b(?:bis|vor|ab|in|innerhalb von|binnen|zum|am|spätestens|anfang|mitte|ende)\\s+(?:zum\\s+|zur\\s+|dem\\s+|den\\s+)?(?:anfang\\s+|mitte\\s+|ende\\s+|spätestens\\s+)?(?:(?:\\d{1,3}|einem|einer|zwei|drei|vier|fünf|sechs|ein paar)\\s+(?:tagen?|wochen?|monaten?|jahren?)|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?:\\s+\\d{4})?|(?:frühling|sommer|herbst|winter|weihnachten|ostern)|(?:der\\s+)?woche|monatsende|jahresende|${date}|morgen|heute)`,
  "\\b(?:nächste[nrs]?|kommende[nrs]?|diese[nrs]?) (?:woche|monats?|quartals?|jahr(?:es)?|frühling|sommer|herbst|winter)\\b",
  "\\b(?:keine eile|eilt nicht|morgen früh)\\b",
];
const spanish = [
  "\\b(?:lo antes posible|cuanto antes|urgente(?:mente)?|ya mismo)\\b",
  `\\b(?:antes de|hasta|para|en|dentro de|a partir de|a finales de|a principios de|el)\\s+(?:el\\s+|la\\s+|final(?:es)? de\\s+|principios de\\s+)?(?:(?:\\d{1,3}|una?|dos|tres|cuatro|cinco|seis|unos|unas)\\s+(?:días?|semanas?|mes(?:es)?|años?)|(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?:\\s+de\\s+\\d{4})?|(?:primavera|verano|otoño|invierno|navidad)|${date}|mañana|hoy)`,
  "\\b(?:la próxima semana|el próximo mes|el mes que viene|la semana que viene|este mes|esta semana|el próximo año|sin prisa)\\b",
];
const french = [
  "(?<!\\p{L})(?:dès que possible|le plus vite possible|au plus vite|urgent|tout de suite|d['’]urgence)(?!\\p{L})",
  `(?<!\\p{L})(?:avant|jusqu['’]à|d['’]ici|dans|pour|sous|à partir de|fin|début|le)\\s+(?:le\\s+|la\\s+|fin\\s+|début\\s+|mi-)?(?:(?:\\d{1,3}|une?|deux|trois|quatre|cinq|six|quelques)\\s+(?:jours?|semaines?|mois|ans?)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?:\\s+\\d{4})?|(?:printemps|été|automne|hiver|noël)|${date}|demain|aujourd['’]hui)`,
  "(?<!\\p{L})(?:la semaine prochaine|le mois prochain|ce mois-ci|cette semaine|l['’]année prochaine|rien ne presse|pas pressé)(?!\\p{L})",
];

const time = new RegExp([...english, ...german, ...spanish, ...french].join("|"), "iu");

/** When somebody needs it, in their words; empty where they don't say. English, German, Spanish and French. */
export const saidTime = (text: string): string => time.exec(text)?.[0] ?? "";
