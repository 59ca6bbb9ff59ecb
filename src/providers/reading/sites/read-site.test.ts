import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pdfOf } from "../../../../tests/factories/documents.ts";
import { type Answer, page, siteOf } from "../../../../tests/factories/sites.ts";

const problemOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error: { problem?: unknown }) => error.problem ?? error,
  );

test("a site is read by its sitemaps, packed and nested, and nothing beside them", async () => {
  const list = (paths: string[]) =>
    `<urlset>${paths.map((path) => `<url><loc>${path}</loc></url>`).join("")}</urlset>`;
  const { readSite } = await siteOf({
    "/robots.txt": "User-agent: *\nAllow: /\nSitemap: SITE/map-index.xml\n",
    "/map-index.xml":
      "<sitemapindex><sitemap><loc>SITE/one.xml</loc></sitemap><sitemap><loc>SITE/two.xml.gz</loc></sitemap><sitemap><loc>SITE/map-index.xml</loc></sitemap></sitemapindex>",
    "/one.xml": list([
      "SITE/",
      "SITE/a",
      "SITE/a#again",
      "SITE/logo.png",
      "https://elsewhere.example/x",
    ]),
    "/two.xml.gz": (_request, response, url) =>
      response.end(gzipSync(list([`${url}/b`, `${url}/c`]))),
    "/": page("Home", ["/unlisted"]),
    "/a": page("A"),
    "/b": page("B"),
    "/unlisted": page("U"),
  });
  const { read, totals } = await readSite("/");
  expect(read).toEqual(["/", "/a", "/b", "/c failed"]);
  expect(totals).toEqual([4, 4, 4, 4]);
});

test("without a sitemap a site is read by its links, to its depth, and never another host", async () => {
  const { readSite, asked } = await siteOf({
    "/": page("Home", [
      "/a",
      "b",
      "//elsewhere.example/",
      "mailto:a@b.example",
      "/a?utm_source=x",
      "/a/#top",
      "http://localhost/admin",
    ]),
    "/a": page("A", ["/deep"]),
    "/b": page("B", ["/"]),
    "/deep": page("Deep", ["/deeper"]),
    "/deeper": page("Deeper"),
  });
  expect((await readSite("/", { maxDepth: 2 })).read).toEqual(["/", "/a", "/b", "/deep"]);
  expect(asked.filter((path) => path.startsWith("/a"))).toEqual(["/a"]);
  expect((await readSite("/", { maxDepth: 0 })).read).toEqual(["/"]);
  expect((await readSite("/", { maxPages: 2 })).read).toEqual(["/", "/a"]);
});

test("a calendar, a shop's filters and links that grow come to an end", async () => {
  const site = await siteOf({}, (path) => {
    if (/^\/(robots|sitemap)/.test(path)) return undefined;
    const day = Number(/calendar\/2026\/(\d+)/.exec(path)?.[1] ?? 0);
    const filter = Number(/color=(\d+)/.exec(path)?.[1] ?? 0);
    return page(`Page ${path}`, [
      `/calendar/2026/${day + 1}`,
      `/shop?color=${filter + 1}`,
      `${path.split("?")[0]}/more/more`.replace("//", "/"),
      `${path}${path.includes("?") ? "&" : "?"}p${path.length}=1`,
    ]);
  });
  const { read } = await site.readSite("/", { maxPages: 500, maxDepth: 1000 });
  expect(read.length).toBeLessThanOrEqual(500);
  expect(
    read.filter((path) => path.startsWith("/calendar/2026/") && !path.includes("more")).length,
  ).toBeGreaterThan(5);
  expect(read.filter((path) => /^\/calendar\/2026\/\d+$/.test(path)).length).toBeLessThanOrEqual(
    25,
  );
  expect(read.filter((path) => /^\/shop\?color=\d+$/.test(path)).length).toBeLessThanOrEqual(25);
});

test("pages that say the same, or call themselves by one address, are read once", async () => {
  const canonical = (path: string) => `<link rel="canonical" href="${path}">`;
  const { readSite } = await siteOf({
    "/": page("Home", ["/print/a", "/a", "/copy", "/original", "/lazy"]),
    "/print/a": page("A", [], canonical("/a")),
    "/a": page("A", [], canonical("/a")),
    "/copy": page("Same"),
    "/original": page("Same"),
    "/lazy": page("Lazy", [], canonical("/")),
  });
  expect((await readSite()).read).toEqual(["/", "/a", "/copy", "/lazy"]);
});

