import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#http/app.ts";
import { silentLog } from "#kit/log.ts";
import { pagePatterns, type PageName } from "../../src/web/page-patterns.ts";
import { pathWithIds } from "../access/path-with-ids.ts";
import { endpointAccess, pageAccess, type Access } from "../access/table.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { bookDemo, openTill } from "./page-list.ts";
import {
  answerOf,
  newClient,
  nobody,
  signInAs,
  testAdmin,
  type Person,
  fromElsewhere,
} from "./people.ts";

// Who may come where, for every way in that there is: what isn't in the table fails, and what is in it is
// walked as nobody, as its owner, as another client and as an admin; as a page, as data, and as a form.

let app: LentApp;
const people = {} as Record<"nobody" | "owner" | "client" | "admin", Person>;
/** Ids of things that exist: order and project are the owner's. */
const ids: Record<string, string> = {};

const deskIds = {
  enquiry: "enq_1",
  conversation: "cnv_1",
  request: "req_1",
  shared: "see_1",
};

beforeAll(async () => {
  app = await borrowApp();
  people.nobody = nobody(app.url);
  people.owner = await newClient(app.url);
  people.client = await newClient(app.url);
  people.admin = await signInAs(app.url, testAdmin.email);
  ids["session"] = (await openTill(app.url)).split("/").at(-1) ?? "";
  const [user] = await app.query<{ id: string }>(
    `select id from users where email = '${people.owner.email}'`,
  );
  const [order] = await app.query<{ id: string }>(
    `update orders set user_id = '${user?.id}', status = 'paid', paid_at = now() returning id`,
  );
  await people.owner.send("/quote", { freeText: "A landing page for tea", email: "" });
  const [quote] = await app.query<{ id: string; token: string }>("select id, token from quotes");
  const { email } = await bookDemo(app.url);
  const [demo] = await app.query<{ path: string }>(
    `select substring(text from '/demo/([A-Za-z0-9_-]{43})') as path from mails where "to" = '${email}'`,
  );
  const [booking] = await app.query<{ id: string }>("select id from bookings");
  const started = await people.owner.ask("/functions/projects", {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.url },
    body: JSON.stringify({ serviceType: "form-interface" }),
  });
  const project = (await started.json()) as { id: string };
  const startedBot = await people.owner.ask("/functions/projects", {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.url },
    body: JSON.stringify({ serviceType: "chatbot" }),
  });
  const bot = (await startedBot.json()) as { id: string };
  const startedAutomation = await people.owner.ask("/functions/projects", {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.url },
    body: JSON.stringify({ serviceType: "automation" }),
  });
  const automation = (await startedAutomation.json()) as { id: string };
  const [mail] = await app.query<{ id: string }>("select id from mails limit 1");
  Object.assign(ids, {
    user: user?.id,
    order: order?.id,
    mail: mail?.id,
    quote: quote?.id,
    quoteToken: quote?.token,
    booking: booking?.id,
    project: project.id,
    bot: bot.id,
    automation: automation.id,
    demoToken: demo?.path,
    ...deskIds,
  });
  await app.query(`
    insert into enquiries (id, kind, message, status) values ('${deskIds.enquiry}', 'contact', 'Hello', 'open');
    insert into conversations (id, channel, visitor_key, status, title)
      values ('${deskIds.conversation}', 'chat', 'somebody', 'open', 'Hello');
    insert into conversations (id, desk, channel, visitor_key, status, title)
      values ('cnv_bot', '${bot.id}', 'chat', 'somebody else', 'open', 'Hello');
    insert into service_requests (id, conversation_id, source, client_name, contact_person, key_decisions,
      topics_discussed, intake, is_fallback, priority)
      values ('${deskIds.request}', '${deskIds.conversation}', 'chat', 'Ada', 'Ada', '', '', '{}', true, 'low');
    insert into project_links (id, project_id, created_by)
      values ('${deskIds.shared}', '${project.id}', '${user?.id}');
    insert into automation_runs (id, project_id, owner_id, trigger_id, trigger_type, request_key, state, has_effects, depth, turn, started_at)
      values ('run_1', '${automation.id}', '${user?.id}', 'hand', 'manual', 'key', 'done', false, 0, 0, now());
    insert into connections (id, owner_id, kind, name, settings, masks, sealed)
      values ('con_1', '${user?.id}', 'webhook', 'Mine', '{}', '{}', '')`);
});

