import { sql } from "drizzle-orm";
import { onTestFinished } from "vitest";
import type { Database } from "#db/open.ts";
import type { ConsultationDeps } from "#domain/consultations/index.ts";
import type { NewCall, VideoCalls } from "#domain/consultations/ports.ts";
import { noteEvent } from "../../src/domain/consultations/note-event.ts";
import { consultations } from "../../src/domain/consultations/tables.ts";
import { startTavus } from "../stand-ins/tavus.ts";
import { talkOn } from "./talk.ts";
import { tavusAt } from "./video-provider.ts";

type Change = Parameters<typeof talkOn>[1] & {
  script?: (calls: VideoCalls) => Partial<VideoCalls>;
};

/** The same deps with other calls. */
export const withCalls = <D extends Pick<ConsultationDeps, "consultations">>(
  deps: D,
  calls: VideoCalls,
): D => ({ ...deps, consultations: { ...deps.consultations, calls } });

/**
 * Consultations on a test's database, held by the client of Tavus at the stand-in. Events of the provider don't
 * arrive by themselves: `tell` delivers one.
 */
export async function videoOn(database: Pick<Database, "db">, { script, ...change }: Change = {}) {
  const tavus = await startTavus();
  onTestFinished(() => tavus.stop());
  await database.db.execute(
    sql`truncate events, event_deliveries, consultations, consultation_events, conversations, messages, audit_entries, alerts, mails,
      dbos.workflow_status cascade`,
  );
  const asked: NewCall[] = [];
  const { calls } = tavusAt(tavus.baseUrl, { timeoutMs: 10_000 });
  const videoCalls: VideoCalls = { ...calls, ...script?.(calls) };
  const talk = talkOn(database, {
    ...change,
    videoCalls: {
      ...videoCalls,
      start: (call) => {
        asked.push(call);
        return videoCalls.start(call);
      },
    },
  });
  const secretOf = (call: NewCall | undefined) => call?.callbackUrl?.split("/").at(-1) ?? "";
  return {
    ...talk,
    tavus,
    /** What was asked of the provider, the latest last. */
    asked,
    /** The secret in the address of the latest call. */
    secret: () => secretOf(asked.at(-1)),
    /** Delivers an event of the latest call. */
    tell: (callId: string, event_type: string, properties: object = {}, secret?: string) =>
      noteEvent(
        {
          secret: secret ?? secretOf(asked.at(-1)),
          body: {
            conversation_id: callId,
            event_type,
            timestamp: "2026-07-11T06:45:47.472Z",
            properties,
          },
        },
        talk.deps,
      ),
    stored: () => database.db.select().from(consultations).orderBy(consultations.startedAt),
    /** Names and inputs of the jobs that were asked for. */
    async jobs() {
      const { rows } = await database.db.execute<{ name: string }>(
        sql`select name from dbos.workflow_status order by created_at, workflow_uuid`,
      );
      return rows.map(({ name }) => name);
    },
  };
}