test("pages closed to robots or unlisted aren't learned, links that aren't to be followed aren't", async () => {
  const { readSite, asked } = await siteOf({
    "/robots.txt": "User-agent: *\nDisallow: /private\nCrawl-delay: 0\n",
    "/": page("Home", ["/private", "/results", "/header", "/stop"]),
    "/private": page("Private"),
    "/results": page("Results", ["/found"], `<meta name="robots" content="noindex">`),
    "/found": page("Found"),
    "/header": (_request, response) =>
      response
        .writeHead(200, { "content-type": "text/html", "x-robots-tag": "noindex" })
        .end(page("Header")),
    "/stop": page("Stop", ["/behind"], `<meta name="robots" content="nofollow">`),
    "/behind": page("Behind"),
  });
  expect((await readSite()).read).toEqual(["/", "/stop", "/found"]);
  expect(asked).not.toContain("/private");
  expect(asked).not.toContain("/behind");
});

test("an unlisted page that is asked for by its address is read", async () => {
  const { readSite } = await siteOf({
    "/": page("Home", [], `<meta name="robots" content="noindex">`),
  });
  expect((await readSite()).read).toEqual(["/"]);
});

test("PDFs and texts of a site are learned, other files left out", async () => {
  const pdf = Buffer.from(await pdfOf((made) => made.text("Printed prices")));
  const { readSite } = await siteOf({
    "/": page("Home", ["/list.pdf", "/notes.txt", "/photo.jpg", "/download"]),
    "/list.pdf": (_request, response) =>
      response.writeHead(200, { "content-type": "application/pdf" }).end(pdf),
    "/notes.txt": "Notes for guests",
    "/download": (_request, response) =>
      response.writeHead(200, { "content-type": "application/zip" }).end("PK"),
  });
  expect((await readSite()).read).toEqual(["/", "/list.pdf", "/notes.txt"]);
});

test("a site that was read before answers only for what changed, and keeps what is linked from it", async () => {
  const etag = '"1"';
  const unchanging =
    (html: string): Answer =>
    (request, response) => {
      const isKnown = request.headers["if-none-match"] === etag;
      response
        .writeHead(isKnown ? 304 : 200, { etag, "content-type": "text/html" })
        .end(isKnown ? "" : html);
    };
  const site = await siteOf({
    "/": unchanging(page("Home", ["/a", "/b"])),
    "/a": unchanging(page("A")),
    "/b": page("B"),
  });
  const known = new Map(
    [`${site.url}/`, `${site.url}/a`, `${site.url}/b`].map((url) => [url, etag] as const),
  );
  const { read } = await site.readSite("/", { known });
  expect(read).toEqual(["/ unchanged", "/a unchanged", "/b"]);
});

test("a site that stops answering isn't taken for one that became small", async () => {
  const paths = Array.from({ length: 30 }, (_, index) => `/p${"x".repeat(index)}`);
  const { readSite } = await siteOf({ "/": page("Home", paths) }, (path) =>
    path.startsWith("/p") ? (_request, response) => response.writeHead(502).end() : undefined,
  );
  expect(await problemOf(readSite())).toBe("unreachable");
});

test("a site of ten thousand pages is read as far as asked for", async () => {
  const all = Array.from(
    { length: 10_000 },
    (_, index) => `<url><loc>SITE/page/${index}</loc></url>`,
  );
  const site = await siteOf({ "/sitemap.xml": `<urlset>${all.join("")}</urlset>` }, (path) =>
    path === "/robots.txt" ? undefined : page(`Page ${path}`),
  );
  const { read, totals } = await site.readSite("/", { maxPages: 60 });
  expect(read).toHaveLength(60);
  expect(totals[0]).toBe(60);
  expect(site.asked.length).toBeLessThan(70);
});

test("pages below the first one come first", async () => {
  const list = ["/news/a", "/docs/b", "/docs/c"].map((path) => `<url><loc>SITE${path}</loc></url>`);
  const site = await siteOf({ "/sitemap.xml": `<urlset>${list.join("")}</urlset>` }, (path) =>
    path === "/robots.txt" ? undefined : page(`Page ${path}`),
  );
  expect((await site.readSite("/docs/")).read).toEqual(["/docs/", "/docs/b", "/docs/c", "/news/a"]);
});

test("a site ends with its caller's time, as slow", async () => {
  const { url, reader } = await siteOf({ "/": () => {}, "/robots.txt": "" });
  const options = { maxPages: 5, maxDepth: 1, known: new Map(), signal: AbortSignal.timeout(300) };
  const first = reader.readSite(url, options)[Symbol.asyncIterator]().next();
  expect(await problemOf(first)).toBe("slow");
  expect(await problemOf(reader.readPage(url, { signal: AbortSignal.timeout(300) }))).toBe("slow");
});
