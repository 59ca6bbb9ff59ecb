import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { supportIncluded } from "./shared-texts.ts";

export const uiUxDesign: ServiceSeed = {
  id: "ui-ux-design",
  title: "UI/UX Design",
  description:
    "Screens designed page by page for phone and desktop, with every state drawn, in a file your developers can build from.",
  priceRange: { min: 150, max: 500 },
  credits: 15,
  category: "support-consulting",
  deliveryTime: "1-2 days per page",
  features: [
    "Phone and desktop layout of each page",
    "Empty, loading and error states drawn",
    "Figma file with named styles",
    "Contrast and focus checked to WCAG AA",
    "Rough layout first, details after your go-ahead",
    "Suggested texts for buttons and messages",
    "Measures and assets ready for developers",
  ],
  benefits: [
    "You see what you will get before you pay for code",
    "Developers build without guessing what you meant",
    "Mistakes are fixed in the drawing, where they cost little",
    "New pages match, because the styles are named",
  ],
  technicalSpecs: [
    { name: "File", value: "Figma, in your own team or handed over to it" },
    { name: "Widths", value: "390 and 1440 px for each page" },
    { name: "Styles", value: "Colours, type and spacing as named variables" },
    { name: "Accessibility", value: "WCAG 2.2 level AA for contrast, targets and order" },
    { name: "Assets", value: "Icons as SVG, pictures in the sizes needed" },
    { name: "Not included", value: "Code; order it as Landing Page or Full Website" },
  ],
  paymentModels: [
    {
      type: "fixed",
      name: "Per page",
      description: "Each designed page costs $150, no matter what is on it.",
      price: "$150 / page",
      details: [
        "A page is one screen with its states, for phone and desktop",
        "Three pages with a clickable prototype cost $500",
        "More than three pages: ask for a quote",
      ],
    },
  ],
  scopes: [
    {
      slug: "one-page",
      name: "One page",
      description: "One page for phone and desktop, with its states.",
      price: 150,
      credits: 15,
      deliveryDays: 2,
      capacities: { holds: { pages: 1, revisions: 2 }, systems: ["Figma"], features: [] },
      includes: [
        "One page at two widths",
        "Empty, loading and error states",
        "Figma file with named styles",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "two-pages",
      name: "Two pages",
      description: "Two related pages, such as a list and its detail view.",
      price: 300,
      credits: 30,
      deliveryDays: 4,
      capacities: { holds: { pages: 2, revisions: 2 }, systems: ["Figma"], features: [] },
      includes: [
        "Two pages at two widths",
        "Empty, loading and error states of both",
        "Named styles and shared parts in Figma",
        "2 revisions per page",
        supportIncluded,
      ],
    },
    {
      slug: "three-pages-prototype",
      name: "Three pages, with prototype",
      description: "Three pages at $150 each, plus $50 for a prototype to click through.",
      price: 500,
      credits: 50,
      deliveryDays: 6,
      capacities: {
        holds: { pages: 3, revisions: 2 },
        systems: ["Figma"],
        features: ["prototype"],
      },
      includes: [
        "Three pages at two widths",
        "Clickable prototype to try with customers",
        "Named styles and shared parts in Figma",
        "2 revisions per page",
        supportIncluded,
      ],
    },
  ],
};
