import { sql } from "drizzle-orm";
import { services as catalogueContent } from "#content/catalogue.ts";
import type { Database } from "#db/open.ts";
import { seedCatalogue } from "#domain/catalogue/index.ts";
import { bindSubscriber } from "#domain/events/index.ts";
import type { FileDeps } from "#domain/files/index.ts";
import {
  receivePaymentEvent,
  settleOrderJob,
  startCheckout,
  type OrderDeps,
} from "#domain/orders/index.ts";
import type { Payments, TillCard } from "#domain/orders/ports.ts";
import { acceptPaidQuote } from "#domain/quotes/index.ts";
import { signEvent } from "../../src/providers/payments/sign-event.ts";
import { tillOn, webhookSecret } from "../../src/providers/payments/test-till/till-rig.ts";
import { deliverEvents, subscribe } from "./events.ts";
import { filesOn } from "./files.ts";

export const publicUrl = "https://shop.test";
export const goodCard: TillCard = {
  number: "4242 4242 4242 4242",
  expiry: "12 / 40",
  cvc: "123",
  email: "ada@example.com",
};

/**
 * A shop on a fresh database with the whole catalogue and the test till; jobs run when a test says so.
 * `payments` may be wrapped, to play a provider that fails.
 */
export async function openShop(
  database: Database,
  wrap: (payments: Payments) => Payments = (p) => p,
) {
  await seedCatalogue(database.db, catalogueContent);
  const till = tillOn(database);
  const deps: OrderDeps & Pick<FileDeps, "files"> = {
    files: filesOn(database).files,
    db: database.db,
    orders: { payments: wrap(till.payments), till: till.till },
    publicUrl,
    brandName: "Ariaworks",
    providerEmail: "desk@shop.test",
    clock: () => till.time.now,
  };
  const subscribers = [bindSubscriber(acceptPaidQuote, {})];
  await subscribe(database, subscribers);
  const step = <T>(_name: string, work: () => Promise<T>) => work();
  return {
    deps,
    till,
    checkout: (change: { attemptKey?: string; request?: object } = {}) =>
      startCheckout(
        "visitor",
        { attemptKey: change.attemptKey, request: { ...landingPage, ...change.request } },
        deps,
      ),
    /** Delivers what the till has to say, through the webhook's use case, and follows it up. */
    async deliver() {
      await till.deliverAll();
      const outcomes: string[] = [];
      for (const { body, header } of till.received.splice(0))
        outcomes.push(await receivePaymentEvent({ rawBody: body, signature: header }, deps));
      await this.settle();
      return outcomes;
    },
    /** Runs the follow-ups that are queued, as the worker would; each once. */
    async settle() {
      for (const input of await takeQueued(database, settleOrderJob.name))
        await settleOrderJob.run(settleOrderJob.input.parse(input), deps, { step });
      await this.tellOthers();
    },
    /** Tells other nouns what happened to orders. */
    tellOthers: () => deliverEvents(database, subscribers, deps.clock),
    sign: (body: string, secret = webhookSecret, at = till.time.now) => signEvent(body, secret, at),
  };
}

export const landingPage = {
  priceId: "landing-page.essential",
  successUrl: "/success?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "/services",
  metadata: { serviceId: "landing-page" },
};

/** Inputs of the queued runs of a job; they count as taken. */
async function takeQueued({ db }: Database, name: string): Promise<unknown[]> {
  const { rows } = await db.execute<{ inputs: string }>(sql`
    with taken as (
      update dbos.workflow_status set status = 'SUCCESS'
      where name = ${name} and status = 'ENQUEUED' returning workflow_uuid, created_at)
    select i.inputs from taken t join dbos.workflow_input i using (workflow_uuid) order by t.created_at`);
  return rows.map(
    ({ inputs }) => (JSON.parse(inputs) as { positionalArgs: unknown[] }).positionalArgs[0],
  );
}
