/** What a question wants to hear of its subject, and how a sentence shows that it says so. */
export type Aspect = "price" | "time" | "contact" | "count" | "share" | "place";

const number = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)";

const aspects: readonly { aspect: Aspect; asked: RegExp; told: RegExp }[] = [
  {
    aspect: "price",
    asked:
      /\bhow (?:much|expensive)\b|\b(?:prices?|pricing|costs?|charges?|fees?|rates?|expensive|cheap\w*|budget|dollars?|usd)\b|\$/i,
    told: /\$\s?\d/,
  },
  {
    aspect: "time",
    asked:
      /\bhow (?:long|soon|fast|quick\w*|many (?:days|weeks|months|hours))\b|\bwhen\b|\b(?:deadline|turnaround|delivery times?|hours)\b/i,
    told: new RegExp(
      `\\b${number}(?:\\s*(?:-|–|to|and)\\s*${number})?[\\s-](?:second|minute|hour|day|week|month|year|business day)s?\\b|\\bat once\\b|\\bimmediately\\b|\\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?s?\\b`,
      "i",
    ),
  },
  {
    aspect: "contact",
    asked:
      /\b(?:phone|telephone|hotline)\b|\b(?:your|the) (?:e-?mail|mail|number|address|contact)\b|\b(?:contact|reach|call|write to|e-?mail|mail) (?:you|someone|somebody|support|a person|details)\b|\bget in touch\b/i,
    told: /\S@\S+\.\S|\(\d{3}\)\s?\d/,
  },
  { aspect: "count", asked: /\bhow many\b/i, told: new RegExp(`\\b${number}\\b`, "i") },
  {
    aspect: "share",
    asked: /\b(?:uptime|availability|available|percent\w*|share|instal?lments?|parts)\b|%/i,
    told: /\d\s?%/,
  },
  { aspect: "place", asked: /^\W*where\b/i, told: /\b(?:page|settings|account|address|@)/i },
];

/** What a question asks for; several where it asks for several. "Do the prices include tax?" wants no amount. */
export const aspectsAsked = (question: string): Aspect[] =>
  aspects
    .filter(
      ({ asked, aspect }) =>
        asked.test(question) &&
        !(
          isYesNo(question) &&
          /^(?:price|time)$/.test(aspect) &&
          !/\b(?:how|what|when)\b/i.test(question)
        ),
    )
    .map(({ aspect }) => aspect);

/** Whether a sentence tells it. */
export const tellsAspect = (text: string, aspect: Aspect): boolean =>
  aspects.some((one) => one.aspect === aspect && one.told.test(text));

/** Whether a yes or a no is expected. */
export const isYesNo = (question: string): boolean =>
  /^\W*(?:(?:hi|hello|hey|so|and|but|ok|okay|also)\W+)*(?:can|could|do|does|did|is|are|will|would|may|has|have|am)\b/i.test(
    question,
  );

/** A sentence that denies, limits or makes it depend: no plain yes. */
export const isHedged = (text: string): boolean =>
  /\b(?:not|no|never|nobody|nothing|none|without|only|unless|except|until|beyond|but|if|may|might|can be|cannot)\b|n['’]t\b/i.test(
    text,
  );
