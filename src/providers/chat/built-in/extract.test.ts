import fc from "fast-check";
import { expect, test } from "vitest";
import { IntakeRecord } from "#domain/requests/contract.ts";
import { createBuiltInExtractor } from "./index.ts";

type Turn = { sender: "user" | "ai"; text: string };
const extractor = createBuiltInExtractor();
const extract = async (turns: Turn[]) => {
  const { record } = await extractor.extract(
    { instructions: "", temperature: 0.1, maxTokens: 800, turns },
    { signal: new AbortController().signal },
  );
  return IntakeRecord.parse(record);
};
const fromWords = (...said: string[]) =>
  extract(said.map((text): Turn => ({ sender: "user", text })));

test("a whole conversation becomes a whole record", async () => {
  const record = await extract([
    { sender: "ai", text: "Hello. I'm Aria, an AI. Write to support@ariaworks.example." },
    {
      sender: "user",
      text: "Hi, my name is Ada Byron and I work for Blue Harbor Ltd. We need a chatbot that answers questions about delivery.",
    },
    { sender: "ai", text: "A GPT-4 Chatbot costs $400 to $1,500." },
    {
      sender: "user",
      text: "It must hand over to a person. Our budget is about $1,200 and we need it within two weeks. Please email me at ada@blue-harbor.com.",
    },
  ]);
  expect(record).toMatchObject({
    customer_name: "Ada Byron",
    email: "ada@blue-harbor.com",
    company: "Blue Harbor Ltd",
    project_type: "chatbot",
    budget: "about $1,200",
    timeline: "within two weeks",
    contact_preference: "email",
    follow_up_needed: true,
    priority: "medium",
  });
  expect(record.project_description).toContain("a chatbot that answers questions about delivery");
  expect(record.key_requirements).toContain("It must hand over to a person.");
});

test.each([
  ["I'm Grace Hopper from Navy Systems Inc.", "Grace Hopper", "Navy Systems Inc"],
  ["This is Jan van der Berg", "Jan van der Berg", ""],
  ["I'm looking for a website", "", ""],
  ["I am not sure yet", "", ""],
  ["We need it by Monday.\n\nBest regards,\nMaria Lopez", "Maria Lopez", ""],
  ["reach me at tom@north-star.co.uk", "", "North Star"],
  ["reach me at tom@gmail.com", "", ""],
])("%j tells the name %j and the company %j", async (text, name, company) => {
  expect(await fromWords(text)).toMatchObject({ customer_name: name, company });
});

test.each([
  ["This is urgent, our form is broken", "high"],
  ["Just looking around, no hurry", "low"],
  ["What does a form cost?", "medium"],
])("%j has priority %j", async (text, priority) => {
  expect((await fromWords(text)).priority).toBe(priority);
});

test("what Aria said is nobody's name, address or budget", async () => {
  const record = await extract([
    { sender: "user", text: "hello" },
    { sender: "ai", text: "My name is Aria. Write to support@ariaworks.example. It costs $400." },
  ]);
  expect(record).toMatchObject({ customer_name: "", email: "", budget: "" });
});

test("an answer that Aria did not know needs a follow-up", async () => {
  const said: Turn = { sender: "user", text: "do you sell tents" };
  expect((await extract([said])).follow_up_needed).toBe(false);
  const unknown: Turn = { sender: "ai", text: "I don't know: our pages don't say anything." };
  expect((await extract([said, unknown])).follow_up_needed).toBe(true);
});

test("the last address counts", async () => {
  expect((await fromWords("a@x.com", "sorry, it is b@x.com")).email).toBe("b@x.com");
});

test("any conversation becomes a record of the contract's shape", async () => {
  const words = fc.constantFrom(
    ..."my name is Ada I'm from Acme Inc budget $5 within 2 weeks call me a@b.co \n urgent chatbot".split(
      " ",
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(" ")),
  );
  const turn = fc.record({ sender: fc.constantFrom("user" as const, "ai" as const), text });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 12 }), async (turns) => {
      await extract(turns);
    }),
    { numRuns: 100 },
  );
});

test("long texts are cut, and take no time to speak of", async () => {
  const record = await fromWords(`I need a form ${"and a very long story ".repeat(5000)}.`);
  expect(record.project_description.length).toBeLessThanOrEqual(2000);
  await fromWords("A".repeat(100_000), `${"a.".repeat(50_000)}@`, "Ab ".repeat(30_000));
});
