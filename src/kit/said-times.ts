import { wholeWords } from "./whole-words.ts";

const some =
  "(?:(?:about|abt|around|roughly|approx\\.?|maybe|like|some|say|at least|under|less than|~)\\s*)?(?:\\d{1,3}(?:\\s?(?:-|–|to|or)\\s?\\d{1,3})?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|an?|a few|a couple(?: of)?|few|couple(?: of)?|(?:the )?next (?:few|two|three|couple of)|(?:two|three|four|five) (?:to|or) (?:three|four|five|six))";
const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?(?=\\s|$|[,.!?]))";
const day = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight)";
const feast =
  "(?:spring|summer|autumn|fall|winter|christmas|xmas|easter|thanksgiving|new year(?:['’]s)?|half[- ]term|(?:mother|father|valentine)['’]?s['’]? day|carnival|mardi gras|pentecost|ramadan|eid|diwali|chinese new year|bank holiday|black friday|cyber monday|halloween|the holidays|(?:the )?(?:\\p{L}+ )?season|(?:the )?(?:school|academic|financial|tax) year|(?:the )?(?:\\p{L}+ )?(?:term|semester)|(?:the )?harvest|(?:the )?(?:school|summer|easter|christmas) holidays|(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th) quarter|q[1-4])(?:\\s+20\\d\\d)?";
const date = "(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}(?:[./](?:\\d{4}|\\d{2}))?\\.?)";
const daytime = "(?:\\s+(?:morning|afternoon|evening|at noon|noon))?";
const english = [
  "as soon as possible|asap|urgent(?:ly)?|right away|immediately|no (?:rush|hurry)|whenever|flexible",
  `(?:(?:by|before|until|on|from|for|around|after|starting|no later than|not before)\\s+)?(?:the\\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}|${month}\\s+(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?(?!\\d))(?:,?\\s+\\d{4})?`,
  `(?:by|before|until|no later than|not before|starting|from|in|within|for|on|around|during|after)\\s+(?:(?:the|our|my|this year['’]s)\\s+(?:annual\\s+)?)?(?:(?:very )?(?:end|beginning|start|middle|second half|first half) of\\s+(?:the\\s+)?|next\\s+|this\\s+|coming\\s+|new\\s+|early\\s+|late\\s+|mid[- ]?)?(?:${some}\\s+(?:working\\s+|business\\s+)?(?:days?|weeks?|wks?|months?|mths?|years?|yrs?)|${day}${daytime}|${month}(?:,?\\s+\\d{4})?|(?:weekend|week|month|quarter|year|${feast})|${date}|\\d{1,2}(?:st|nd|rd|th))`,
  `(?<=(?:^|[.!?,]\\s)\\W*)(?:sometime |maybe |around |probably )?(?:${month}|${feast})(?=(?:,? (?:ish|latest|at the latest|maybe|or so|please|pls|ideally))?\\W*$)`,
  `${month}(?=\\s+(?:is|would|works|suits|sounds|at the latest))`,
  `(?:end|beginning|start|middle) of\\s+(?:the\\s+|next\\s+|this\\s+)?(?:${month}|week|month|quarter|year|${feast})`,
  `(?:early|late|mid)[- ]${month}|(?:${some})\\s+(?:weeks?|months?|days?) from now`,
  `(?:next|this|coming) (?:week|month|quarter|year|${feast}|${day}|${month})${daytime}`,
  `(?:${day})${daytime}|(?:q[1-4]|spring|summer|autumn|winter)\\s+20\\d\\d|(?:by|before|until|on)\\s+the\\s+\\d{1,2}(?:st|nd|rd|th)`,
];
const monat =
  "(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan\\.|feb\\.|okt\\.|nov\\.|dez\\.)";
const tag =
  "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:\\s?(?:morgen|vormittag|nachmittag|abend))?";
