import { addressesIn } from "./addresses.ts";
import { isFirstName } from "./first-names.ts";
import { isInAddress } from "./names.ts";
import { isBusinessWord, isNoName, isNoNameAlone, isTool } from "./no-names.ts";
import { isOwn } from "./own-words.ts";
import { phonesIn } from "./phones.ts";
import { isPlace } from "./places.ts";

/** Who is named beside a firm, or right before how to reach them. */
export type WhoLine = { name: string; company: string | null; end: number };

const particle = String.raw`(?:(?:de|van|von|der|den|del|la|le|du|da|di|bin|al|el|ter|y|e|las|los)[^\S\n]+){0,2}`;
const title = String.raw`(?:(?:Dr|Prof|Mag|Ing|Dipl|Mr|Mrs|Ms|Herrn?|Frau|Sra?|Don|Doña|Mme|M|Me|Maître|Señora?)\.?[^\S\n]+){0,2}`;
/** Where a name can begin: at a sentence's start, behind a mark, or after what introduces it. */
const before = String.raw`(?<=^|[.,;:!?(\n|/]\s*|\s[–—-]{1,2}\s*|(?<!\p{L})(?:[Ii]['’]?m|[Ii] am|[Tt]his is|[Ii]ch bin|[Hh]ier(?: ist| spricht)?|[Ss]oy|[Aa]quí|[Jj]e suis|[Cc]['’]?est|[Cc]|[Ii]t['’]?s|[Mm]oi c['’]est|[Nn]ame['’]?s|[Nn]ame is|[Hh]ei(?:ß|ss)e|[Mm]e llamo|m['’]appelle|an|to|à|a|für|for|bei|[Aa]ttn\.?|[Hh]i|[Hh]ello|[Hh]allo|[Hh]ola|[Bb]onjour|[Gg]ruß|[Rr]egards|[Ss]aludos)\s)`;
const person = new RegExp(
  String.raw`${before}${title}(\p{Lu}[\p{L}\p{M}'’]*(?:-\p{Lu}[\p{L}\p{M}'’]*)*(?:[^\S\n]+${particle}(?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’]+(?:-\p{Lu}[\p{L}\p{M}'’]+)*)){0,3})(?![\p{L}\p{N}@'’])`,
  "gu",
);
const role = String.raw`(?i:(?:the|a|an|die|der|la|el|le)[^\S\n]+)?(?:[\p{L}-]+[^\S\n]+){0,2}(?:owner|founder|director|manager|treasurer|secretary|head|partner|ceo|cto|cfo|coo|assistant|coordinator|officer|chair|inhaber(?:in)?|geschäftsführer(?:in)?|leiter(?:in)?|gründer(?:in)?|vorstand|vorsitzende[r]?|dueñ[oa]|director[a]?|gerente|responsable|fundador[a]?|coordinador[a]?|gérante?|directeur|directrice|présidente?|trésori[eè]re?)`;
const joint = String.raw`(?:(?:&|\+|and|und|y|et|of|the|de|del|des|du|la|le|les|los|las|von|der|für|for|im|am|zum|zur|aux|au|sur)[^\S\n]+){0,2}`;
const link = String.raw`(?:[^\S\n]*[,(|/][^\S\n]*(?:${role}[^\S\n]*[,|/(][^\S\n]*)?|[^\S\n]*\n[^\S\n]*(?:${role}[^\S\n]*[,\n][^\S\n]*)?|[^\S\n]+[–—-][^\S\n]+|(?:,?[^\S\n]+(?:here|hier|again|speaking))?,?[^\S\n]+(?:from|of|at|with|von der|vom|von|bei|de la|del|de chez|de|du|des|chez)[^\S\n]+(?:the[^\S\n]+)?)`;
const firm = new RegExp(
  String.raw`^(${link})((?:\p{Ll}[\p{L}'’]+[^\S\n]+){0,3}?)((?:\p{Lu}|\d+[^\S\n]+\p{Lu}|l['’]\p{Lu})[\p{L}\p{M}\p{N}'’&+.-]*(?:[^\S\n]+${joint}[\p{Lu}\p{N}&][\p{L}\p{M}\p{N}'’&+.-]*){0,5})(?=\s*(?:[,.;:!?)(|/\n]|[–—-]\s|$|(?:in|aus|en|à|at|on|und|and|y|et|we|wir)(?!\p{L})))`,
  "u",
);
const isRole = new RegExp(`^${role}$`, "iu");
const legal =
  /\s(?:GmbH|UG|AG|KG|OHG|GbR|e\.\s?V\.?|Inc|LLC|LLP|Ltd|Limited|PLC|SA|SAS|SARL|SL|S\.L\.|BV|AB|Oy|Srl)\.?$/u;
