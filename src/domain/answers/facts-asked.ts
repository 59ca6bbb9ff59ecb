import { sentencesOf } from "#kit/sentences.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { asksSum } from "./asks-sum.ts";
import { conceptsIn } from "./features.ts";

/** What can be asked of a service, and is answered by the catalogue. */
export type FactAsked =
  | "price"
  | "time"
  | "included"
  | "payment"
  | "revisions"
  | "sizes"
  | "bigger"
  | "smaller"
  | "biggest"
  | "smallest";

const patterns: readonly [FactAsked, RegExp][] = [
  [
    "smallest",
    /\b(?:the )?least (?:i|we|you|one)\b|\bbare minimum\b|\b(?:am wenigsten|das mindeste|lo minimo|le minimum)\b|\b(?:smallest|cheapest|basic)\b(?! (?:file|image|picture|photo|document|upload|number|amount|screen|order|team|firm|company)\w*)|\b(?:kleinst|gunstigst|billigst)\w*|\b(?:el|la|lo) (?:\w+ )*mas (?:pequen|barat)\w*|\b(?:le|la) (?:\w+ )*(?:plus petit|moins cher)\w*/,
  ],
  [
    "biggest",
    /\b(?:biggest|largest)\b(?! (?:possible |single )?(?:file|pdf|attachment|video|image|picture|photo|document|upload|number|amount|screen|order|team|firm|company|client|customer|project)\w*)|\b(?:grosst)\w*|\b(?:el|la|lo) (?:\w+ )*mas grande\b|\b(?:le|la) (?:\w+ )*plus grande?\b/,
  ],
  [
    "smaller",
    /\b(?:smaller|cheaper)\b|\b(?:kleiner|gunstiger|billiger)\w*|\bmas (?:pequen|barat)\w*|\bplus petit\w*|\bmoins cher\w*/,
  ],
  [
    "bigger",
    /\b(?:bigger|larger|next (?:size|one|level|step)(?: up)?|one up|(?:step|size|level) up|upgrade)\b|\b(?:grosser)\w*|\bmas grande\w*|\bplus grand\w*/,
  ],
  [
    "revisions",
    /\b(?:revisions?|rounds?|corrections?)\b|\bhow many (?:goes|tries|attempts|shots)\b|\bhow (?:many|often)\b.{0,30}\b(?:changes?|changed|tweaks?|edits?)\b|\b(?:wie (?:oft|viele))\b.{0,30}\banderung\w*|\bcuant[oa]s (?:veces|cambios)\b.{0,30}\b(?:cambi\w*|incluid\w*|pedir)\b|\bcombien de (?:fois|modif\w*)\b.{0,30}\b(?:modif\w*|chang\w*|inclu\w*)\b|\b(?:korrektur\w*|anderungsrund\w*|korrekturschleif\w*|revision\w*)\b|\b(?:revision\w*|correccion\w*|rondas?)\b|\b(?:retouches?|allers retours)\b/,
  ],
  [
    "sizes",
    /\b(?:options|packages|sizes|scopes|tiers|versions|(?:your|which|what|the|different) plans)\b|\b(?:grossen|varianten|pakete|ausfuhrungen)\b|\b(?:tamanos|opciones|paquetes|planes)\b|\b(?:tailles|formules|forfaits)\b/,
  ],
  [
    "included",
    /\b(?:includ\w*|what do (?:i|we|you|u) get|what ?s (?:all )?in|what (?:is|comes|goes) (?:all )?in|comes with|(?:handle|cope with|can (?:it|that) do)$)\b|\b(?:enthalten|inklusive|inbegriffen|dabei|bekomme|was (?:ist|steckt) (?:alles )?(?:drin|in))\b|\b(?:inclu\w+|que (?:recibo|trae|lleva|viene en))\b|\b(?:compris\w*|comprend|inclus\w*|qu est ce qu il y a dans|contient)\b/,
  ],
  [
    "payment",
    /\b(?:pay|payment|instal?lments?|milestones?)\b|\b(?:zahl\w*|bezahl\w*|raten)\b|\b(?:pagar|pago|plazos)\b|\b(?:payer|paiement)\b/,
  ],
  [
    "time",
    /\bhow (?:long|soon|fast|quick\w*)\b|\b(?:turnaround|delivery time|how many (?:days|weeks)|time (?:taken|needed)|how much time|days|until (?:it )?(?:is |s )?live|take to build|deadline)\b|\bwhen (?:would|will|can|could|do|would i) .{0,30}(?:ready|live|finished|done|have it|get it)\b|\bwann (?:ware|war|ist|wird|kann|konnte|bekomm\w*) .{0,30}(?:fertig|online|live|haben)\b|\b(?:para )?cuando (?:\w+ ){0,4}(?:list[oa]|acabad[oa]|terminad[oa]|funcionando)\b|\bquand .{0,30}(?:prete?|pret|en ligne|fini\w*|termine\w*)\b|\bwie (?:lange|schnell)\b|\bcuanto (?:tiempo )?(?:tarda|demora|tiempo)\w*|\ben cuanto tiempo\b|\bcombien de temps\b|\bcombien de (?:jours|semaines)\b|\bcuant[oa]s (?:dias|semanas)\b|\bwie viele (?:tage|wochen)\b|\bdelai\w*\b/,
  ],
];

