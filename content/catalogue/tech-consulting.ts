import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { supportIncluded } from "./shared-texts.ts";

export const techConsulting: ServiceSeed = {
  id: "tech-consulting",
  title: "Tech Consulting",
  description:
    "An hour or a day with someone who builds these systems: your question answered, your plan reviewed, and the result in writing.",
  priceRange: { min: 120, max: 800 },
  credits: 12,
  category: "support-consulting",
  deliveryTime: "2-5 days",
  features: [
    "Video call with someone who builds",
    "We read your material before the call",
    "Written result with the next steps",
    "Independent advice, even if it names other providers",
    "The risks of each option, stated plainly",
    "Recording of the call, if you want one",
    "Confidentiality agreement on request",
  ],
  benefits: [
    "You decide with the reasons and the risks in front of you",
    "A second opinion before you sign a large contract",
    "Your team leaves with a list it can start on",
    "You get one answer with its reasons instead of a list of tools",
  ],
  technicalSpecs: [
    { name: "Topics", value: "AI, automation, web, data, security, choice of tools" },
    { name: "Form", value: "Video call with screen sharing both ways" },
    { name: "Times", value: "Agreed with you after the order; first dates within 2-5 days" },
    { name: "Language", value: "English" },
    { name: "Result", value: "One page after an hour, a report after a day" },
    { name: "Rescheduling", value: "Free of charge up to 24 hours before" },
  ],
  paymentModels: [
    {
      type: "fixed",
      name: "By the hour",
      description: "One hour of consulting, including preparation and summary.",
      price: "$120 / hour",
      details: ["The time for reading your material and writing the summary is included"],
    },
    {
      type: "fixed",
      name: "By the day",
      description: "Up to eight hours in one day, for a workshop or a review.",
      price: "$800 / day",
      details: ["May be split into two half days within two weeks", "The report is included"],
    },
  ],
  scopes: [
    {
      slug: "one-hour",
      name: "One hour",
      description: "One question or decision, in one call of 60 minutes.",
      price: 120,
      credits: 12,
      deliveryDays: 3,
      deliveryText: "first dates within 3 days",
      capacities: {
        holds: { hours: 1, documents: 10, revisions: 1 },
        systems: [],
        features: [],
        languages: ["en"],
      },
      includes: [
        "60-minute video call",
        "Up to 10 pages of your material read beforehand",
        "Summary with the next steps on one page, with 1 revision",
        supportIncluded,
      ],
    },
    {
      slug: "one-day",
      name: "One day, up to eight hours",
      description: "A workshop, an architecture review or a plan for the next months.",
      price: 800,
      credits: 80,
      deliveryDays: 5,
      deliveryText: "first dates within 5 days",
      capacities: {
        holds: { hours: 8, documents: 60, revisions: 1 },
        systems: [],
        features: [],
        languages: ["en"],
      },
      includes: [
        "Up to eight hours in one day, or two half days",
        "Up to 60 pages of material or one code base read beforehand",
        "Written report with options, costs and order of steps",
        "1 revision of the report",
        supportIncluded,
      ],
    },
  ],
};
