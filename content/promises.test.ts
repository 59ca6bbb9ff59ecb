import { expect, test } from "vitest";
import { services } from "./catalogue.ts";
import { planTable } from "./plan-words.ts";
import {
  breach,
  dataRequests,
  delivery,
  earlierLegalEffectiveDate,
  ethics,
  guarantees,
  legalEffectiveDate,
  paymentTerms,
  plans,
  rateLimitsPerHour,
  replies,
  retention,
  serviceLevel,
  subscriptionTiers,
  terms,
} from "./promises.ts";

function prices(id: string) {
  return services.find((s) => s.id === id)?.scopes.map((scope) => scope.price);
}

test("the promises of an order carry the specification's figures", () => {
  expect(replies.quoteHours).toBe(24);
  expect(replies.kickoffContactHours).toBe(24);
  expect(guarantees).toEqual({ supportDays: 30, moneyBackDays: 30 });
});

test("each service shows one of the delivery claims", () => {
  const claims = Object.values(delivery).map((claim) => claim.text);
  const without = services.filter((s) => !claims.some((text) => s.deliveryTime.startsWith(text)));
  expect(without.map((s) => s.id)).toEqual([]);
});

test("the catalogue sells at the promised payment terms", () => {
  expect(prices("gpt4-chatbot")).toContain(paymentTerms.chatbotSetupUsd);
  expect(prices("landing-page")).toContain(paymentTerms.landingPageUsd);
  expect(prices("ui-ux-design")).toContain(paymentTerms.uiDesignUsdPerPage);
  expect(prices("tech-consulting")).toEqual([
    paymentTerms.consultingUsdPerHour,
    paymentTerms.consultingUsdPerDay,
  ]);
  const { design, development, launch } = paymentTerms.websiteMilestonesPercent;
  expect([design, development, launch]).toEqual([30, 50, 20]);
  expect(design + development + launch).toBe(100);
  const video = services.find((s) => s.id === "ai-video-1min");
  expect(video?.credits).toBe(paymentTerms.videoCredits);
});

test("the credit tiers leave no gap below the promised availability", () => {
  const tiers = serviceLevel.creditTiers;
  expect(tiers[0].belowPercent).toBe(serviceLevel.availabilityPercent.core);
  expect(tiers.slice(1).map((t) => t.belowPercent)).toEqual(
    tiers.slice(0, -1).map((t) => t.fromPercent),
  );
  expect(tiers.map((t) => t.creditPercent)).toEqual([10, 25, 50]);
});

test("no plan gives less than a smaller one, and each has an end", () => {
  const [free, ...larger] = Object.values(plans);
  expect(free?.usdPerMonth).toBe(0);
  for (const [index, { usdPerMonth, limits }] of larger.entries()) {
    const smaller = Object.values(plans)[index];
    expect(usdPerMonth).toBeGreaterThan(smaller?.usdPerMonth ?? 0);
    for (const [what, max] of Object.entries(limits)) {
      expect(Number.isSafeInteger(max)).toBe(true);
      expect(max).toBeGreaterThan(smaller?.limits[what as keyof typeof limits] ?? 0);
    }
  }
});

test("a table of plans names every limit once, with a figure for each plan", () => {
  const { head, rows } = planTable("free", "enterprise");
  expect(head).toEqual(["Limit", "Free", "Enterprise"]);
  expect(rows).toHaveLength(Object.keys(plans.free.limits).length);
  expect(rows).toContainEqual(["Projects", "3", "500"]);
  expect(rows).toContainEqual(["Video minutes", "2", "300"]);
  expect(rows).toContainEqual(["File storage", "100 MB", "100 GB"]);
});

test("the legal pages' figures are the specification's", () => {
  expect([legalEffectiveDate, earlierLegalEffectiveDate]).toEqual(["2025-01-01", "2024-01-01"]);
  expect(ethics).toEqual({
    acknowledgementHours: 24,
    investigationDays: 7,
    reviews: "quarterly",
  });
  expect(subscriptionTiers.map(({ name, usdPerMonth }) => `${name} ${usdPerMonth}`)).toEqual([
    "Starter 29",
    "Professional 79",
    "Enterprise 199",
  ]);
  expect(Object.values(rateLimitsPerHour)).toEqual([10, 1000, 500]);
  expect(terms).toEqual({
    suspensionAfterUnpaidDays: 7,
    dataExportAfterCancelDays: 30,
    discontinuationNoticeDays: 30,
    liabilityCapMonths: 12,
  });
  expect(retention).toEqual({
    enquiryYears: 2,
    customerYears: 3,
    videoAgentDays: 30,
    chatbotConversationMonths: 12,
    deliveryDays: 90,
    analyticsMonths: 24,
    backupDays: 90,
  });
  expect(breach).toEqual({ assessmentHours: 24, notificationHours: 72, reportDays: 30 });
  expect(dataRequests).toEqual({ responseMonths: 1, immediate: ["restriction", "objection"] });
  expect([replies.privacyHours, replies.dataProtectionOfficerHours]).toEqual([48, 72]);
});
