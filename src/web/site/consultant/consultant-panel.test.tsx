import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { replies } from "#content/promises.ts";
import { paths } from "../../paths.ts";
import { ConsultantPanel } from "./consultant-panel.tsx";
import type { ConsultantState } from "./consultant-state.ts";

const rendered = (state?: ConsultantState) =>
  renderToStaticMarkup(state ? <ConsultantPanel state={state} /> : <ConsultantPanel />);
const text = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("without Aria it is offline, says who answers and when, and offers no call", () => {
  const html = rendered();
  expect(text(html)).toContain("Status: Offline");
  expect(text(html)).toContain(`a person answers within ${replies.quoteHours} hours`);
  expect(html).not.toContain("<button");
});

test("the three tiles carry their specified names; two lead to people", () => {
  const html = rendered();
  const names = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(names).toEqual(["Video Consultation", "Chat Support", "Schedule Demo"]);
  const links = [...html.matchAll(/href="(.*?)"/g)].map(([, href]) => href);
  expect(links).toEqual([paths.contact(), paths.quote(), paths.contact("demo")]);
});

test.each<ConsultantState>([
  { status: "offline" },
  { status: "available" },
  { status: "busy", session: "starting" },
])("in every state it says that Aria is an AI: %o", (state) => {
  expect(text(rendered(state))).toContain("Aria is an AI");
});

test("available it starts a call", () => {
  const html = rendered({ status: "available" });
  expect(text(html)).toContain("Status: Available");
  expect(html).toContain("Start the call");
});

test("starting says so and takes no second call", () => {
  const html = rendered({ status: "busy", session: "starting" });
  expect(text(html)).toContain("Status: Busy");
  expect(text(html)).toContain("Starting session...");
  expect(html).not.toContain("<button");
});

test("a session without an address shows its id, and can be ended", () => {
  const html = rendered({ status: "busy", session: { id: "c_42", url: null } });
  expect(text(html)).toMatch(/Session c_42/);
  expect(html).not.toContain("<iframe");
  expect(html).toContain("End call");
});

test("a session with an address shows its picture, and can be ended", () => {
  const html = rendered({ status: "busy", session: { id: "c_42", url: "https://x.example/r" } });
  expect(html).toContain('src="https://x.example/r"');
  expect(html).toContain("End call");
});
