import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Config } from "#config";
import { siteCollection } from "#content/answers/site-collection.ts";
import { automationTemplates } from "#content/automation-templates.ts";
import { brand, contact } from "#content/brand.ts";
import { categories } from "#content/catalogue.ts";
import type { Database } from "#db/open.ts";
import { createAccounts } from "#domain/accounts/index.ts";
import { LiveAnswers } from "#domain/answers/index.ts";
import { findServiceTitle } from "#domain/catalogue/index.ts";
import { createSealer } from "#domain/connections/index.ts";
import { watchRecovery } from "#domain/consultant/index.ts";
import { demoWhereRefused, isVideoOpen, watchCalls } from "#domain/consultations/index.ts";
import type { VideoCalls } from "#domain/consultations/ports.ts";
import { LiveChats } from "#domain/conversations/index.ts";
import type { EnquiryDeps } from "#domain/enquiries/index.ts";
import { activityByNouns, countedByNouns, personalDataOf, type NounDeps } from "#domain/nouns.ts";
import { LiveProjects, selectProjectsNaming } from "#domain/projects/index.ts";
import type { Log } from "#kit/log.ts";
import { systemClock } from "#kit/time.ts";
import { createCallAddress } from "#providers/automations/call-address.ts";
import { createExpressions } from "#providers/automations/expressions.ts";
import { createTargets } from "#providers/deliveries/index.ts";
import { createMailboxes } from "#providers/deliveries/mailbox.ts";
import { parseMail } from "#providers/deliveries/parse-mail.ts";
import { createSmsSender } from "#providers/deliveries/twilio.ts";
import { leadsSomewhere } from "../web/paths.ts";
import { createForKey } from "./aria.ts";
import { createApiOutside, createFetchOutside } from "./outside.ts";
import type { Providers } from "./providers.ts";
import { createReaders } from "./readers.ts";
import { createVideoRenderer } from "./video-renderer.ts";
import { createDemoCalls, createLibrary, createReplicas } from "./video.ts";

const learntFolder = new URL("../../build/learnt/", import.meta.url);
const readLearnt = (name: string) => readFile(new URL(name, learntFolder)).catch(() => null);

/**
 * What every noun needs: the few things that all share, and below each noun's name what is its own.
 * @returns with the video provider as it is watched, without the demo that stands in for it
 */
export function makeNounDeps(options: {
  config: Config;
  database: Database;
  providers: Providers;
  /** A key of its own for each purpose. */
  secretFor: (purpose: string) => string;
  log: Log;
}): { deps: NounDeps & { answers: LiveAnswers }; watchedCalls: VideoCalls } {
  const { config, database, providers, secretFor, log } = options;
  const digest = (purpose: string, text: string) =>
    createHmac("sha256", secretFor(purpose)).update(text).digest("base64url");
  const shared = {
    db: database.db,
    clock: systemClock,
    publicUrl: config.publicUrl,
    brandName: brand.name,
    providerEmail: contact.email.support,
    digest,
    log,
  };
  const watchedCalls = watchCalls(providers.videoCalls, shared);
  const calls = demoWhereRefused(watchedCalls, createDemoCalls(), shared);
  const { files, orders } = providers;
  const apiOutside = createApiOutside(config);
  const accounts = createAccounts({
    ...shared,
    adminSecondFactor: config.adminSecondFactor,
    secret: secretFor("sessions"),
    digestKey: secretFor("digests"),
    personalData: personalDataOf({ ...shared, orders, files }),
  });
  return {
    watchedCalls,
    deps: {
      ...accounts,
      ...shared,
      answers: new LiveAnswers({
        collection: "site",
        files: siteCollection,
        isPage: (path) => leadsSomewhere(path) && !path.startsWith("/admin"),
        db: database.db,
        log,
        // In development content changes without a build.
        readLearnt: config.env === "development" ? undefined : readLearnt,
      }),
      automations: {
        expressions: createExpressions(),
        trials: createExpressions({ timeoutMs: 500, maxWaiting: 20 }),
        call: createCallAddress(createFetchOutside(config)),
      },
      channels: {
        parseMail,
        mailboxes: createMailboxes(apiOutside),
        sms: createSmsSender(apiOutside),
      },
      consultant: {
        ai: watchRecovery(providers.consultant, shared),
        host: providers.aiHost,
        dailyLimitUsd: config.aiDailyLimitUsd,
      },
      connections: {
        sealer: createSealer(secretFor("connections")),
        targets: createTargets({ ...apiOutside, hubspotApiBase: config.hubspotApiBase }),
        consultantFor: createForKey(apiOutside.fetch, log),
        findUses: (ownerId, id) => selectProjectsNaming(database.db, ownerId, id),
      },
      consultations: { calls, dailyLimitMinutes: config.videoDailyLimitMinutes },
      conversations: {
        chats: new LiveChats(shared),
        hasVideo: () => isVideoOpen({ ...shared, consultations: { calls } }),
      },
      files,
      enquiries: { findSubjectTitle: subjectTitles(database), forward: providers.formForward },
      projects: { live: new LiveProjects(), activity: activityByNouns, writer: providers.writer },
      knowledge: { embedder: providers.embedder },
      readers: createReaders(config),
      mail: {
        mailer: providers.mailer,
        from: config.mailFrom ?? `${brand.name} <${contact.email.support}>`,
      },
      orders,
      quotes: { estimator: providers.estimator },
      requests: { extractor: providers.extractor },
      videos: {
        renderer: createVideoRenderer(config),
        replicas: createReplicas(config),
        library: createLibrary(config),
      },
      usage: { planIdOf: async () => config.plan, counted: countedByNouns },
    },
  };
}

/** What an enquiry can be about, by its title: services on offer, categories, automation templates. */
const subjectTitles =
  (database: Database): EnquiryDeps["enquiries"]["findSubjectTitle"] =>
  async ({ type, id }) => {
    if (type === "service") return findServiceTitle(database, id);
    if (type === "category") return categories.find((one) => one.id === id)?.name ?? null;
    if (type === "template") return automationTemplates.find((one) => one.id === id)?.title ?? null;
    return null; // the contact form's subjects are the domain's own
  };
