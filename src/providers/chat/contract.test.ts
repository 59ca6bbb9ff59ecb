import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Consultant } from "#domain/consultant/ports.ts";
import { type Estimator, QuoteChoice } from "#domain/quotes/ports.ts";
import { IntakeRecord, type IntakeExtractor } from "#domain/requests/ports.ts";
import { answerOf, clientAt, never, question } from "../../../tests/factories/ai-provider.ts";
import { startAimock } from "../../../tests/stand-ins/aimock.ts";
import {
  createBuiltInConsultant,
  createBuiltInEstimator,
  createBuiltInExtractor,
} from "./built-in/index.ts";

let aimock: Awaited<ReturnType<typeof startAimock>>;
beforeAll(async () => {
  aimock = await startAimock();
  aimock.mock.onMessage(/None: our pages say nothing/, { content: "I don’t know." });
  aimock.mock.onMessage(/<offers>/, { content: JSON.stringify(chosen) });
  aimock.mock.onMessage(/<conversation>/, { content: JSON.stringify(recorded) });
  aimock.mock.onMessage(/.*/, { content: "A landing page costs $350 [S1]. Anything else?" });
});
afterAll(() => aimock.stop());

const implementations: [name: Consultant["name"], create: () => Consultant][] = [
  ["built-in", () => createBuiltInConsultant()],
  ["provider", () => clientAt(aimock.url).consultant],
];

/** What whoever answers in Aria's name keeps to (domain/consultant/ports.ts). */
describe.each(implementations)("%s", (name, create) => {
  test("says which one it is, and which model", () => {
    const consultant = create();
    expect(consultant.name).toBe(name);
    expect(consultant.model === null).toBe(name === "built-in");
  });

  test("answers in several pieces, then tells its end once", async () => {
    const { text, pieces, end } = await answerOf(create());
    expect(text).toContain("$350");
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces).not.toContain("");
    expect(end?.type).toBe("end");
  });

  test("rests on the given sources alone, and shows no marks of them", async () => {
    const request = question();
    const { text, end } = await answerOf(create(), request);
    expect(text).not.toMatch(/\[S?\d\]/);
    expect(end?.cited).toContain(request.sources[0]?.path);
    const paths = request.sources.map(({ path }) => path);
    for (const one of end?.cited ?? []) expect(paths).toContain(one);
  });

  test("says something where our pages say nothing, and cites nothing", async () => {
    const { text, end } = await answerOf(create(), question({ sources: [] }));
    expect(text.trim()).not.toBe("");
    expect(end?.cited ?? []).toEqual([]);
  });

  test("counts what was used in whole tokens, and what that costs in whole millionths", async () => {
    const consultant = create();
    const { end } = await answerOf(consultant);
    const { inputTokens = -1, outputTokens = -1 } = end?.usage ?? {};
    for (const one of [
      inputTokens,
      outputTokens,
      consultant.priceOf({ inputTokens, outputTokens }),
    ]) {
      expect(Number.isSafeInteger(one)).toBe(true);
      expect(one).toBeGreaterThanOrEqual(0);
    }
    expect(consultant.priceOf({ inputTokens: 0, outputTokens: 0 })).toBe(0);
    expect(consultant.priceOf({ inputTokens: 2000, outputTokens: 2000 })).toBeGreaterThanOrEqual(
      consultant.priceOf({ inputTokens: 1000, outputTokens: 1000 }),
    );
  });

  test("several answers at once don't mix", async () => {
    const consultant = create();
    const alone = await answerOf(consultant);
    const answers = await Promise.all(Array.from({ length: 8 }, () => answerOf(consultant)));
    for (const { text } of answers) expect(text).toBe(alone.text);
  });

  test("gives up without an error when whoever asked has left", async () => {
    const leaving = new AbortController();
    const consultant = create();
    const pieces: string[] = [];
    for await (const part of consultant.answer(question(), { signal: leaving.signal })) {
      if (part.type === "text") pieces.push(part.text);
      leaving.abort();
    }
    expect(pieces.length).toBeGreaterThan(0);
  });

  test("tells whether a text was flagged, or that it can't tell", async () => {
    const found = await create().moderate("What does a landing page cost?", { signal: never });
    expect([null, { isFlagged: false, categories: [] }]).toContainEqual(found);
  });
});

const chosen: QuoteChoice = {
  summary: "A landing page does it.",
  positions: [{ scopeId: "landing-page/starter", quantity: 1, reason: "one page" }],
  extras: [],
  assumptions: [],
};
const estimators: [name: Estimator["name"], create: () => Estimator][] = [
  ["built-in", createBuiltInEstimator],
  ["provider", () => clientAt(aimock.url).estimator],
];

describe.each(estimators)("estimator: %s", (name, create) => {
  test("chooses from the offers, in the shape that quotes check", async () => {
    const estimator = create();
    expect(estimator.name).toBe(name);
    const offer = {
      scopeId: "landing-page/starter",
      serviceId: "landing-page",
      service: "Landing Page",
      scope: "Starter",
      description: "One page",
      includes: ["a form"],
      capacities: null,
    };
    const request = { instructions: "Choose.", temperature: 0, maxTokens: 9999 };
    const { choice } = await estimator.choose(
      { ...request, wish: "One landing page", serviceId: "landing-page", offers: [offer] },
      { signal: never },
    );
    const scopes = QuoteChoice.parse(choice).positions.map(({ scopeId }) => scopeId);
    expect(scopes).toEqual([offer.scopeId]);
  });
});

const recorded: IntakeRecord = {
  customer_name: "Ada",
  email: "ada@example.com",
  company: "",
  project_type: "landing page",
  project_description: "",
  key_requirements: "",
  budget: "",
  timeline: "",
  contact_preference: "",
  follow_up_needed: true,
  priority: "medium",
};
const extractors: [name: IntakeExtractor["name"], create: () => IntakeExtractor][] = [
  ["built-in", createBuiltInExtractor],
  ["provider", () => clientAt(aimock.url).extractor],
];

describe.each(extractors)("extractor: %s", (name, create) => {
  test("reads a record in the shape that requests check", async () => {
    const extractor = create();
    expect(extractor.name).toBe(name);
    const request = { instructions: "Read the record.", temperature: 0.1, maxTokens: 800 };
    const turns = [
      { sender: "user" as const, text: "I am Ada, ada@example.com. I need a landing page." },
      { sender: "ai" as const, text: "It costs $350." },
    ];
    const { record } = await extractor.extract({ ...request, turns }, { signal: never });
    expect(IntakeRecord.parse(record).email).toBe("ada@example.com");
  });
});
