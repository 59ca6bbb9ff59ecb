import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { readStories, storyIds } from "#content/answers/stories.ts";
import { finish } from "#kit/steps.ts";
import { kindReader, learnKinds } from "./kind-reader.ts";

describe("stories", () => {
  it("are there for every service, for needs met elsewhere and for none", () => {
    const stories = readStories();
    for (const id of [...storyIds, "elsewhere", "no-need"])
      expect(stories.filter(({ asksFor }) => asksFor === id).length).toBeGreaterThan(100);
    expect(new Set(stories.map(({ text }) => text)).size).toBe(stories.length);
  });

  it("name other services that would be as right, and no others", () => {
    const folder = mkdtempSync(join(tmpdir(), "stories-"));
    const url = pathToFileURL(`${folder}/`);
    writeFileSync(
      join(folder, "web-app.txt"),
      "One list for seven | also: smart-form, client-portal\n",
    );
    expect(readStories(url)).toEqual([
      { text: "One list for seven", asksFor: "web-app", also: ["smart-form", "client-portal"] },
    ]);
    writeFileSync(join(folder, "web-app.txt"), "One list for seven | also: web-shop\n");
    expect(() => readStories(url)).toThrow("web-app.txt:1");
    writeFileSync(join(folder, "web-shop.txt"), "We sell socks\n");
    expect(() => readStories(url)).toThrow("web-shop");
  });
});

describe("a learner of kinds", () => {
  const featuresOf = (text: string) => new Map(text.split(" ").map((word) => [word, 1]));
  const learning = { featuresOf, rounds: 20, pace: 3, decay: 0 };
  const learn = (more: object = {}) => {
    const samples = [
      { text: "red apple", kind: "fruit" },
      { text: "red beet", kind: "root" },
      { text: "ripe tomato", kind: { fruit: 0.5, root: 0.5 } },
    ] as const;
    const kinds = ["fruit", "root"] as const;
    return kindReader(
      kinds,
      finish(learnKinds(kinds, samples, { ...learning, ...more })),
      featuresOf,
    );
  };

  it("shares what would be as right between kinds", () => {
    const read = learn();
    expect(read("apple").fruit).toBeGreaterThan(0.8);
    expect(read("tomato").fruit).toBeCloseTo(0.5, 1);
  });

  it("leaves out what is used too rarely, and weighs what is rare", () => {
    expect(learn({ minUses: 2 })("apple")).toEqual(learn({ minUses: 2 })("beet"));
    const read = learn({ byRarity: true });
    expect(read("red apple").fruit).toBeGreaterThan(0.7);
  });
});
