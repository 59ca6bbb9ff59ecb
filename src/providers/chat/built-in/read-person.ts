/** Who somebody says they are. Empty where they don't. */
export type Person = { name: string; email: string; company: string };

const email = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}/u;
// A name is one to four words, each with a capital; small particles may stand between.
const part = "\\p{Lu}[\\p{L}'’.-]{0,30}";
const fullName = `${part}(?:\\s+(?:(?:van|von|de|der|den|da|di|la|le|bin|al)\\s+){0,2}${part}){0,3}`;
const companyName =
  "[\\p{Lu}\\p{N}][\\p{L}\\p{N}&'’+-]{0,40}(?:\\s+(?:&\\s+)?[\\p{Lu}\\p{N}][\\p{L}\\p{N}&'’+-]{0,40}){0,4}";
const legalForm =
  "(?:Inc|LLC|Ltd|Limited|GmbH|AG|SA|SAS|SARL|BV|Corp|Corporation|Co|Company|PLC|AB|Oy|SpA|Pty|Studio|Studios|Agency|Group|Labs|Partners)";

const namePatterns = [
  new RegExp(`\\b(?:[Mm]y name(?:'s| is)|[Nn]ame:)\\s+(${fullName})`, "u"),
  new RegExp(
    `\\b(?:I am|I'm|[Tt]his is|[Ii]t's|[Yy]ou can call me|[Cc]all me)\\s+(${fullName})(?=\\s*(?:[,.!;\\n]|$|from\\b|with\\b|at\\b|of\\b|and\\b|here\\b))`,
    "u",
  ),
  new RegExp(
    `(?:^|\\n)\\s*(?:[Bb]est(?: regards| wishes)?|[Kk]ind regards|[Rr]egards|[Tt]hanks|[Tt]hank you|[Cc]heers|[Ss]incerely|[Yy]ours)[,.!]?\\s*\\n+\\s*(${fullName})\\s*(?:\\n|$)`,
    "u",
  ),
];
const companyPatterns = [
  new RegExp(
    `\\b(?:[Mm]y|[Oo]ur|[Tt]he) (?:company|firm|business|agency|startup|shop|organi[sz]ation)(?:'s name)? (?:is|is called|called|named)\\s+(?:called\\s+)?(${companyName})`,
    "u",
  ),
  new RegExp(`\\b[Cc]ompany(?: name)?:\\s*(${companyName})`, "u"),
  new RegExp(
    `\\b(?:work(?:ing)? (?:at|for)|(?:am|'m) (?:with|from|at)|(?:CEO|CTO|COO|founder|owner|director|manager|head|partner) (?:of|at)|on behalf of|represent(?:ing)?|we are|we're|from)\\s+(${companyName}(?:\\s+${legalForm}\\b\\.?)?)`,
    "u",
  ),
  new RegExp(`\\b((?:\\p{Lu}[\\p{L}\\p{N}&'’-]{1,30}\\s+){1,3}${legalForm})\\b`, "u"),
];

/** Begins a sentence with a capital without being a name. */
const noName =
  /^(?:I|A|An|The|We|You|It|Not|No|Yes|Just|Also|Very|Sorry|Sure|Looking|Interested|Trying|Aria|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|AI|CRM|FAQ|SEO|PDF|API|English|Spanish|French|German|Hi|Hello|Hey|Thanks|Please|HubSpot|Salesforce|Pipedrive|Slack|Zapier|TradingView|Google|WhatsApp|Stripe|Shopify)\b/;

const first = (texts: readonly string[], patterns: readonly RegExp[]): string => {
  for (const pattern of patterns)
    for (const text of texts) {
      const found = pattern.exec(text)?.[1]?.replace(/[.,;:!?\s-]+$/, "");
      if (found && !noName.test(found)) return found;
    }
  return "";
};

/** Reads who somebody is out of what they said, oldest first; what was said last about the address counts. */
export function readPerson(said: readonly string[]): Person {
  const texts = said.map((text) => text.replaceAll("’", "'"));
  const address = texts.toReversed().flatMap((text) => email.exec(text)?.[0] ?? [])[0] ?? "";
  const name = first(texts, namePatterns);
  const company = first(texts, companyPatterns);
  return {
    name,
    email: address,
    company: company === name ? "" : company,
  };
}
