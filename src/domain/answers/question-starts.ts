import { plainLetters, wordsOf } from "#kit/words.ts";

const english =
  "can|could|do|does|did|is|are|am i|will|would|should|shall|must|may|was|have you (?:an?|any|ever|got|done|worked|built|made|customers|clients)|has (?:it|that|this|anyone|somebody)|any (?:chance|way|discounts?)|got any";
const german =
  "kann|konnen|konnt|gibt|was|ist|sind|seid|habt|haben sie|macht|machen sie|muss|mussen|darf|durfen|soll (?:ich|das|der)|sollen wir|brauche ich|brauchen wir|bekomm\\w*|krieg(?:e|en|t)?|\\w{3,}e ich|wird|werden|lauft|geht|gehort|kommt|passt|klappt|funktioniert|verlangert|(?!damit)(?:\\w{3,}t|\\w{3,}en) (?:ihr|sie|das|der|man|wir)|\\w{3,}t (?:er|es|alles)|\\w{3,}st du|\\w{3,}en (?:danach|dann|noch|dafur)";
const spanish =
  "puedo|pueden|podria\\w*|se puede\\w*|se gana|si se puede|hay|tienen?|hacen|dan|me (?:dan|garantizan|devuelven|lo|la|los|las)|aceptan|ofrecen|cobran|trabajan|hablan|atienden|responden|entregan|devuelven|incluye\\w*|viene|sirve|funciona|es (?:posible|gratis|mio|mia|seguro)|hace falta|hay que";
const french =
  "(?:qu )?est ce|y a t il|peut|peuvent|puis je|pouvez|faites vous|avez vous|\\w{3,}ez vous|\\w+ t (?:il|elle|on)|(?:faut|prend|est|sont) (?:ils?|elles?)|on peut|je peux|c est (?:vous|combien|inclus|compris|possible|gratuit|payant)|vous (?:faites|prenez|proposez|acceptez|travaillez|parlez)|il y a";
const verbs = [english, german, spanish, french].join("|");
const wh =
  "hows?|whats?|whens?|wheres?|whos?|which|whose|why|wie|was|wann|wo|wer|wem|wessen|warum|wieso|womit|wovon|wohin|welche[nmrs]?|que|cual\\w*|cuant[oa]s?|cuando|como|donde|quien\\w*|combien|comment|quand|ou|qui|pourquoi|quel(?:le)?s?";
const withWh = `(?:(?:for|in|by|until|till|with|to|on|at|from|since|bis|ab|seit|fur|mit|zu|a|en|por|para|con|de|desde|hasta|dans|pour|avec|depuis|sous|jusqu a) )?(?:${wh})`;
/** What a list of questions names without a verb: "the price, the time and …". */
const facts =
  "(?:(?:the|le|la|l|les|der|die|das|den|el|los|un|una|une|eine?) )?(?:prices?|pricing|costs?|delivery(?: time)?|time ?(?:frame|line)|turnaround|duration|guarantee|warranty|languages?|payment|discounts?|prix|tarifs?|delais?|duree|garantie|langues|remise|preise?|kosten|dauer|lieferzeit|sprachen|rabatt|precios?|coste|costo|plazos?|garantia|idiomas|descuento|includes|included)";
const joined = "(?:and |also |und |auch |y |et |aussi |plus |then |oh |¿ ?)*";

const anchored = (pattern: string) => new RegExp(`^${joined}(?:${pattern})\\b`, "u");
const byVerb = anchored(verbs);
const byWord = anchored(withWh);
const byFact = anchored(`${facts}|refunds?|remboursement`);
const byWhether = anchored("whether|if (?!so|not|yes|possible)|ob|si");
const anywhere = new RegExp(`\\b(?:${facts})\\b`, "u");
const within =
  /\b(?:does|do|did|is|are|can|could|will|would|should) (?:it|that|this|they|you|i|we|one)\b|\bcuant[oa]s? (?:cuesta\w*|vale\w*|sale\w*|tarda\w*|dura\w*|cobran|es|son|seria\w*)\b|\b(?:combien|comment|pourquoi)\b|\b(?:quel|quels|quelle|quelles) \w+/u;

/** As people type: "r u", "what abt", "tengo q". */
const typed: readonly (readonly [RegExp, string])[] = [
  [/\br\b/gu, "are"],
  [/\bu\b/gu, "you"],
  [/\babt\b/gu, "about"],
  [/\b(?:wat|wot|wht)(?=s?\b)/gu, "what"],
  [/\bgibts\b/gu, "gibt es"],
  [/\b(?:q|k|qe)\b/gu, "que"],
  [/\bcuanto s\b/gu, "cuantos"],
  [/\bhw\b/gu, "how"],
  [/\bn(?= (?:do|does|is|are|can|how|what|when|who|where|will)\b)/gu, "and"],
];