const fest =
  "(?:frühling|frühjahr|sommer|herbst|winter|weihnachten|ostern|pfingsten|muttertag|vatertag|valentinstag|karneval|fasching|advent|silvester|neujahr|saisonstart|saison(?:ende|beginn)?|ski-?saison|\\p{L}+ferien|ferien|schuljahr(?:es(?:beginn|anfang|start|ende))?|schul(?:anfang|beginn|start)|semester(?:beginn|start)?|ernte|erntezeit|jahreswechsel|(?:erste[ns]?|zweite[ns]?|dritte[ns]?|vierte[ns]?) quartals?|black friday|halloween)";
const german = [
  "so bald wie möglich|so schnell wie möglich|schnellstmöglich|baldmöglichst|sofort|dringend|eilt nicht|eilt|keine eile|morgen früh|übermorgen",
  `(?:(?:bis|vor|ab|zum|am|spätestens|vom|nach)\\s+)?(?:(?:zum|spätestens|am|dem|den|${tag},?)\\s+){0,2}\\d{1,2}\\.\\s?(?:${monat})(?:\\s+\\d{4})?`,
  `(?:bis|vor|ab|in|innerhalb von|binnen|zum|zu|am|im|spätestens|seit|nach|für|von)\\s+(?:(?:zum|zur|dem|den|der|spätestens|in|am|im|nächste[nrs]?|kommende[nrs]?|neue[nrs]?|diese[nmrs]?|circa|ca\\.|etwa|ungefähr|rund|spät\\p{L}*|unsere[rnm]?)\\s+){0,3}(?:(?:anfang|mitte|ende)\\s+(?:des\\s+|der\\s+)?)?(?:(?:\\d{1,3}(?:\\s?(?:-|–|bis|oder)\\s?\\d{1,3})?|einem|einer|ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|ein paar|paar|wenigen|(?:zwei|drei|vier|fünf) bis (?:drei|vier|fünf|sechs))\\s+(?:werk)?(?:tag(?:en?)?|wochen?|monat(?:en?)?|jahr(?:en?)?)|${tag}|${monat}(?:\\s+\\d{4})?|${fest}|woche|quartalsende|monats?|jahres|quartals?|kw\\s?\\d{1,2}|monatsende|jahresende|wochenende|${date}|morgen|heute)`,
  `(?<=(?:^|[.!?,]\\s)\\W*)(?:vielleicht |etwa |so )?(?:${monat}|${fest})(?=(?:,? (?:spätestens|oder so|vielleicht|bitte|wäre gut))?\\W*$)`,
  `(?:${monat})(?=\\s+(?:passt|reicht|wäre|ist|geht|spätestens))`,
  `(?:anfang|mitte|ende)\\s+(?:des\\s+|der\\s+|nächste[nrs]?\\s+|kommende[nrs]?\\s+|diese[sr]\\s+)?(?:${monat}(?:\\s+\\d{4})?|monats|jahres|quartals|woche)`,
  `(?:nächste[nrs]?|kommende[nrs]?|diese[nrs]?) (?:woche|monats?|quartals?|jahr(?:es)?|${tag}|${fest}|${monat})`,
  `(?:bis|vor|ab|am|zum)\\s+(?:(?:zum|am|dem)\\s+)?\\d{1,2}\\.(?!\\d)|${tag}|kw\\s?\\d{1,2}|heute(?: noch)?(?: nachmittag| abend)?`,
];
const mes =
  "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const dia =
  "(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?:\\s+por la (?:mañana|tarde))?";
const fiesta =
  "(?:primavera|verano|otoño|invierno|navidad(?:es)?|(?:el\\s+)?día (?:de la madre|del padre|de san valentín)|carnaval(?:es)?|pascua|semana santa|reyes|año nuevo|(?:las )?(?:fiestas|vacaciones)|(?:nuevo )?curso(?: escolar)?|vuelta al cole|temporada(?: \\p{L}+)?|(?:primer|segundo|tercer|cuarto|último) trimestre|vendimia|cosecha|rebajas)";
