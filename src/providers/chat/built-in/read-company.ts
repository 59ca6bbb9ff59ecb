const companyName =
  "[\\p{Lu}\\p{N}][\\p{L}\\p{N}&'’+-]{0,40}(?:\\s+(?:&\\s+)?[\\p{Lu}\\p{N}][\\p{L}\\p{N}&'’+-]{0,40}){0,4}";
const legalForm =
  "(?:Inc|LLC|Ltd|Limited|GmbH|AG|SA|SAS|SARL|BV|Corp|Corporation|Co|Company|PLC|AB|Oy|SpA|Pty|Studio|Studios|Agency|Group|Labs|Partners)";

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

/** The first company that is named in what somebody said, oldest first; empty where none is. */
export function readCompany(said: readonly string[]): string {
  const texts = said.map((text) => text.replaceAll("’", "'"));
  for (const pattern of companyPatterns)
    for (const text of texts) {
      const found = pattern.exec(text)?.[1]?.replace(/[.,;:!?\s-]+$/, "");
      if (found && !noName.test(found)) return found;
    }
  return "";
}