const names = Object.keys(pageAccess) as PageName[];
/** The page's address, with ids of things that exist. */
const addressOf = (name: PageName) => pathWithIds(name, ids);
const guarded = names.filter((name) => pageAccess[name] !== "anyone");
const needs = (...access: Access[]) => guarded.filter((name) => access.includes(pageAccess[name]));

const ways = {
  page: (who: Person, name: PageName) => who.ask(addressOf(name)),
  data: (who: Person, name: PageName) => who.ask(`${addressOf(name)}.data`),
  form: (who: Person, name: PageName) =>
    who.ask(addressOf(name), {
      method: "POST",
      headers: { origin: app.url },
      body: new URLSearchParams({ intent: "nothing" }),
    }),
  "form by script": (who: Person, name: PageName) =>
    who.ask(`${addressOf(name)}.data`, {
      method: "POST",
      headers: { origin: app.url },
      body: new URLSearchParams({ intent: "nothing" }),
    }),
} as const;
const wayNames = Object.keys(ways) as (keyof typeof ways)[];

describe("the table", () => {
  test("every page of the built application stands in it", async () => {
    const build = (await import(
      pathToFileURL(`${process.cwd()}/build/server/index.js`).href
    )) as ServerBuild;
    const patterns = Object.values(build.routes)
      .filter((route) => route?.path !== undefined || route?.index)
      .map((route) => `/${route?.path ?? ""}`)
      .filter((pattern) => pattern !== "/*" && pattern !== "/");
    const known = names.map((name) => pagePatterns[name] as string);
    expect(patterns.filter((pattern) => !known.includes(pattern))).toEqual([]);
    expect(known.filter((one) => one !== "/" && !patterns.includes(one))).toEqual([]);
  });

  test("every endpoint stands in it, and nothing that isn't there", () => {
    const { routes } = createApp({
      deps: { publicUrl: "https://shop.test" } as never, // nothing is asked
      readiness: {} as never,
      security: { https: true, paymentOrigins: [], callPages: [], roomOrigins: [] },
      trustedProxies: [],
      countRead: async () => {},
      log: silentLog,
      stylesheet: null,
      renderPage: async () => new Response(),
    });
    // "ALL" and a star are checks that stand before others, and the way to the pages.
    const found = routes
      .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
      .map(({ method, path }) => `${method} ${path}`)
      // A limit for a page's form: the page itself is in the other table.
      .filter((one) => one !== "POST /quote");
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(endpointAccess).toSorted());
  });
});

