import { Hono } from "hono";
import { isConsultantAvailable } from "#domain/consultant/index.ts";
import {
  endConsultation,
  findCallTalk,
  readCallTalk,
  readConsultation,
  readOlderTalk,
  readVideoNow,
  retryInCall,
  sayInCall,
  startConsultation,
} from "#domain/consultations/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import type { HttpEnv, RouteLimits } from "../env.ts";
import { readJson } from "../read-json.ts";
import { chatReplies, type Talk } from "./chat-replies.ts";
import { findVisitor, newVisitor, visitorOf } from "./chat-visitor.ts";
import { ownPages } from "./own-pages.ts";

const headers = { "cache-control": "no-store" };

/**
 * Video consultations (spec site.md §4; src/domain/consultations/contract.ts): `GET /` says all that the panel shows
 * (PanelAnswer), `POST /start` and `POST /end` start and end a call. A call is found by the visitor's cookie alone, so
 * nobody can name somebody else's; `{id}` says which of their own is to end. Below `/talk` stands what is said in a demo call, as with the chat: `GET /`,
 * `GET /older?before=`, `POST /send`, `POST /retry`, `GET /events?after=`.
 */
export const consultationRoutes = (deps: NounDeps, { watchLimits }: RouteLimits) =>
  new Hono<HttpEnv>()
    .use(ownPages)
    .get("/", async (context) => {
      const visitor = await findVisitor(context, deps);
      const [session, { state, isDemo }, isChatOpen] = await Promise.all([
        visitor && readConsultation(visitor.key, deps),
        readVideoNow(deps),
        isConsultantAvailable(deps),
      ]);
      const now = deps.clock().toISOString();
      return context.json({ state, session, isDemo, isChatOpen, now }, 200, headers);
    })
    .post("/start", async (context) => {
      const { visitor, setCookie } = await newVisitor(context, deps);
      const session = await startConsultation(visitor, deps);
      context.get("visit").setCookies([setCookie]);
      return context.json(session, 200, headers);
    })
    .post("/end", async (context) => {
      const visitor = await visitorOf(context, deps);
      const { id } = Object(await readJson(context)) as { id?: unknown };
      return context.json(await endConsultation(visitor, deps, id), 200, headers);
    })
    .route("/talk", chatReplies(talkOf(deps), deps, watchLimits));

const talkOf = (deps: NounDeps): Talk => ({
  speaker: async (context) => ({
    visitor: await visitorOf(context, deps),
    setCookie: null,
    isNew: false,
  }),
  read: (visitorKey) => readCallTalk(visitorKey, deps),
  older: (visitorKey, before) => readOlderTalk(visitorKey, before, deps),
  find: (visitorKey) => findCallTalk(visitorKey, deps),
  send: (visitor, input) => sayInCall(visitor, input, deps),
  retry: (visitor, messageId) => retryInCall(visitor, messageId, deps),
});
