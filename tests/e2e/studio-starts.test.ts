import { beforeAll, expect, test } from "vitest";
import { schemaVersions } from "#domain/projects/configuration/types.ts";
import type { ProjectExport } from "#domain/projects/contract.ts";
import { question } from "../factories/forms.ts";
import { orderOf } from "./customers.ts";
import { textIn } from "./form-reading.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { confirmedClient, newClient, nobody, type Person } from "./people.ts";
import { plainReader } from "./plain-reader.ts";
import { startProject } from "./studio-visits.ts";

// Ways into a project, without scripts.
let app: LentApp;
let ada: Person;
beforeAll(async () => {
  app = await borrowApp();
  ada = await confirmedClient(app);
});

const projectsOf = ({ email }: Person) =>
  app.query<{ id: string; name: string; origin: string | null }>(
    `select p.id, p.name, p.origin from projects p join users u on u.id = p.owner_id where u.email = '${email}' order by p.created_at`,
  );

test("a quote opens in the studio by its number, through signing in; its secret is in no address, and another's quote is not found", async () => {
  const reader = plainReader(app.url);
  await reader.open("/quote");
  await reader.send("Submit Quote Request", { freeText: "A web app for our tea shop" });
  const token = /\/quotes\/(qt_\w+)/.exec(reader.at)?.[1] ?? "none";
  const opened = await reader.person.send(`/quotes/${token}`, { intent: "studio" });
  const start = opened.headers.get("location") ?? "";
  expect(opened.status).toBe(303);
  const asked = await reader.person.ask(start);
  const login = asked.headers.get("location") ?? "";
  expect(login).toMatch(/^\/login\?next=/);
  expect(start + login).not.toContain(token);
  expect((await ada.ask(start)).status).toBe(404);

  const bo = await newClient(app.url);
  for (const [name, value] of reader.person.cookies)
    if (!bo.cookies.has(name)) bo.cookies.set(name, value);
  const studio = plainReader(app.url, bo);
  await studio.open(start);
  expect([studio.status, textIn(studio.html)]).toEqual([
    200,
    expect.stringContaining("This comes from quote"),
  ]);
  await studio.send("Create project");
  await studio.open(start);
  await studio.send("Create project");
  expect(await projectsOf(bo)).toMatchObject([{ origin: expect.stringMatching(/^quote\//) }]);
});

test("an order opens in the studio as one project, however often, and only for whoever bought it", async () => {
  const id = await orderOf(app, ada, "landing-page");
  const start = `/ai-service-design/new?order=${id}`;
  expect((await (await newClient(app.url)).ask(start)).status).toBe(404);
  const studio = plainReader(app.url, ada);
  for (let time = 0; time < 2; time += 1) {
    await studio.open(start);
    expect(textIn(studio.html)).toContain("This comes from your order");
    await studio.send("Create project");
  }
  const found = await projectsOf(ada);
  expect(found.filter(({ origin }) => origin === `order/${id}`)).toHaveLength(1);
});

const importing = (who: Person, text: string) => {
  const body = new FormData();
  body.set("intent", "import");
  body.set("file", new File([text], "project.json", { type: "application/json" }));
  const headers = { origin: app.url, accept: "text/html" };
  return who.ask("/ai-service-design/new", { method: "POST", headers, body });
};
const exported = (change: Partial<ProjectExport> = {}): ProjectExport => ({
  format: "ariaworks-project",
  formatVersion: 1,
  serviceType: "web-app",
  schemaVersion: schemaVersions["web-app"],
  name: "Imported",
  description: "",
  configuration: {
    webApp: {
      goal: "Sell tea",
      users: "",
      features: [],
      framework: "",
      authentication: "",
      paymentGateway: "",
      database: "",
      notes: "",
    },
  },
  ...change,
});

test("an import that isn't right is refused in plain words, and makes no project", async () => {
  const eve = await newClient(app.url);
  const refusals: [string, number, string][] = [
    ["no JSON", 422, "This file is not an exported project."],
    ["{}", 422, "This file is not an exported project."],
    [
      JSON.stringify(exported({ serviceType: "chatbot", schemaVersion: 1 })),
      422,
      "not an exported",
    ],
    [JSON.stringify(exported({ schemaVersion: 99 })), 409, "from a newer version of the studio"],
    [
      JSON.stringify(exported({ configuration: { webApp: { notes: "x".repeat(300_000) } } })),
      413,
      "This file is too large to be a project.",
    ],
    ["x".repeat(2_000_000), 413, "This is more than we can accept in one request."],
  ];
  for (const [text, status, words] of refusals) {
    const answer = await importing(eve, text);
    expect([answer.status, textIn(await answer.text())]).toEqual([
      status,
      expect.stringContaining(words),
    ]);
  }
  expect(await projectsOf(eve)).toEqual([]);
});

test("an import as large as a configuration may be is taken, indented as Export writes it", async () => {
  const eve = await newClient(app.url);
  const id = await startProject(eve, app.url, { serviceType: "form-interface" });
  const view = (await (await eve.ask(`/functions/projects/${id}`)).json()) as {
    configuration: { formInterface: { fields: object[]; steps: { id: string }[] } };
    schemaVersion: number;
  };
  const { formInterface } = view.configuration;
  const fields = Array.from({ length: 100 }, (_, at) =>
    question(`field-${at}`, "dropdown", {
      options: Array.from({ length: 10 }, (__, place) => ({
        id: `option-${place}`,
        name: "o".repeat(80),
      })),
      name: "é".repeat(300),
      help: "x".repeat(500),
      stepId: formInterface.steps[0]?.id ?? "",
    }),
  );
  const file = exported({
    serviceType: "form-interface",
    schemaVersion: view.schemaVersion,
    configuration: { formInterface: { ...formInterface, fields } },
  });
  const text = JSON.stringify(file, null, 2);
  expect(text.length).toBeGreaterThan(192 * 1024);
  expect((await importing(eve, text)).status).toBe(303);
  expect(await projectsOf(eve)).toHaveLength(2);
});

test("markup in each string of an imported project is text in the list, the workspace and on a share page", async () => {
  const eve = await newClient(app.url);
  const markup = "<img src=x onerror=alert(1)><script>alert(2)</script>";
  const { webApp } = exported().configuration as { webApp: Record<string, unknown> };
  const strings = Object.entries(webApp).map(([key, value]) => [
    key,
    Array.isArray(value) ? [markup] : markup,
  ]);
  const file = exported({
    name: markup,
    description: markup,
    configuration: { webApp: Object.fromEntries(strings) as object },
  });
  expect((await importing(eve, JSON.stringify(file))).status).toBe(303);
  const [project] = await projectsOf(eve);
  const link = await eve.ask(`/functions/projects/${project?.id}/links`, {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: "{}",
  });
  const { token } = (await link.json()) as { token: string };
  for (const [who, path] of [
    [eve, "/ai-service-design"],
    [eve, `/ai-service-design/workspace/${project?.id}`],
    [nobody(app.url), `/shared/${token}`],
  ] as const) {
    const html = await (await who.ask(path)).text();
    expect([path, html.includes("<img src=x"), html.includes("<script>alert")]).toEqual([
      path,
      false,
      false,
    ]);
    expect(textIn(html)).toContain("<img src=x onerror=alert(1)>");
  }
});

test("the specification's second route of a workspace leads to the first, and no search engine lists a shared project", async () => {
  const eve = await newClient(app.url);
  const id = await startProject(eve, app.url, { templateId: "job-tracker" });
  const moved = await eve.ask(`/workspace/${id}`);
  expect(moved.headers.get("location")).toBe(`/ai-service-design/workspace/${id}`);
  const link = await eve.ask(`/functions/projects/${id}/links`, {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: "{}",
  });
  const { token } = (await link.json()) as { token: string };
  const shared = await nobody(app.url).ask(`/shared/${token}`);
  expect(shared.headers.get("x-robots-tag")).toContain("noindex");
  expect(await shared.text()).toContain('<meta name="robots" content="noindex"');
});

test("a share link shows nothing once it is revoked or its project deleted, and can't be guessed", async () => {
  const eve = await newClient(app.url);
  const id = await startProject(eve, app.url, { templateId: "job-tracker" });
  const links = (path: string, input: object) =>
    eve.ask(`/functions/projects/${id}/${path}`, {
      method: "POST",
      headers: { origin: app.url, "content-type": "application/json" },
      body: JSON.stringify(input),
    });
  const createLink = async () =>
    ((await (await links("links", {})).json()) as { token: string }).token;
  const [revoked, kept] = [await createLink(), await createLink()];
  const opened = async (token: string) => {
    const answer = await nobody(app.url).ask(`/shared/${token}`);
    return [answer.status, (await answer.text()).includes("Jobs from request to invoice")];
  };
  expect(await opened(kept)).toEqual([200, true]);
  expect((await links("links/revoke", { token: revoked })).status).toBe(200);
  const guessed = `${kept.slice(0, -1)}${kept.endsWith("a") ? "b" : "a"}`;
  for (const token of [revoked, guessed, "see_", id])
    expect(await opened(token)).toEqual([404, false]);
  await eve.send("/ai-service-design", { intent: "delete", project: id, confirmed: "yes" });
  expect(await opened(kept)).toEqual([404, false]);
});

test("an invitation that was withdrawn, used or sent to another says so when it is opened", async () => {
  const owner = await confirmedClient(app);
  const guest = await confirmedClient(app);
  const id = await startProject(owner, app.url, { serviceType: "web-app" });
  const post = (path: string, body: object) =>
    owner.ask(`/functions/projects/${id}/${path}`, {
      method: "POST",
      headers: { origin: app.url, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const invited = async () => {
    expect((await post("members", { email: guest.email, role: "viewer" })).status).toBe(200);
    const [row] = await app.query<{ id: string }>(
      `select id from project_invites where project_id = '${id}'`,
    );
    return `/ai-service-design/invitations/${row?.id}`;
  };
  const opened = async (who: Person, path: string) => {
    const answer = await who.ask(path);
    return [answer.status, textIn(await answer.text())] as const;
  };
  const path = await invited();
  expect(await opened(owner, path)).toEqual([
    403,
    expect.stringContaining("This invitation was sent to another email address."),
  ]);
  const reader = plainReader(app.url, guest);
  await reader.open(path);
  expect(reader.status).toBe(200);
  await reader.send("Accept the invitation");
  const isOver = [410, expect.stringContaining("This invitation can’t be accepted")];
  expect(await opened(guest, path)).toEqual(isOver);
  expect(await opened(guest, "/ai-service-design/invitations/inv_madeup1")).toEqual(isOver);
});

test("a project is renamed without scripts, and an empty name is refused", async () => {
  const eve = await newClient(app.url);
  await startProject(eve, app.url, { serviceType: "web-app" });
  const reader = plainReader(app.url, eve);
  await reader.open("/ai-service-design");
  await reader.send("Rename", { name: "Tea shop" });
  expect(textIn(reader.html)).toContain("Project renamed.");
  await reader.send("Rename", { name: " " });
  expect(reader.status).toBe(422);
  expect(await projectsOf(eve)).toMatchObject([{ name: "Tea shop" }]);
});
