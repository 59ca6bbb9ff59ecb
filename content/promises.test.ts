import { expect, test } from "vitest";
import { services } from "./catalogue.ts";
import { delivery, guarantees, paymentTerms, replies, serviceLevel } from "./promises.ts";

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