/** Asked how long something is kept, holds or may be, and not how long the work takes. */
const keeping =
  /\bhow long (?:can|may|should|must|is|are) (?:the |a |an |your |our |my )?(?:\w+ ){0,2}(?:be|itself)\b|\bwie lang (?:darf|kann|ist|sind)\b|\b(?:stored|kept|keep|saved|valid|good for|stays? good|gespeichert|aufbewahrt|gultig|guarda\w*|conserv\w*|valido|garde\w*|valable)\b/;
const asking =
  /^(?:how|what|can|could|do|does|which|is|wie|was|kann|konnen|welche|como|puedo|se puede|que|comment|puis|peut|est ce)\b/;
const further =
  /\b(?:more|another|extra|additional|further|weitere\w*|zusatzlich\w*|noch ein\w*|otra|adicional\w*|mas|supplementaire\w*|encore un\w*|de plus)\b/;
/** Prices of somebody's own: "change the prices on my page", "resell it at our price". */
const prices = /^(?:prices|preise|preisen|precios|tarifas)$/;
const ownPrice =
  /\b(?:our|my|unser\w*|mein\w*|nuestro|mi|notre|mon) (?:own |eigen\w* |propio )?(?:price|preis|precio|prix)\b/g;

/** "Cada cuánto", "vous êtes combien": how often, how many, how long, and no price. */
const howMuchElse =
  /\b(?:combien de (?!ca\b)\w+|(?:on|vous|nous|ils|y) (?:\w+ ){0,2}(?:etes|etre|sommes|sont) combien|sous combien|cuanto tiempo|cuanto pueden? (?:ocupar|pesar|medir)|cuant[oa]s \w+|(?:cada|hasta|desde) cuanto|wie ?viele? (?:zeit|tage|wochen))\b/g;

const meansOfPaying =
  /\b(?:(?:credit |debit )?cards?|paypal|bank transfer|wire|sepa|visa|mastercard|amex|apple pay|google pay|crypto|bitcoin|cash|cheque|karte|kreditkarte|uberweisung|lastschrift|bar|tarjeta|transferencia|efectivo|carte|virement|especes)\b/;

/** Whether a question speaks of paying. */
const asksToPay = (message: string): boolean =>
  sentencesOf(message).some(
    (sentence) =>
      sentence.endsWith("?") &&
      /\b(?:pay|zahl|bezahl|raten|pag[ao]|plazos|paye|paie)/iu.test(sentence),
  ) ||
  (message.includes("?") && sentencesOf(message).length < 2);

