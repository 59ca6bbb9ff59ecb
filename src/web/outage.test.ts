import { globSync, readFileSync } from "node:fs";
import { isRouteErrorResponse, RouterContextProvider } from "react-router";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#db/open.ts";
import { findServiceTitle } from "#domain/catalogue/index.ts";
import { countedByNouns } from "#domain/nouns.ts";
import { toAppError } from "#errors";
import { startVisit } from "#http/web-visit.ts";
import { silentLog } from "#kit/log.ts";
import { accountsOn } from "../../tests/factories/accounts.ts";
import { publicUrl } from "../../tests/factories/shop.ts";
import { depsContext, visitContext } from "./kit/context.ts";
import { actorContext } from "./kit/guards.ts";

// Nobody listens on port 1: so does a database look that has stopped.
const database = openDatabase({ host: "127.0.0.1", port: 1 });
const { deps: accounts } = accountsOn(database);
const deps = {
  ...accounts,
  publicUrl,
  orders: {
    payments: { name: "test", mode: "test" },
    till: { readSession: () => database.pool.query("select 1") },
  },
  mail: { mailer: { name: "outbox" } },
  enquiries: {
    findSubjectTitle: ({ id }: { id: string }) => findServiceTitle(database, id),
    forward: null,
  },
  consultant: { ai: { name: "built-in" }, host: null },
  consultations: { calls: { name: "built-in" } },
  knowledge: { embedder: null },
  projects: { writer: null },
  usage: { planIdOf: async () => "professional", counted: countedByNouns },
  requestId: "req_1",
};
const actor = { userId: "usr_1", sessionId: "ses_1", email: "ada@example.com", isAdmin: true };
/** What the pages' addresses may carry, so that each reads all that it can. */
const search =
  "?category=web-dev&service=landing-page&receipt=era_1&erased=era_1&token=a.b&session_id=cs_1";
const params = { id: "landing-page", session: "cs_1", token: "qt_1" };

/** They read the documents' texts, in MDX, which only the build reads. */
const withTexts = new Set([
  "help/document.tsx",
  "crawlers/llms.tsx",
  "crawlers/sitemap.tsx",
  "search/search-index.tsx",
  "search/search-page.tsx",
]);
const files = globSync("**/*.tsx", { cwd: import.meta.dirname })
  .filter((file) => !withTexts.has(file))
  .filter((file) =>
    /export (const|async function|function) loader\b/.test(
      readFileSync(`${import.meta.dirname}/${file}`, "utf8"),
    ),
  )
  .toSorted();
afterAll(() => database.close());

/** The status with which a page's loader answers, a thrown thing as the error page would have it. */
async function statusOf(file: string): Promise<number> {
  const { loader } = (await import(/* @vite-ignore */ `./${file}`)) as {
    loader: (args: object) => unknown;
  };
  const url = new URL(`${publicUrl}/${search}`);
  const request = new Request(url, { headers: { cookie: "__Host-aria.session_token=a.b" } });
  const { visit } = startVisit(request, {
    clientAddress: "192.0.2.1",
    requestId: "req_1",
    deps: accounts,
    log: silentLog,
  });
  const context = new RouterContextProvider();
  context.set(depsContext, deps as never); // the part of it that loaders use
  context.set(visitContext, visit);
  context.set(actorContext, actor as never);
  const answer = await Promise.resolve()
    .then(() => loader({ context, params, request, url, unstable_pattern: "" }))
    .catch((thrown: unknown) => {
      if (thrown instanceof Error)
        throw new Error(`${file}: ${toAppError(thrown).code}`, { cause: thrown });
      return thrown;
    });
  if (answer instanceof Response || isRouteErrorResponse(answer)) return answer.status;
  const { init } = (answer ?? {}) as { init?: { status?: number } | null };
  return init?.status ?? 200;
}

test("the pages are found", () => expect(files.length).toBeGreaterThan(30));

test.each(files)(
  "with the database gone, %s answers that, and doesn't fail unexpectedly",
  async (file) => {
    // 410: a link that isn't ours is known as that without a look.
    expect([200, 302, 404, 410, 503]).toContain(await statusOf(file));
  },
);

test.each([
  "site/home/home.tsx",
  "shop/services/services.tsx",
  "shop/services/service.tsx",
  "shop/quotes/quote.tsx",
  "studio/projects.tsx",
  "portal/orders/orders.tsx",
  "portal/settings/data-export.tsx",
  "admin/users/users.tsx",
])("%s needs the database, and says 503 without it", async (file) => {
  expect(await statusOf(file)).toBe(503);
});
