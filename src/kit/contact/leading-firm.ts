import { addressesIn } from "./addresses.ts";
import { isFirstName } from "./first-names.ts";
import { isBusinessWord, isNoName, isTool } from "./no-names.ts";
import { phonesIn } from "./phones.ts";
import { isPlace } from "./places.ts";

const word = String.raw`(?:[dl]['’])?\p{Lu}[\p{L}\p{M}'’.&-]*`;
const joint = "(?:&|and|und|y|et|of|de|del|la|du|des|im|am|zum|zur)";
/** What stands alone at a message's start, before its first comma or point. */
const opening = new RegExp(
  String.raw`^\W*(?:(?:hi|hello|hey|hallo|moin|servus|grüezi|hoi|salut|hola|bonjour|bonsoir|guten (?:tag|morgen|abend)|grüß gott|good (?:morning|afternoon|evening)|buen[oa]s \p{L}+)[,!.]?\s+)?(${word}(?:[^\S\n]+(?:${joint}[^\S\n]+){0,2}${word}){1,4})(?=\s*(?:[,.;:|/\n]|\s[–—-]\s|$))`,
  "iu",
);
const titled = new RegExp(String.raw`^${word}(?:\s+(?:${joint}\s+){0,2}${word})*$`, "u");
/** "Kleine Praxis, vier Ärzte", "Small Hotel": what kind it is, and no name. */
const isKind =
  /^(?:\p{L}+(?:e[rsnm]?|ig|isch)|small|big|family|local|new|old|online|independent|private|pequeñ[oa]|gran|nuev[oa]|petite?|grande?|nouve\p{L}+)$/iu;

/**
 * "Weingut Rebholz, hier Ulrike Kern", "Saltmarsh Inn, Norfolk.": a firm's kind and its name, with which a message begins;
 * null where it is the kind alone.
 */
export function leadingFirm(text: string): string | null {
  const said = opening.exec(text)?.[1]?.replace(/\.$/u, "") ?? "";
  const words = said.split(/\s+/);
  // "KFZ Reindl aus Rosenheim"
  const [, whose = ""] =
    /^(\p{Lu}\S+ \p{Lu}\S+) (?:aus|from|in|of|à|en|near|bei) \p{Lu}\p{L}+$/u.exec(said) ?? [];
  if (whose && !whose.split(" ").some((one) => isFirstName(one) || isNoName(one) || isTool(one)))
    return whose;
  if (!titled.test(said) || isNoName(words[0] ?? "") || isPlace(said)) return null;
  const kindAt = words.findIndex(isBusinessWord);
  const names = words.filter(
    (one, at) =>
      !isBusinessWord(one) &&
      /^\p{Lu}/u.test(one) &&
      !isNoName(one) &&
      !(at < kindAt && isKind.test(one)),
  );
  return kindAt >= 0 && names.length > 0 ? said : null;
}

const order =
  /(?<!\p{L})(?:order|bestell|auftrag|pedido|commande|rechnung|invoice)\p{L}*[^.,;\n]{0,15}\d{4}/iu;
const noFirmName =
  /^(?:web\p{L}*|sites?|seiten?|pages?|p[aá]gina\p{L}*|book\p{L}*|reserv\p{L}*|online|apps?|bots?|chat\p{L}*|portal\p{L}*|forms?|v[ií]d\p{L}*|software|owner|manager|here|hier|aqu[ií]|ici|closed|open|in|mit|with|and|und|y|et|für|for|para|pour|orders?|details|team|staff|system|times|hours|prices?|name|address|number|number:?|is|has|wants|needs|sucht|braucht|will|busca|quiere|cherche|veut)$/iu;

/** "Order 60355, hotel seeblick": a kind and a name as a part of its own, beside an order or how to reach somebody. */
export function firmAsPart(text: string): string | null {
  if (text.length > 300) return null;
  const isBeside = order.test(text) || addressesIn(text).length > 0 || phonesIn(text).length > 0;
  for (const part of text.split(/[,;\n]|[.!?]\s/u)) {
    const words = part
      .trim()
      .replace(/[.!]+$/u, "")
      .split(/\s+/);
    const [kind = "", ...name] = words;
    const isNamed =
      name.length > 0 &&
      name.length <= 2 &&
      name.every((one) => /^\p{L}[\p{L}'’&-]{2,}$/u.test(one)) &&
      !name.some((one) => noFirmName.test(one) || isNoName(one) || isTool(one));
    // "Name is Enzo. Pizzeria Vesuvio": with capitals also elsewhere.
    const isTitled = words.every((one) => /^\p{Lu}/u.test(one));
    if (isNamed && (isBeside || isTitled) && isBusinessWord(kind) && !isPlace(name.join(" ")))
      return words.join(" ");
  }
  return null;
}
