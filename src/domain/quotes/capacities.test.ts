import { describe, expect, test } from "vitest";
import { services } from "#content/catalogue.ts";
import { supportIncluded } from "#content/catalogue/shared-texts.ts";
import { Capacities, type CapacityUnit, type FeatureName } from "#domain/catalogue/capacities.ts";
import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { knownFeatures, quantitiesIn } from "#domain/catalogue/index.ts";
import { readNumbers } from "#kit/read-numbers.ts";

type ScopeSeed = ServiceSeed["scopes"][number];

/** A scope's own texts, with those of the one that it builds on ("Everything in Complete", "The same page"). */
function textsOf(seed: ServiceSeed, scope: ScopeSeed): string[] {
  const own = [scope.name, scope.description, ...scope.includes].filter(
    (text) => text !== supportIncluded,
  );
  const index = seed.scopes.indexOf(scope);
  const before = seed.scopes[index - 1];
  const buildsOn = own.some((text) =>
    /^everything in|^the same page|^the complete page|^crm and booking on both/i.test(text),
  );
  return before && buildsOn ? [...textsOf(seed, before), ...own] : own;
}
const sharedTexts = ({ description, features, technicalSpecs }: ServiceSeed) => [
  description,
  ...features,
  ...technicalSpecs.map(({ name, value }) => `${name}: ${value}`),
];

const countedIn = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    quantitiesIn(text, readNumbers(text)).flatMap((one) =>
      one.kind === "quantity" && one.counted ? [{ ...one, units: one.counted.units }] : [],
    ),
  );

/** What the texts say otherwise than by a number before its noun. */
const saidOtherwise: Readonly<Record<string, Partial<Record<CapacityUnit, RegExp>>>> = {
  "gpt4-chatbot.one-site": { channels: /Website channel/ },
  "gpt4-chatbot.setup-with-care": { channels: /Channels: Website/ },
  "gpt4-chatbot.three-channels": { channels: /three channels/ },
  "full-website.eight-pages": {
    languages: /^(?!.*two languages)/s,
    forms: /Contact form/,
  },
  "full-website.five-pages": { forms: /Contact form/ },
  "full-website.twelve-pages": {
    forms: /Contact form[\s\S]*booking form|booking form[\s\S]*Contact form/,
  },
  "market-dashboard.one-source": { people: /one sign-in/ },
  "ui-ux-design.one-page": {},
};
/** How the catalogue says what people say otherwise. */
const catalogueWords: Partial<Record<FeatureName, RegExp>> = {
  editor: /Editor to change texts|Editor for texts/,
  "import of clients": /Import of your existing client list/,
  "merging duplicates": /existing contacts merged/,
  "pictures prepared": /pictures prepared/,
  "saved answers": /answers kept for people who come back/,
  "team sign-in": /Sign-in for up to 5 people|sign-in for up to 5 people/,
  "text written": /text written by us|text included/,
  training: /One hour of training/,
  translation: /Translation of the script/,
  uploads: /File upload|send you theirs|Documents in both directions/,
};

const inherited: readonly string[] = [
  // The catalogue writes only what a larger scope adds; these units it takes over from the scope before.
  "web-app.three-processes: spreadsheets",
  "web-app.customers-and-payments: processes",
  "web-app.customers-and-payments: roles",
  "web-app.customers-and-payments: spreadsheets",
  "ai-video-1min.three-videos: languages",
  "vsl-ai-host.three-minutes: languages",
  "vsl-ai-host.five-minutes-with-page: languages",
  "vsl-ai-host.two-openings: languages",
  "smart-form.one-form: steps",
];

describe.each(
  services.flatMap((seed) =>
    seed.scopes.map((scope) => [`${seed.id}.${scope.slug}`, seed, scope] as const),
  ),
)("%s", (id, seed, scope) => {
  const texts = textsOf(seed, scope);
  const all = [...texts, ...sharedTexts(seed)];

  test("is typed as capacities are", () => {
    expect(Capacities.parse(scope.capacities)).toEqual(scope.capacities);
  });

  test("each number of its data stands in its texts", () => {
    const counted = countedIn(all);
    const missing = Object.entries(scope.capacities.holds).filter(([unit, count]) => {
      const otherwise = saidOtherwise[id]?.[unit as CapacityUnit];
      if (otherwise) return !otherwise.test(all.join("\n"));
      if (inherited.includes(`${id}: ${unit}`)) return false;
      return !counted.some((one) => one.count === count && (one.units as string[]).includes(unit));
    });
    expect(missing).toEqual([]);
  });

  test("each number of its texts is in its data", () => {
    const { holds } = scope.capacities;
    const known = new Set(seed.scopes.flatMap((one) => Object.keys(one.capacities.holds)));
    const missing = countedIn(texts).filter(({ units, count, isArticle, text }) => {
      const asked = units.filter((unit) => known.has(unit));
      return (
        !isArticle &&
        !/half days|one rule/.test(text) &&
        asked.length > 0 &&
        !asked.some((unit) => (holds[unit] ?? 0) >= count)
      );
    });
    expect(missing.map(({ text }) => text)).toEqual([]);
  });

  test("each feature and system of its data is named in its texts", () => {
    const words = all.join("\n");
    const isCrm = (name: string) => ["HubSpot", "Salesforce", "Pipedrive"].includes(name);
    const spelled: Partial<Record<string, RegExp>> = {
      Email: /e-?mail|inbox/i,
      "Web forms": /\bforms?\b/i,
      Website: /website|any site/i,
      Webhooks: /webhook/i,
      Spreadsheets: /spreadsheet|sheets/i,
    };
    const systems = scope.capacities.systems.filter(
      (name) =>
        !(spelled[name] ?? new RegExp(name, "i")).test(words) &&
        !(isCrm(name) && /\bCRM\b/.test(words)),
    );
    expect(systems).toEqual([]);
    const features = scope.capacities.features.filter((name) => {
      const known = knownFeatures.find(({ feature }) => feature === name);
      return !(catalogueWords[name] ?? known?.said)?.test(words);
    });
    expect(features).toEqual([]);
  });
});
