import fc from "fast-check";
import { expect, test } from "vitest";
import { serviceTemplates } from "#content/service-templates.ts";
import { tradingTools } from "../../../../tests/factories/trading-tools.ts";
import { readConfiguration } from "../read-configuration.ts";
import { projectWish, serviceOf } from "./project-wish.ts";
import { newConfiguration, serviceTypes } from "./types.ts";

test("a wish fits into a quote, whatever is configured", () => {
  fc.assert(
    fc.property(tradingTools, (tradingTool) => {
      const wish = projectWish({ tradingTool });
      expect(wish.length).toBeLessThanOrEqual(5000);
      expect(wish).toMatch(/^One Pine Script (indicator|strategy)/);
    }),
  );
});

test("each template is asked for in words, and of a service that builds its type", () => {
  for (const { serviceType, configuration, schemaVersion } of serviceTemplates) {
    const read = readConfiguration<typeof serviceType>(serviceType, configuration, schemaVersion);
    expect(projectWish(read)).toMatch(/^One /);
    expect(projectWish(read)).not.toMatch(/undefined|null|\[object/);
  }
  expect(new Set(serviceTypes.map((type) => serviceOf(newConfiguration(type)))).size).toBe(6);
});

test("a video's script stays out of the wish, where its words would be read as wishes", () => {
  const { videoAgent } = newConfiguration("ai-video-agent");
  const wish = projectWish({ videoAgent: { ...videoAgent, script: "We deliver by tomorrow." } });
  expect(wish).not.toContain("tomorrow");
});
