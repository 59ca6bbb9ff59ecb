import { sql } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import { type AnswerDeskDeps, createEngine, type Engine } from "#domain/answers/index.ts";
import type { AnswerPart, AnswerRequest, Consultant } from "#domain/consultant/index.ts";
import type { ConsultationDeps } from "#domain/consultations/index.ts";
import type { VideoCalls } from "#domain/consultations/ports.ts";
import type { ConversationDeps } from "#domain/conversations/index.ts";
import { conversationEnded, LiveChats, sendMessage } from "#domain/conversations/index.ts";
import type { Embedder } from "#domain/knowledge/index.ts";
import { silentLog } from "#kit/log.ts";
import { minuteMs } from "#kit/time.ts";
import { createBuiltInCalls } from "../../src/providers/video/built-in.ts";
import { ariaOn, type Played } from "./aria.ts";
import { publicUrl } from "./shop.ts";

/** An Aria who says what a test wants her to. */
export function scriptedConsultant(
  answer: (request: AnswerRequest, signal: AbortSignal) => AsyncIterable<AnswerPart>,
  change: Partial<Consultant> = {},
): Consultant {
  return {
    name: "provider",
    model: "scripted-1",
    answer: (request, { signal }) => answer(request, signal),
    moderate: async () => null,
    priceOf: ({ inputTokens, outputTokens }) => inputTokens + outputTokens,
    ...change,
  };
}

/** Says these words, and what they cost. */
export async function* saying(
  words: readonly string[],
  cited: readonly string[] | null = null,
): AsyncGenerator<AnswerPart> {
  for (const text of words) yield { type: "text", text };
  yield { type: "end", usage: { inputTokens: 10, outputTokens: words.length }, cited };
}

/** A door that a test opens: what waits behind it goes on then. */
export function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Resolves once a call is aborted. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve());
  });

/** Answers that stay as they are. */
const fixedAnswers = (engine: Engine): AnswerDeskDeps["answers"] => ({
  collection: "site",
  files: engine.collection,
  engine: () => Promise.resolve(engine),
  refresh: () => Promise.resolve(),
  isPage: () => true,
});

let keys = 0;

/** How long people wait in earnest is too short for a machine that does many other things: a test says what it cuts short. */
const patientTimes: Partial<LiveChats["times"]> = {
  firstWordMs: 2 * minuteMs,
  silenceMs: 2 * minuteMs,
};

/** Conversations on a test's database. */
export function talkOn(
  database: Pick<Database, "db">,
  change: Played<ConversationDeps & ConsultationDeps & AnswerDeskDeps> & {
    times?: Partial<LiveChats["times"]>;
    videoCalls?: VideoCalls;
    videoDailyLimitMinutes?: number;
    embedder?: Embedder;
    /** What is curated; nothing unless told. */
    engine?: Engine;
  } = {},
) {
  const {
    times,
    consultant,
    aiDailyLimitUsd,
    videoCalls = createBuiltInCalls({ consultant: "Aria" }),
    videoDailyLimitMinutes = 120,
    embedder = null,
    engine = createEngine({
      entries: [],
      needs: {},
      emergencies: [],
      facts: {},
      crises: [],
      otherLanguages: [],
    }),
    ...rest
  } = change;
  const time = { now: new Date() };
  const clock = () => time.now;
  const deps: ConversationDeps & ConsultationDeps & AnswerDeskDeps = {
    ...ariaOn(database, {
      ...(consultant && { consultant }),
      ...(aiDailyLimitUsd !== undefined && { aiDailyLimitUsd }),
    }),
    answers: fixedAnswers(engine),
    consultations: { calls: videoCalls, dailyLimitMinutes: videoDailyLimitMinutes },
    knowledge: { embedder },
    clock,
    publicUrl,
    conversations: {
      chats: new LiveChats({
        db: database.db,
        clock,
        log: silentLog,
        times: { ...patientTimes, ...times },
      }),
      hasVideo: async () => false,
    },
    adminSecondFactor: "optional",
    enquiries: { findSubjectTitle: async () => null, forward: null },
    ...rest,
  };
  return {
    deps,
    time,
    /** How often others were told that a conversation has ended. */
    async ends(conversationId: string): Promise<number> {
      const { rowCount } = await database.db.execute(sql`
        select 1 from events
        where type = ${conversationEnded.name} and subject = ${`conversation/${conversationId}`}`);
      return rowCount ?? 0;
    },
    /** Somebody with a browser of their own. */
    visitor: (name: string, userId: string | null = null) => ({
      key: deps.digest("visitor", name),
      address: deps.digest("address", name),
      userId,
    }),
    say: (visitor: { key: string; address: string; userId: string | null }, text: string) =>
      sendMessage(visitor, { text, key: `key-${process.pid}-${++keys}` }, deps),
    /** Waits until nothing is being answered on this node. */
    async quiet() {
      while (deps.conversations.chats.figures.replies > 0)
        await new Promise((resolve) => setTimeout(resolve, 5));
    },
    /** All that stands in a conversation. */
    async rows(conversationId: string) {
      const { rows } = await database.db.execute<{
        id: string;
        position: number;
        sender: string;
        state: string;
        text: string;
        reply_to: string | null;
      }>(sql`
        select id, position, sender, state, text, reply_to from messages
        where conversation_id = ${conversationId} order by position`);
      return rows;
    },
  };
}
