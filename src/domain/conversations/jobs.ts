import { z } from "zod";
import { visitorDays } from "#content/promises.ts";
import { keepYears } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import { dayMs, yearsBefore } from "#kit/time.ts";
import type { ConversationDeps } from "./deps.ts";
import { deleteConversationsBefore, endConversationsBefore } from "./queries-admin.ts";

const atOnce = 1000;

/**
 * Every night: ends conversations that nobody can go on with, as the visitor's cookie has run out, and
 * deletes those past their time (retention class `enquiry`), counted from the last message.
 */
export const pruneConversationsJob = defineJob({
  name: "conversations.prune",
  input: z.object({}),
  cron: "17 3 * * *",
  async run(_input, { db, clock }: Pick<ConversationDeps, "db" | "clock">, { step }) {
    const now = clock();
    await step("end", () =>
      endConversationsBefore(db, new Date(now.getTime() - visitorDays * dayMs), now),
    );
    await step("prune", async () => {
      const before = yearsBefore(now, keepYears.enquiry);
      // In pieces, so that no statement takes minutes.
      while ((await deleteConversationsBefore(db, before, atOnce)) === atOnce);
    });
  },
});

/** Its background work. */
export const conversationJobs: readonly Job<unknown, ConversationDeps>[] = [pruneConversationsJob];
