import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";
import { adminSettings } from "./app-page-list.ts";
import { testAdmin } from "./people.ts";
import { queryBeside, startApp, type App, type AppAccess } from "./start-app.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a test worker asks for its application. */
    lender: string;
  }
}

/** What a test may do with an application that other files use after it. `output`: what it has printed so far. */
export type LentApp = AppAccess & { output: () => Promise<string> };
type Lent = { url: string; dataDir: string; databaseUrl: string | undefined };

/** Starts one application for each test worker that asks for one. @returns its address, and how to end all of them */
export async function lendApps(): Promise<{ url: string; stop: () => Promise<void> }> {
  const apps = new Map<string, Promise<App>>();
  const start = (): Promise<App> =>
    startApp({ env: { TRUSTED_PROXIES: "127.0.0.1,::1", ...adminSettings } });
  const server = createServer((request, response) => {
    const [worker = "", isOutput] = (request.url ?? "").slice(1).split("/");
    const app = apps.get(worker) ?? start();
    apps.set(worker, app);
    app.then(
      ({ url, dataDir, databaseUrl, output }) =>
        response.end(
          isOutput ? output() : JSON.stringify({ url, dataDir, databaseUrl } satisfies Lent),
        ),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.allSettled([...apps.values()].map(async (app) => (await app).remove()));
    },
  };
}

/** What earlier files have left; the catalogue, its passages and the admin stay. */
const leftovers = [
  "orders",
  "payment_events",
  "till_sessions",
  "quotes",
  "enquiries",
  "conversations",
  "consultations",
  "service_requests",
  "bookings",
  "booking_closures",
  "mails",
  "alerts",
  "attempts",
  "ai_spending",
  "ai_messages",
];

/**
 * The application that this worker's test files share, with `testAdmin` and nothing of the file before. It believes
 * `x-forwarded-for`. Who stops, restarts or breaks an application starts one with `startApp`.
 */
export async function borrowApp(): Promise<LentApp> {
  const ownPlace = `${inject("lender")}/${process.pid}`;
  const answer = await fetch(ownPlace);
  if (!answer.ok) throw new Error(await answer.text());
  const { url, dataDir, databaseUrl } = (await answer.json()) as Lent;
  const query: App["query"] = (sql) => queryBeside(dataDir, databaseUrl, sql);
  await query(`truncate ${leftovers.join()} cascade`);
  await query(`delete from users where email <> '${testAdmin.email}'`);
  return { url, query, output: async () => (await fetch(`${ownPlace}/output`)).text() };
}
