import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { longDate } from "#kit/date-words.ts";
import { oneLine } from "#kit/text.ts";

type Asked = { key: string; to: string; question: string; link: string; until: Date };

/** Asks somebody for a decision that an automation waits for. */
export const approvalMail = (
  { key, to, question, link, until }: Asked,
  { brandName }: { brandName: string },
): NewMail => ({
  key: `automation-approval/${key}`,
  to,
  subject: `Your decision is needed: ${oneLine(question).slice(0, 100)}`,
  ...mailLayout({
    brand: brandName,
    heading: "Your decision is needed",
    paragraphs: [question, "An automation is waiting for your decision."],
    facts: [["Open until", longDate(until)]],
    action: { label: "Decide", url: link },
    footer:
      "Anyone who has this link can decide. If you don’t know what this is about, ignore this email.",
  }),
});
