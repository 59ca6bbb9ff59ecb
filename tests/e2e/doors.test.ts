import { expect, inject, test } from "vitest";
import { readLimit } from "../../src/http/doors.ts";
import { someAddress } from "./people.ts";
import { askRaw } from "./raw-request.ts";

const url = inject("sharedApp");

/** Asks from one address so many times. @returns how often each status was answered */
async function many(times: number, ask: (from: string) => Promise<{ status: number }>) {
  const from = someAddress();
  const statuses = await Promise.all(Array.from({ length: times }, () => ask(from)));
  return statuses.filter(({ status }) => status === 429).length;
}
const post = (path: string, from: string, fields: Record<string, string> = {}) =>
  askRaw(url, path, {
    method: "POST",
    headers: {
      origin: url,
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": from,
    },
    body: new URLSearchParams(fields).toString(),
  });

test.each([
  "/contact",
  "/quote",
  "/community",
  "/functions/send-enquiry",
  "/functions/request-quote",
  "/contact.data",
  "/quote.data",
  "/community.data",
])("whoever posts more than twenty times a minute to %s is slowed down", async (path) => {
  expect(await many(21, (from) => post(path, from))).toBe(1);
});

test.each([
  ["/contact/", "/contact"],
  ["/contact/_.data", "/contact.data"],
  ["/contact/.data", "/contact.data"],
  ["/%63ontact", "/contact"],
  ["/x/../quote.data", "/quote.data"],
])("a form sent to %s is led to %s, which counts it", async (path, to) => {
  const { status, headers } = await post(path, someAddress());
  expect([status, headers["location"]]).toEqual([308, to]);
});

test.each(["/CONTACT", "/Contact.data", "/Quote", "/functions/Send-Enquiry"])(
  "%s takes no form: letter case counts",
  async (path) => {
    const { status } = await post(path, someAddress(), { message: "Hello", freeText: "Hello" });
    expect([404, 405]).toContain(status);
  },
);

test("all enquiry doors are one", async () => {
  const doors = ["/contact", "/quote.data", "/community"];
  const functions = ["/functions/send-enquiry", "/functions/request-quote"];
  let at = 0;
  const next = () => [...doors, ...functions][at++ % 5] ?? "";
  expect(await many(24, (from) => post(next(), from))).toBe(4);
});

test.each([
  "/checkout/landing-page",
  "/checkout/landing-page.data",
  "/till/cs_test_x.data",
  "/quotes/qt_x",
])("whoever orders by %s faster than people do is slowed down", async (path) => {
  expect(await many(61, (from) => post(path, from))).toBe(1);
});

test.each(["/search", "/search.data"])(
  "%s gives one visitor sixty answers a minute",
  async (path) => {
    const ask = (from: string) =>
      askRaw(url, `${path}?q=data`, { headers: { "x-forwarded-for": from } });
    expect(await many(62, ask)).toBe(2);
  },
);

test("what is drawn for one visitor alone has a limit, too; others and stored pages aren't in the way", async () => {
  const visitor = someAddress();
  const ask = (path: string, from = visitor, headers: Record<string, string> = {}) =>
    askRaw(url, path, { headers: { "x-forwarded-for": from, ...headers } });
  const paths = ["/login.data", "/none.data", "/portal.data", "/v1/services/none"];
  const answers = Array.from({ length: readLimit.points }, (_, at) => ask(paths[at % 4] ?? ""));
  expect((await Promise.all(answers)).filter(({ status }) => status === 429)).toEqual([]);
  const refused = await ask("/login", visitor, { accept: "text/html" });
  expect([refused.status, refused.headers["content-type"]]).toEqual([
    429,
    "text/html; charset=utf-8",
  ]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask("/login", someAddress())).status).toBe(200);
  expect((await ask("/services")).status).toBe(200);
});

test.each(["/SITEMAP.XML", "/Search-Index.json", "/About", "/Legal/Terms", "/Services/web-app"])(
  "%s is no page: it would be drawn anew each time",
  async (path) => {
    expect((await askRaw(url, path)).status).toBe(404);
  },
);

test.each([
  ["/%61bout", "/about"],
  ["/services/%77eb-app?x=1", "/services/web-app?x=1"],
  ["/%2561bout", null],
])("%s is led to its plain spelling", async (path, to) => {
  const { status, headers } = await askRaw(url, path);
  expect([status, headers["location"]]).toEqual(to ? [308, to] : [404, undefined]);
});

test.each([
  ["/contact", "message", /Engines[^]*<option value="demo" selected=""/],
  ["/quote", "freeText", /Ada/],
])(
  "without scripts, 100 kB sent to %s come back at the field, with all else that was typed",
  async (path, field, more) => {
    const long = "語".repeat(12_000);
    const typed = { name: "Ada <b>", email: "ada@example.com", company: "Engines" };
    const fields = { ...typed, subject: "demo", [field]: long };
    const { status, text } = await post(path, someAddress(), fields);
    expect(status).toBe(422);
    const told = ["Please keep this under 5,000 characters.", "Ada &lt;b&gt;", typed.email, long];
    expect(told.filter((one) => !text.includes(one))).toEqual([]);
    expect(text).toMatch(more);
  },
);

test("a page takes 192 kB from a form at most, and what takes none 64 kB", async () => {
  const sent = async (path: string, size: number) =>
    (await post(path, someAddress(), { message: "x".repeat(size) })).status;
  expect(await sent("/contact", 200_000)).toBe(413);
  expect(await sent("/contact.data", 200_000)).toBe(413);
  expect(await sent("/login", 70_000)).toBe(413);
  expect(await sent("/functions/send-enquiry", 70_000)).toBe(413);
});