const spanish = [
  "lo antes posible|cuanto antes|urgente(?:mente)?|ya mismo|sin prisas?|no hay prisa|pasado mañana",
  `(?:(?:antes del?|hasta|para|a partir del?|desde|no más tarde del?)\\s+)?(?:el\\s+)?(?:${dia},?\\s+)?\\d{1,2}\\s+de\\s+${mes}(?:\\s+(?:de\\s+|del\\s+)?\\d{4})?`,
  `(?:antes del?|hasta|para|en|dentro de|a partir de|a finales de|a principios de|a mediados de|el|después del?|pasad[oa]s?|tras)\\s+(?:el\\s+|la\\s+|las\\s+|los\\s+|próxim[oa]\\s+|final(?:es)? de\\s+|principios de\\s+|mediados de\\s+|fin de\\s+){0,3}(?:(?:(?:unos|unas|como|aproximadamente|más o menos|menos de)\\s+)?(?:\\d{1,3}(?:\\s?(?:-|–|a|o)\\s?\\d{1,3})?|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|unos|unas|un par de|pocas|pocos|(?:dos|tres|cuatro) o (?:tres|cuatro|cinco))\\s+(?:días?|semanas?|mes(?:es)?|años?)|${dia}|${mes}(?:\\s+de\\s+\\d{4})?|${fiesta}|mes|año|${date}|mañana|hoy)`,
  `(?<=(?:^|[.!?,]\\s)\\W*)(?:quizás? |sobre )?(?:${mes}|${fiesta})(?=(?:,? (?:como mucho|más o menos|por favor|a más tardar))?\\W*$)`,
  `${mes}(?=\\s+(?:está|estaría|me va|nos va|va) bien)`,
  `(?:finales|principios|mediados|fin) de (?:${mes}|mes|año)`,
  `la próxima semana|el próximo mes|el mes que viene|la semana que viene|est[ea] (?:mes|semana|año|${fiesta}|${dia})|el próximo (?:año|${dia})|el ${dia} (?:que viene|próximo)|(?:el|los) ${dia}|hoy(?: mismo)?`,
];
const mois =
  "(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)";
const jour =
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?:\\s+(?:matin|après-midi|soir|prochain))?";
const fete =
  "(?:printemps|été|automne|hiver|noël|(?:la\\s+)?(?:fête des (?:mères|pères)|saint-valentin|toussaint|pentecôte)|carnaval|pâques|la rentrée|rentrée|nouvel an|(?:les )?(?:fêtes|vacances(?: \\p{L}+)?)|(?:la )?(?:haute )?saison(?: \\p{L}+)?|(?:les )?vendanges|(?:les )?soldes|(?:le )?(?:premier|deuxième|troisième|quatrième|dernier|1er) trimestre)";
const french = [
  "dès que possible|le plus vite possible|au plus vite|urgent|tout de suite|d['’]urgence|rien ne presse|pas pressée?|après-demain",
  `(?:(?:avant|jusqu['’]au|d['’]ici|pour|à partir du|dès|au plus tard)\\s+)?(?:(?:le|au|du)\\s+)?(?:${jour}\\s+)?(?:\\d{1,2}|1er)\\s+${mois}(?:\\s+\\d{4})?`,
  `(?:avant|jusqu['’](?:à|en|au)|d['’]ici|dans|pour|sous|à partir de|fin|début|courant|mi-|le|en|au|après|vers)\\s*(?:la\\s+|le\\s+|l['’]|les\\s+|fin\\s+|début\\s+|mi-|la fin (?:de\\s+|du\\s+)){0,2}(?:(?:(?:environ|à peu près|moins de|grosso modo)\\s+)?(?:\\d{1,3}(?:\\s?(?:-|–|à|ou)\\s?\\d{1,3})?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques|une quinzaine de|une dizaine de|(?:deux|trois|quatre) (?:à|ou) (?:trois|quatre|cinq))\\s+(?:jours?|semaines?|mois|ans?)|${jour}|${mois}(?:\\s+\\d{4})?|${fete}|mois|année|${date}|demain|aujourd['’]hui)`,
  `(?<=(?:^|[.!?,]\\s)\\W*)(?:peut-être |plutôt )?(?:${mois}|${fete})(?=(?:,? (?:au plus tard|environ|svp|à peu près))?\\W*$)`,
  `${mois}(?=\\s+(?:c['’]est|ça|serait|est|conviendrait|me va))`,
  `(?:fin|début|mi|courant)[ -]${mois}(?:\\s+\\d{4})?`,
  `(?:à|pour|dès|avant) la rentrée|la semaine prochaine|le mois prochain|ce mois-ci|cette semaine|l['’]année prochaine|${jour}|demain(?: matin| après-midi)?|aujourd['’]hui`,
];
const plain = ["\\d{4}-\\d{2}-\\d{2}", "\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})?"];