/** Words as questions are told by: small, without accents and signs, and typed out. */
export const plainQuestion = (text: string): string =>
  typed.reduce(
    (plain, [short, long]) => plain.replace(short, long),
    wordsOf(plainLetters(text)).join(" "),
  );

/** "can …", "gibt es …": plain words that begin with a verb that asks. */
export const asksByVerb = (plain: string): boolean => byVerb.test(plain);
/** "how …", "until when …". */
export const asksByWord = (plain: string): boolean => byWord.test(plain);
/** "delivery time", "the price". */
export const asksFact = (plain: string): boolean => byFact.test(plain);
/** "whether …", "ob …". */
export const asksWhether = (plain: string): boolean => byWhether.test(plain);
export const startsAsking = (plain: string): boolean =>
  asksByVerb(plain) || asksByWord(plain) || asksFact(plain);
/** "Chatbot price", "three pages, cost": a fact among the first words. */
export const startsWithFact = (plain: string): boolean => {
  const words = plain.split(" ");
  return words.length <= maxOfFact && anywhere.test(words.slice(0, 6).join(" "));
};
/** A fact is asked for in few words; more of them tell something. */
const maxOfFact = 10;
/** "The small page, does that …", "vous êtes combien", "el portal cuánto tarda": asks behind what it is about. */
export const asksWithin = (text: string): boolean =>
  within.test(plainQuestion(text)) || accented.test(text);
/** The accent alone tells a question from Spanish "que", "como", "cuando" and from French "ou". */
const accented =
  /(?<!\p{L}|(?:saber|ver|vi|sé|sepan|sabe|decir|explican|pregunta|ante) )(?:cuánt[oa]s?|cuándo|cómo|dónde|quién(?:es)?|cuál(?:es)?|qué|où)(?!\p{L})/iu;

/** "If we part ways, could …", "cuando esté listo, ¿quién …": the question that it belongs to follows. */
export const isCondition = (text: string): boolean =>
  conditional.test(plainQuestion(text)) && !accented.test(text);
const conditional = new RegExp(
  `^(?:(?:and|but|und|aber|y|pero|et|mais) )?(?:(?:what |was |que pasa )?(?:if|wenn|si)|once|as soon as|in case|falls|sobald|nachdem|lorsque|when (?!do|does|did|is|are|can|could|will|would|should)|cuando (?!es|esta|estan|puede\\w*|podria\\w*)|quand (?!est|peut|peuvent|puis))`,
  "u",
);

/** "… Is it down" asks, "When I open it, it is blank" and "what we need is a page" don't. */
export const asksUnmarked = (plain: string): boolean =>
  unmarked.test(plain) && !tellsWhat.test(plain);
const unmarked =
  /^(?:hows?|whats?|wheres?|whos?|which|whose|wie|was (?!told|\w+ed\b)|wo|welche\w*|cuant\w+|como|donde|combien|comment|when (?:do|does|did|is|are|can|could|will|would)|(?:can|could|do|does|is|are|will|would|should|have) (?:you|i|we|it|there|the|they|that|this)|what if|(?:kann|konnen|muss|darf) (?:ich|man|wir|ihr|sie)|(?:se )?puede[ns]?|puedo|est ce|c est combien)\b/u;
const tellsWhat =
  /^(?:what|how|where|was|wie|wo|como|donde) (?:i|we|it|they|he|she|my|our|ich|wir|es|mein\w*|unser\w*|yo|nosotros|mi)\b/u;

/** "How long is it. is hosting in it": after a question a verb alone asks on. */
export const asksOn = (plain: string): boolean =>
  /^(?:(?:is|are|does|do) \w|am i\b|(?:can|could|will|would|should) (?:an?|the|my|our|he|she|one)\b)/u.test(
    plain,
  );

/** "… y se renueva solo?", "… et je récupère tout ?": within one mark, verbs tell a further question where no word asks. */
export const asksOnInMark = (plain: string): boolean =>
  further.test(plain) && !wishesFor.test(plain);
