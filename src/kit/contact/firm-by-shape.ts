import { isFirstName } from "./first-names.ts";
import { isBusinessWord, isNoName, isTool } from "./no-names.ts";
import { isPlace } from "./places.ts";

const title = String.raw`(?:(?:Dr|St|Prof|Mr|Mrs)\.|\p{Lu}[\p{L}\p{M}\p{N}'’-]*(?:\.\p{L}+)*)`;
const joint =
  "(?:&|\\+|and|und|y|et|of|de|del|de la|la|los|las|du|des|le|les|am|im|an der|zum|zur|der|von|für)";
/** Words with capitals, joined by what joins the words of a name: "Hollis & Grey Lettings", "Café am Markt". */
const run = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.'’-])(?:\p{Ll}{3,}[^\S\n]+)?${title}(?:[^\S\n]+(?:(?:${joint}[^\S\n]+){0,2}${title}|\p{Ll}{4,}[^\S\n]+(?:du|de|del|des|de la)[^\S\n]+${title})){0,5}`,
  "gu",
);
/** Before the firm of somebody else, or what somebody only speaks of. */
const ofOthers =
  /(?<!\p{L})(?:you|your|their|his|her|competitors?|suppliers?|vendors?|agency|agencies|providers?|banks?|clients?|customers?|host|landlord|friend|neighbou?r|like|unlike|than|by|with|use|using|uses|used|read|saw|seen|found|know|near|opposite|behind|next to|door|visited|at the|euch|ihr|ihre[rmn]?|ihnen|konkurren\p{L}*|anbieter|agentur|kund\p{L}+|lieferant\p{L}*|wie|bei einer|mit|neben|competidor\p{L}*|proveedor\p{L}*|agencia|banco|clientes?|como|con|junto a|vuestr\p{L}+|concurrent\p{L}*|fournisseur|agence|banque|clients?|prestataire|comme|avec|chez|votre|vos)(?!\p{L})[^.!?;:\n]{0,18}$/iu;
/** After somebody else's firm: what it did or asks. */
const didSomething =
  /^[^.!?;\n]{0,12}(?<!\p{L})(?:told|said|says|quoted|charged?s?|charges|wanted|asked|offered|offers|got|did|does|have|has been|sells?|hat|haben|verlangt\p{L}*|bietet|sagt\p{L}*|wollte|cobr\p{L}+|dijo|dice|ofrec\p{L}+|hace|demand\p{L}+|propos\p{L}+|factur\p{L}+|fait|would have|would do)(?!\p{L})/iu;

/** "Got an offer from Agentur Blaulicht": whom something came from. */
const cameFrom =
  /(?<!\p{L})(?:got|received|offer|quote|proposal|invoice|letter|hat|habe|haben|angebot|rechnung|recib\p{L}+|tenemos|oferta|presupuesto|factura|reçu|devis|facture)(?!\p{L})[^.!?;,\n]{0,40}(?<!\p{L})(?:from|by|von|vom|von der|de|del|du|de la)\s+(?:the\s+|der\s+)?$/iu;

const clean = (said: string): string => said.replace(/[.'’-]+$/u, "").trim();

/** A run of capitals that has its kind of business in it, or two names joined by "&"; empty where it hasn't. */
function firmOf(found: string): string {
  const words = found.split(/\s+/);
  // "is for hotel Miramar": a kind in small letters counts, anything else before the name doesn't.
  while (words.length > 0 && /^\p{Ll}/u.test(words[0] ?? "") && !isBusinessWord(words[0] ?? ""))
    words.shift();
  while (
    words.length > 0 &&
    isNoName(words[0] ?? "") &&
    !/^(?:The|La|Le|Les|El|Los|Las|Die|Der|Das)$/u.test(words[0] ?? "")
  )
    words.shift();
  const firm = clean(words.join(" "));
  const names = words.filter(
    (one) => /^\p{Lu}/u.test(one) && !isBusinessWord(one) && !isNoName(one) && !isTool(one),
  );
  // "Hotel Miramar and Hotel Bellevue": two of them.
  const parts = firm.split(/ (?:and|und|y|et) /u).map((part) => part.split(" "));
  if (parts.length > 1 && parts.every((part) => part.length > 1 && part.some(isBusinessWord)))
    return "";
  const hasKind = words.some(isBusinessWord);
  const isJoined =
    /\p{Lu}\p{L}+ & \p{Lu}/u.test(firm) && !words.every((one) => one === "&" || isFirstName(one));
  return words.length > 1 && names.length > 0 && !isPlace(firm) && (hasKind || isJoined)
    ? firm
    : "";
}

/**
 * The one firm that is named in a conversation by its shape, whatever stands around it; null where there are several, so
 * that it isn't known whose they are, or where it is somebody else's.
 * @param name what the person is called, which is no firm
 */
export function firmByShape(texts: readonly string[], name: string | null): string | null {
  const found = texts.flatMap((text) =>
    [...text.matchAll(run)].flatMap(({ 0: said, index }) => {
      const firm = firmOf(said);
      if (!firm || firm === name) return [];
      const at = index + said.indexOf(firm.split(" ")[0] ?? "");
      const after = text.slice(index + said.length);
      const before = text.slice(0, at);
      const isOthers = ofOthers.test(before) || cameFrom.test(before) || didSomething.test(after);
      return [{ firm, isOthers }];
    }),
  );
  const all = new Set(found.map(({ firm }) => firm));
  const [only] = found;
  return only && all.size === 1 && found.every(({ isOthers }) => !isOthers) ? only.firm : null;
}
