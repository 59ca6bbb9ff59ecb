import type { Database } from "#db/open.ts";
import { countedByNouns } from "#domain/nouns.ts";
import { LiveProjects } from "#domain/projects/index.ts";
import { silentLog } from "#kit/log.ts";
import { createApp } from "../../src/http/app.ts";
import { readLimit } from "../../src/http/doors.ts";
import { createLimit } from "../../src/http/rate-limit.ts";
import { createExpressions } from "../../src/providers/automations/expressions.ts";
import { createOutboxMailer } from "../../src/providers/mail/built-in.ts";
import { accountsOn } from "./accounts.ts";
import { connectionsOn } from "./connections.ts";
import { deskOn } from "./desk.ts";
import { noChannels } from "./no-channels.ts";
import { quotesOn } from "./quotes.ts";
import type { openShop } from "./shop.ts";
import { talkOn } from "./talk.ts";
import { usageOn } from "./usage.ts";

type Options = Parameters<typeof createApp>[0];

/**
 * The HTTP app without its pages, on a test's database; callers say by `x-forwarded-for` from where they come.
 * `deps` and what else a test plays go on top.
 */
export const httpAppOn = (
  database: Database,
  shop: Awaited<ReturnType<typeof openShop>>,
  { deps, ...change }: { deps?: Partial<Options["deps"]> } & Partial<Omit<Options, "deps">> = {},
) =>
  createApp({
    deps: {
      ...usageOn(database, { held: countedByNouns.held }),
      ...accountsOn(database).deps,
      ...talkOn(database).deps,
      ...deskOn(database),
      ...quotesOn(shop.deps).deps,
      projects: { live: new LiveProjects(), activity: [], writer: null },
      files: shop.deps.files,
      readers: { documents: null, sites: null },
      connections: connectionsOn(database).deps.connections,
      videos: { renderer: null, replicas: null, library: null },
      mail: { mailer: createOutboxMailer(), from: "Ariaworks <desk@shop.test>" },
      channels: noChannels,
      automations: {
        expressions: createExpressions(),
        trials: createExpressions(),
        call: () => Promise.reject(new Error("Nothing is called here")),
      },
      ...deps,
    },
    readiness: { db: database.db, isStopping: () => false },
    security: { https: true, paymentOrigins: [], callPages: [], roomOrigins: [] },
    trustedProxies: ["10.0.0.1"],
    countRead: createLimit(readLimit),
    log: silentLog,
    stylesheet: null,
    renderPage: async () => new Response("a page"),
    ...change,
  });