/** When to call somebody: "after 6 pm", "vormittags", "le matin". Said of calling only. */
const dayParts = wholeWords(
  "in the (?:mornings?|afternoons?|evenings?)|mornings|afternoons|evenings|lunchtimes?|(?:after|before|from) \\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|o['’]clock)|zwischen \\d{1,2}(?:[:.]\\d{2})? (?:uhr )?und \\d{1,2}(?:[:.]\\d{2})?(?: uhr)?|entre (?:las? )?\\d{1,2}(?:[:.]\\d{2})? ?h? (?:y|et) (?:las? )?\\d{1,2}(?:[:.]\\d{2})? ?h?(?:eures?)?|(?:nach|ab|vor|gegen) \\d{1,2}(?=\\s*(?:[,.;!]|$))|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s(?: und (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s)?|vormittags|nachmittags|abends|mittags|(?:ab|nach|vor|bis|gegen) \\d{1,2}(?:[:.]\\d{2})? uhr|por las? (?:mañanas?|tardes?|noches?)|(?:después de|antes de|a partir de) las \\d{1,2}|le (?:matin|soir|midi)|l['’]après-midi|en soirée|(?:après|avant|à partir de|dès) \\d{1,2} ?h(?:eures?)?(?:\\d{2})?",
);
const calls =
  /(?<!\p{L})(?:call|ring|phone|reach|text me|anrufen|rückruf|ruf\p{L}*|erreich\p{L}*|telefon\p{L}*|llam\p{L}*|llám\p{L}*|appel\p{L}*|rappel\p{L}*|joindre|joignable)(?!\p{L})|\d{3}[ \d]{4,}/iu;
const times = [...english, ...german, ...spanish, ...french, ...plain].map(wholeWords);
/** Where a call was asked for, a bare hour or a day cut short is when: "ring after 6", "sat or sun". */
const cutDay = "(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)";
const bareTimes = wholeWords(
  `(?:not )?(?:after|before|from|until|till|around|between) (?:\\d{1,2}(?:[:.h]\\d{2})?)(?: ?(?:-|–|and|to|or|bis|und|y|a|et|à) ?\\d{1,2}(?:[:.h]\\d{2})?)?(?! ?(?:\\d|%|days?|weeks?|months?|years?|pages?|people|orders?|calls?|hours?|minutes?|of|k(?!\\p{L})))|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days(?: ?(?:and|or|to|&|,) ?(?:mon|tues|wednes|thurs|fri|satur|sun)days)?(?: (?:mornings?|afternoons?|evenings?))?|${cutDay}(?: ?(?:or|and|to|-|/|,) ?${cutDay})+|${cutDay}(?=,? (?:is|are|works?|morning|afternoon|evening|am|pm|after|before|or|fine|ok|best|between|\\d))`,
);

