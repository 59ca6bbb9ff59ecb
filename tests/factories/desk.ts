import type { Database } from "#db/open.ts";
import { readIntakeJob, submitIntake, type RequestDeps } from "#domain/requests/index.ts";
import type { ExtractRequest, IntakeExtractor } from "#domain/requests/ports.ts";
import { newId } from "#kit/ids.ts";
import { ariaOn } from "./aria.ts";
import { publicUrl } from "./shop.ts";

/** An extractor that answers what a test says, and remembers what it was asked. */
export function scriptedExtractor(answer: (request: ExtractRequest) => unknown) {
  const asked: ExtractRequest[] = [];
  const extractor: IntakeExtractor = {
    name: "provider",
    async extract(request) {
      asked.push(request);
      return { record: await answer(request), usage: { inputTokens: 100, outputTokens: 20 } };
    },
  };
  return { extractor, asked };
}

/** A record as an extractor would answer it. */
export const someRecord = {
  customer_name: "Ada Lovelace",
  email: "ada@example.com",
  company: "Engines Ltd",
  project_type: "Chatbot",
  project_description: "A bot that answers customers.",
  key_requirements: "Answers in two languages",
  budget: "1,000 USD",
  timeline: "in May",
  contact_preference: "email",
  follow_up_needed: true,
  priority: "high",
} as const;

/** What service requests need, on a test's database; the extractor answers `someRecord` unless a test brings another. */
export const deskOn = (
  database: Pick<Database, "db">,
  change: Partial<RequestDeps> = {},
): RequestDeps => ({
  ...ariaOn(database),
  publicUrl,
  requests: { extractor: scriptedExtractor(() => someRecord).extractor },
  adminSecondFactor: "optional",
  ...change,
});

/** A conversation that has ended, in which this was said; who begins is the customer. */
export async function addConversation(
  { pool }: Pick<Database, "pool">,
  said: readonly string[],
  change: { userId?: string; visitorKey?: string; at?: Date; channel?: "chat" | "video" } = {},
): Promise<string> {
  const id = newId("cnv");
  const at = change.at ?? new Date();
  await pool.query(
    `insert into conversations (id, channel, visitor_key, user_id, status, title, message_count, ended_at,
       created_at, last_message_at)
     values ($1, $7, $2, $3, 'ended', $4, $5, $6, $6, $6)`,
    [
      id,
      change.visitorKey ?? newId("vis"),
      change.userId ?? null,
      said[0]?.slice(0, 80) ?? "",
      said.length,
      at,
      change.channel ?? "chat",
    ],
  );
  for (const [index, text] of said.entries())
    await pool.query(
      `insert into messages (id, conversation_id, position, sender, text, state, created_at)
       values ($1, $2, $3, $4, $5, 'whole', $6)`,
      [newId("msg"), id, index + 1, index % 2 === 0 ? "user" : "ai", text, at],
    );
  return id;
}

/** What the chat sends to be stored. */
export const submission = (change: object = {}, timestamp = "2026-11-21T10:00:00Z") => ({
  data: { ...someRecord, ...change },
  source: "chat",
  timestamp,
});

let sent = 0;
/** A new service request, out of a conversation where one is given in `from`; @returns its id */
export async function addRequest(
  database: Pick<Database, "db" | "pool">,
  deps: RequestDeps,
  change: object = {},
  options: { at?: Date; from?: string[] } = {},
): Promise<string> {
  const ids = async () => {
    const { rows } = await database.pool.query<{ id: string }>("select id from service_requests");
    return rows.map(({ id }) => id);
  };
  const before = new Set(await ids());
  const clock = () => options.at ?? new Date();
  if (options.from) {
    const id = await addConversation(database, options.from);
    const { extractor } = scriptedExtractor(() => ({ ...someRecord, ...change }));
    await readIntakeJob.run(
      { conversationId: id },
      { ...deps, clock, requests: { extractor } },
      { step: (_name, work) => work() },
    );
  } else {
    const timestamp = new Date(Date.UTC(2026, 0, 1) + ++sent * 1000).toISOString();
    await submitIntake("visitor", submission(change, timestamp), { ...deps, clock });
  }
  const made = (await ids()).find((id) => !before.has(id));
  if (!made) throw new Error("No request was stored");
  return made;
}
