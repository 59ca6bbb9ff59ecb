import { z } from "zod";
import { visitorDays } from "#content/promises.ts";
import { keepYears } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import { dayMs, yearsBefore } from "#kit/time.ts";
import { announceBotEnd } from "./announce-end.ts";
import { providerDesk } from "./assistant.ts";
import type { ConversationDeps } from "./deps.ts";
import { deleteConversationsBefore, endConversationsBefore } from "./queries-admin.ts";

const atOnce = 1000;

/**
 * Every night: ends conversations that nobody can go on with, as the visitor's cookie has run out, and
 * deletes our own past their time (retention class `enquiry`), counted from the last message. How long a bot's are
 * kept, its owner says (domain/chatbots).
 */
export const pruneConversationsJob = defineJob({
  name: "conversations.prune",
  input: z.object({}),
  cron: "17 3 * * *",
  async run(_input, { db, clock }: Pick<ConversationDeps, "db" | "clock">, { step }) {
    const now = clock();
    await step("end", () =>
      db.transaction(async (tx) => {
        const before = new Date(now.getTime() - visitorDays * dayMs);
        const ended = await endConversationsBefore(tx, before, now);
        for (const { id, desk, messageCount } of ended)
          if (desk !== providerDesk && messageCount > 1)
            await announceBotEnd(tx, { projectId: desk, conversationId: id }, { clock });
      }),
    );
    await step("prune", async () => {
      const before = yearsBefore(now, keepYears.enquiry);
      // In pieces, so that no statement takes minutes.
      while ((await deleteConversationsBefore(db, before, atOnce, providerDesk)).length > 0);
    });
  },
});

/** Its background work. */
export const conversationJobs: readonly Job<unknown, ConversationDeps>[] = [pruneConversationsJob];
