/**
 * Whether words that a model wrote may stand on a quote: nothing in them that reads like an amount, a share,
 * a date, a promise or an address (security.md, row 11). It refuses too much rather than too little: there
 * are words of ours for what is refused, and the figures beside them come from the catalogue anyway.
 */
export function mayShow(text: string): boolean {
  // Wide letters, letters with marks and invisible ones read as what they look like.
  const plain = text
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
  return !refused.some((pattern) => pattern.test(plain));
}

const words = (list: string) => new RegExp(`\\b(${list.trim().split(/\s+/).join("|")})\\b`, "u");

const refused: readonly RegExp[] = [
  // Money, in signs and in words; the commonest of other languages, too.
  /\p{Sc}|[%‰]/u,
  words(`dollars? bucks? cents? usd eur gbp euros? pounds? quid pennies penny francs? franken yen rupees?
    pesos? bitcoins? btc crypto coins? money cash grand`),
  words(`price\\w* pricing costs? costing fees? charg\\w+ cheap\\w* expensive discount\\w* rebates? refund\\w*
    vouchers? coupons? bonus\\w* free freebie gratis gratuit\\w* kostenlos\\w* umsonst geschenkt rabatt\\w*
    remise sconto descuento desconto complimentary giveaway preis\\w* kostet prix precio prezzo`),
  // Shares.
  words(
    `percent\\w* prozent\\w* pourcent\\w* pct half halves? halved quarter thirds? off double triple`,
  ),
  // Large numbers, in figures and in words, and figures of other scripts.
  /\d(?:[.,'\s]?\d){2,}|\d[.,]\d|\d\s?k\b|[^\P{N}0-9]/u,
  words(`zero nil nothing dozens? hundreds? thousands? millions? billions? hundert tausend\\w* million\\w*
    cents? mille mil cien ciento cento`),
  // Promises and dates.
  words(`guarante\\w* promis\\w* warrant\\w* garanti\\w* versprech\\w* binding immediately instantly asap
    today tonight tomorrow overnight deadline heute morgen
    mondays? tuesdays? wednesdays? thursdays? fridays? saturdays? sundays?
    january february april june july august september october november december`),
  /\b(with)?in\s+(\S+\s+){1,3}(minutes?|hours?|days?|weeks?|months?)\b/u,
  /\d\s*-?\s*(h|hrs?|hours?|days?|weeks?|months?|tagen?|wochen?|jours?|semaines?|dias?)\b/u,
  // Ways out of this page.
  /https?:|www\.|\/\/|@|\b[\w-]+\.(com|net|org|io|app|dev|info|biz|xyz|shop|de|ru|cn|uk|fr|top)\b/u,
  // Markup, and what the model was told.
  /[<>`\\{}[\]|]/u,
  words(`instructions? prompt prompts jailbreak developer-mode`),
  // Letters of two scripts in one word: made to look like another one.
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
];