describe.each(wayNames)("as a %s", (way) => {
  // One address may read less in a minute than all that is asked here.
  const elsewhere = fromElsewhere();
  const go = (who: Person, name: PageName) => ways[way](elsewhere(who), name).then(answerOf);

  test("nobody is sent to sign in from everything that asks for somebody, and the way back is kept", async () => {
    const [wrong, visitor] = [[] as object[], nobody(app.url)];
    for (const name of guarded) {
      const { sentTo, text } = await go(visitor, name);
      const back = `/login?next=${encodeURIComponent(addressOf(name))}`;
      if (sentTo !== back) wrong.push({ name, sentTo, text: text.slice(0, 200) });
    }
    expect(wrong).toEqual([]);
  });

  test.each(["owner", "client"] as const)(
    "a client (%s) is sent home from every admin place",
    async (who) => {
      const wrong = [];
      for (const name of needs("admin")) {
        const { sentTo } = await go(people[who], name);
        if (sentTo !== "/") wrong.push({ name, sentTo });
      }
      expect(wrong).toEqual([]);
    },
  );

  test("a foreign thing can't be told from a missing one, whoever asks", async () => {
    /** What the answer shows, without the ids that were asked for and what is new each time. */
    const seen = ({ status, text }: { status: number; text: string }, id: string) => ({
      status,
      text: text
        .replaceAll(id, "ID")
        .replace(/nonce="[^"]*"/g, "")
        .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "")
        .replace(/(id|for|aria-\w+)="[^"]*"/g, ""),
    });
    const wrong = [];
    for (const name of needs("owner"))
      for (const who of [people.client, people.admin]) {
        const thing = name.startsWith("portal") ? "order" : "project";
        const existing = ids[thing] ?? "";
        const none = existing.replace(/_.*/, "_00000000000000000000000000");
        const foreign = seen(await go(who, name), existing);
        ids[thing] = none;
        const missing = seen(await go(who, name), none);
        ids[thing] = existing;
        const isTold = foreign.text !== missing.text || foreign.text.includes(people.owner.email);
        if (isTold || foreign.status !== missing.status || foreign.status < 400)
          wrong.push({ name, foreign: foreign.status, missing: missing.status, isTold });
      }
    expect(wrong).toEqual([]);
  });

  test("whoever may come in gets an answer, never a failure", async () => {
    const wrong = [];
    const allowed: [Person, PageName[]][] = [
      [people.nobody, names.filter((name) => pageAccess[name] === "anyone")],
      [people.owner, needs("user", "owner")],
      [people.admin, needs("user", "admin")],
    ];
    for (const [who, pages] of allowed)
      for (const name of pages) {
        if (name === "logout") continue; // would end the session that the others need
        const { status, sentTo } = await go(who, name);
        if (status >= 500 || sentTo?.startsWith("/login?")) wrong.push({ name, status, sentTo });
      }
    expect(wrong).toEqual([]);
  });
});

test("no form from a foreign page, a program or another kind of body is taken, whoever's cookies it carries", async () => {
  const forms: RequestInit[] = [
    {
      headers: { origin: "https://evil.example" },
      body: new URLSearchParams({ intent: "delete" }),
    },
    { headers: { origin: "null" }, body: new URLSearchParams({ intent: "delete" }) },
    { headers: { "sec-fetch-site": "cross-site" }, body: new URLSearchParams() },
    { headers: {}, body: new URLSearchParams() },
    {
      headers: { origin: "https://evil.example", "content-type": "text/plain" },
      body: '{"intent":"delete"}',
    },
  ];
  const wrong = [];
  for (const name of names)
    for (const form of forms)
      for (const suffix of ["", ".data"]) {
        // The data of the home page are at `/_.data`.
        const path = `${addressOf(name)}${suffix}`.replace(/^\/\.data$/, "/_.data");
        const { status } = await people.admin.ask(path, {
          ...form,
          method: "POST",
        });
        if (status !== 403 && status !== 429) wrong.push({ name, form: form.headers, status });
      }
  expect(wrong).toEqual([]);
});

test("a demoted admin loses the rights with the next request, in every open session", async () => {
  // Two more sessions of the same admin, each from an address of its own: there are limits.
  const first = await signInAs(app.url, testAdmin.email);
  const second = await signInAs(app.url, testAdmin.email);
  expect((await first.ask("/admin/users")).status).toBe(200);
  await app.query(`update users set role = 'client' where email = '${testAdmin.email}'`);
  const wrong = [];
  for (const who of [first, second])
    for (const way of wayNames)
      for (const name of needs("admin")) {
        const { sentTo } = await ways[way](who, name).then(answerOf);
        if (sentTo !== "/") wrong.push({ name, way, sentTo });
      }
  expect(wrong).toEqual([]);
  await app.query(`update users set role = 'admin' where email = '${testAdmin.email}'`);
  expect((await second.ask("/admin/users")).status).toBe(200);
});

test("a hint that says admin opens nothing", async () => {
  const forged = nobody(app.url);
  forged.cookies.set("aria.hint", "admin");
  expect((await forged.ask("/admin/users").then(answerOf)).sentTo).toMatch(/^\/login/);
});

test("where the database can't tell who asks, nobody comes in", async () => {
  await app.query("alter table sessions rename to sessions_away");
  try {
    for (const name of guarded) {
      const { status } = await ways.page(people.admin, name);
      expect([401, 403, 503]).toContain(status);
    }
  } finally {
    await app.query("alter table sessions_away rename to sessions");
  }
  expect((await people.admin.ask("/admin/users")).status).toBe(200);
});
