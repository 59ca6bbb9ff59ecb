import type { QuoteDetails } from "./contract.ts";
import type { SubjectType } from "./ports.ts";

type Fact = [label: string, value: string];
/** A row of a mail; none where there is nothing to say. */
export const fact = (label: string, value: string | null): Fact[] =>
  value ? [[label, value]] : [];

const labels: Record<SubjectType, string> = {
  service: "Service",
  category: "Category",
  template: "Template",
  topic: "Subject",
};
/** What the enquiry is about, as a row. */
export const aboutFact = (enquiry: {
  subjectType: SubjectType | null;
  subjectTitle: string | null;
}): Fact[] => fact(labels[enquiry.subjectType ?? "topic"], enquiry.subjectTitle);

/** `Words`, or `Words: what it is about`. */
export const titled = (words: string, about: string | null) =>
  about ? `${words}: ${about}` : words;

/** What a quote request says beside the wish, as rows; nothing for what was left empty. */
export const detailFacts = (details: QuoteDetails | null): Fact[] =>
  details
    ? [
        ...fact("Subject", details.subject),
        ...fact("Service, as they call it", details.serviceTitle),
        ...fact("Budget", details.budget),
        ...fact("Timeline", details.timeline),
        ...fact("Additional requirements", details.additionalRequirements),
        ...fact("Preferred payment", details.preferredPaymentModel),
      ]
    : [];
