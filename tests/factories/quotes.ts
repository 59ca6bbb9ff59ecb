import { sql } from "drizzle-orm";
import type { OrderDeps } from "#domain/orders/index.ts";
import { requestQuote, writeQuoteJob, type QuoteDeps } from "#domain/quotes/index.ts";
import type { Estimator, EstimateRequest } from "#domain/quotes/ports.ts";
import { ariaOn } from "./aria.ts";

/** What a scripted estimator says: a choice, or an error to throw. */
export type Said = unknown;

export const spender = { visitor: "visitor-digest", address: "address-digest" };

/**
 * Quotes on a shop's database, with an estimator that says what a test tells it to. Whoever is `admin` passes as
 * an admin; everybody else is refused.
 */
export function quotesOn(shop: OrderDeps, change: Partial<QuoteDeps> = {}) {
  const heard: EstimateRequest[] = [];
  const script: { said: Said; name: Estimator["name"] } = {
    said: {
      summary: "One page that sells your tea.",
      positions: [{ scopeId: "landing-page.essential", quantity: 1, reason: "It is one offer." }],
      extras: [],
      assumptions: ["You have the texts."],
    },
    name: "provider",
  };
  const deps: QuoteDeps = {
    ...ariaOn(shop),
    ...shop,
    enquiries: {
      findSubjectTitle: async ({ id }) => (id === "landing-page" ? "Landing Page" : null),
      forward: null,
    },
    mail: { mailer: { name: "smtp" } },
    adminSecondFactor: "optional",
    quotes: {
      estimator: {
        get name() {
          return script.name;
        },
        choose: async (request) => {
          heard.push(request);
          await Promise.resolve();
          if (script.said instanceof Error) throw script.said;
          return { choice: script.said, usage: { inputTokens: 100, outputTokens: 50 } };
        },
      },
    },
    ...change,
  };
  return {
    deps,
    script,
    /** What the estimator was asked. */
    heard,
    ask: (input: object = {}, actor: Parameters<typeof requestQuote>[0] = "visitor") =>
      requestQuote(actor, { freeText: "A page for tea", ...input }, spender, deps),
    /** Runs the jobs that write quotes, whenever they are due. @returns what went wrong, if anything did */
    async runJobs(): Promise<unknown[]> {
      const { rows } = await shop.db.execute<{ inputs: string }>(sql`
        with taken as (
          update dbos.workflow_status set status = 'SUCCESS'
          where name = ${writeQuoteJob.name} and status in ('ENQUEUED', 'DELAYED')
          returning workflow_uuid)
        select i.inputs from taken t join dbos.workflow_input i using (workflow_uuid)`);
      const problems: unknown[] = [];
      for (const { inputs } of rows) {
        const [input] = (JSON.parse(inputs) as { positionalArgs: unknown[] }).positionalArgs;
        await writeQuoteJob
          .run(writeQuoteJob.input.parse(input), deps, { step: (_name, work) => work() })
          .catch((error: unknown) => problems.push(error));
      }
      return problems;
    },
  };
}

export const admin = { userId: "usr_admin" };
