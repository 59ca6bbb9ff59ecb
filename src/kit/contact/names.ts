import { addressesIn } from "./addresses.ts";
import { isFirstName } from "./first-names.ts";
import { isBusinessWord, isNoName, isNoNameAlone } from "./no-names.ts";
import { isOwn } from "./own-words.ts";
import { phonesIn } from "./phones.ts";
import { isPlace } from "./places.ts";
import { isTrade } from "./trades.ts";

const nameWord = String.raw`(?:\p{Lu}\.|[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’]*(?:-[\p{Lu}\p{Lo}][\p{L}\p{M}'’]*)*)`;
const particle = String.raw`(?:(?:de|van|von|der|den|dem|la|las|los|del|le|du|da|dos|di|bin|al|el|ter|zu|y|e)[^\S\n]+|d['’])`;
const title = String.raw`(?:(?:Dr|Prof|Captain|Capt|Rev|Reverend|Maître|Dra|Doña|Don|Ing|Mag|Dipl(?:\.-\p{Lu}\p{L}*)?|Mr|Mrs|Ms|Herrn?|Frau|Sr|Sra|Mme|Señor|Señora|Monsieur|Madame|Ansprechpartner(?:in)?|Kontaktperson)\.?[^\S\n]+)*`;
/** A name as it is written; where it ends is decided by `cutName`. */
const name = String.raw`${title}(${nameWord}(?:[^\S\n]+${particle}{0,2}${nameWord}){0,4})`;

