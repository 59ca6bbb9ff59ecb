import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { BotDeskView } from "#domain/chatbots/contract.ts";
import type { SourceView } from "#domain/knowledge/contract.ts";
import { AssistantBanner } from "./assistant-banner.tsx";
import { PlanLines } from "./bot-plan.tsx";
import { KnowledgeKept } from "./knowledge-kept.tsx";

const plan = (change: Partial<BotDeskView["plan"]> = {}): BotDeskView["plan"] => ({
  name: "Starter",
  resetsAt: "2026-12-01T00:00:00.000Z",
  bots: { used: 1, max: 2 },
  knowledgeBytes: { used: 1_000_000, max: 50_000_000 },
  messages: { used: 160, max: 2000 },
  ...change,
});
const desk = (of: BotDeskView["plan"]): BotDeskView => ({
  assistant: { kind: "built-in", model: null, models: null, missingModel: null },
  open: 0,
  waiting: 0,
  unanswered: 0,
  leads: 0,
  plan: of,
  connections: [],
  unconnected: [],
});
const textOf = (markup: string) =>
  markup
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const banner = (of: BotDeskView["plan"]) => {
  const Page = createRoutesStub([
    { path: "/", Component: () => <AssistantBanner projectId="prj_1" desk={desk(of)} /> },
  ]);
  return textOf(renderToStaticMarkup(<Page initialEntries={["/"]} />));
};

test("the designer shows what is used of the plan, and warns only near a limit", () => {
  const calm = banner(plan());
  expect(calm).toContain(
    "Starter plan: 160 of 2,000 messages this month, 1 of 2 chatbots published",
  );
  expect(calm).not.toContain("limit");
  const near = banner(plan({ messages: { used: 1600, max: 2000 } }));
  expect(near).toContain("Near the limit: 1,600 of 2,000 messages this month");
  expect(near).toContain("can’t answer at the moment, until 1 December.");
  expect(banner(plan({ messages: { used: 2000, max: 2000 } }))).toContain(
    "Limit reached: 2,000 of 2,000 messages this month Until 1 December,",
  );
});

test("who is about to publish is told which of the plan's chatbots it takes", () => {
  const said = (of: BotDeskView["plan"], goesLive: boolean) =>
    textOf(renderToStaticMarkup(<PlanLines plan={of} goesLive={goesLive} />));
  expect(said(plan({ bots: { used: 0, max: 10 } }), true)).toBe(
    "Starter plan: with this one, 1 of 10 chatbots published; 160 of 2,000 messages this month.",
  );
  expect(said(plan(), true)).toContain(
    "Limit reached: with this one, 2 of 2 chatbots published No other chatbot can go live",
  );
  // What is live already takes no further one.
  expect(said(plan({ bots: { used: 2, max: 2 } }), false)).toBe(
    "Starter plan: 2 of 2 chatbots published; 160 of 2,000 messages this month.",
  );
});

const source = (at: number): SourceView => ({
  id: `src_${at}`,
  kind: "page",
  title: "A page",
  input: { kind: "page", url: "https://shop.example/", readAgain: "never" },
  state: "ready",
  problem: null,
  note: null,
  words: 100,
  documents: 1,
  isOn: true,
  progress: null,
  addedAt: "2026-11-01T00:00:00.000Z",
  readAt: null,
  nextReadAt: null,
});

test("the training page shows sources, words and knowledge with what is left, and warns near each limit", () => {
  const said = (sources: number, used: number) =>
    textOf(
      renderToStaticMarkup(
        <KnowledgeKept
          sources={Array.from({ length: sources }, (_, at) => source(at))}
          words={48_000}
          bytes={{ used, max: 5_000_000 }}
        />,
      ),
    );
  expect(said(3, 1_000_000)).toBe(
    "3 of 500 sources, 48,000 words. 1 MB of 5 MB of knowledge in the plan, with room for about 570,000 more words.",
  );
  expect(said(3, 4_000_000)).toContain("Near the limit: 4 MB of 5 MB of knowledge Once it is full");
  expect(said(3, 5_000_000)).toContain("Limit reached: 5 MB of 5 MB of knowledge Nothing new");
  expect(said(400, 0)).toContain("Near the limit: 400 of 500 sources");
});
