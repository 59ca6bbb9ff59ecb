import { phonesIn } from "#kit/contact/phones.ts";
import { readNumbers } from "#kit/read-numbers.ts";
import { wholeWords } from "#kit/whole-words.ts";

const digits = String.raw`(?:\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)`;
const digitWords = String.raw`${digits}(?:\s?(?:k|tsd\.?|grand|thousand|hundred|mille|mil|tausend))?(?:[- ]?ish)?(?![\d\p{L}])`;
const sign = String.raw`[$€£¥]|US\$|A\$|CHF|EUR|USD|GBP`;
const currency = String.raw`(?:dollars?|dólares|dollari|dollar|usd|euros?|eur|pounds?|quid|bucks|gbp|chf|francs?|franken|sfr|pesos?|aud|cad|cedis?|rupees?|inr|naira|ngn|rand|zar|yen|yuan|rmb|kron(?:er|or)|kronen|coronas|kr|zloty|złoty|pln|lira|dirhams?|aed|shillings?|kes|soles|reales|reais|reals?(?= )|ringgit|baht|lei|forint|lakhs?|fr\.|rappen|moos|piepen|pavos|lucas|balles?|boules|us(?=\s*(?:[.,;!]|$|(?:out|for|max|tops|total|all|a|per|at|or)(?!\p{L})))|[$€£¥])(?!\p{L})`;
const upTo = String.raw`about|around|roughly|approximately|approx\.?|up to|under|below|over|at (?:the )?most|at least|exceed|exceeding|stretch to|stretching to|less than|more than|no more than|not more than|not over|between|from|maximum|max\.?|somewhere between|(?:max(?:imum)?|limit|ceiling|cap|obergrenze|limit|tope|límite|máximo|plafond) (?:is|of|ist|liegt bei|es|est|de)|unter|bis zu|etwa|rund|circa|ca\.?|ungefähr|höchstens|maximal|nicht mehr als|mindestens|zwischen|so um die|um die|hasta|unos|alrededor de|máximo|como mucho|como máximo|no más de|menos de|entre|de unos|jusqu['’]à|environ|autour de|au maximum|moins de|pas plus de|au plus|à peu près|pasar(?:me|nos)? de|sobrepasar|superar|excéder|dépasser|überschreiten|plus de|más de`;
const to = String.raw`\s?(?:-|–|—)\s?|\s(?:to|and|or|bis|und|oder|a|y|o|et|à|ou)\s`;
const per = String.raw`(?:\s?(?:a|per|each|pro|al|por|par)\s(?:month|hour|year|page|video|monat|stunde|jahr|seite|mes|hora|año|mois|heure|an)|/mo(?:nth)?)`;
const amount = String.raw`(?:(?:${sign})\s?)?${digitWords}(?:\s?${currency})?`;
const money = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(?:(?:${upTo})\s+){0,2}${amount}(?:(?:${to})${amount})?${per}?(?:,?\s(?:at (?:the )?most|pas plus|no more|nothing more|nicht mehr|mehr nicht|no más|nada más|todo lo más|rien de plus|grand max(?:imum)?|tout compris|all in|todo incluido|alles in allem|max(?:imum|imal)?|tops|environ|máximo|como máximo|como mucho|au maximum|or so|oder so|höchstens))?${per}?`,
  "giu",
);
const hasCurrency = new RegExp(String.raw`(?:${sign})|\d\s?k(?!\p{L})|\bgrand\b|${currency}`, "iu");

const budget = wholeWords(
  "budgets?|presupuesto|(?:gave|granted|awarded|given) (?:us|me)(?= [^.!?]{0,25}(?:towards?|for (?:it|this|that)))|(?:could|can|would|will|may|might) (?:release|free up|authori[sz]e|allocate|sign off|spare|find)|spend|spending|afford|set aside|earmarked|allocated|ausgeben|zur verfügung|eingeplant|gastar\\p{L}*|invertir|disponemos|disponible|dépenser|investir|consacrer|prévu|put (?:by|aside)|saved(?: up)?|put into|(?:can|could|would|['’]d|id|we['’]?d) (?:do|go to|manage|stretch to|pay)|or less|or under|oder weniger|o menos|ou moins|subir a|subimos a|estir\\p{L}+ a|aufstocken|auf \\d[\\d.]* (?:gehen|hoch)|monter (?:à|jusqu)|aller jusqu|raise (?:it )?to|agreed on|settled on|we (?:go to|stretch to)|happy with|left (?:in|from)|in (?:the|our|this year['’]s) (?:pot|kitty|bank)|in der kasse|im topf|en caja|en caisse|angespart|gespart|zurückgelegt|übrig|ahorrad[oa]s?|reservad[oa]s?|(?:podemos|puedo|podríamos) (?:poner|pagar|llegar)|(?:peux|pouvons|peut|pourrions) (?:y )?(?:mettre|aller)|mis de côté|économisé|gibt die kasse|bei mir|bei uns(?= (?:wäre|sind|geht|gibt))|(?:yo|nosotros) (?:llego|llegamos|puedo|podemos|pensaba|pensábamos|tengo|tenemos)|lleg(?:o|amos) (?:a|hasta)|(?:want|like|prefer|hoping|ready|quisiera|quisiéramos|quiero|queremos|querría|voudrais|voudrions|aimerais|veux|möchte|möchten|würde|würden|will|wollen)(?: \\p{L}+){0,2} (?:to pay|pagar|payer|zahlen|bezahlen|ausgeben|gastar\\p{L}*|mettre|dépenser)|(?:moi|nous|on) (?:pensais|pensions|pensait|avais|avions|avait)|(?:board|boss|committee|council|management|vorstand|chef\\p{L}*|gremium|junta|jef[ea]|dirección|comité|direction|bureau|mairie|conseil)(?: \\p{L}+)? (?:allows?|allowed|approved?|agreed|granted|voted|gave|gives|says|said|genehmigt\\p{L}*|bewilligt\\p{L}*|erlaubt|gibt|gab|aprobó|aprobado|autoriz\\p{L}+|permite|da|dio|accord\\p{L}+|allou\\p{L}+|débloqu\\p{L}+|vot\\p{L}+|donne)|approved|signed off|genehmigt|bewilligt|freigegeben|aprobad[oa]|accordé|alloué|débloqué|voté|willing to pay|(?:can|could|would|will|['’]d|['’]ll) (?:only )?pay|puedo pagar|podemos pagar|kann .{0,12}zahlen|können .{0,12}zahlen|(?:peux|pouvons|peut) payer",
);
const limit = wholeWords(
  "darf|should(?:n['’]t| not)? cost|may cost|must not|mehr (?:als|wie)|more than|exceed|(?:can['’]?t|cannot|couldn['’]t|won['’]t|not) (?:\\p{L}+ )?(?:go )?(?:over|above|beyond)|überschreiten|superar|dépasser|excéder|pasar(?:me|nos)? de|puede costar|stretch|go (?:up )?to|max|maximum|máximo|maximal|höchstens|at (?:the )?most|up to|no more than|not more than|nicht mehr als|bis zu|hasta|como mucho|no más de|jusqu['’]à|au maximum|pas plus de|au plus|limit|tops|ceiling|plafond|tope|obergrenze|(?:we|i) (?:have|['’]ve got)|wir haben|ich habe|tenemos|tengo|nous avons|on a|j['’]ai|i reckon|is (?:alright|ok|okay|fine)",
);
/** What others take, ask or make, or what something costs: nobody's budget. */
const friend =
  "(?:friend|mate|cousin|neighbou?r|nephew|niece|uncle|bekannte[rn]?|freund(?:in)?|nachbar(?:in)?|schwager|vetter|neffe|amig[oa]|prim[oa]|vecin[oa]|cuñad[oa]|amie?|cousine?|voisine?|neveu)";
const notTheirs = wholeWords(
  `${friend}(?!\\p{L})[^.!?]{0,60}(?<!\\p{L})(?:said|says|told|reckons?|thinks?|would do|meinte?|sagte?|dijo|dice|dit)|` +
    "quoted|quotes? (?:was|were|of|from)|charged?|charges|charging|owe|owed|owes|invoiced?|billed|(?:they|he|she|agency|somebody|someone|competitor)(?:['’]d)? (?:also )?(?:want(?:ed|s)?|asked|ask|offer(?:ed|s)?|said it)|offered us|costs?|cost|price|priced|paid|starts? at|worth|turnover|revenue|earn|refund(?:ed)?|turn(?:s|ed|ing)? over|los(?:e|es|ing|t)|takings|sell(?:s|ing)? (?:it|them|for)|makes?(?= [^.!?]{0,15}(?:a|per) (?:month|year))|(?:i|we)(?:['’]m| am|['’]re| are)? (?:now |currently |already )?pay(?:ing)?(?= [^.!?]{0,25}(?:now|currently|already|at the moment|a month|elsewhere|to an|to the|for the old))|verdien\\p{L}*|verlier\\p{L}*|zahle\\p{L}* (?:zurzeit|derzeit|aktuell|jetzt|momentan|bisher)|facturamos|perdemos|perdiendo|pago|pagamos|dijeron|pidieron|piden|pide|cobr\\p{L}*|pay(?:s|ing)? (?:a|an|our|the|my) \\p{L}+(?= \\d)|(?:been|keep|kept|still) paying|payed|for (?:it|this|that) now|chiffre d['’]affaires|perdons|perds|je paie|nous payons|on paie|double|twice|zweimal|doppelt|dos veces|deux fois|kostet|kosten|gekostet|verlangt|verlangen|berechnet|angebot über|angebot von|bezahlt|rechnung|umsatz|wären es|sind das|erstatt\\p{L}*|cuesta|cuestan|costó|cobra|cobran|cobraron|pidió|pidieron|pagué|pagamos|factura|coûte|coûtent|coûté|demande|demandent|demandé|facturé|payé|devis de|c['’]est",
);
const isLowBar = (text: string) => /\d{3}|k(?!\p{L})|[$€£]|\p{L}{4}/iu.test(text);
const corrects = wholeWords(
  "actually|stretch|after all|sorry|rather|make (?:it|that)|instead|now|correction|doch|eher|besser|korrektur|perdón|mejor|en realidad|plutôt|finalement|en fait|pardon",
);

/** "Could be 3,000, could be a bit more": a guess of what it may come to. */
const guess =
  /(?<!\p{L})(?:could be|might be|maybe|perhaps|say|something like|in the region of|vielleicht|sagen wir|quizás?|digamos|disons|peut-être)\s*$/iu;
/** "Like 250 quid?" offers it. */
const tentative =
  /^\W*(?:(?:and|so|und|y|et) )?(?:like|maybe|say|around|about|perhaps|something like|roughly|vielleicht|so um die|sagen wir|etwa|unos|como|quizás?|digamos|vers|peut-être|environ|genre|disons|dison)\s[^?]{2,25}\?$/iu;
const question =
  /^\W*(?:so |and |und |y |et )?(?:how (?:much|many|long)|what|which|is (?:that|it|the)|wie viel|was |cuánto|qué|combien|quel)/iu;
const endsAmount =
  /^\s*(?:[.,;!)]|$|(?:please|bitte|por favor|svp|if|wenn|si|in total|insgesamt|en total|all in|for (?:it|this|that|everything|all)|and|und|y|et)(?!\p{L}))/iu;
/** "350 works", "250 is ok", "500 is exactly our budget": agreed to. */
const isAgreed =
  /^\s+(?:(?:is|are|would be|sounds?|looks?|wäre?n?|ist|sind|klingt|está|estaría|suena|serait|est|semble)\s+)?(?:(?:exactly|just about|about|roughly|pretty much|ungefähr|etwa|más o menos|à peu près|still|genau|noch|gerade|totally|totalmente|tout à fait|todavía|encore)\s+)?(?:ok|okay|fine|alright|good|perfect|doable|works?(?! of)|possible|in ordnung|passt|passen|geht|gehen|drin|machbar|bien|perfecto|posible|parfait|gut|(?:me|nos) (?:(?:va|parece|viene) bien|vale|llega|sirve)|(?:what|all) (?:i|we)(?:['’]ve| have| had|['’]d|(?= got))|(?:hätte?n?|hab(?:e|en)?|dürft?e?n?) (?:ich|wir)|das (?:was|einzige)|was (?:ich|wir) (?:mir|uns) |lo que (?:tengo|tenemos|había|tenía)|(?:c['’]est )?ce que (?:j|nous)|(?:ça|cela) (?:me|nous) (?:va|convient)|me va|(?:our|my|unser|nuestro|notre) (?:budget|limit|max\w*|presupuesto))(?!\p{L})(?! for)/iu;
/** "450 then": what is settled for after a price was told. */
const isSettled =
  /^\s+(?:then|instead|dann|halt|entonces|pues|alors|du coup)(?=\s*(?:[.,;!)]|$|please|pls|bitte|por favor|svp))/iu;
/** "Page 404 works": no amount. */
const isNumbered =
  /(?:pages?|errors?|room|order|number|line|step|seite|fehler|página|error|erreur|no\.|nr\.|#)\s*$/iu;
/** "More than 350 isn't possible." */
const isMoreThan = /(?<!\p{L})(?:more than|above|over|mehr als|mehr wie|über|más de|plus de)\s*$/iu;
const isRefused =
  /^\s+(?:is|are|we|i|would|ist|sind|geht|gehen|kann|können|no|ne|je|nous|on)(?!\p{L})[^.!?\n]{0,20}(?:n['’]t|not|no|nicht|nich|ned|net|pas|can|puedo|podemos|kein)|^\s+no\s|^,? ?(?:geht|ist) nicht|^\s+(?:nicht?|ned|net|no|pas|nix)(?!\p{L})/iu;
/** "240 flats", "30 páginas": how many of something, and no money. */
const isCounted =
  /^[^\S\n]+(?!(?:for|towards?|to|and|or|but|so|max|maximum|maximal|tops|at|in|on|as|per|a|all|each|is|are|would|should|if|including|incl|excl|plus|net|gross|total|either|with|für|und|oder|aber|pro|im|in|am|als|wenn|brutto|netto|dafür|ist|sind|wäre|para|por|y|o|pero|al|en|como|si|más|neto|con|es|est|pour|par|et|ou|mais|en|au|si|max|ht|ttc|hors|tout|je|we|ich|wir|nous|put|set|saved|left|once|flat|now|today|upfront|einmalig|spare|aside|available|spend|budget|ish|works?|okay|fine|possible|übrig|gespart|zur|zurück|frei|reserv\p{L}+|ahorrad\p{L}+|disponible\p{L}*|aparta\p{L}+|gastar|de|mis|économis\p{L}+|prévu\p{L}*|max\p{L}*|tops?|limit|out|all|geht|gehen|passt|würd\p{L}*|me|nos|que|this|that|per|pro|until|till|bis|hasta|jusqu\p{L}*|before|by|from|ab|desde)(?!\p{L}))\p{L}{3,}/iu;
const endsWithLimit = /\p{L}$/u;
const startsWithLimit = new RegExp(`^(?:${upTo})\\s`, "iu");

/** So large is an amount that is told in words alone; a smaller one needs its currency. */
const minSpelledAmount = 100;
const startsWithCurrency = new RegExp(`^\\s(?:${currency})`, "iu");

/** A sentence with its amounts in figures, and where each of its letters comes from: "two grand" → "2000". */
function inFigures(sentence: string): { text: string; from: readonly number[] } {
  const joined: { value: number; at: number; end: number }[] = [];
  for (const { value, at, end, isArticle } of readNumbers(sentence)) {
    if (isArticle || /\d/u.test(sentence[at] ?? "")) continue;
    const last = joined.at(-1);
    // "A few hundred", "a couple of thousand".
    const between = last ? sentence.slice(last.end, at) : "";
    // "Three and a half thousand."
    if (last && last.value < 100 && value === 500 && /^ and $/u.test(between))
      Object.assign(last, { value: last.value * 1000 + value, end });
    else if (last && at - last.end <= 1)
      Object.assign(last, { value: Math.max(last.value, value), end });
    else joined.push({ value, at, end });
  }
  let text = "";
  const from: number[] = [];
  const add = (words: string, at: number, step: number) => {
    for (let index = 0; index < words.length; index += 1) from.push(at + step * index);
    text += words;
  };
  let done = 0;
  for (const { value, at, end } of joined) {
    if (value < minSpelledAmount && !startsWithCurrency.test(sentence.slice(end))) continue;
    add(sentence.slice(done, at), done, 1);
    add(String(Math.round(value)), at, 0);
    done = end;
  }
  add(sentence.slice(done), done, 1);
  from.push(sentence.length);
  return { text, from };
}

const quoteWanted =
  /(?<!\p{L})(?:un|el|su|otro|vuestro|este|recibir|pedir|pido|solicitar|enviar\p{L}*|mand\p{L}*|hac\p{L}*|pas\p{L}*|dar\p{L}*)\s+(?:un\s+|el\s+|su\s+)?presupuesto(?!\s+(?:es|de|máximo|max|total|aprobado|disponible|que tenemos|que tengo))(?!\p{L})/giu;

type Mention = { text: string; rank: number; corrects: boolean; isMadeSo: boolean };
/** An amount with its currency said so replaces another, however that was told. */
const makesIt = wholeWords(
  "make (?:it|that)|correction|machen wir|mejor dicho|dejémoslo en|disons plutôt",
);

function mentionsIn(sentence: string): Mention[] {
  // "Un presupuesto para 40 páginas" is a quote that they'd like to have.
  const isBudget = budget.test(
    sentence
      .replace(quoteWanted, " ")
      .replace(/(?<!\p{L})presupuestos?\s+(?:para|a)(?!\p{L})/giu, " "),
  );
  const isLimit = limit.test(sentence);
  const isOthers = notTheirs.test(sentence) && !isBudget;
  const isQuestion = sentence.endsWith("?") || question.test(sentence);
  const figures = inFigures(sentence);
  const all = [...figures.text.matchAll(money)].map(({ 0: found, index }) => {
    const start = figures.from[index] ?? 0;
    const end = figures.from[index + found.length];
    return { found: sentence.slice(start, end), index: start, inDigits: found.trim() };
  });
  const phones = phonesIn(sentence);
  return all.flatMap(({ found, index, inDigits }, at) => {
    const text = found.trim();
    // The digits of a number to call.
    if (phones.some((one) => index < one.end && one.at < index + found.length)) return [];
    // "2 x 240 euros" was reckoned, and isn't offered.
    if (/\d\s?[x×*]\s?$/iu.test(sentence.slice(0, index))) return [];
    const paid = hasCurrency.test(text);
    // "No more than 1500 please", but not "up to 1500 contacts".
    const rest = sentence.slice(index + found.length);
    const isCapped =
      (/\d{3}/.test(inDigits) &&
        !isQuestion &&
        (isAgreed.test(rest) || isSettled.test(rest)) &&
        !isNumbered.test(sentence.slice(0, index)) &&
        !/^20[2-4]\d$/u.test(text)) ||
      (/\d{3}/.test(inDigits) &&
        isMoreThan.test(sentence.slice(0, index)) &&
        isRefused.test(rest)) ||
      ((startsWithLimit.test(inDigits) ||
        endsWithLimit.test(inDigits) ||
        guess.test(sentence.slice(0, index))) &&
        /\d{3}/.test(inDigits) &&
        endsAmount.test(rest));
    // "Wir haben nur 400", "yo tengo 350": a bare number at the end of what limits it.
    const isLast =
      /^(?:\D*)\d[\d.,'’]{2,}\D*$/u.test(inDigits) &&
      isLimit &&
      !isQuestion &&
      endsAmount.test(rest) &&
      !isNumbered.test(sentence.slice(0, index)) &&
      !/(?<!\d)(?:19|20)\d\d(?!\d)/u.test(inDigits);
    if (!isLowBar(inDigits) || !(paid || isBudget || isCapped || isLast)) return [];
    // "Budget 3k for eight pages": a bare number counts only as the first, and only as large as money is.
    if (
      !paid &&
      !isCapped &&
      !isLast &&
      (at > 0 ||
        isCounted.test(rest) ||
        /^\d{1,2}$/.test(text) ||
        all.some((one) => hasCurrency.test(one.found)))
    )
      return [];
    if (isOthers && !(isLimit && !isQuestion)) return [];
    const isAsked = isQuestion && !isBudget && !isLimit && !tentative.test(sentence);
    const settles = isSettled.test(rest) && !isQuestion;
    const rank = isBudget ? 3 : isLimit || settles ? 2 : isAsked ? 0 : 1;
    return rank === 0
      ? []
      : [
          {
            text,
            rank,
            corrects: settles || corrects.test(sentence),
            isMadeSo: paid && makesIt.test(sentence),
          },
        ];
  });
}

const clause =
  /(?<!\p{L})budgets?(?!\p{L})(?=[^.!?\n]{0,60}(?:\d|tight|small|limited|open|unlimited|flexible|fixed|yet|noch|todavía|aún|encore|big|large|low|modest|tiny|not (?:decided|set)|knapp|klein|eng|begrenzt|offen|ajustad|pequeñ|limitad|serré|petit|limité|ouvert|hundred|thousand|grand|tausend|hundert|mil(?!\p{L})|cien|mille|cent))[^.!?\n]{0,60}/iu;
/** In Spanish the word is also that for a quote: "quisiera recibir un presupuesto". */
const spanishClause =
  /(?<!\p{L})(?:mi|nuestro|de|con|el|hay|tengo|tenemos|sin)(?: poco| mucho| un)? presupuesto(?!\p{L})(?! (?:para|por|de|a|al|en) (?!\d))[^.!?\n]{0,60}/iu;
const contrast = wholeWords("but|aber|pero|mais");
/** "They quoted 3,000, we can pay 1,200": each amount with what is said of it. */
function clausesOf(sentence: string): string[] {
  const isContrast = notTheirs.test(sentence) || contrast.test(sentence);
  if (!isContrast || [...sentence.matchAll(money)].length < 2) return [sentence];
  return sentence.split(/,\s+|;\s+|\s(?=(?:but|and|aber|und|pero|y|mais|et)\s)/iu);
}

/**
 * What somebody can spend, in their words; empty where they don't say. Never what others ask or something costs.
 * @param minRank 2: only where it's called a budget or a limit
 */
export function saidBudget(sentences: readonly string[], minRank = 1): string {
  const mentions = sentences
    .flatMap(clausesOf)
    .flatMap(mentionsIn)
    .filter(({ rank }) => rank >= minRank);
  const highest = Math.max(0, ...mentions.map(({ rank }) => rank));
  const best = mentions.filter(({ rank }) => rank === highest);
  const last = mentions.findLast(
    (one) => one.corrects && (one.rank >= Math.min(highest, 2) || one.isMadeSo),
  );
  const chosen = last ?? (highest === 3 ? best.at(-1) : best[0]);
  if (chosen) return chosen.text;
  return (
    sentences.flatMap((one) =>
      one.endsWith("?") ? [] : ((clause.exec(one) ?? spanishClause.exec(one))?.[0] ?? []),
    )[0] ?? ""
  );
}
