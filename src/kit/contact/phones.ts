/** Seven digits or more with the usual marks between them; not a price. */
const phone =
  /(?<![\w$€£.,@-])(?:\(?(?:\+|00\s?)\d{1,3}\)?[\s./-]?(?:\d[\s./-])?)?(?:\(0\)\s?)?\(?\d{1,4}\)?(?:[\s./-]{0,2}\(?\d{2,5}\)?){1,6}(?![\w%€$@-]|\s?(?:€|\$|£|euros?\b|dollars?\b|dollar\b|usd\b|eur\b|pounds?\b|bucks\b))/giu;
/** Numbers of something else: of a tax office, an invoice, an account, a parcel. */
const otherNumber =
  /\b(?:vat|ust|uid|tax|steuer\w*|ein|iban|bic|invoice|rechnung\w*|facturas?|factures?|orders?|bestell\w*|pedidos?|commandes?|po|ref\w*|customer|kunden\w*|tickets?|case|cards?|karten?\w*|tarjeta|carte|account|konto\w*|cuenta|compte|isbn|siret|siren|nif|cif|serial|postcode|postleitzahl|zip|plz|tracking|budget|presupuesto|version|symbols?)\b[^.,!?\n]{0,30}$/i;
const phoneWord =
  /(?:phone|call|ring|mobile|cell|tel|fon|handy|ruf|erreich|móvil|llam|whatsapp|portable|appel|joindre|joign|text me|sms|my number|meine nummer|mi número|mon numéro)/i;
const looksLikeDate = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
const looksLikeAmount = /^\d{1,3}(?:[.,]\d{3})+$/;
/** "2000-3000", "2025 2026": two amounts or years. */
const looksLikeRange = /^(?!0)\d{3,5}(?:\s?[-/]\s?|\s)\d{3,5}$/;

export type FoundPhone = { phone: string; at: number; end: number };

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** The phone numbers in a text, in their order. No dates, amounts, tax or order numbers. */
export function phonesIn(text: string): FoundPhone[] {
  return [...text.matchAll(phone)].flatMap((match) => {
    const number = match[0].trim();
    const { length } = digitsOf(number);
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const isCued = phoneWord.test(before.slice(-40));
    if (length < 7 || length > 15 || looksLikeDate.test(number)) return [];
    if ((looksLikeRange.test(number) || looksLikeAmount.test(number)) && !isCued) return [];
    if (otherNumber.test(before) && !phoneWord.test(before.slice(-25))) return [];
    // "GB 123 4567 89", "DE 123456789": of an authority.
    if (/\b[A-Z]{2} $/.test(before)) return [];
    return [{ phone: number, at: match.index, end: match.index + match[0].length }];
  });
}
