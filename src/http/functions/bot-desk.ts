import { type Context, Hono } from "hono";
import {
  addBotNote,
  answerUnanswered,
  createKey,
  decideUnanswered,
  deleteBotTest,
  deleteLead,
  endForBot,
  eraseBotVisitor,
  exportLeads,
  handBackToBot,
  listBotConversations,
  listBotTests,
  listKeys,
  listLeads,
  listUnanswered,
  readBotConversation,
  readBotDesk,
  readBotFigures,
  revokeKey,
  runBotTests,
  saveBotTest,
  sayForBot,
  takeOverBot,
  tryBot,
  watchBotConversation,
} from "#domain/chatbots/index.ts";
import type { Person } from "#domain/identity/contract.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { AppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import type { HttpEnv } from "../env.ts";
import { eventStream } from "../event-stream.ts";
import { readJson } from "../read-json.ts";
import { askAgain } from "./ask-again.ts";
import { ownPages } from "./own-pages.ts";
import { watchedFrom } from "./watched-from.ts";

const headers = { "cache-control": "no-store" };
/** How long somebody may go on watching who is signed out. */
const askAgainMs = 5 * secondMs;

type Call = { actor: Person; projectId: string; id: string; context: Context<HttpEnv> };

async function callOf(context: Context<HttpEnv>): Promise<Call> {
  const actor = await context.get("visit").actor();
  if (!actor) throw new AppError("signed_out");
  const projectId = context.req.param("projectId") ?? "";
  return { actor, projectId, id: context.req.param("id") ?? "", context };
}

/** Only those two can be set by hand; `answered` comes of an answer. */
const stateIn = (input: unknown): "open" | "dismissed" => {
  const { state } = Object(input) as { state?: unknown };
  if (state !== "open" && state !== "dismissed")
    throw new AppError("invalid_input", { fields: { state: "open or dismissed" } });
  return state;
};

/** Written as it is read. */
function linesAsText(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void lines.return(undefined),
  });
}

/**
 * A bot's desk, for the members of its project (src/domain/chatbots/contract.ts says what goes in and out): inbox, leads,
 * keys, unanswered questions, figures, trial and test set. Each use case asks for the person's rights; a bot that isn't
 * theirs is not found.
 */
