import { expect, test } from "vitest";
import { page, siteOf } from "../../../tests/factories/sites.ts";

const signal = AbortSignal.timeout(60_000);

test("one page is read with its title, and again only if it changed", async () => {
  const { url, reader } = await siteOf({
    "/a": (request, response) => {
      const isKnown = request.headers["if-none-match"] === '"1"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"1"', "content-type": "text/html" });
      response.end(isKnown ? undefined : page("Prices"));
    },
    "/dated": (request, response) => {
      const modified = "Tue, 24 Nov 2026 00:00:00 GMT";
      const isKnown = request.headers["if-modified-since"] === modified;
      response.writeHead(isKnown ? 304 : 200, {
        "last-modified": modified,
        "content-type": "text/html",
      });
      response.end(isKnown ? undefined : page("Dated"));
    },
    "/moved": (_request, response) => response.writeHead(301, { location: "/a#part" }).end(),
  });
  const read = await reader.readPage(`${url}/moved`, { signal });
  expect(read).toMatchObject({
    url: `${url}/a`,
    etag: '"1"',
    state: "read",
    document: { title: "Prices", sections: [{ text: expect.stringContaining("Prices is said") }] },
  });
  for (const path of ["/a", "/dated"]) {
    const before = await reader.readPage(url + path, { signal });
    const after = await reader.readPage(url + path, { etag: before.etag ?? undefined, signal });
    expect(after).toEqual({ url: url + path, etag: before.etag, state: "unchanged" });
  }
});

test("a page that can't be read says why", async () => {
  const png = "\u0089PNG\r\n\u001A\n\u0000\u0000\u0000\rIHDR";
  const { url, reader } = await siteOf({
    "/robots.txt": "User-agent: ariaworksbot\nDisallow: /private\n",
    "/private/a": page("Secret"),
    "/closed": (_request, response) => response.writeHead(403).end(),
    "/broken": (_request, response) => response.writeHead(500).end(),
    "/empty": `<html><body><div id="root"></div><script>start()</script></body></html>`,
    "/picture": (_request, response) =>
      response.writeHead(200, { "content-type": "image/png" }).end(png),
    "/inner": (_request, response) => response.writeHead(302, { location: "http://[::1]/" }).end(),
    "/around": (_request, response) => response.writeHead(302, { location: "/private/a" }).end(),
    "/loop": (_request, response) => response.writeHead(302, { location: "/loop" }).end(),
  });
  const problems = {
    "/private/a": "robots",
    "/gone": "not_found",
    "/closed": "refused",
    "/broken": "unreachable",
    "/empty": "not_a_page",
    "/picture": "unsupported",
    "/inner": "own_network",
    "/around": "robots",
    "/loop": "unreachable",
  };
  for (const [path, problem] of Object.entries(problems))
    expect(await reader.readPage(url + path, { signal })).toMatchObject({
      state: "failed",
      problem,
    });
  for (const address of ["http://127.0.0.1:1/", "http://localhost/", "http://10.0.0.1/"])
    expect(await reader.readPage(address, { signal })).toMatchObject({ state: "failed" });
});

test.each([
  "http://127.0.0.1:1/",
  "http://127.1/",
  "http://0.0.0.0/",
  "http://0x7f000001/",
  "http://017700000001/",
  "http://2130706433/",
  "http://127.0.0.1.:80/",
  "http://localhost/",
  "http://LOCALHOST./",
  "http://[::]/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[0:0:0:0:0:ffff:7f00:1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://user@10.0.0.1/",
  "//192.168.0.1/",
  "https://①②⑦.⓪.⓪.①/",
])("neither a page nor a whole site leads on to %s", async (location) => {
  const { url, reader, asked } = await siteOf({
    "/": (_request, response) =>
      response.writeHead(302, { location: Buffer.from(location).toString("latin1") }).end(),
  });
  const read = await reader.readPage(`${url}/`, { signal });
  // Some are no address at all, and lead nowhere for that.
  const refusals = ["own_network", "unreachable"];
  expect(read).toMatchObject({ state: "failed", problem: expect.toBeOneOf(refusals) });
  const pages = reader.readSite(`${url}/`, {
    maxPages: 10,
    maxDepth: 2,
    known: new Map(),
    signal,
  });
  const problems: unknown[] = [];
  try {
    for await (const { page: one } of pages) problems.push("problem" in one && one.problem);
  } catch (error) {
    problems.push((error as { problem?: string }).problem);
  }
  expect(problems).toEqual([expect.toBeOneOf(refusals)]);
  expect(asked.filter((path) => !/^\/(robots\.txt|sitemap.*)?$/.test(path))).toEqual([]);
});

test("a robots.txt that fails closes the site, one that is missing opens it", async () => {
  const open = await siteOf({ "/": page("Open") });
  expect(await open.reader.readPage(open.url, { signal })).toMatchObject({ state: "read" });
  const broken = await siteOf({
    "/": page("Open"),
    "/robots.txt": (_request, response) => response.writeHead(503).end(),
  });
  const read = await broken.reader.readPage(broken.url, { signal });
  expect(read).toMatchObject({ state: "failed", problem: "unreachable" });
  expect(broken.asked).toEqual(["/robots.txt"]);
});
