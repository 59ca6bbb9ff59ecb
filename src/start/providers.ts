import type { Config } from "#config";
import type { Job } from "#db/jobs.ts";
import type { Database } from "#db/open.ts";
import type { VideoCalls } from "#domain/consultations/ports.ts";
import type { FormForward } from "#domain/enquiries/ports.ts";
import type { FileStore, PieceStore } from "#domain/files/ports.ts";
import type { Mailer } from "#domain/mail/ports.ts";
import type { Payments, TestTill } from "#domain/orders/ports.ts";
import type { Log } from "#kit/log.ts";
import type { Clock } from "#kit/time.ts";
import { createPieceStore } from "#providers/files/postgres-pieces.ts";
import { createS3Store } from "#providers/files/s3.ts";
import { createFormForward } from "#providers/forms/forward.ts";
import { createOutboxMailer } from "#providers/mail/built-in.ts";
import { createSmtpMailer } from "#providers/mail/smtp.ts";
import { createStripePayments } from "#providers/payments/stripe.ts";
import { createTestTill } from "#providers/payments/test-till/index.ts";
import { type Aria, createAria } from "./aria.ts";
import { createVideoCalls } from "./video.ts";

type Handle = (request: Request) => Promise<Response>;

export type Providers = Aria & {
  orders: { payments: Payments; till: TestTill | null };
  mailer: Mailer;
  videoCalls: VideoCalls;
  files: { pieces: PieceStore; store: FileStore };
  /** Null: forms are stored and mailed, and go nowhere else. */
  formForward: FormForward | null;
  jobs: Job<unknown, unknown>[];
  /** Tells the test till where its events go: our own webhook route, without a detour over the network. */
  deliverTo: (handle: Handle) => void;
};

/** Picks the vendor where there is a key for it, and the built-in stand-in otherwise (design, Built-in stand-ins). */
export function createProviders(options: {
  config: Config;
  database: Pick<Database, "db" | "pool">;
  secretFor: (purpose: string) => string;
  clock: Clock;
  log: Log;
}): Providers {
  const { config, database, secretFor, clock, log } = options;
  const { db } = database;
  const mailer = config.smtpUrl ? createSmtpMailer({ url: config.smtpUrl }) : createOutboxMailer();
  const formForward = config.formForwardUrl
    ? createFormForward({ url: config.formForwardUrl })
    : null;
  const aria = createAria(config, log);
  const videoCalls = createVideoCalls(config, log);
  const pieces = createPieceStore(database);
  const files = { pieces, store: config.s3 ? createS3Store(config.s3) : pieces };
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
      orders: {
        payments: {
          ...createStripePayments(config.stripe),
          forgetCustomer: (person) => till.payments.forgetCustomer(person),
        },
        till: null,
      },
      mailer,
      videoCalls,
      files,
      ...aria,
      formForward,
      // What the till had begun must still find somebody; it comes to nothing now, but for the pruning.
      jobs: till.jobs.map((job) => (job.cron ? job : { ...job, run: async () => {} })),
      deliverTo: () => {},
    };
  return {
    orders: { payments: till.payments, till: till.till },
    mailer,
    videoCalls,
    files,
    ...aria,
    formForward,
    jobs: till.jobs,
    deliverTo: (to) => {
      handle = to;
    },
  };
}
