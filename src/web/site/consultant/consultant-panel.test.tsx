import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { replies } from "#content/promises.ts";
import type { ConsultationSession } from "#domain/consultations/contract.ts";
import { paths } from "../../paths.ts";
import { CallCheck } from "./call-check.tsx";
import { CallFrame } from "./call-frame.tsx";
import { type Call, type CallState, nothingKnown } from "./call-state.ts";
import { ConsultantPanel, PanelView } from "./consultant-panel.tsx";
import type { CallParts } from "./use-consultant.ts";

const nothing = () => {};
const parts: CallParts = { CallCheck, CallFrame, DemoCall: null };
const open = { state: "available", isDemo: false, isChatOpen: true } as const;
const rendered = (change: Partial<CallState> = {}, shownWith: CallParts = parts) =>
  renderToStaticMarkup(
    <PanelView
      consultant={{
        ...nothingKnown,
        known: open,
        ...change,
        isDemo: change.known?.isDemo ?? false,
        parts: shownWith,
        prepare: nothing,
        leave: nothing,
        start: nothing,
        cancel: nothing,
        end: nothing,
      }}
    />,
  );
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replaceAll("&#x27;", "'");
const buttonsIn = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = ""]) => text(inside).trim());

const session: ConsultationSession = {
  id: "con_42",
  url: "https://rooms.example/42",
  personaName: "Aria",
  isDemo: false,
  startedAt: "2026-03-01T12:00:00.000Z",
  endsBy: "2026-03-01T12:30:00.000Z",
};
const running = (change: Partial<ConsultationSession> = {}, hasCamera = true): Call => ({
  step: "running",
  session: { ...session, ...change },
  hasCamera,
});

test("a stored page says that she is there, and its button wakes the panel", () => {
  const html = renderToStaticMarkup(<ConsultantPanel beside="contact" />);
  expect(text(html)).toContain("Status: Available");
  expect(html).toMatch(/<a [^>]*data-chat/);
  expect(html).toMatch(/<button [^>]*data-opens="consultant"[^>]*>.*Start the call/);
});

test("within another island it offers no call before it is known whether one can be had", () => {
  expect(buttonsIn(renderToStaticMarkup(<ConsultantPanel beside="quote" />))).toEqual([]);
});

test("the three tiles carry their specified names, and lead somewhere without scripts", () => {
  const html = rendered();
  const names = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(names).toEqual(["Video Consultation", "Chat Support", "Schedule Demo"]);
  const links = [...html.matchAll(/<a [^>]*href="(.*?)"/g)].map(([, href]) => href);
  expect(links).toEqual([paths.contact(), paths.quote(), paths.demo()]);
});

test.each<[string, Partial<CallState>]>([
  ["available", {}],
  ["busy", { known: { ...open, state: "busy" } }],
  ["offline", { known: { ...open, state: "offline", isChatOpen: false } }],
  ["check", { call: { step: "check" } }],
  ["starting", { call: { step: "starting" } }],
  ["running", { call: running() }],
  ["found", { call: { step: "found", session } }],
  ["over", { call: { step: "over", id: "con_42", seconds: 3 } }],
])("in every state it says that Aria is an AI: %s", (_name, change) => {
  expect(text(rendered(change))).toContain("Aria is an AI");
});

test("where a call can be had it is offered; where not, it isn't, and the badge says so", () => {
  expect(buttonsIn(rendered())).toEqual(["Start the call"]);
  for (const [state, word] of [
    ["busy", "Busy"],
    ["offline", "Offline"],
  ] as const) {
    const html = rendered({ known: { ...open, state } });
    expect(text(html)).toContain(`Status: ${word}`);
    expect(buttonsIn(html)).toEqual([]);
  }
});

test("with the chat closed it says who answers and when, and offers no chat", () => {
  const html = rendered({ known: { ...open, state: "offline", isChatOpen: false } });
  expect(text(html)).toContain(`within ${replies.quoteHours} hours`);
  expect(html).not.toContain("data-chat");
});

test("the demo says that it is one, before it starts", () => {
  expect(text(rendered({ known: { ...open, isDemo: true } }))).toContain("In demo mode");
});

test("before a call it says where voice and picture go, and that it needs no camera", () => {
  const html = rendered({ call: { step: "check" } });
  expect(text(html)).toContain("a room run by Tavus");
  expect(text(html)).toContain("isn’t recorded");
  expect(text(html)).toContain("Without a camera");
  expect(buttonsIn(html)).toEqual(["Start the call", "Check camera and microphone", "Not now"]);
});

test("starting says so, takes no second call, and can be given up", () => {
  const html = rendered({ call: { step: "starting" } });
  expect(text(html)).toContain("Status: Busy");
  expect(text(html)).toContain("Starting session...");
  expect(buttonsIn(html)).toEqual(["Cancel"]);
});

test("a session shows its room, the time left, that captions are on, and the button that ends it", () => {
  const html = rendered({ call: running() });
  expect(html).toContain('src="https://rooms.example/42"');
  expect(html).toContain('allow="camera; microphone; autoplay; fullscreen"');
  expect(html).toMatch(/<iframe [^>]*title="Video consultation with Aria, an AI"/);
  expect(text(html)).toContain("left");
  expect(text(html)).toContain("Captions are on.");
  expect(buttonsIn(html)).toEqual(["End call"]);
});

test("who goes without a camera has a room that may not ask for one", () => {
  expect(rendered({ call: running({}, false) })).toContain(
    'allow="microphone; autoplay; fullscreen"',
  );
});

test("a session without an address and without a demo shows its id, and can be ended", () => {
  const html = rendered({ call: running({ url: null }) });
  expect(text(html)).toContain("Session con_42");
  expect(html).not.toContain("<iframe");
  expect(buttonsIn(html)).toEqual(["End call"]);
});

test("a session of the demo is held by the page, which is given the time left", () => {
  const DemoCall: CallParts["DemoCall"] = ({ session: { id }, timeLeft }) => (
    <div>
      The demo {id} {timeLeft}
    </div>
  );
  const html = rendered({ call: running({ url: null, isDemo: true }) }, { ...parts, DemoCall });
  expect(text(html)).toContain("The demo con_42");
  expect(html.match(/role="timer"/g)).toHaveLength(1);
  expect(text(html)).not.toContain("Session con_42");
});

test("a call that runs elsewhere can be entered again, and ended", () => {
  const html = rendered({ call: { step: "found", session } });
  expect(text(html)).toContain("Status: Busy");
  expect(text(html)).toContain("Your call is still running.");
  expect(buttonsIn(html)).toEqual(["Return to the call", "End call"]);
});

test("after a call it says how long it took and what becomes of it, and she is available again", () => {
  const html = rendered({ call: { step: "over", id: "con_42", seconds: 200 } });
  expect(text(html)).toContain("Status: Available");
  expect(text(html)).toContain("It took 3 minutes and 20 seconds.");
  expect(text(html)).toContain("We get a transcript");
  expect(buttonsIn(html)).toEqual(["Start another call"]);
});

test("a start that failed says why, aloud, and has ways on", () => {
  const html = rendered({
    problem: { title: "The call didn’t start.", text: "You’ve used up your video time for today." },
  });
  expect(html).toMatch(/role="alert"/);
  expect(text(html)).toContain("You’ve used up your video time for today.");
  expect(buttonsIn(html)).toEqual(["Try again"]);
  expect(html).toMatch(/data-chat/);
  expect(html).toContain('href="#schedule-demo"');
});
