import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProjectView, SavedProject } from "#domain/projects/contract.ts";
import { countedProjects } from "#domain/projects/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { openShop, publicUrl } from "../../../tests/factories/shop.ts";
import { usageOn } from "../../../tests/factories/usage.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let app: ReturnType<typeof httpAppOn>;
type Caller = { cookie: string };
let ada: Caller;
let eve: Caller;
const nobody: Caller = { cookie: "" };

beforeAll(async () => {
  database = await testDatabase();
  const { usage } = usageOn(database, { held: countedProjects.held });
  app = httpAppOn(database, await openShop(database), {
    deps: { usage },
    countRead: async () => {},
  });
  const people = peopleOn(database, accountsOn(database).deps);
  const enter = async () => ({ cookie: (await people.enter()).browser.cookie });
  [ada, eve] = [await enter(), await enter()];
});
afterAll(() => database.close());

let address = 0;
async function call(
  who: Caller,
  path: string,
  input?: unknown,
  headers: Record<string, string> = {},
) {
  const request = new Request(`${publicUrl}/functions/projects${path}`, {
    method: input === undefined ? "GET" : "POST",
    headers: {
      ...who,
      origin: publicUrl,
      "content-type": "application/json",
      "x-forwarded-for": `192.0.2.${++address % 250}`,
      ...headers,
    },
    ...(input !== undefined && {
      body: typeof input === "string" ? input : JSON.stringify(input),
    }),
  });
  const response = await app.fetch(request, {
    incoming: { socket: { remoteAddress: "10.0.0.1" } },
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(text) as Record<string, unknown>,
  };
}
async function start(): Promise<ProjectView> {
  const { status, body } = await call(ada, "", { templateId: "after-hours-support" });
  expect([status, body]).toEqual([200, { id: expect.stringMatching(/^proj_/) }]);
  return (await call(ada, `/${String(body["id"])}`)).body as unknown as ProjectView;
}
const draft = ({ name, description, configuration, schemaVersion, revision }: ProjectView) => ({
  name,
  description,
  configuration,
  schemaVersion,
  baseRevision: revision,
});

describe("the workspace's server side", () => {
  test("reads and saves a project, and keeps nothing in caches", async () => {
    const project = await start();
    const renamed = { ...draft(project), name: "Renamed" };
    const saved = await call(ada, `/${project.id}/save?tab=tab-12345678`, renamed);
    expect(saved.status).toBe(200);
    expect(saved.headers.get("cache-control")).toBe("no-store");
    expect(saved.body).toMatchObject({ revision: 2, conflicts: [] });
    const { body } = await call(ada, `/${project.id}/versions`);
    expect(body).toMatchObject({ items: [{ revision: 2 }, { revision: 1, kind: "start" }] });
  });

  test("merges two saves of one base, and tells the place that both changed", async () => {
    const project = await start();
    await call(ada, `/${project.id}/save`, { ...draft(project), name: "First" });
    const both = { ...draft(project), name: "Second", description: "Mine" };
    const { body } = await call(ada, `/${project.id}/save`, both);
    const saved = body as unknown as SavedProject;
    expect(saved.document).toMatchObject({ name: "First", description: "Mine" });
    expect(saved.conflicts).toEqual([{ path: ["name"], mine: "Second", theirs: "First" }]);
  });

  test("puts an older version back as a new one", async () => {
    const project = await start();
    await call(ada, `/${project.id}/save`, { ...draft(project), name: "Renamed" });
    const { body } = await call(ada, `/${project.id}/versions/1/restore`, {});
    expect(body).toEqual({ revision: 3 });
    const { body: now } = await call(ada, `/${project.id}`);
    expect(now).toMatchObject({ name: project.name, revision: 3 });
  });

  test("writes a brief as a PDF", async () => {
    const { id } = await start();
    const brief = `${publicUrl}/functions/projects/${id}/brief.pdf`;
    const answer = await app.fetch(new Request(brief, { headers: ada }));
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect((await answer.text()).slice(0, 5)).toBe("%PDF-");
  });

  test("isn't there for anybody else, whatever they ask", async () => {
    const { id } = await start();
    const ways: [string, unknown?][] = [
      [""],
      ["/versions"],
      ["/versions/1"],
      ["/deployments"],
      ["/links"],
      ["/members"],
      ["/brief.pdf"],
      ["/events?tab=tab-12345678"],
      ["/save", { baseRevision: 1 }],
      ["/versions/1/restore", {}],
      ["/versions/1/name", { label: "Mine" }],
      ["/publish", { revision: 1 }],
      ["/take-offline", {}],
      ["/links", { days: "7" }],
      ["/members", { email: "eve@example.com", role: "editor" }],
    ];
    for (const [path, input] of ways) {
      expect([path, (await call(eve, `/${id}${path}`, input)).status]).toEqual([path, 404]);
      expect([path, (await call(nobody, `/${id}${path}`, input)).status]).toEqual([path, 401]);
    }
  });

  test("refuses what another site's page sends or reads", async () => {
    const project = await start();
    const foreign = { origin: "https://evil.example" };
    expect((await call(ada, `/${project.id}/save`, draft(project), foreign)).status).toBe(403);
    const embedded = { "sec-fetch-site": "cross-site" };
    expect((await call(ada, `/${project.id}`, undefined, embedded)).status).toBe(403);
  });

  test("says which field is beyond its limit, and refuses 2 MB before reading them", async () => {
    const project = await start();
    const named = await call(ada, `/${project.id}/save`, {
      ...draft(project),
      name: "x".repeat(101),
    });
    expect([named.status, Object.keys(named.body["errors"] as object)]).toEqual([422, ["name"]]);
    const unknown = await call(ada, `/${project.id}/save`, {
      ...draft(project),
      configuration: { ...project.configuration, more: 1 },
    });
    expect(unknown.status).toBe(422);
    const huge = JSON.stringify({ ...draft(project), description: "x".repeat(2 * 1024 * 1024) });
    const { status } = await call(ada, `/${project.id}/save`, huge, {
      "content-length": String(huge.length),
    });
    expect(status).toBe(413);
    expect((await call(ada, `/${project.id}/save`, "{")).status).toBe(422);
  });
});
