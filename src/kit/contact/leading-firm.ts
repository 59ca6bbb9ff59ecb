import { isBusinessWord, isNoName } from "./no-names.ts";
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
