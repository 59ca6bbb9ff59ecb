/** What somebody told about themselves. */
export type Contact = {
  email: string | null;
  phone: string | null;
  name: string | null;
  company: string | null;
};

const email = /[\p{L}\p{N}][\p{L}\p{N}.+_-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/u;
/** Seven digits or more with the usual marks between them; not a price, not a card. */
const phone = /(?<![\w$€£.,-])(?:\+|00)?\(?\d{1,4}\)?(?:[\s./-]?\(?\d{2,5}\)?){2,5}(?![\w%€$-])/u;
const asName = String.raw`(\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:de|van|von|der|la|del|le)\s+){0,2}(?!Firma|Empresa|Société)\p{Lu}[\p{L}'’-]*){0,3})`;
const lead = String.raw`(?:^|[.!?\n]\s*|\b(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]allo|[Gg]uten [Tt]ag|[Hh]ola|[Bb]onjour)[,!.]?\s+)`;
/** How people say what they are called, the plainest first. */
const namePatterns: readonly RegExp[] = [
  String.raw`\b(?:[Mm]y name is|[Mm]y name['’]s|[Nn]ame:|[Ii]ch heiße|[Mm]ein Name ist|[Mm]e llamo|[Mm]i nombre es|[Jj]e m['’]appelle|[Mm]on nom est)\s+${asName}`,
  String.raw`\b(?:[Ii]['’]m|[Ii] am|[Tt]his is|[Ii]ch bin|[Hh]ier (?:ist|spricht)|[Ss]oy|[Jj]e suis|[Ii]ci)\s+${asName}(?=\s*(?:[,.!;:\n(-]|$|from\b|with\b|at\b|of\b|and\b|here\b|von\b|bei\b|de\b|und\b|y\b|et\b))`,
  String.raw`${lead}${asName}\s+(?:here\b|hier\b|from\s+\p{Lu}|von\s|de\s+(?:la\s+)?\p{Lu}|at\s+\p{Lu})`,
  String.raw`\b(?:[Aa]sk for|[Cc]all|[Cc]ontact|[Ee]mail)\s+${asName}\s+(?:at|on|under|via)\b`,
  String.raw`(?:^|[\n.!?]\s*|[-–—]\s*)${asName},?\s+[\p{L}\p{N}.+_-]{1,64}@`,
  String.raw`@[\p{L}\p{N}.-]{1,80}\.[\p{L}]{2,24}\s*[,(–—-]\s*${asName}\s*(?:[).\n]|$)`,
  String.raw`(?:^|\n|[.!]\s+)(?:[Bb]est(?: regards| wishes)?|[Kk]ind regards|[Rr]egards|[Tt]hanks|[Tt]hank you|[Cc]heers|[Vv]iele Grüße|[Mm]it freundlichen Grüßen|[Gg]ruß|[Ss]aludos|[Uu]n saludo|[Gg]racias|[Cc]ordialement|[Mm]erci)[,.!]?\s+${asName}\s*(?:[\n.,]|$)`,
  String.raw`\n\s*[-–—]\s*${asName}\s*$`,
].map((pattern) => new RegExp(pattern, "u"));
/** Typed in small letters, as on a phone: "my name is tom baker". */
const smallName =
  /\b(?:my name is|my name['’]s|ich heiße|mein name ist|me llamo|je m['’]appelle)\s+(\p{Ll}[\p{Ll}'’-]+(?:\s+(?!and\b|from\b|but\b|und\b|von\b|y\b|de\b|et\b|i\b)\p{Ll}[\p{Ll}'’-]+)?)(?=\s*(?:[,.!;\n]|$|and\b|from\b|und\b|von\b|y\b|de\b|et\b))/u;
const capitalized = (name: string) => name.replace(/(?<=^|\s)\p{Ll}/gu, (one) => one.toUpperCase());

/** What somebody says that they are called. */
function nameIn(text: string): string | null {
  for (const pattern of namePatterns) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (found && !noName.test(found)) return found;
  }
  const small = smallName.exec(text)?.[1];
  return small ? capitalized(small) : null;
}

const companyAfter =
  /\b(?:from|at|of|company(?: is|:)|work for|firm(?: is|:)|von der Firma|Firma|bei der|de la empresa|empresa|de la société|société|entreprise)\s+((?:\p{Lu}[\p{L}\p{N}&'’-]*)(?:\s+(?:&|\p{Lu}[\p{L}\p{N}&'’-]*)){0,4})/u;
/** Words that stand where a name could. */
const noName =
  /^(?:I|It|We|You|Yes|No|Thanks|Please|Hello|Hi|Hey|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Do|Can|What|How|Our|My|If|And|But|So|For|In|On|At|Ich|Wir|Der|Die|Das|Was|Wie|Guten|Nos|Qué|Cómo|Nous|Je|Vous|Le|La|Les|Los|El|Looking|Interested|Trying|Not|Just|Wondering|The|A|An|Sorry|Sure|Happy|Afraid|Calling|Writing|Still|Here|Back|Aria|German|Spanish|French|Owner)\b/;
/** Somebody else's: "write to my boss at …" is theirs to give, "my colleague's address is" isn't their own. */
const others =
  /\b(?:his|her|their|my (?:boss|colleague|wife|husband|partner|friend|neighbou?r|client|customer|competitor)(?:['’]s)?|seine|ihre|su jefe|son patron)\b[^.!?\n]{0,40}$/i;

const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * What somebody tells of themselves in one message: how to reach them, what they are called, and for whom they come.
 * Nobody else's: "my colleague's address is …" is left out.
 */
export function readContact(message: string): Contact {
  const text = message.slice(0, 4000);
  const foundEmail = ownPart(text, email);
  const foundPhone = ownPart(text.replace(new RegExp(email, "gu"), " "), phone);
  const digits = foundPhone ? digitsOf(foundPhone) : "";
  const isDate = foundPhone ? /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(foundPhone.trim()) : false;
  const name = nameIn(text);
  const company = companyAfter.exec(text)?.[1] ?? null;
  const hasWay = foundEmail !== null || digits.length >= 7;
  return {
    email: foundEmail?.replace(/[.]+$/, "") ?? null,
    phone:
      foundPhone && digits.length >= 7 && digits.length <= 15 && !isDate ? foundPhone.trim() : null,
    name,
    // "from Monday" names no company: only beside a way to reach them, or a name.
    company: company && (hasWay || name) ? company.replace(/[.,;]+$/, "").trim() : null,
  };
}

function ownPart(text: string, pattern: RegExp): string | null {
  for (const match of text.matchAll(new RegExp(pattern, "gu")))
    if (!others.test(text.slice(0, match.index))) return match[0];
  return null;
}

/** What was told over a whole conversation; what was said last counts. */
export const readContacts = (messages: readonly string[]): Contact =>
  messages.map(readContact).reduce(
    (known, { email: mail, phone: number, name, company }) => ({
      email: mail ?? known.email,
      phone: number ?? known.phone,
      name: name ?? known.name,
      company: company ?? known.company,
    }),
    { email: null, phone: null, name: null, company: null },
  );

/** A message without what tells how to reach somebody. */
export const withoutContactDetails = (message: string): string =>
  message
    .replace(new RegExp(email, "gu"), " ")
    .replace(new RegExp(phone, "gu"), (found) => (digitsOf(found).length >= 7 ? " " : found));
