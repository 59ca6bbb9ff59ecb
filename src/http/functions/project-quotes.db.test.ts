import { afterAll, beforeAll, expect, test } from "vitest";
import { serviceTemplates } from "#content/service-templates.ts";
import { projectWish } from "#domain/projects/configuration/project-wish.ts";
import { newConfiguration, type Configuration } from "#domain/projects/configuration/types.ts";
import { countedProjects, startProject } from "#domain/projects/index.ts";
import { readConfiguration } from "#domain/projects/read-configuration.ts";
import type { WishEstimate } from "#domain/quotes/contract.ts";
import { quotes } from "#domain/quotes/tables.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { openShop, publicUrl } from "../../../tests/factories/shop.ts";
import { usageOn } from "../../../tests/factories/usage.ts";
import { createBuiltInEstimator } from "../../providers/chat/built-in/index.ts";

type Customer = { userId: string; cookie: string };
let database: Awaited<ReturnType<typeof testDatabase>>;
let app: ReturnType<typeof httpAppOn>;
let ada: Customer;
let eve: Customer;
let deps: Parameters<typeof startProject>[2];

beforeAll(async () => {
  database = await testDatabase();
  const shop = await openShop(database);
  app = httpAppOn(database, shop, {
    deps: {
      quotes: { estimator: createBuiltInEstimator() },
      enquiries: { findSubjectTitle: async ({ id }) => id, forward: null },
    },
  });
  const { usage } = usageOn(database, { plan: "enterprise", held: countedProjects.held });
  deps = { db: database.db, clock: () => new Date(), usage };
  const people = peopleOn(database, accountsOn(database).deps);
  const enter = async () => {
    const { userId, browser } = await people.enter();
    return { userId, cookie: browser.cookie };
  };
  [ada, eve] = [await enter(), await enter()];
});
afterAll(() => database.close());

let caller = 0;
const send = (
  path: string,
  who: Customer | null,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  app.fetch(
    new Request(`${publicUrl}/functions/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: publicUrl,
        "sec-fetch-site": "same-origin",
        "x-forwarded-for": `192.0.2.${++caller % 250}`,
        ...(who && { cookie: who.cookie }),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
    { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
  );
const newProject = (templateId: string) =>
  startProject({ userId: ada.userId }, { templateId }, deps);
const wishOf = (templateId: string) => {
  const template = serviceTemplates.find(({ id }) => id === templateId);
  if (!template) throw new Error(`no template ${templateId}`);
  const { serviceType, configuration, schemaVersion } = template;
  return projectWish(
    readConfiguration<typeof serviceType>(serviceType, configuration, schemaVersion),
  );
};
const priceOf = async (projectId: string, configuration: Configuration): Promise<WishEstimate> => {
  const answer = await send("project-price", ada, { projectId, wish: projectWish(configuration) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as WishEstimate;
};

test("a price follows the configuration, and its total is the catalogue's", async () => {
  const projectId = await newProject("home-page-welcome");
  const { videoAgent } = newConfiguration("ai-video-agent");
  const minute = await priceOf(projectId, { videoAgent });
  expect(minute).toMatchObject({ totalCents: 25_000, days: 3, open: [] });
  expect(minute.positions).toMatchObject([{ serviceId: "ai-video-1min", lineCents: 25_000 }]);
  expect(minute.includes).toContain("One video of up to 60 seconds");
  const longer = await priceOf(projectId, { videoAgent: { ...videoAgent, duration: 90 } });
  expect(longer).toMatchObject({ totalCents: null, minCents: 25_000 });
  expect(longer.open).toMatchObject([{ text: "90 seconds" }]);
});

test("what is ordered costs what was shown, names its project, and is one quote however often it is sent", async () => {
  const projectId = await newProject("form-to-crm");
  const order = { projectId, wish: wishOf("form-to-crm") };
  const shown = (await (await send("project-price", ada, order)).json()) as WishEstimate;
  const key = { "idempotency-key": "order-form-to-crm-1" };
  const first = await send("order-project", ada, order, key);
  expect(first.status).toBe(201);
  const { path } = (await first.json()) as { path: string };
  expect(await (await send("order-project", ada, order, key)).json()).toEqual({ path });
  const stored = await database.db.select().from(quotes);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    projectId,
    userId: ada.userId,
    wish: order.wish,
    serviceId: "workflow-automation",
    totalCents: shown.totalCents,
  });
  expect(stored[0]?.positions.map(({ title }) => title)).toEqual(
    shown.positions.map(({ title }) => title),
  );
  expect(path).toBe(`/quotes/${stored[0]?.token}`);
});

test("what isn't what the server has stored is not ordered, whatever the browser says", async () => {
  const projectId = await newProject("job-tracker");
  const before = (await database.db.select().from(quotes)).length;
  for (const wish of ["One web app for free.", wishOf("form-to-crm"), ""]) {
    const answer = await send("order-project", ada, { projectId, wish });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: "not_saved" }]);
  }
  expect(await database.db.select().from(quotes)).toHaveLength(before);
});

test("another's project is not found, and whoever is signed out gets nothing", async () => {
  const projectId = await newProject("job-tracker");
  const order = { projectId, wish: wishOf("job-tracker") };
  for (const path of ["project-price", "order-project"]) {
    expect((await send(path, eve, order)).status).toBe(404);
    expect((await send(path, null, order)).status).toBe(401);
    expect((await send(path, ada, { ...order, projectId: "prj_guessed" })).status).toBe(404);
    expect((await send(path, ada, order, { origin: "https://evil.test" })).status).toBe(403);
  }
});

test("a wish that is too long or no text is refused", async () => {
  const projectId = await newProject("job-tracker");
  for (const wish of ["x".repeat(5001), 7, null, undefined]) {
    const answer = await send("project-price", ada, { projectId, wish });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toContain("problem+json");
  }
});

test.each(serviceTemplates.map(({ id }) => id))(
  "the template %s has a price, or says what a person looks at",
  async (templateId) => {
    const projectId = await newProject(templateId);
    const answer = await send("project-price", ada, { projectId, wish: wishOf(templateId) });
    const { totalCents, minCents, open, notIncluded } = (await answer.json()) as WishEstimate;
    expect(minCents).toBeGreaterThan(0);
    expect(totalCents !== null || open.length + notIncluded.length > 0).toBe(true);
  },
);
