import { createHmac } from "node:crypto";
import { inspect } from "node:util";
import { ConfigError, keyWarnings, readConfig, readEnvironment, type Config } from "#config";
import { services as catalogueContent } from "#content/catalogue.ts";
import { connectionFromParts, connectionFromUrl } from "#db/connection.ts";
import { EmbeddedRefused, startEmbedded } from "#db/embedded.ts";
import { checkAuthSecret, SecretMismatch } from "#db/installation.ts";
import { migrateDatabase, SchemaTooNew } from "#db/migrate.ts";
import { checkDatabase, DatabaseUnreachable, openDatabase } from "#db/open.ts";
import { withoutParameters } from "#db/query-error.ts";
import { firstAdminLink } from "#domain/accounts/index.ts";
import { seedCatalogue } from "#domain/catalogue/index.ts";
import { registerSubscribers } from "#domain/events/index.ts";
import { subscribersOf } from "#domain/nouns.ts";
import { createLog } from "#http/log.ts";
import type { Log } from "#kit/log.ts";
import { systemClock } from "#kit/time.ts";
import { makeConfiguredAdmin } from "./configured-admin.ts";
import { readNodeName } from "./node-name.ts";
import { makeNounDeps } from "./noun-deps.ts";
import { createProviders } from "./providers.ts";
import { testAiConnection } from "./test-ai-connection.ts";
import { testVideoConnection } from "./test-video-connection.ts";
import { watchNode } from "./watch-node.ts";
import { startWeb } from "./web.ts";
import { startWorker } from "./worker.ts";

/** What was started, undone in reverse order at the end. */
type Stop = () => Promise<void>;

async function start(config: Config, log: Log): Promise<Stop> {
  const stops: Stop[] = [];
  const stopAll = async () => {
    for (const stop of stops.splice(0).toReversed())
      await stop().catch((error: unknown) => log.error({ err: error }, "stopping went wrong"));
  };
  try {
    const embedded = config.databaseUrl
      ? null
      : await startEmbedded({ dataDir: config.dataDir, log, role: "application" });
    if (embedded) stops.push(() => embedded.stop());
    const connection = embedded
      ? connectionFromParts(embedded.connection)
      : connectionFromUrl(config.databaseUrl ?? "");

    const database = openDatabase(connection.pool, (error) =>
      log.warn({ err: error }, "database connection lost"),
    );
    stops.push(() => database.close());
    await checkDatabase(database.pool);
    await migrateDatabase(database.pool, connection.url);
    await checkAuthSecret(database.db, config.authSecret);
    await seedCatalogue(database.db, catalogueContent);

    const secretFor = (purpose: string) =>
      createHmac("sha256", config.authSecret).update(purpose).digest("hex");
    const providers = createProviders({
      config,
      database,
      secretFor,
      clock: systemClock,
      log,
    });
    const { deps, watchedCalls } = makeNounDeps({ config, database, providers, secretFor, log });
    await makeConfiguredAdmin(config.firstAdmin, deps);

    const subscribers = subscribersOf(deps);
    await registerSubscribers({ db: database.db, subscribers });

    const web = await startWeb({ config, connection, deps, log });
    providers.deliverTo(web.handle);
    stops.push(web.stop);
    if (config.services.includes("worker"))
      stops.push(
        await startWorker({
          connection,
          deps: { ...deps, subscribers },
          providerJobs: providers.jobs,
          executorId: readNodeName(config.dataDir),
          log,
        }),
      );
    stops.push(
      watchNode({
        ...deps,
        folder: embedded ? config.dataDir : null,
        nodeName: readNodeName(config.dataDir),
        isWeb: config.services.includes("web"),
      }),
    );
    for (const warning of keyWarnings(config)) log.warn(warning);
    void testVideoConnection(watchedCalls, { log });
    if (providers.testAi) stops.push(testAiConnection(providers.testAi, deps));
    const link = config.services.includes("web") ? await firstAdminLink(deps) : null;
    if (link) process.stdout.write(`Create the first admin, once, at ${link}\n`);
    // First of all a balancer hears that this node goes.
    stops.push(web.announceStop);
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Reasons to refuse the start that a person can mend: told in one line, without a stack. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof EmbeddedRefused ||
  error instanceof SecretMismatch ||
  error instanceof SchemaTooNew ||
  error instanceof DatabaseUnreachable ||
  (error as NodeJS.ErrnoException).code === "EADDRINUSE";

const refuse = (error: unknown): never => {
  if (isRefusal(error)) process.stderr.write(`Ariaworks did not start: ${error.message}\n`);
  else
    process.stderr.write(
      `Ariaworks did not start.\n${inspect(withoutParameters(error), { depth: 4 })}\n`,
    );
  process.exit(1);
};

/** Stops on SIGTERM and SIGINT, also on one that comes while the start is still under way. */
function stopOnSignal(started: Promise<Stop>, log: Log): void {
  let since = 0;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      // A second signal means now; one that reaches the whole group may only be the first one again.
      if (since && Date.now() - since > 1000) process.exit(130);
      if (since) return;
      since = Date.now();
      log.info({ signal }, "stopping");
      started
        .then((stop) => stop())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
}

try {
  const config = readConfig(readEnvironment());
  const log = createLog(config.logLevel);
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
  const started = start(config, log);
  stopOnSignal(started, log);
  await started;
  process.stdout.write(
    `Ariaworks is open at ${config.publicUrl} (${Math.round(performance.now())} ms)\n`,
  );
} catch (error) {
  refuse(error);
}
