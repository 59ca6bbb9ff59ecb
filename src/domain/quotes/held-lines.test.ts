import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { newcomersWishes } from "../../../tests/factories/newcomers-wishes.ts";
import { wishesForMore } from "../../../tests/factories/wishes-for-more.ts";
import { chooseServices } from "./choose-services.ts";
import { composeQuote } from "./compose-quote.ts";
import { heldLines } from "./held-lines.ts";
import { holdsLine } from "./read-lines.ts";
import { totalOf } from "./rules.ts";
import { askedIn } from "./write-quote.ts";

/** A Monday. */
const now = new Date("2026-11-23T09:00:00Z");
const details = {
  subject: "",
  serviceTitle: "",
  budget: "",
  timeline: "",
  additionalRequirements: "",
  preferredPaymentModel: "fixed" as const,
};

function quoteOf(wish: string) {
  const positions = chooseServices(wish, null).map(({ serviceId }) => ({
    scopeId: catalogueServices.find(({ id }) => id === serviceId)?.scopes[0]?.id ?? "",
    quantity: 1,
    reason: "",
  }));
  const offer = composeQuote(
    { summary: "", positions, extras: [], assumptions: [] },
    catalogueServices,
    askedIn({ wish, serviceId: null, about: null, details }, true, now),
  );
  return {
    scopes: offer.positions.flatMap(({ scopeId }) => scopeId ?? []),
    isFirm: totalOf(offer.positions) !== null,
    covered: offer.demands.filter(({ is }) => is === "covered").map(({ text }) => text),
  };
}

test.each(newcomersWishes)(
  "what one option holds in full is quoted firmly for it, in anybody's words: %s",
  (wish, scopeId) => {
    expect(quoteOf(wish)).toMatchObject({ scopes: [scopeId], isFirm: true });
  },
);

test.each(wishesForMore)("one part that no option holds leaves it to a person: %s", (wish) => {
  expect(quoteOf(wish).isFirm).toBe(false);
});

test("whatever is added to a firm wish and no option holds, its price isn't firm any more", () => {
  const more = fc.constantFrom(
    "– we also want a podcast player",
    "– also a wheel of fortune",
    "– you answer the phone for us",
    ", and it reads out loud",
    ", then faxes it",
    "plus WhatsApp messages",
    "and a signature on the screen",
    "and hosting for a year",
    "plus a members' area",
    "and it plays our songs",
    "with a guarantee of 50 leads a month",
    "and an interface to our ERP",
    "and you come round once a week",
    "und eine App für Android",
    "y una tienda online",
    "et un forum",
  );
  fc.assert(
    fc.property(fc.constantFrom(...newcomersWishes), more, ([wish], part) => {
      expect(quoteOf(`${wish.replace(/[.!?\s]+$/u, "")} ${part}.`).isFirm).toBe(false);
    }),
    { numRuns: 150 },
  );
});

describe("lines of the catalogue in everyday words", () => {
  test("each stands in the catalogue, and not in every option", () => {
    const scopes = catalogueServices.flatMap((service) =>
      service.scopes.map((scope) => ({ service, scope })),
    );
    for (const { line } of heldLines) {
      const holding = scopes.filter(({ service, scope }) => holdsLine(service, scope, { line }));
      expect(holding.length, `${line}`).toBeGreaterThan(0);
      expect(holding.length, `${line}`).toBeLessThan(scopes.length);
    }
  });

  test.each([
    ["Maintenance for our site for one month, 2 hours, daily backups", "daily backups"],
    ["Wartung unserer Website, 2 Stunden, Sicherung jeden Tag", "Sicherung jeden Tag"],
    ["Chatbot for 20 pages, only on our website", "only on our website"],
    ["Un portail pour 20 clients, sur notre domaine", "sur notre domaine"],
    ["Portal para 20 clientes, con un segundo factor", "con un segundo factor"],
    ["One form with 10 fields, answers into our spreadsheet", "our spreadsheet"],
    ["Web form into HubSpot, no duplicates", "no duplicates"],
  ])("%s: %s is told to be covered", (wish, part) => {
    const { covered } = quoteOf(wish);
    expect(covered.some((text) => part.includes(text) || text.includes(part))).toBe(true);
  });

  test("a line counts for the options that have it, and for no smaller one", () => {
    expect(quoteOf("Sales video, 3 minutes, English, with a page of its own").scopes).toEqual([
      "vsl-ai-host.five-minutes-with-page",
    ]);
    // Only the largest chatbot has an email channel.
    expect(quoteOf("Chatbot for 20 pages that also answers our emails").scopes).toEqual([
      "gpt4-chatbot.three-channels",
    ]);
  });

  test("an option without lines of the kind covers nothing", () => {
    const [service] = catalogueServices.filter(({ id }) => id === "landing-page");
    const bare = service?.scopes[0];
    expect(service && bare).toBeDefined();
    if (!service || !bare) return;
    const empty = { ...bare, description: "", includes: ["Nothing"] };
    const alone = { ...service, features: [], benefits: [], technicalSpecs: [], scopes: [empty] };
    for (const { line } of heldLines) expect(holdsLine(alone, empty, { line })).toBe(false);
  });
});

describe("what is named only to be refused is no demand", () => {
  test.each([
    ["A Pine Script indicator with one alert, no webhooks", "pine-script-indicator.one-indicator"],
    [
      "Un indicador de TradingView con una alerta, webhooks no",
      "pine-script-indicator.one-indicator",
    ],
    ["Portal für 20 Mandanten, ohne Freigaben", "client-portal.documents"],
    ["Vidéo d'une minute en français, sans sous-titres", "ai-video-1min.one-video"],
    ["A landing page with 5 sections; we don't need Salesforce", "landing-page.essential"],
  ])("%s", (wish, scopeId) => {
    expect(quoteOf(wish)).toMatchObject({ scopes: [scopeId], isFirm: true });
  });

  test("said without the refusal it is one", () => {
    expect(quoteOf("A Pine Script indicator with webhooks").scopes).not.toEqual([
      "pine-script-indicator.one-indicator",
    ]);
  });
});
