import type { Config } from "#config";
import type { Db } from "#db/open.ts";
import type { Job } from "#db/jobs.ts";
import type { FormForward } from "#domain/enquiries/ports.ts";
import type { Payments, TestTill } from "#domain/orders/ports.ts";
import type { Mailer } from "#domain/mail/ports.ts";
import type { Clock } from "#kit/time.ts";
import { createFormForward } from "#providers/forms/forward.ts";
import { createOutboxMailer } from "#providers/mail/built-in.ts";
import { createSmtpMailer } from "#providers/mail/smtp.ts";
import { createStripePayments } from "#providers/payments/stripe.ts";
import { createTestTill } from "#providers/payments/test-till/index.ts";

type Handle = (request: Request) => Promise<Response>;

type Providers = {
  payments: Payments;
  till: TestTill | null;
  mailer: Mailer;
  /** Null: forms are stored and mailed, and go nowhere else. */
  formForward: FormForward | null;
  providerJobs: Job<unknown, unknown>[];
  /** Tells the test till where its events go: our own webhook route, without a detour over the network. */
  deliverTo: (handle: Handle) => void;
};

/** Picks the vendor where there is a key for it, and the built-in stand-in otherwise (design, Built-in stand-ins). */
export function createProviders(options: {
  config: Config;
  db: Db;
  secretFor: (purpose: string) => string;
  clock: Clock;
}): Providers {
  const { config, db, secretFor, clock } = options;
  const mailer = config.smtpUrl ? createSmtpMailer({ url: config.smtpUrl }) : createOutboxMailer();
  const formForward = config.formForwardUrl
    ? createFormForward({ url: config.formForwardUrl })
    : null;
  let handle: Handle = () => Promise.reject(new Error("The webhook route is not open yet"));
  const till = createTestTill({
    db,
    publicUrl: config.publicUrl,
    webhookSecret: `whsec_${secretFor("test till webhook")}`,
    clock,
    deliver: (request) => handle(request),
  });
  if (config.stripe)
    return {
      // Sessions of the till from before the key may still hold addresses.
      payments: {
        ...createStripePayments(config.stripe),
        forgetCustomer: (person) => till.payments.forgetCustomer(person),
      },
      till: null,
      mailer,
      formForward,
      // What the till had begun must still find somebody; it comes to nothing now, but for the pruning.
      providerJobs: till.jobs.map((job) => (job.cron ? job : { ...job, run: async () => {} })),
      deliverTo: () => {},
    };
  return {
    payments: till.payments,
    till: till.till,
    mailer,
    formForward,
    providerJobs: till.jobs,
    deliverTo: (to) => {
      handle = to;
    },
  };
}
