import { expect, test } from "vitest";
import { serviceAnswers } from "#content/answers/service-answers.ts";
import { siteCollection } from "#content/answers/site-collection.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { relationTo, servicesOf } from "./about-service.ts";

const about = { offers: null, page: null };

test("what is asked about a service is about that one and no other, wherever it stands", () => {
  const byId = new Map(siteCollection.entries.map((entry) => [entry.id, entry]));
  const mistaken = serviceAnswers.flatMap(({ id, service: own }) =>
    services
      .filter((service) => {
        const entry = byId.get(id);
        const relation = service.id === own ? "same" : "other";
        return !entry || relationTo(entry, service) !== relation;
      })
      .map((service) => `${id}, ${service.id}`),
  );
  expect(mistaken).toEqual([]);
});

test("the service that an answer offers counts before the page on which it stands", () => {
  const page = "/services/ai-lead-gen-lp";
  expect(servicesOf({ ...about, id: "vsl-leads", offers: "vsl-ai-host", page })).toEqual([
    "vsl-ai-host",
  ]);
  expect(servicesOf({ ...about, id: "leads-how", page })).toEqual(["ai-lead-gen-lp"]);
});

test("an answer of a kind of service is about each of them, and a general one about none", () => {
  const page = "/services/full-website";
  expect(servicesOf({ ...about, id: "website-blog", page })).toEqual([
    "full-website",
    "landing-page",
  ]);
  expect(servicesOf({ ...about, id: "refund-how", page: "/legal/refunds" })).toEqual([]);
});