/** One more round of changes than an option has: that is not in the catalogue. */
export function asksFurtherRound(message: string): boolean {
  const text = wordsOf(plainLetters(message)).join(" ");
  return further.test(text) && patterns.some(([fact, of]) => fact === "revisions" && of.test(text));
}

/** "A form in which people pay right away" is what is bought, and not how. */
const paidByOthers =
  /\b(?:where|in which|so that|that lets|lets|let) (?:\w+ ){0,3}pay\b|\b(?:people|customers?|clients?|guests?|visitors?|passengers?|parents?|users?|they) (?:can |could |also |log in and )*(?:also )?pay\b|\b(?:bei|in|mit) de[mnr] (?:man|leute|kunden|gaste) (?:\w+ ){0,3}(?:zahlen|bezahlen)\b|\b(?:kunden|leute|gaste|man) (?:\w+ ){0,3}(?:bezahlen|zahlen) k(?:ann|onnen)\b|\b(?:donde|que|para que) (?:se |los clientes |la gente |mis clientes )?(?:pueda[n]? |puede[n]? )?(?:pagar|pague|paguen|pagan)\b|\b(?:ou|dont) (?:on|les clients|les gens) (?:peut |peuvent |pourraient )?(?:payer|paie|paient)\b/;
/** "Do I pay Zapier separately?": what others charge is no way to pay us. */
const paidBeside =
  /\b(?:pay|paying|paid|zahl\w*|bezahl\w*|pag\w+|pay\w+|paie\w*)\b.{0,40}\b(?:separately|extra|on top|besides|as well|selbst|extra|zusatzlich|aparte|por separado|en plus|a part|separement)\b|\bwho pays\b|\bwer zahlt\b|\bquien paga\b|\bqui paie\b/;

/** "What isn't included?" asks for no list of what is. */
const leftOut =
  /\b(?:not|isn t|isnt|aren t|arent|nicht|no|pas|n est pas) (?:\w+ )?(?:includ\w*|inclu\w*|enthalten|inbegriffen|dabei|drin|compris\w*)\b|\bne (?:comprend|contient) pas\b/;

/** "1 min video $?" */
const sumMark =
  /[$€£]{1,3}\s*\?|\b(?:ballpark|price tag|set(?:ting)? (?:me|us) back|what (?:does|do|would) [^?.!,]{0,40}\bstart (?:at|from)|what(?:[’']?s| is) the minimum)\b/iu;

/** What is asked of a service in a message, in the order in which it is answered. */
export function factsAsked(message: string): FactAsked[] {
  const words = wordsOf(plainLetters(message).replaceAll("ß", "ss"));
  const text = words.join(" ");
  const found = patterns
    .filter(([fact, pattern]) => pattern.test(text) && !(fact === "time" && keeping.test(text)))
    .map(([fact]) => fact)
    .filter((fact) => fact !== "included" || !leftOut.test(text))
    // "I'll pay double" asks nothing.
    .filter((fact) => fact !== "payment" || asking.test(text) || asksToPay(message))
    .filter((fact) => fact !== "payment" || !(paidByOthers.test(text) || paidBeside.test(text)))
    // How money is sent is the same for every service.
    .filter((fact) => fact !== "payment" || !meansOfPaying.test(text))
    // "Le plus petit" is the smallest, and not only a smaller one.
    .filter((fact, _, all) => !(fact === "smaller" && all.includes("smallest")));
  if (asksFurtherRound(message)) return [];
  // "Cuánto tardan": how much time, and no money.
  const isTimeAlone =
    found.includes("time") && /^(?:y |¿ ?)?cuanto (?:tiempo|tarda|demora)/.test(text);
  if (isTimeAlone) return found;
  // "Combien de temps" asks for no price.
  const others = text.replace(ownPrice, " ").replace(howMuchElse, " ").split(" ");
  const isPrice =
    sumMark.test(message) ||
    asksSum.test(text) ||
    conceptsIn(others.filter((word) => !prices.test(word))).has("price");
  return isPrice && !found.includes("payment") ? ["price", ...found] : found;
}
