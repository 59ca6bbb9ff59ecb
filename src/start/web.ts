import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import type { Config } from "#config";
import type { Connection } from "#db/connection.ts";
import { listen } from "#db/listen.ts";
import { answersTag, type LiveAnswers } from "#domain/answers/index.ts";
import { purgeTopic } from "#domain/catalogue/index.ts";
import { chatTopic } from "#domain/conversations/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { projectTopic } from "#domain/projects/index.ts";
import { createApp } from "#http/app.ts";
import { readLimit } from "#http/doors.ts";
import { errorAnswerer } from "#http/error-answer.ts";
import { PageCache } from "#http/page-cache.ts";
import { pageRenderer } from "#http/pages.ts";
import { createLimit } from "#http/rate-limit.ts";
import { baseHeaders, type SecurityOptions } from "#http/security-headers.ts";
import { createHttpServer } from "#http/serve.ts";
import { builtFile, buildVersion, loadStaticFiles } from "#http/static-files.ts";
import type { Stored } from "#http/variants.ts";
import type { Log } from "#kit/log.ts";
import { cachedPages } from "../web/cached-pages.ts";
import { callPages } from "../web/call-pages.ts";
import { startDevPages } from "./dev.ts";
import { keepKnowledge } from "./keep-knowledge.ts";

type WebService = {
  /** Answers a request in this process: how the test till's events reach the webhook route. */
  handle: (request: Request) => Promise<Response>;
  /** From now on /readyz says that this node goes; it still answers. */
  announceStop: () => Promise<void>;
  stop: () => Promise<void>;
};

const finishWithinMs = 10_000;
const builtClient = fileURLToPath(new URL("../../build/client", import.meta.url));

/** The built pages, and where their scripts are. */
async function builtPages(files: Map<string, Stored>) {
  const build = (await import(
    new URL("../../build/server/index.js", import.meta.url).href
  )) as ServerBuild;
  return {
    build,
    mode: "production" as const,
    scripts: {
      islands: builtFile(files, "islands", "js"),
      head: builtFile(files, "head", "js"),
      later: builtFile(files, "later", "js"),
      version: buildVersion(files.keys()),
    },
  };
}

/** Opens the shop on PORT; a node without `web` in SERVICES answers health checks only. */
export async function startWeb(options: {
  config: Config;
  connection: Connection;
  deps: NounDeps & { answers: LiveAnswers };
  log: Log;
}): Promise<WebService> {
  const { config, connection, deps, log } = options;
  const servesPages = config.services.includes("web");
  const security: SecurityOptions = {
    https: config.publicUrl.startsWith("https:"),
    paymentOrigins: config.stripe
      ? [
          "https://checkout.stripe.com",
          ...(config.stripe.apiBase ? [new URL(config.stripe.apiBase).origin] : []),
        ]
      : [],
    callPages,
    roomOrigins: config.video?.roomOrigins ?? [],
  };
  const dev = servesPages && config.env === "development" ? await startDevPages() : null;
  const files =
    servesPages && !dev
      ? loadStaticFiles(builtClient, baseHeaders(security))
      : new Map<string, never>();
  const renderPage = servesPages
    ? pageRenderer({ deps, security, log, ...(dev ?? (await builtPages(files))) })
    : null;
  let isStopping = false;
  const shared = {
    security,
    trustedProxies: config.trustedProxies,
    countRead: createLimit(readLimit),
    log,
  };
  const stylesheet = dev || !servesPages ? null : builtFile(files, "app", "css");
  const app = createApp({
    ...shared,
    deps,
    readiness: { db: deps.db, isStopping: () => isStopping },
    stylesheet,
    renderPage,
  });
  const cache = new PageCache(servesPages && !dev ? cachedPages : []);
  const knowledge = keepKnowledge(async (request) => app.fetch(request), deps, log);
  const stopListening = servesPages
    ? await listen(
        connection.pool,
        purgeTopic,
        {
          onMessage: (tag) => {
            cache.purge(tag);
            if (tag === "catalogue") knowledge.refresh();
            if (tag === answersTag) deps.answers.hear();
          },
          // Comes with the first connection, too: that is how Aria's knowledge is filled at the start.
          onGap: () => {
            cache.reconnected();
            knowledge.refresh();
            deps.answers.hear();
          },
          onLost: () => cache.cutOff(),
        },
        log,
      )
    : async () => {};
  const { chats } = deps.conversations;
  const stopHearing = servesPages
    ? await listen(
        connection.pool,
        chatTopic,
        { onMessage: (told) => chats.hear(told), onGap: () => chats.catchUp() },
        log,
      )
    : async () => {};
  const { live } = deps.projects;
  const stopHearingProjects = servesPages
    ? await listen(
        connection.pool,
        projectTopic,
        { onMessage: (told) => live.hear(told), onGap: () => live.catchUp() },
        log,
      )
    : async () => {};
  const server = createHttpServer({
    ...shared,
    app,
    files,
    cache,
    before: dev?.middleware ?? null,
    answerError: errorAnswerer({ log, security, stylesheet, hasPages: servesPages }),
    render: async (key) => app.fetch(new Request(new URL(key, config.publicUrl))),
  });
  if (servesPages) await knowledge.readFirst();
  await listenOn(server, config.port);

  return {
    handle: async (request) => app.fetch(request),
    announceStop: async () => {
      isStopping = true;
    },
    stop: async () => {
      isStopping = true;
      await chats.stop(); // streams would hold their connections open
      await stopListening();
      await stopHearing();
      await stopHearingProjects();
      await knowledge.stop();
      await deps.answers.stop();
      await closeServer(server);
      await dev?.stop();
    },
  };
}

function listenOn(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        error.message = `port ${port} is taken by another program; set PORT to a free one`;
      reject(error);
    });
    server.listen(port, () => resolve());
  });
}

/** Lets requests finish that are under way, for ten seconds at most. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), finishWithinMs);
    // A kept-alive connection is closed as soon as its last answer is out.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(late);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