const anyFirm =
  /(?<!\p{L})(?:soci[ée]t[ée]|empresa|firma|firm|company|entreprise|shop|store|tienda|boutique|despacho|marca|brand|label|business|negocio)\s/iu;
const others =
  /(?<!\p{L})(?:boss|colleague|wife|husband|friend|mate|brother|sister|competitor|client|customer|chef\p{L}*|kolleg\p{L}+|freund\p{L}*|kund\p{L}+|jef[ea]|amig[oa]|colega|clienta?|patronne?|collègue|amie?|concurrente?|by|like|recommended|empfohlen)(?!\p{L})[^.!?\n]{0,25}$/iu;
const didSomething =
  /^[^.!?\n]{0,20}(?<!\p{L})(?:told|asked|said|says|recommended|suggested|wants|thinks|gave|hat|sagt|meint|empfahl|dijo|recomendó|quiere|m['’]a|a dit)(?!\p{L})/iu;
const letters = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** As much of what stands beside a name as is a firm; empty where it is a place, a role or somebody else. */
function firmIn(kind: string, said: string, text: string): string {
  const name = said.replace(/(?<=\p{L}{2})\.$/u, "").trim();
  const words = name.split(/\s+/);
  const [ahead = ""] = words;
  const isKind = kind.trim().split(/\s+/).some(isBusinessWord) || anyFirm.test(kind);
  if (kind.trim() && !isKind && !/^(?:the|die|der|das|la|le|les|el|los|las)\s+$/iu.test(kind))
    return "";
  if (!/^[\p{Lu}\p{N}]|^l['’]\p{Lu}/u.test(name) || isPlace(name) || isRole.test(name)) return "";
  if (/\d{3}|@/u.test(name) || words.every((one) => isNoName(one) || isNoNameAlone(one))) return "";
  const hosts = addressesIn(text).map(({ address }) =>
    letters(address.split("@")[1]?.split(".")[0] ?? ""),
  );
  const isHost = hosts.some(
    (host) => host.length > 3 && (letters(name).startsWith(host) || host.startsWith(letters(name))),
  );
  // "étude Vasseur" is called so, "société Leroux" is Leroux.
  if (isKind && !anyFirm.test(kind))
    return `${kind.replace(/^(?:la|le|el|der|die|das|the)\s+/iu, "").trim()} ${name}`;
  if (legal.test(name) || isHost || isKind || (words.length > 1 && words.some(isBusinessWord)))
    return name;
  const isPerson = isFirstName(ahead) && words.length <= 3 && !/[&+]/u.test(name);
  return words.length > 1 &&
    !isPerson &&
    !isTool(ahead) &&
    (!isNoName(ahead) || /^(?:The|Die|Der|Das|La|Le|Les|El|Los|Las)$/u.test(ahead))
    ? name
    : "";
}

/**
 * "Bev Hartley, The Copper Kettle. Ring me on …", "soy Chema, Motos Chema": a person with a known first name, and the firm
 * beside them, whatever it is called; or one whose address follows.
 */
export function whoLineIn(text: string): WhoLine | null {
  const ways = [
    ...addressesIn(text),
    ...phonesIn(text).map((place) => ({ ...place, address: "" })),
  ];
  let reached: WhoLine | null = null;
  for (const match of text.matchAll(person)) {
    const [whole, said = ""] = match;
    const words = said.split(/\s+/);
    const at = match.index + whole.length - said.length;
    const end = at + said.length;
    const rest = text.slice(end, end + 160);
    if (!isFirstName(words[0] ?? "") || isPlace(said) || words.some(isBusinessWord)) continue;
    if (others.test(text.slice(0, match.index)) || didSomething.test(rest)) continue;
    const [, , kind = "", beside = ""] = firm.exec(rest) ?? [];
    const company = firmIn(kind, beside, text);
    if (company && (ways.length > 0 || text.length < 160)) return { name: said, company, end };
    const way = ways.find(
      (one) => one.at >= end && /^[\s,:;(|<–—-]*$/u.test(text.slice(end, one.at)),
    );
    if (way && isOwn(text, way.at, way.end) && (words.length > 1 || isInAddress(said, way.address)))
      reached ??= { name: said, company: null, end };
  }
  return reached;
}
