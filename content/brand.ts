import { openingWords } from "./opening-hours.ts";
import { replies } from "./promises.ts";
import { counted } from "./words.ts";

/**
 * Who the provider is, in its own words. Everything here is sample content until the provider confirms
 * it: set `sample` to false and each claim's `confirmed` to true once it is checked (the admin area's
 * "Before you go live" list reads both).
 */

/** A figure about the provider's past or results: its own words, one figure each, used everywhere. */
export type Claim = {
  id: string;
  /** As shown, set large, e.g. `200+`. */
  figure: string;
  /** What the figure counts, as shown beside it. */
  label: string;
  /** False until the provider has confirmed the figure; shown with a note until then. */
  confirmed: boolean;
};

export type SocialLink = {
  network: "Facebook" | "Twitter" | "LinkedIn" | "GitHub";
  /** Null until the provider has an account there: the link isn't shown. */
  href: string | null;
};

/** A phone number as people read it and as `tel:` needs it (E.164). */
export type Phone = { label: string; display: string; e164: string };

export const brand = {
  name: "Ariaworks",
  /** The contracting party, with its legal form; the site's name until the provider enters it. */
  legalName: "Ariaworks",
  tagline: "AI and web work, start to finish",
  /** For search engines and link previews. */
  description:
    "AI video agents, chatbots, automations, websites and trading tools for your business: built remotely, at fixed prices, with support after delivery.",
  /** The AI consultant. */
  consultant: "Aria",
  sample: true,
} as const;

/** The provider's own words (spec site.md §1 and §2, home). Where the specification names two figures, the lower. */
export const claims: readonly Claim[] = [
  { id: "projects", figure: "200+", label: "projects delivered", confirmed: false },
  { id: "clients", figure: "50+", label: "clients", confirmed: false },
  { id: "countries", figure: "50+", label: "countries", confirmed: false },
  { id: "uptime", figure: "99.9%", label: "uptime", confirmed: false },
  { id: "roi", figure: "300%", label: "return on investment", confirmed: false },
  { id: "delivery", figure: "3-5 day", label: "delivery", confirmed: false },
  { id: "time-saved", figure: "80%", label: "time saved", confirmed: false },
  { id: "remote", figure: "100%", label: "remote delivery", confirmed: false },
  { id: "ai-support", figure: "24/7", label: "AI support", confirmed: false },
];

/** Said once beside the claims while any of them is unconfirmed. */
export const unconfirmedClaimsNote = "Sample figures until the provider confirms its own.";

/** Example addresses (RFC 2606) and numbers from the range kept free for fiction. */
export const contact = {
  email: {
    support: "support@ariaworks.example",
    privacy: "privacy@ariaworks.example",
    dataProtection: "dpo@ariaworks.example",
    /** For vulnerability reports; named in /.well-known/security.txt. */
    security: "security@ariaworks.example",
  },
  phones: [
    { label: "Sales", display: "+1 (415) 555-0142", e164: "+14155550142" },
    { label: "Support", display: "+1 (415) 555-0168", e164: "+14155550168" },
  ] satisfies Phone[],
  /** spec site.md §2, contact. */
  phoneHours: openingWords,
} as const;

/** Hosts of our own addresses: nobody who writes to us is reached there. */
export const ownHosts: readonly string[] = [
  ...new Set(
    Object.values(contact.email).map((address) => address.slice(address.indexOf("@") + 1)),
  ),
];

/** The four networks of spec studio.md §2.2; the footer and the structured data read them here. */
export const socialLinks: readonly SocialLink[] = [
  { network: "Facebook", href: null },
  { network: "Twitter", href: null },
  { network: "LinkedIn", href: null },
  { network: "GitHub", href: null },
];

/** The home page's first screen (looks.md, "The first screen does the job"). */
export const hero = {
  headline: "One thread, from your first question to the finished work.",
  subline: `Tell us what takes up your time. You find out what we would build, what it costs and when you would have it. Then people build it, and we contact you within ${counted(replies.kickoffContactHours, "hour")} of your order.`,
  inputLabel: "What should be off your desk?",
  /** Each answers the label; choosing one opens the conversation with it already asked. */
  exampleWishes: [
    "The ten questions our inbox gets every day",
    "Copying new leads into the CRM",
    "A launch page we need next week",
  ],
} as const;
