import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { listedPages } from "../../src/web/kit/listed-pages.ts";
import { pagePicture } from "../../src/web/kit/page-picture.ts";
import { crawl, type CrawledPage } from "./crawl.ts";
import { metaOf, parseRobots, structuredDataOf } from "./page-head.ts";
import { askRaw } from "./raw-request.ts";
import { type App, startApp } from "./start-app.ts";

const url = inject("sharedApp");
let pages: CrawledPage[];
/** Pages that search engines may list, by their canonical address; each once. */
let listed: Map<string, CrawledPage>;

beforeAll(async () => {
  pages = [...(await crawl(url)).values()].filter((page) => page.html && page.status === 200);
  listed = new Map(
    pages
      .filter((page) => metaOf(page.html, "robots") === undefined)
      .map((page) => [metaOf(page.html, "canonical") ?? `none: ${page.path}`, page]),
  );
});

const sitemapOf = async (at: string) =>
  [...(await askRaw(at, "/sitemap.xml")).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc = ""]) => loc.replaceAll("&amp;", "&"),
  );

describe("the head of every listed page", () => {
  const wrong = (isRight: (html: string, address: string) => boolean) =>
    [...listed].filter(([address, { html }]) => !isRight(html, address)).map(([one]) => one);

  test("there are such pages", () => {
    expect(listed.size).toBeGreaterThan(20);
  });

  test("has a title and a description that no other page has", () => {
    for (const name of ["title", "description"]) {
      const all = [...listed.values()].map(({ html }) => metaOf(html, name) ?? "");
      expect(all.filter((one, at) => one.length < 5 || all.indexOf(one) !== at)).toEqual([]);
    }
    expect(wrong((html) => (metaOf(html, "description") ?? "").length >= 40)).toEqual([]);
  });

  test("names its one address: canonical and for networks", () => {
    expect(
      wrong((html, address) => address.startsWith(url) && metaOf(html, "og:url") === address),
    ).toEqual([]);
    const paths = [...listed].map(([address, { path }]) => [new URL(address), path] as const);
    expect(
      paths.filter(([own, path]) => own.pathname !== path.replace(/\?.*/, "")).map(String),
    ).toEqual([]);
  });

  test("says what networks show, with a picture of its own", () => {
    const expected: Record<string, RegExp> = {
      "og:type": /^(website|article)$/,
      "og:site_name": /./,
      "og:title": /./,
      "og:description": /./,
      "og:image:width": /^1200$/,
      "og:image:height": /^630$/,
      "og:image:alt": /./,
      "twitter:card": /^summary_large_image$/,
    };
    expect(
      wrong((html, address) => {
        const path = address.slice(url.length) || "/";
        const isOwn = metaOf(html, "og:image") === url + pagePicture(path);
        return (
          isOwn &&
          Object.entries(expected).every(([name, value]) => value.test(metaOf(html, name) ?? ""))
        );
      }),
    ).toEqual([]);
  });

  test("leads, in its breadcrumbs, from the home page to itself over pages that are there", () => {
    const known = new Set(listed.keys());
    expect(
      wrong((html, address) => {
        // Pages of an app can't carry any (kit/page-meta.ts, isApp).
        if (["/", "/login", "/register"].includes(address.slice(url.length))) return true;
        const [crumbs] = structuredDataOf(html).filter((one) => one["@type"] === "BreadcrumbList");
        const items = (crumbs?.["itemListElement"] ?? []) as { position: number; item: string }[];
        return (
          items[0]?.item === `${url}/` &&
          items.at(-1)?.item === address &&
          items.every(({ position, item }, at) => position === at + 1 && known.has(item))
        );
      }),
    ).toEqual([]);
  });
});

test("every page names a picture that is there: 1200 × 630, and small", async () => {
  const pictures = new Set(pages.map(({ html }) => metaOf(html, "og:image")));
  pictures.delete(undefined); // pages that only tell what is going on: till, success
  expect(pictures.size).toBeGreaterThan(20);
  for (const picture of pictures) {
    const { status, headers, body } = await askRaw(url, picture?.slice(url.length) ?? "");
    expect({ picture, status, type: headers["content-type"] }).toEqual({
      picture,
      status: 200,
      type: "image/png",
    });
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(body.length).toBeLessThan(60_000);
  }
});

test("structured data is schema.org's, complete, and claims no ratings", () => {
  const needed: Record<string, string[]> = {
    Organization: ["name", "url"],
    WebSite: ["name", "url", "potentialAction"],
    Service: ["name", "description", "provider", "offers"],
    ItemList: ["itemListElement"],
    BreadcrumbList: ["itemListElement"],
    TechArticle: ["headline", "dateModified", "author", "image"],
    FAQPage: ["mainEntity"],
  };
  const seen = new Set<string>();
  for (const { html, path } of pages)
    for (const block of structuredDataOf(html)) {
      const type = String(block["@type"]);
      seen.add(type);
      expect({ path, context: block["@context"], type }).toEqual({
        path,
        context: "https://schema.org",
        type: expect.stringMatching(/^[A-Z]\w+$/) as string,
      });
      expect(Object.keys(block)).toEqual(expect.arrayContaining(needed[type] ?? []));
      expect(JSON.stringify(block)).not.toMatch(/"(aggregateRating|review|award)s?":/);
    }
  expect([...seen]).toEqual(
    expect.arrayContaining(["Organization", "WebSite", "Service", "ItemList", "BreadcrumbList"]),
  );
});

