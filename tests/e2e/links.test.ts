import { beforeAll, expect, inject, test } from "vitest";
import { movedPages } from "../../src/web/paths.ts";
import { crawl, ownPath, valuesOf, type CrawledPage } from "./crawl.ts";
import { categoryIds, serviceIds } from "./page-list.ts";

const url = inject("sharedApp");
let site: ReadonlyMap<string, CrawledPage>;
let documents: CrawledPage[];

beforeAll(async () => {
  site = await crawl(url);
  documents = [...site.values()].filter((page) => page.html);
});

/** Each link of each document, as `page → link`, that is not as it should be. */
const wrongLinks = (isRight: (link: string, page: CrawledPage) => boolean) =>
  documents.flatMap((page) =>
    [...new Set(page.links)]
      .filter((link) => !isRight(link, page))
      .map((link) => `${page.path} → ${link}`),
  );

test("everything that the shop consists of is reached by links from the home page", () => {
  const expected = [
    "/services",
    "/quote",
    "/contact",
    "/community",
    "/demo",
    "/search",
    "/legal/terms",
    "/legal/privacy",
    "/legal/ai-ethics",
    "/legal/sla",
    "/legal/dpa",
    "/legal/gdpr",
    "/legal/ccpa",
    "/legal/ip",
    "/legal/aup",
    "/legal/refunds",
    "/docs",
    "/api-docs",
    "/tutorials/video-agents",
    "/tutorials/chatbots",
    "/tutorials/automation",
    "/tutorials/pinescript-examples",
    "/tutorials/case-studies",
    "/resources/ai-service-templates",
    "/resources/developer-tools",
    "/resources/integration-guides",
    "/resources/best-practices",
    "/legal/cookies",
    "/legal/security",
    ...categoryIds.map((id) => `/services?category=${id}`),
    ...serviceIds.flatMap((id) => [`/services/${id}`, `/checkout/${id}`, `/quote?service=${id}`]),
  ];
  expect(expected.filter((path) => !site.has(path))).toEqual([]);
  const types = new Set([...site.values()].map((page) => page.contentType.split(";")[0]));
  expect([...types]).toEqual(
    expect.arrayContaining([
      "text/html",
      "text/css",
      "text/javascript",
      "font/woff2",
      "image/svg+xml",
    ]),
  );
});

test("no link, form or asset leads to a missing page, to an error or over a redirect", () => {
  // The register form, the footer and quick access name these as the specification does; they lead on.
  const specified = ["/terms", "/privacy", "/tutorials/pinescript", "/examples/pinescript"];
  // Links of those who are signed in; others are asked to sign in, and then come where they wanted to go.
  const guarded = [
    "/portal",
    "/portal/settings/data",
    "/portal/usage",
    "/portal/connections",
    "/ai-service-design",
    "/ai-service-design/new",
    "/admin",
  ];
  const leadsOn = ({ status, path, location }: CrawledPage) =>
    (status === 308 && specified.includes(path) && site.has(movedPages[path] ?? "")) ||
    (status === 302 &&
      guarded.includes(path.replace(/\?.*/, "")) &&
      location === `/login?next=${encodeURIComponent(path)}`);
  const dead = [...site.values()].filter((page) => page.status !== 200 && !leadsOn(page));
  const from = (path: string) =>
    [...site.values()].find((page) =>
      page.links.some((link) => ownPath(url, page.path, link) === path),
    )?.path;
  expect(dead.map((page) => `${page.status} ${page.path} (from ${from(page.path)})`)).toEqual([]);
});

test("each fragment in a link is an id on the page it leads to", () => {
  const wrong = wrongLinks((link, page) => {
    const target = URL.parse(link, new URL(page.path, url));
    if (!target?.hash || !site.has(target.pathname + target.search)) return true;
    return (
      site
        .get(target.pathname + target.search)
        ?.ids.has(decodeURIComponent(target.hash.slice(1))) === true
    );
  });
  expect(wrong).toEqual([]);
});

test("the footer's service links lead to anchors on /services, in their open category", () => {
  const footer = /<footer.*<\/footer>/s.exec(site.get("/")?.html ?? "")?.[0] ?? "";
  const links = valuesOf(footer, "href")
    .filter((link) => /^\/services\?.*#/.test(link))
    .map((link) => new URL(link, url));
  expect(links.map(({ hash }) => hash)).toEqual([
    "#1-minute-ai-video-agents",
    "#chatbots",
    "#automation",
    "#web-apps",
    "#pinescript",
    "#forms",
  ]);
  for (const { pathname, search, hash } of links) {
    const page = site.get(pathname + search);
    expect(page?.ids, hash).toContain(hash.slice(1));
    const current = /<a [^>]*aria-current="page"[^>]*>/.exec(
      /<nav[^>]*id="all-services".*?<\/nav>/s.exec(page?.html ?? "")?.[0] ?? "",
    );
    expect(current?.[0], hash).toContain(search);
  }
});

test("mail, phone and foreign links are well formed", () => {
  expect(
    wrongLinks((link) => {
      // A mail may begin with its subject.
      if (link.startsWith("mailto:"))
        return /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?subject=[\w%.-]+)?$/.test(link);
      if (link.startsWith("tel:")) return /^tel:\+[1-9]\d{6,14}$/.test(link);
      const target = URL.parse(link, url);
      return target?.origin === new URL(url).origin || target?.protocol === "https:";
    }),
  ).toEqual([]);
  const all = documents.flatMap((page) => page.links);
  expect(
    all.some((link) => link.startsWith("mailto:")) && all.some((link) => link.startsWith("tel:")),
  ).toBe(true);
});

test("every reference from one element to another finds it on the same page", () => {
  const references = [
    "for",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "popovertarget",
  ];
  const wrong = documents.flatMap((page) =>
    references
      .flatMap((name) => valuesOf(page.html, name).flatMap((value) => value.split(" ")))
      .filter((id) => !page.ids.has(id))
      .map((id) => `${page.path} → ${id}`),
  );
  expect(wrong).toEqual([]);
});

test("what opens a dialog finds its island on the same page", () => {
  const wrong = documents.flatMap((page) => {
    const islands = new Set(valuesOf(page.html, "data-island"));
    return valuesOf(page.html, "data-opens")
      .filter((name) => !islands.has(name))
      .map((name) => `${page.path} → ${name}`);
  });
  expect(wrong).toEqual([]);
  expect(documents.some((page) => valuesOf(page.html, "data-opens").length > 0)).toBe(true);
});
