import { z } from "zod";
import { defineJob } from "#db/jobs.ts";
import type { QuoteDeps } from "./deps.ts";
import { writeQuote } from "./write-quote.ts";

/**
 * Writes a quote that is still pending: the provider failed, or the process ended in between. It spends on the
 * account of whoever asked, so that nobody asks more of the provider through failures. Fails, and is put off,
 * while the provider can't answer or too much was spent for today.
 */
export const writeQuoteJob = defineJob({
  name: "quotes.write",
  queue: "ai",
  input: z.object({ quoteId: z.string(), visitor: z.string().nullable(), address: z.string() }),
  async run({ quoteId, ...spender }, deps: QuoteDeps, { step }) {
    await step("write", async () => {
      await writeQuote(quoteId, spender, deps);
    });
  },
});