test("the home page's search action leads to the search page", async () => {
  const home = listed.get(`${url}/`)?.html ?? "";
  const [site] = structuredDataOf(home).filter((one) => one["@type"] === "WebSite");
  const action = site?.["potentialAction"] as { target: { urlTemplate: string } } | undefined;
  const address = action?.target.urlTemplate.replace("{search_term_string}", "chatbot") ?? "";
  const { status, text } = await askRaw(url, address.slice(url.length));
  expect(status).toBe(200);
  expect(text).toContain('href="/services/gpt4-chatbot"');
});

describe("sitemap.xml", () => {
  test("lists exactly the pages that one may find by links and that may be listed", async () => {
    const { headers, text } = await askRaw(url, "/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/);
    expect((await sitemapOf(url)).toSorted()).toEqual([...listed.keys()].toSorted());
  });

  test("says of documents when they were changed last", async () => {
    const { text } = await askRaw(url, "/sitemap.xml");
    expect(text).toMatch(/\/legal\/terms<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(text).not.toMatch(/web-app<\/loc><lastmod>/); // nobody knows
  });
});

test("robots.txt keeps crawlers out of what is private, lets them see the rest, and names the sitemap", async () => {
  const { text, headers } = await askRaw(url, "/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  const { mayCrawl, sitemaps } = parseRobots(text);
  expect(sitemaps).toEqual([`${url}/sitemap.xml`]);
  const closed = ["/admin", "/portal/orders/x", "/ai-service-design", "/till/x", "/success"].concat(
    "/checkout/landing-page",
    "/quotes/qt_x",
    "/functions/send-enquiry",
  );
  expect(closed.filter(mayCrawl)).toEqual([]);
  expect((await sitemapOf(url)).filter((one) => !mayCrawl(one.slice(url.length)))).toEqual([]);
  expect(["/og/home.png", "/llms.txt", "/search-index.json"].every(mayCrawl)).toBe(true);
});

test.each(["/sitemap.xml", "/robots.txt", "/about"])(
  "%s takes no form, and says what it takes",
  async (path) => {
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { origin: url },
      body: new URLSearchParams({ a: "b" }),
    });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await answer.text()).not.toContain("Unexpected");
  },
);

test("llms.txt has a name, a summary and sections of links, each to a page that is there", async () => {
  const { text } = await askRaw(url, "/llms.txt");
  expect(text).toMatch(/^# Ariaworks\n\n> .{40,}\n/);
  const links = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)(?:: .+)?$/gm)].map(
    ([, , to = ""]) => to,
  );
  expect(links.filter((link) => !listed.has(link))).toEqual([]);
  expect(text.split("\n").filter((line) => line.startsWith("-"))).toHaveLength(links.length);
  const documents = listedPages.filter((path) => path.startsWith("/legal/"));
  expect(documents.filter((path) => !links.includes(url + path))).toEqual([]);
  expect(text).toMatch(/## Services\n\n- \[/);
});

describe("on an installation of its own", () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp({ env: { PUBLIC_URL: "https://shop.example", LOG_LEVEL: "warn" } });
  });
  afterAll(() => app.remove());

  test("addresses come from PUBLIC_URL alone, whatever host was asked", async () => {
    for (const path of ["/", "/legal/terms", "/robots.txt", "/sitemap.xml", "/llms.txt"]) {
      const { text } = await askRaw(app.url, path, {
        headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
      });
      const hosts = [...text.matchAll(/https?:\/\/([^/"<\s)]+)/g)].map(([, host]) => host ?? "");
      expect(new Set(hosts)).toContain("shop.example");
      expect(hosts.filter((host) => /evil|localhost/.test(host))).toEqual([]);
    }
  });

  test("where the public address is https, browsers are told to insist on it", async () => {
    for (const path of [
      "/",
      "/checkout/landing-page",
      "/favicon.svg",
      "/v1/services",
      "/no/such/page",
    ])
      expect((await askRaw(app.url, path)).headers["strict-transport-security"]).toMatch(
        /^max-age=\d{8}/,
      );
  });

  test("a service that is withdrawn leaves sitemap, llms.txt and search at once, and comes back", async () => {
    const files = ["/sitemap.xml", "/llms.txt", "/search-index.json", "/search?q=custom+web+app"];
    const showing = async () => {
      const answers = await Promise.all(files.map((file) => askRaw(app.url, file)));
      return answers.map(({ text }) => text.includes("/services/web-app"));
    };
    expect(await showing()).toEqual([true, true, true, true]);
    await app.query("update services set active = false where id = 'web-app'");
    await expect.poll(showing).toEqual([false, false, false, false]);
    await app.query("update services set active = true where id = 'web-app'");
    await expect.poll(showing).toEqual([true, true, true, true]);
  });

  test("a service that was added after the build shows its category's picture", async () => {
    const copy = (table: string, from: string, changes: object) =>
      app.query(
        `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || '${JSON.stringify(changes)}')).* from ${table} one where id = '${from}'`,
      );
    await copy("services", "landing-page", { id: "new-page" });
    const [scope] = await app.query<{ id: string }>(
      "select id from service_scopes where service_id = 'landing-page' order by position limit 1",
    );
    await copy("service_scopes", scope?.id ?? "", { id: "new-page.only", service_id: "new-page" });
    const pictureOf = async (id: string) =>
      metaOf((await askRaw(app.url, `/services/${id}`)).text, "og:image");
    await expect
      .poll(() => pictureOf("new-page"))
      .toBe("https://shop.example/og/services-category-web-dev.png");
    expect(await pictureOf("landing-page")).toBe(
      "https://shop.example/og/services-landing-page.png",
    );
  });
});