/** Asks after somebody's day, or tells what is over: no time that something is needed by. */
const aside =
  /how are you[^.!?]*|how['’]s your day[^.!?]*|have a (?:nice|good|great) [^.!?]*|(?<!\p{L})(?:since|ago|last|yesterday|seit|gestern|letzte[nrs]?|vor (?:einer|einem|zwei|drei|\d+) (?:tag|woche|monat|jahr)\p{L}*|desde(?!\s+(?:el (?:mes|año|lunes|martes|miércoles|jueves|viernes|próximo|\d)|la (?:semana|próxima)|ya|mañana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))|hace|ayer|pasad[oa]|depuis|hier|il y a)(?!\p{L})(?: (?:the )?\p{L}+){0,2}|for (?:a|the last|\d+|two|three) (?:weeks?|days?|months?|years?) now|(?:opening|open|offen|geöffnet|abiertos?|ouverts?)(?: on| am| los| le)? \p{L}*days?|every (?:single )?(?:day|week|month|\p{L}+day)|(?:a|per) (?:day|week|month|year)|jeden \p{L}+|cada \p{L}+|chaque \p{L}+/giu;

/** "Before the spring fair", "antes de la campaña": by what happens then, where no date is told. */
const event =
  /(?<!\p{L})(?:(?:before|in time for|ahead of) (?:the|our|my|this year['’]s)|(?:noch )?(?:vor|rechtzeitig (?:zu|vor)) (?:der|dem|den|unser\p{L}*)|(?:rechtzeitig |bis )zu[rm]|antes del?(?: la| las| los| nuestr[oa]s?)?|avant (?:la|le|les|l['’]|notre|nos)|à temps pour (?:la|le|les|l['’]|notre))\s*(?:[\p{L}’'-]+\s?){1,4}(?=\s*(?:[.,;!]|$))/giu;

const maxTimes = 3;
/** So many sentences after a call was asked for still tell when. */
const maxAfterCall = 3;

type Found = { at: number; text: string };

/** Found times without those that stand within a longer one. */
function longest(found: readonly Found[]): string[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => b.text.length - a.text.length))
    if (kept.every(({ at, text }) => one.at + one.text.length <= at || one.at >= at + text.length))
      kept.push(one);
  // "Tuesday after 3" is told in one.
  return kept
    .toSorted((a, b) => a.at - b.at)
    .reduce<Found[]>((joined, next) => {
      const last = joined.at(-1);
      const isNext = last && next.at - last.at - last.text.length <= 1;
      if (isNext && !/[,;]$/u.test(last.text))
        last.text = `${last.text.trim()} ${next.text.trim()}`;
      else joined.push({ ...next });
      return joined;
    }, [])
    .map(({ text }) => text.trim());
}

/**
 * When somebody needs something or wants to hear from us, in their words, up to three times; empty where they don't say.
 * English, German, Spanish and French.
 */
export function saidTimes(sentences: readonly string[]): string {
  const callsAt = sentences.findIndex((sentence) => calls.test(sentence));
  const said = sentences.flatMap((sentence, place) => {
    const isOfCall = callsAt >= 0 && place >= callsAt && place <= callsAt + maxAfterCall;
    const text = sentence.replace(aside, (over) => " ".repeat(over.length));
    const found = [
      ...times,
      ...(calls.test(sentence) ? [dayParts] : []),
      ...(isOfCall ? [bareTimes] : []),
    ].flatMap((time) =>
      [...text.matchAll(new RegExp(time, "giu"))].map(({ index, 0: one }) => ({
        at: index,
        text: one,
      })),
    );
    return longest(found);
  });
  const distinct = said.filter(
    (one, at) =>
      !said.some((other, place) => place < at && other.toLowerCase().includes(one.toLowerCase())),
  );
  if (distinct.length > 0) return distinct.slice(0, maxTimes).join(", ");
  return sentences
    .filter((one) => !one.endsWith("?"))
    .flatMap((one) => one.match(event) ?? [])
    .slice(0, 1)
    .join("");
}