const further = new RegExp(
  `^${joined}(?:${[
    // Spanish
    "(?:se|me|nos) \\w{3,}",
    "(?:lo|la|los|las) \\w{4,}(?:an|en) (?:ustedes|vosotros|tambien|en|a|con|por)",
    "(?:guarda|queda|sirve|renueva|manda|avisa|funciona|acepta|responde|habla|conecta|permite|cobra|cuesta|tarda|viene|cabe|llega|dura|recibe)n?",
    "(?:necesito|necesitamos|recibo|pierdo|debo|tengo que|hago|pagaria|tendria)",
    // French
    "(?:ca|je|j|on|il|elle|ils|elles|vous|nous) \\w+",
    "c est \\w+",
    "s? ?\\w+ t (?:il|elle|on)",
    "(?:mes|mon|nos|les|le) \\w+ (?:\\w{3,}ent|peu\\w+|doi\\w+)",
  ].join("|")})\\b`,
  "u",
);
const wishesFor =
  /^(?:et |y )?(?:j (?!ai (?:besoin|combien|droit))|(?:je|nous) (?:voudr|veu|voul|cherch|souhait|aimer|suis|somm|pens|viens|travaill|gere|tiens|vend)|(?:me|nos) (?:gust|interes|encant|llamo|dedic))/u;

/** "Vous écrivez les textes …", "El chatbot habla inglés …": in a sentence with a mark, what stands before a further question asks, too. */
export const asksInMark = (text: string): boolean =>
  /^\s*¿/u.test(text) || markedClause.test(plainQuestion(text));
const markedClause =
  /^(?:et )?(?:vous \w{3,}ez|(?:le|la|les|l|ce|cette|ca|il|elle) (?:\w+ )?(?:est|sont|a|ont|marche\w*|fonctionne\w*|inclu\w*|comprend\w*|prend\w*|tourne\w*|accepte\w*|parle\w*)|je (?:peu\w+|doi\w+|gard\w+|recup\w+|pai\w+|recoi\w+)|s? ?\w+ t (?:il|elle|on)|ca coute)\b/u;

/** "And also …" after a question goes on asking, unless it tells or thanks. */
export const goesOnAsking = (plain: string): boolean =>
  goesOn.test(plain) && (asksAfterJoin.test(plain) || !tells.test(plain));
const goesOn = /^(?:oh )?(?:and|also|und|auch|ausserdem|y|ademas|et|aussi|plus) \w/u;
const asksAfterJoin = new RegExp(`^${joined}(?:${verbs}|${withWh})\\b`, "u");
const tells =
  /^(?:oh )?(?:(?:and|also|und|auch|ausserdem|y|ademas|et|aussi|plus) )+(?:i|im|ive|id|we|were|my|our|he|she|they|it|its|that|thats|this|then|so|no|not|yes|you|sorry|please|pls|thanks?|thx|ty|ta|cheers|need|needs|want|looking|ich|wir|mein\w*|unser\w*|das|dann|bitte|danke|vielen|brauche|suche|hatte|mochte|yo|nosotros|mi|mis|nuestr\w+|por|gracias|ya|quiero|queremos|necesit\w+|tengo (?!que)|tenemos|soy|somos|estoy|estamos|busc\w+|je|j|nous|mon|ma|mes|notre|merci|s il|c est tout|nada|nichts)\b/u;

/** "Everything, was ihr speichert": in German a comma stands before a clause that asks nothing. */
export const isGermanClause = (plain: string): boolean =>
  clause.test(plain) || endsInVerb.test(plain);
const clause =
  /^(?:was|wer|wie|wo|warum|wann|wessen|welche\w*) (?:ich|er|sie|es|wir|ihr|man|der|die|das|ein\w*|mein\w*|unser\w*|jemand|da|hier|einzelne)\b/u;
const endsInVerb =
  /^(?:wie|welche\w*|wessen) .* (?:habe|haben|hat|ist|sind|kann|konnen|konnte|wird|werden|soll|spricht|macht)$/u;

/** "… et le code est à nous ?", "y el código es mío?": a mark alone makes a question of it. */
export const declares = (plain: string): boolean => declared.test(plain);
const declared =
  /^(?:(?:le|la|les|l|mon|ma|mes|ce|el|los|las|mi|mis) \w+|tout|todo) (?:est|sont|sera|seront|es|son|esta|estan|sera|viene)\b/u;

/** A question without the "and" before it; "and the other one?" keeps it, because it says that the same is asked. */
export function withoutJoin(question: string): string {
  const rest = question.replace(
    /^(?:and|also|und|auch|y|et|plus),?\s+(?:(?:also|auch|tambi[eé]n|aussi),?\s+)?(?=¿?\p{L})/iu,
    "",
  );
  const plain = plainQuestion(rest);
  return asksByVerb(plain) || (asksByWord(plain) && plain.split(" ").length > 2) ? rest : question;
}