const end = String.raw`(?!\p{L})(?=\s*(?:[,.!?;:\n()]|\s[–—-]|$|(?:by the way|btw|übrigens|por cierto|au fait|from|with|at|of|and|but|here|again|speaking|calling|writing|von|vom|aus|bei|und|hier|am|de|del|y|desde|et|du|des|chez|à)(?!\p{L})|d['’]|l['’]))`;
const start = String.raw`(?:^|[.!?\n]\s*|\b(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]iya|[Gg]ood (?:morning|afternoon|evening|day)|[Mm]orning|[Ee]vening|[Gg]['’]day|[Hh]allo|[Mm]oin|[Ss]ervus|[Gg]uten (?:[Tt]ag|[Mm]orgen|[Aa]bend)|[Hh]ola|[Bb]uen[oa]s \p{L}+|[Bb]onjour|[Bb]onsoir|[Ss]alut)(?:[^\S\n]+(?:all|there|team|aria|Aria|zusammen|a todos|à tous))?[,!.]?[^\S\n]+)`;
const calling = String.raw`(?:(?:doctora?|señora?|profesora?|docteure?|maître|doktor)[^\S\n]+)?`;
const any = (words: string) =>
  words
    .split("|")
    .map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`)
    .join("|")
    .replaceAll("'", "['’]");
const says = any(
  "you're speaking with|you are speaking with|you're talking to|sie sprechen mit|habla con|vous parlez à|my name is|my name's|name's|the name is|the name's|my full name is|name:|i'm called|i am called|they call me|people call me|everyone calls me|you can call me|just call me|please call me|i go by|ich heiße|ich heisse|mein Name ist|mein Name lautet|nennen Sie mich|nenn mich|me llamo|mi nombre es|me dicen|llámame|llámeme|le escribe|le habla|les escribe|le saluda|les saluda|habla|se despide|je m'appelle|mon nom est|moi c'est|moi, c'est|appelez-moi|name ist|nombre:|nom:|name is|je me présente|me presento|ask me for|address me as|under the name|under the name of|put me down as|auf den Namen|a nombre de",
);
const am = any(
  "i'm|i am|this is|ich bin|hier|hier ist|hier spricht|hier schreibt|soy|aquí|je suis|ici",
);
/** How people say what they are called, the plainest first. */
const patterns: readonly RegExp[] = [
  String.raw`(?<!\p{L}|['’]s )(?:${says})(?:[^\S\n]*[:,])?[^\S\n]+(?:(?:der|die|la|el|de)[^\S\n]+)?${calling}${name}`,
  // "Call me Bex", but not "call me Tuesday".
  String.raw`(?<!\p{L})[Cc]all me[^\S\n]+${name}${end}`,
  // "Servus, da Sepp vom Gasthof Adler"
  String.raw`${start}(?:[Dd]a|[Dd]er|[Dd]ie|[Dd]e)[^\S\n]+${name}(?=[^\S\n]+(?:vom|von der|von|aus)[^\S\n]+\p{Lu})`,
  // "I'm Odile Pellworth's PA, Harriet Moss"
  String.raw`(?<!\p{L})(?:[Ii]['’]m|[Ii] am|[Tt]his is)[^\S\n]+(?:\p{L}+[^\S\n]+){1,3}?\p{L}+['’]s[^\S\n]+(?:\p{L}+[^\S\n]+){0,2}\p{L}+,?[^\S\n]+(?=\p{Lu}\p{Ll}+[^\S\n]+\p{Lu})${name}${end}`,
  // "Nora, that's me"
  String.raw`${start}${name},?[^\S\n]+(?:that['’]?s me|that is me|das bin ich|soy yo|c['’]est moi)(?!\p{L})`,
  // "I'm the practice manager, Colm Daly"
  String.raw`(?<!\p{L})(?:[Ii]['’]m|[Ii] am|[Ii]ch bin|[Ss]oy|[Jj]e suis)[^\S\n]+(?:the|an?|die|der|la|el|le)[^\S\n]+(?:[\p{L}-]+[^\S\n]+){0,2}(?:manager|owner|director|secretary|treasurer|founder|headteacher|chair|Inhaber(?:in)?|Leiter(?:in)?|Geschäftsführer(?:in)?|Chef(?:in)?|dueñ[oa]|directora?|gérante?|directeur|directrice),[^\S\n]+(?=\p{Lu}\p{Ll}+[^\S\n]+\p{Lu})${name}`,
  // "We're Nadia and Chris"
  String.raw`(?<!\p{L})(?:[Ww]e['’]re|[Ww]e are|[Ww]ir sind|[Ss]omos|[Nn]ous sommes)[^\S\n]+(?=\p{Lu}\p{Ll}+[^\S\n]+(?:and|und|y|et)[^\S\n]+\p{Lu}\p{Ll}+(?:[,.!\n]|$|[^\S\n]+(?:from|of|at|von|vom|de|del)(?!\p{L})))(\p{Lu}\p{Ll}+)`,
  String.raw`(?<!\p{L})(?:${am})[^\S\n]+(?:(?:der|die|la|el)[^\S\n]+)?${calling}${name}${end}`,
  String.raw`(?<!\p{L})[Ii]t['’]?s[^\S\n]+${name}(?=[^\S\n]*,?[^\S\n]+(?:from|here|again|speaking)(?!\p{L}))`,
  // "It's Excel" is no name, "it's Fiona McAllister" is.
  String.raw`(?<!\p{L})[Ii]t['’]?s[^\S\n]+(?=\p{Lu}\S+[^\S\n]+\p{Lu})${name}(?=[^\S\n]*(?:[,.!\n]|$|(?:and|my|at)(?!\p{L})))`,
  String.raw`${start}${name},?[^\S\n]+(?:(?:ist )?mein Name|is my name|es mi nombre|est mon nom)(?!\p{L})`,
  // "Could you put me, Grace Okafor, down"
  String.raw`(?<!\p{L})(?:[Mm]e|I|[Mm]yself|[Mm]ich|[Mm]ir|[Ii]ch|[Mm]í|[Yy]o|[Mm]oi|for me|für mich|[Cc]['’]est)[^\S\n]*(?:,|\(|–|—)[^\S\n]*${name}[^\S\n]*(?:,|\)|–|—|$)`,
  String.raw`(?<!\p{L})[Cc]['’]est[^\S\n]+${name}(?=\s*(?:[,.!]|$|d['’]|de(?!\p{L})|du(?!\p{L})|à l['’]appareil))`,
  String.raw`${start}${name}[^\S\n]*,?[^\S\n]*(?:here|hier|speaking|writing|am Apparat|al habla|à l['’]appareil)(?!\p{L})`,
  String.raw`${start}${name}[^\S\n]*,?[^\S\n]+(?:from|von|vom|de|del|du|at|of)[^\S\n]+(?:(?:the|der|la|el|le|l['’])\s?)?\p{Lu}(?!\S*(?:[^\S\n]+\p{Lu}\S*){0,3}[^\S\n]+(?:told|asked|said|says|recommended|wants|thinks|sent|gave|hat|sagt|meint|empfahl|dijo|recomendó|quiere|m['’]a)(?!\p{L}))`,
  // "Ingrid Solheim, office manager at …"
  String.raw`${start}${name},[^\S\n]+(?:(?:the|a|an|[\p{Ll}-]+)[^\S\n]+){0,3}(?:owner|manager|director|founder|head|assistant|secretary|partner|teacher|coordinator|Inhaber|Inhaberin|Geschäftsführer|Geschäftsführerin|Leiter|Leiterin|dueña|dueño|gerente|directora|gérante?|responsable|directeur|directrice)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:[Ff]ragen [Ss]ie (?:bitte )?nach|[Ff]rag nach|[Vv]erlangen [Ss]ie|[Aa]nsprechpartner(?:in)?(?: ist|:)?|[Kk]ontaktperson(?: ist|:)?|[Pp]regunte[n]? por|[Pp]ersona de contacto:?|[Dd]emandez|[Ii]nterlocut(?:eur|rice) ?:?)[^\S\n]+${name}(?=[^\S\n]*(?:[,.!\n;]|$|(?:unter|am|an|al|en|au)(?!\p{L})))`,
  String.raw`(?<!\p{L})(?:[Cc]ontact(?:ez|en)?|[Éé]crivez à|[Ss]chreiben [Ss]ie(?: an)?|[Ee]scriban? a)[^\S\n]+${name}(?=[^\S\n]*[,:][^\S\n]*\S+@)`,
  // "Mail Beatrix at hello@… (that's me)"
  String.raw`(?<!\p{L})(?:[Mm]ail|[Ww]rite to|[Rr]each|[Tt]ext|[Rr]ing)[^\S\n]+${name}(?=[^\S\n]+(?:at|on|under)[^\S\n]+\S+[^.!?\n]*that['’]?s me)`,
  String.raw`(?<!\p{L})(?:[Ll][Gg]|[Vv][Gg]|[Mm][Ff][Gg])[^\S\n]+${name}[^\S\n]*[.!]?[^\S\n]*$`,
  String.raw`(?<!\p{L})(?:[Aa]sk for|[Cc]ontact|[Ee]mail|(?:[Pp]ut|[Bb]ook|[Ff]ile) (?:it|me|us|this) (?:under|down as|in as))[^\S\n]+${name}(?=[^\S\n]+(?:at|on|under|via|when|if|please)(?!\p{L})|[^\S\n]*[.!\n]|[^\S\n]*$)`,
  String.raw`(?<!\p{L})[Cc]all[^\S\n]+${name}(?=[^\S\n]+(?:at|on|under)[^\S\n])`,
  // Signed at the end.
  String.raw`(?:^|\n|[.!?]\s+|,\s*|(?:[Dd]anke|[Tt]hanks|[Gg]racias|[Mm]erci),? (?:(?:und|and|y|et) )?)(?:[Bb]est(?: regards| wishes)?|[Aa]ll the best|(?:[Kk]ind|[Ww]arm) regards|[Rr]egards|[Yy]ours(?: sincerely| faithfully)?|[Ss]incerely|[Tt]hanks|[Tt]hank you|[Cc]heers|(?:(?:[Vv]iele|[Ll]iebe|[Bb]este|[Ss]chöne|[Hh]erzliche|[Ff]reundliche) )?Grü(?:ß|ss)e|[Mm]it freundlichen? Gr(?:ü|u)(?:ß|ss)e?n?|MfG|LG|VG|[Gg]ru(?:ß|ss)|[Dd]anke|[Vv]ielen Dank|[Ss]aludos(?: cordiales)?|(?:[Uu]n|[Rr]eciba un) (?:cordial )?saludo|[Aa]tentamente|(?:[Mm]uchas )?[Gg]racias|[Cc]ordialement|[Bb]ien cordialement|[Bb]ien à vous|[Mm]erci(?: d['’]avance| beaucoup)?)(?: ever so much| so much| very much| a lot| in advance| aus \p{Lu}\p{L}+| nach \p{Lu}\p{L}+| y gracias)?\s*[,.!:]?\s+(?!(?:Gr[uü](?:ß|ss)e?|Saludos|Regards|Cheers|Best)(?!\p{L}))${name}[^\S\n]*(?:[\n.,(!/|–—-]|$)`,
  String.raw`(?:^|\n)\s*[-–—~][^\S\n]*${name}\s*$`,
  // The last line, or the one above the firm's.
  String.raw`\S[^\S\n]*\n\s*\n[^\S\n]*(?=\S+[^\S\n]+\S)${name}[^\S\n]*\n[^\n@\d.!?]{3,60}$`,
  String.raw`\S\s*\n\s*(?=\S+[^\S\n]+\S)${name}\s*$`,
].map((pattern) => new RegExp(pattern, "u"));
const saidTwice =
  /(?<!\p{L})(?:[Ii]['’]m|[Ii] am|[Ii]ch bin|[Mm]y name is|[Nn]ame['’]?s|[Ss]oy|[Jj]e suis)\s+(\p{Lu}[\p{L}'’-]+)[.,]\s+(\p{Lu}[\p{L}'’-]+\s+\1)(?!\p{L})/u;
const ofFirstNames = new Set(
  patterns.filter(({ source }) => /\[Dd\]a\|\[Dd\]er|\[Ss\]omos\|/u.test(source)),
);
/** Typed in small letters, as on a phone: "my name is tom baker", "jess here". */
const smallPart = String.raw`(?!(?:zwar|eigentlich|and|from|but|und|von|y|de|et|i|of|at|pero|mais|aber|we|wir)(?!\p{L}))\p{Ll}[\p{Ll}'’-]+`;
const smallNames = [
  String.raw`(?<!\p{L})(?:my name is|my name['’]s|ich hei(?:ß|ss)e|mein name ist|me llamo|je m['’]appelle)\s+(${smallPart}(?:\s+${smallPart})?)(?=\s*(?:[,.!;\n]|$|(?:and|from|und|von|y|de|et|but|of|at)(?!\p{L})))`,
  // "i'm sunita, treasurer of our temple trust"
  String.raw`(?<!\p{L})(?:i['’]?m|i am|ich bin|soy|je suis)[^\S\n]+(${smallPart}),[^\S\n]+(?:(?:the|an?|die|der|la|el|le)[^\S\n]+)?(?:treasurer|secretary|chair|owner|founder|manager|director|head|president|inhaber(?:in)?|leiter(?:in)?|geschäftsführer(?:in)?|dueñ[oa]|directora?|gérante?|présidente?|directrice)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:moi,? c['’]est|they call me|name['’]?s)[^\S\n]+(?!pareil|le |la |un|non|oui|not|the )(${smallPart})(?=[^\S\n]*(?:[,.;\n]|$))`,
  String.raw`(?:^|(?:hi|hey|hello)[,!]?\s+)this is (?!a(?:n|bout)? |the |an? |spam|mail|not)(${smallPart}) (?:from|at|with) (?!you|the|a|my)`,
  String.raw`^\W*(?:(?:hi|hey|hello|morning)[,!]?\s+)?(?!any|some|no(?:body|thing)|still|me |is |over|back|new |im |customer|owner|over|right|look|wait|come|stuck)(${smallPart}) here(?:\s*[,.!]|\s+from|\s*$)`,
].map((pattern) => new RegExp(pattern, "iu"));
const capitalized = (said: string) =>
  said.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
const beforeContact = new RegExp(
  String.raw`(?:^|[\n.!?,;:(–—-])\s*(?:[Ii]t['’]?s[^\S\n]+|[Ii]['’]m[^\S\n]+|[Tt]his is[^\S\n]+|(?:[Ss]end|[Mm]ail|[Ww]rite)(?: it| that| them| everything)? to[^\S\n]+)?${name}[^\S\n]*[,.:;/|(<–—-]?\s*$`,
  "u",
);
const afterContact = new RegExp(String.raw`^\s*[,(;:.–—-]?\s*${name}\s*(?:[).,\n!–—-]|$)`, "u");
/** "Mme Roux": a family name alone. */
const calledTitle =
  /(?:^|[\s,(])(?:Mme|Mlle|M\.|Monsieur|Madame|Herr|Frau|Mr|Mrs|Ms|Sra?|Señora?)\.?[^\S\n]+$/u;
const pair = new RegExp(
  String.raw`^\W*${name}[^\S\n]*[,(/|–-][^\S\n]*(\p{Lu}[^\n,.()|!?]{1,60})`,
  "u",
);
const particles =
  /^(?:de|van|von|der|den|dem|la|las|los|del|le|du|da|dos|di|bin|al|el|ter|zu|y|e)$/u;
const isParticle = (word: string) => particles.test(word);

const legalWord =
  /(?:^|\s)(?:GmbH|UG|AG|KG|OHG|GbR|Inc|LLC|LLP|Ltd|Limited|PLC|Corp|Corporation|SARL|SAS|SL|BV|Srl|SpA)(?!\p{L})/u;

const product =
  /^(?:forms?|pages?|websites?|chatbots?|portals?|apps?|dashboards?|videos?|scripts?|crm|consulting|maintenance)$/iu;

/** Stand before "page", "form" and the like in what we sell. */
const ofProducts =
  /^(?:smart|landing|client|custom|full|web|trading|market|lead|home|contact|order|product|sales|booking|front|pine|minute|ai|gpt\S*|chat|voice|video|ongoing|tech|api|mobile|online|new|first|one|two)$/iu;

/** As much of a found run of capitals as is a name: not the word, the place or the company after it. */
export function cutName(found: string): string {
  const words = found.trim().split(/[^\S\n]+/);
  // "Odile Pellworth's PA" is somebody else's.
  if (words.slice(0, -1).some((word) => /\p{L}['’]s$/u.test(word))) return "";
  const kept: string[] = [];
  for (const word of words) {
    // "Jude Law" is a person, "Ana de Panadería Sol" goes on with a company.
    const isFirm = isBusinessWord(word) && (kept.length !== 1 || words.length > 2);
    const isJoint = isParticle(kept.length > 0 ? word.toLowerCase() : word);
    const isFamilyName =
      product.test(word) && words.length === 2 && !ofProducts.test(kept[0] ?? "");
    if (!isJoint && !isFamilyName && (isNoName(word) || isFirm)) break;
    kept.push(word);
  }
  // "Smart Form" is a service, and Smart nobody; "Rowan Page" is a person.
  if (product.test(words[1] ?? "") && (kept.length === 1 || ofProducts.test(kept[0] ?? "")))
    return "";
  // "Ana de Madrid", "Tom von Brightside": where from, or for whom.
  const at = kept.findIndex((word) => isParticle(word));
  const after = kept
    .slice(at)
    .filter((word) => !isParticle(word))
    .join(" ");
  const isFirm = legalWord.test(words.slice(Math.max(at, 0)).join(" "));
  // "Toni Gruber von Elektro Gruber", but "Ursula von Leyen".
  const isAfterWhole = at > 1 && kept[at] === "von" && !isParticle(kept[at + 1] ?? "");
  const isBare = at === 1 && /^(?:von|de)$/.test(kept[at] ?? "") && !isParticle(kept[at + 1] ?? "");
  if (at > 0 && (isPlace(after) || isBare || isAfterWhole || isFirm)) kept.length = at;
  else if (isFirm) return "";
  while (isParticle(kept.at(-1) ?? "")) kept.pop();
  const cut = kept.join(" ").replace(/['’]s?$/u, "");
  return kept.length === 1 && (isNoNameAlone(name) || /^\p{Lu}\.?$/u.test(cut)) ? "" : cut;
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
/** "Ada, ada@…": the address has the name in it. */
export const isInAddress = (said: string, address: string) =>
  said
    .split(/[\s-]/)
    .some((word) => word.length > 2 && plain(address).split("@")[0]?.includes(plain(word)));

export type FoundName = { name: string; end: number };

/** A name that stands right before or after an address or a number: "Marcus Bell. (212) …", "ada@… (Ada)". */
function besideContact(text: string): FoundName | null {
  const ways = [
    ...addressesIn(text).map(({ address, ...place }) => ({ ...place, address })),
    ...phonesIn(text).map((place) => ({ ...place, address: "" })),
  ];
  for (const { at, end: after, address } of ways) {
    if (!isOwn(text, at, after)) continue;
    const before = beforeContact.exec(text.slice(Math.max(0, at - 80), at))?.[1] ?? "";
    const behind = afterContact.exec(text.slice(after, after + 80));
    for (const [said, place] of [
      [before, at],
      [
        behind?.[1] ?? "",
        after + (behind?.[0].indexOf(behind[1] ?? "") ?? 0) + (behind?.[1] ?? "").length,
      ],
    ] as const) {
      const found = cutName(said);
      const isWhole = found !== "" && found === said;
      if (
        isWhole &&
        !isPlace(found) &&
        (found.includes(" ") ||
          isInAddress(found, address) ||
          isFirstName(found) ||
          calledTitle.test(text.slice(0, place).slice(0, text.lastIndexOf(found, place))))
      )
        return { name: found, end: said === before ? text.indexOf(found) + found.length : place };
    }
  }
  return null;
}

/** "Lena Koch, Kaffeerösterei Bohne", "Kwame Mensah, Accra": a name, then whom or where it is from. */
function besideFirm(text: string): FoundName | null {
  const match = pair.exec(text);
  const [, said = "", from = ""] = match ?? [];
  const found = cutName(said);
  const isFrom = isPlace(from) || legalWord.test(from) || from.split(/\s+/).some(isBusinessWord);
  if (!match || !isFrom || found !== said || !/\s/.test(found) || isPlace(found)) return null;
  return { name: found, end: match[0].indexOf(said) + said.length };
}

/** What somebody says that they are called, and where in the text that ends. */
export function nameIn(text: string): FoundName | null {
  const twice = saidTwice.exec(text);
  if (twice?.[2]) return { name: twice[2], end: twice.index + twice[0].length };
  for (const pattern of patterns) {
    for (const match of text.matchAll(new RegExp(pattern, "gu"))) {
      const found = cutName(match[1] ?? "");
      // "We're Smith and Jones", "der Designer vom Nachbarort".
      if (ofFirstNames.has(pattern) && !isFirstName(found.split(" ")[0] ?? "")) continue;
      const at = match.index + match[0].indexOf(match[1] ?? "");
      if (found && !isPlace(found) && !/\bnot $/.test(text.slice(0, match.index)))
        return { name: found, end: at + found.length };
    }
  }
  const beside = besideContact(text) ?? besideFirm(text);
  if (beside) return beside;
  for (const pattern of smallNames) {
    const typed = pattern.exec(text);
    const [said = ""] = typed?.slice(1) ?? [];
    const [ahead = ""] = said.split(" ");
    const isWork = isTrade(ahead) || (isBusinessWord(ahead) && !isFirstName(ahead));
    if (typed && /^\p{Ll}/u.test(said) && !isNoName(ahead) && !isWork)
      return { name: capitalized(said), end: typed.index + typed[0].indexOf(said) + said.length };
  }
  return null;
}

const greeting = /^\W*(?:hi|hello|hey|hallo|hola|bonjour|sure|yes|ja|sí|oui|ok)[,!.]?\s+/iu;
const aside = /,?\s+(?:by the way|btw|übrigens|por cierto|au fait)[.!]?$/iu;
const wholeName = new RegExp(String.raw`^\W*${name}\W*$`, "u");
/**
 * A message that is a name and nothing else, as people answer "What's your name?"; a single word, or one in small
 * letters, only if their address has it in it.
 */
export function bareName(text: string, address: string | null): string | null {
  const rest = text.trim().replace(greeting, "").replace(aside, "");
  const said = wholeName.exec(rest)?.[1] ?? "";
  const found = cutName(said);
  if (found !== "" && found === said && !isPlace(found))
    if (/\s/.test(found) || isInAddress(found, address ?? "") || isFirstName(found)) return found;
  const typed = /^(?:i['’]?m |it['’]?s )?(\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+)?)\W*$/iu.exec(
    rest,
  )?.[1];
  if (!typed || isNoName(typed) || !isInAddress(typed, address ?? "")) return null;
  return capitalized(typed);
}