export const botDeskRoutes = (deps: NounDeps) => {
  const reads = (work: (call: Call) => Promise<unknown>) => async (context: Context<HttpEnv>) =>
    context.json((await work(await callOf(context))) ?? {}, 200, headers);
  const does = (work: (call: Call & { input: unknown }) => Promise<unknown>) =>
    reads(async (call) => work({ ...call, input: await readJson(call.context) }));

  return new Hono<HttpEnv>()
    .use(ownPages)
    .get(
      "/:projectId/desk",
      reads(({ actor, projectId }) => readBotDesk(actor, projectId, deps)),
    )
    .get(
      "/:projectId/figures",
      reads(({ actor, projectId, context }) => {
        const days = Number(context.req.query("days") ?? 90);
        return readBotFigures(actor, { projectId, days }, deps);
      }),
    )
    .post(
      "/:projectId/try",
      does(({ actor, ...call }) => tryBot(actor, call, deps)),
    )
    .get(
      "/:projectId/tests",
      reads(({ actor, projectId }) => listBotTests(actor, projectId, deps)),
    )
    .post(
      "/:projectId/tests",
      does(async ({ actor, projectId, input }) => ({
        id: await saveBotTest(actor, { projectId, testId: null, input }, deps),
      })),
    )
    .post(
      "/:projectId/tests/run",
      does(({ actor, projectId, input }) => {
        const { testId } = Object(input) as { testId?: unknown };
        const only = typeof testId === "string" ? testId : null;
        return runBotTests(actor, { projectId, testId: only }, deps);
      }),
    )
    .post(
      "/:projectId/tests/:id",
      does(async ({ actor, projectId, id, input }) => ({
        id: await saveBotTest(actor, { projectId, testId: id, input }, deps),
      })),
    )
    .post(
      "/:projectId/tests/:id/delete",
      does(({ actor, projectId, id }) => deleteBotTest(actor, { projectId, testId: id }, deps)),
    )
    .get(
      "/:projectId/conversations",
      reads(({ actor, projectId, context }) =>
        listBotConversations(actor, { projectId, query: context.req.query() }, deps),
      ),
    )
    .get(
      "/:projectId/conversations/:id",
      reads(({ actor, ...call }) => readBotConversation(actor, call, deps)),
    )
    .get("/:projectId/conversations/:id/events", async (context) => {
      if (context.req.method !== "GET") throw new AppError("method_not_allowed");
      const { actor, projectId, id } = await callOf(context);
      const found = await watchBotConversation(actor, { projectId, id }, deps);
      return eventStream(({ send, close }) => {
        const after = watchedFrom(context, found.messageCount);
        const stop = deps.conversations.chats.watch(id, { after, send, close });
        const asked = askAgain(context, deps, {
          everyMs: askAgainMs,
          mayStill: (now) => now?.userId === actor.userId,
          close,
        });
        // A member who was removed stops seeing it, too.
        const asking = setInterval(() => {
          watchBotConversation(actor, { projectId, id }, deps).catch(() => close());
        }, askAgainMs);
        return () => {
          clearInterval(asking);
          asked();
          stop();
        };
      });
    })
    .post(
      "/:projectId/conversations/:id/take-over",
      does(({ actor, ...call }) => takeOverBot(actor, call, deps)),
    )
    .post(
      "/:projectId/conversations/:id/hand-back",
      does(({ actor, ...call }) => handBackToBot(actor, call, deps)),
    )
    .post(
      "/:projectId/conversations/:id/say",
      does(({ actor, ...call }) => sayForBot(actor, call, deps)),
    )
    .post(
      "/:projectId/conversations/:id/notes",
      does(({ actor, ...call }) => addBotNote(actor, call, deps)),
    )
    .post(
      "/:projectId/conversations/:id/end",
      does(({ actor, ...call }) => endForBot(actor, call, deps)),
    )
    .post(
      "/:projectId/conversations/:id/erase",
      does(({ actor, ...call }) => eraseBotVisitor(actor, call, deps)),
    )
    .get(
      "/:projectId/leads",
      reads(({ actor, projectId, context }) =>
        listLeads(actor, { projectId, after: context.req.query("after") ?? "" }, deps),
      ),
    )
    .get("/:projectId/leads.csv", async (context) => {
      const { actor, projectId } = await callOf(context);
      const { fileName, lines } = await exportLeads(actor, projectId, deps);
      return new Response(linesAsText(lines), {
        headers: {
          ...headers,
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        },
      });
    })
    .post(
      "/:projectId/leads/:id/delete",
      does(({ actor, projectId, id }) => deleteLead(actor, { projectId, leadId: id }, deps)),
    )
    .get(
      "/:projectId/unanswered",
      reads(({ actor, projectId, context }) => {
        const { id: _id, ...query } = context.req.query();
        return listUnanswered(actor, { projectId, query }, deps);
      }),
    )
    .post(
      "/:projectId/unanswered/:id/decide",
      does(({ actor, projectId, id, input }) =>
        decideUnanswered(actor, { projectId, id, state: stateIn(input) }, deps),
      ),
    )
    .post(
      "/:projectId/unanswered/:id/answer",
      does(async ({ actor, projectId, id, input }) => ({
        sourceId: await answerUnanswered(actor, { projectId, id, input: Object(input) }, deps),
      })),
    )
    .get(
      "/:projectId/keys",
      reads(({ actor, projectId }) => listKeys(actor, projectId, deps)),
    )
    .post(
      "/:projectId/keys",
      does(({ actor, ...call }) => createKey(actor, call, deps)),
    )
    .post(
      "/:projectId/keys/:id/revoke",
      does(({ actor, projectId, id }) => revokeKey(actor, { projectId, keyId: id }, deps)),
    );
};
