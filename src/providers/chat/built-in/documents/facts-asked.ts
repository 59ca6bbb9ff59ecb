import type { Vocabulary } from "#domain/knowledge/ports.ts";

type Language = Vocabulary["language"];

/** What kind of fact a question asks for, and how a sentence shows that it has one. */
export type FactKind = "money" | "time" | "number" | "command" | "address";

type Patterns = {
  asked: Readonly<Record<Language, RegExp>>;
  told: RegExp;
  /** Words that ask for it, in all languages: a sentence that has such a fact needn't say them. */
  words?: string;
};

const number =
  "(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|ein|eine|einen|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|une|deux|trois|quatre|cinq|sept|huit|dix)";
const spans =
  "(?:second|minute|hour|day|night|week|month|quarter|year|pay period|business day|sekunde|minute|stunde|tag|nacht|woche|monat|quartal|jahr|segundo|minuto|hora|d[ií]a|noche|semana|mes|año|seconde|heure|jour|nuit|semaine|mois|an)(?:s|n|en|e|es)?";
const months =
  "(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|march|märz|april|may|mai|june|juni|july|juli|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|oktober|nov(?:ember)?|dec(?:ember)?|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)";
const weekdays =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)";

const kinds: Readonly<Record<FactKind, Patterns>> = {
  money: {
    asked: {
      en: /\bhow (?:much|expensive)\b|\b(?:price|pricing|costs?|charges?|fees?|rates?|expensive|pay|paid|salary)\b/i,
      de: /\bwie (?:viel|teuer)\b|\b(?:kost\w*|preis\w*|gebühr\w*|zahl\w*|gehalt)\b/i,
      es: /\bcu[aá]nto\b|\b(?:precios?|cuesta\w*|costes?|costos?|tarifas?|paga\w*|sueldo)/i,
      fr: /\bcombien\b|\b(?:prix|tarifs?|coût\w*|coute\w*|pay\w*|salaire)/i,
    },
    told: /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|%|(?:usd|eur|gbp|chf|dollars?|euros?|cents?|percent|prozent)\b)|\b(?:free|no cost|kostenlos|gratis|gratuit)/i,
    words:
      "price prices pricing cost costs charge charges fee fees rate much expensive kostet kosten preis preise teuer gebuhr cuesta precio coste tarifa prix tarif coute cout",
  },
  time: {
    asked: {
      en: /\bhow (?:long|soon|fast|quick\w*|often|late|early|far in advance|many (?:\w+ )?(?:minutes|hours|days|weeks|months|years))\b|\bwhen\b|\bwhat time\b|\b(?:which|what|on what|at which) (?:day|days|date|hours|time|times|month)\b|\b(?:deadline|hours|expir\w+)\b/i,
      de: /\bwie (?:lange|schnell|oft|früh|spät|viele (?:\w+ )?(?:minuten|stunden|tage|wochen|monate|jahre))\b|\b(?:wann|frist|öffnungszeiten|dauer\w*|welche[mnr]? (?:tag|tage|tagen|uhrzeit))\b/i,
      es: /\bcu[aá]nto (?:tiempo|tarda|dura)\b|\bcu[aá]ndo\b|\bqu[eé] (?:d[ií]as?|horas?|horario)\b|\bcu[aá]nt[oa]s (?:horas|d[ií]as|semanas|meses|años)\b|\b(?:plazo|horario)/i,
      fr: /\bcombien de (?:temps|jours|heures|semaines|mois)\b|\bquand\b|\bquels? (?:jours?|horaires?|heures?)\b|\b(?:délai|delai|horaires)/i,
    },
    told: new RegExp(
      `\\b${number}(?:\\s*(?:-|–|to|and|bis|a|à|o|or)\\s*${number})?[\\s-]+(?:\\p{L}+[\\s-]+)?${spans}(?!\\p{L})|\\b\\d+\\s?(?:s|min|h|hrs?|ms)\\b|\\b\\d{1,2}(?::\\d\\d|\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr))|\\b${weekdays}\\b|\\b${months}\\b|\\b(?:immediately|at once|forever|never|always|every|each|daily|weekly|monthly|annually|sofort|täglich|nie|siempre|nunca|toujours|jamais)\\b`,
      "iu",
    ),
    words:
      "long take takes often soon fast quick quickly hours day days date time times late early deadline last lasts dauert dauer lange frist tage stunden tarda dura tiempo plazo dias horas dure duree delai temps jours heures",
  },
  number: {
    asked: {
      en: /\bhow (?:many|big|large|small|old|far|high|wide|heavy|much)\b|\b(?:max(?:imum)?|min(?:imum)?|limit|number of|code|size|version|percentage|range)\b/i,
      de: /\bwie (?:viele?|groß|alt|weit|hoch|schwer)\b|\b(?:maximal|mindestens|höchstens|anzahl|nummer|größe|version)\b/i,
      es: /\bcu[aá]nt[oa]s?\b|\b(?:m[aá]ximo|m[ií]nimo|l[ií]mite|n[uú]mero|tamaño|versi[oó]n)/i,
      fr: /\bcombien\b|\b(?:maximum|minimum|limite|nombre|num[eé]ro|taille|version)/i,
    },
    told: new RegExp(`\\d|\\b${number}\\b`, "iu"),
  },
  command: {
    asked: {
      en: /\b(?:which|what) (?:command|setting|option|flag|parameter|value|button|menu)\b|\bcommand\b|\bhow (?:do|can|to|would|should)\b/i,
      de: /\b(?:welche[rnms]?|was für ein) (?:befehl|einstellung|option|knopf|menü)\b|\bbefehl\b|\bwie (?:kann|mache|geht)\b/i,
      es: /\bqu[eé] (?:comando|opci[oó]n|bot[oó]n|men[uú])\b|\bcomando\b|\bc[oó]mo\b/i,
      fr: /\bquelle? (?:commande|option|bouton|menu)\b|\bcommande\b|\bcomment\b/i,
    },
    told: /(?:^|\s)--?[a-z][\w-]*|<[\w -]+>|\$\{?[A-Z_]{2,}|\b[a-z]{2,10} [a-z]+-[a-z-]+\b|^(?:\d{1,3}[.)]|-) |\b(?:click|select|choose|run|enter|open|go to|klicken|wählen|öffnen|haga clic|seleccione|cliquez|choisissez)\b/im,
  },
  address: {
    words:
      "address email mail phone telephone number website url link adresse telefon direccion correo telefono courriel",
    asked: {
      en: /^\W*where\b|\b(?:e-?mail|address|phone|telephone|contact|website|link|url|reach|write to|call)\b/i,
      de: /^\W*wo\b|\b(?:e-?mail|adresse|telefon\w*|kontakt|erreiche\w*|website)\b/i,
      es: /^\W*d[oó]nde\b|\b(?:correo|direcci[oó]n|tel[eé]fono|contact\w*|web)\b/i,
      fr: /^\W*o[uù]\b|\b(?:e-?mail|courriel|adresse|t[eé]l[eé]phone|contact\w*|site)\b/i,
    },
    told: /\S@\S+\.\S|https?:\/\/|\b(?:\w+\.)+(?:gov|com|org|net|eu|de|es|fr|io)\b|\+?\d[\d ()-]{6,}\d/i,
  },
};

export const factKinds = Object.keys(kinds) as FactKind[];

/** The kinds of facts that a question asks for. */
export const factsAsked = (question: string, language: Language): FactKind[] =>
  factKinds.filter((kind) => kinds[kind].asked[language].test(question));

export const tellsFact = (text: string, kind: FactKind): boolean => kinds[kind].told.test(text);

/** The words that ask for a kind of fact, in small letters without accents. */
export const wordsAskingFor = (kind: FactKind): readonly string[] =>
  kinds[kind].words?.split(" ") ?? [];
