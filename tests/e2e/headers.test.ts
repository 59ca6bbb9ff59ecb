import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { crawl, type CrawledPage } from "./crawl.ts";
import { listPages, type ListedPage } from "./page-list.ts";
import { askRaw, type RawAnswer } from "./raw-request.ts";
import { startApp } from "./start-app.ts";

const url = inject("sharedApp");
let pages: ListedPage[];
let site: Map<string, CrawledPage>;
/** Every address with an answer: pages, files, API, problems, redirects. */
let answers: Map<string, RawAnswer>;

const otherPaths = [
  "/healthz",
  "/readyz",
  "/v1/services",
  "/v1/services/landing-page",
  "/v1/services/none",
  "/v1/openapi.json",
  "/v1/none",
  "/functions/checkout-status?session_id=cs_test_none",
  "/speculation-rules.json",
  "/services/",
  "/services/none",
  "/checkout/none",
  "/till/none",
  "/assets/none.js",
];

beforeAll(async () => {
  [pages, site] = await Promise.all([listPages(url, { allServices: true }), crawl(url)]);
  const paths = new Set([...pages.map((page) => page.path), ...site.keys(), ...otherPaths]);
  answers = new Map(
    await Promise.all([...paths].map(async (path) => [path, await askRaw(url, path)] as const)),
  );
});

const isDocument = (answer: RawAnswer) =>
  answer.headers["content-type"]?.startsWith("text/html") ?? false;
const wrong = (
  isRight: (answer: RawAnswer, path: string) => boolean | undefined,
  among: (answer: RawAnswer, path: string) => boolean = () => true,
) => {
  const looked = [...answers].filter(([path, answer]) => among(answer, path));
  expect(looked.length).toBeGreaterThan(0);
  return looked.filter(([path, answer]) => !isRight(answer, path)).map(([path]) => path);
};

describe("security", () => {
  test.each([
    ["x-content-type-options", "nosniff"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
  ])("every answer says %s: %s", (name, value) => {
    expect(wrong(({ headers }) => headers[name] === value)).toEqual([]);
  });

  test("every answer limits the referrer, and gives no page camera, microphone, place or payment", () => {
    expect(
      wrong(({ headers }) =>
        /^(strict-origin-when-cross-origin|no-referrer)$/.test(headers["referrer-policy"] ?? ""),
      ),
    ).toEqual([]);
    expect(
      wrong(({ headers }) =>
        ["camera=()", "microphone=()", "geolocation=()", "payment=()"].every((part) =>
          headers["permissions-policy"]?.includes(part),
        ),
      ),
    ).toEqual([]);
  });

  test("every document has the strict content security policy: own scripts only, no inline ones, no frames", () => {
    const policyOf = ({ headers }: RawAnswer) =>
      new Map(
        (headers["content-security-policy"] ?? "").split("; ").map((part) => {
          const [name = "", ...values] = part.split(" ");
          return [name, values.join(" ")] as const;
        }),
      );
    const expected = {
      "default-src": "'self'",
      "script-src": "'self'",
      "style-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
      "form-action": "'self'",
      "require-trusted-types-for": "'script'",
    };
    const isStrict = (answer: RawAnswer) => {
      const policy = policyOf(answer);
      return Object.entries(expected).every(([name, value]) => policy.get(name) === value);
    };
    expect(wrong(isStrict, isDocument)).toEqual([]);
    expect(
      wrong(({ headers }) => !/unsafe-|nonce-|\*/.test(headers["content-security-policy"] ?? "")),
    ).toEqual([]);
  });

  test("no document holds what that policy would refuse: inline scripts, styles or handlers", () => {
    expect(
      wrong(
        ({ text }) =>
          !/<script(?![^>]*(\ssrc=|type="application\/ld\+json"))/.test(text) &&
          !/<style|\sstyle="|\son[a-z]+="/.test(text),
        isDocument,
      ),
    ).toEqual([]);
  });

  test("no answer names the software behind it", () => {
    expect(wrong(({ headers }) => !headers["server"] && !headers["x-powered-by"])).toEqual([]);
  });

  test("browsers are told to insist on https only where the public address is https", async () => {
    expect(wrong(({ headers }) => headers["strict-transport-security"] === undefined)).toEqual([]);
    const app = await startApp({ env: { PUBLIC_URL: "https://shop.example", LOG_LEVEL: "warn" } });
    try {
      for (const path of [
        "/",
        "/checkout/landing-page",
        "/favicon.svg",
        "/v1/services",
        "/no/such/page",
      ])
        // oxlint-disable-next-line no-await-in-loop
        expect((await askRaw(app.url, path)).headers["strict-transport-security"]).toMatch(
          /^max-age=\d{8}/,
        );
    } finally {
      await app.remove();
    }
  });
});

describe("caching", () => {
  const isCached = (_: RawAnswer, path: string) => /^\/(services(\/[\w-]+|\?.*)?)?$/.test(path);
  const isFile = ({ status, headers }: RawAnswer, path: string) =>
    status === 200 &&
    path.startsWith("/assets/") &&
    !headers["content-type"]?.startsWith("text/html");

  test("built files are kept for ever, and their names change with their content", () => {
    expect(
      wrong(
        ({ headers }) => headers["cache-control"] === "public, max-age=31536000, immutable",
        isFile,
      ),
    ).toEqual([]);
    expect(wrong((_, path) => /-[\w-]{8}\.\w+$/.test(path), isFile)).toEqual([]);
  });

  test("public pages are asked for again with an ETag, which answers 304 without a body", async () => {
    const isStored = (answer: RawAnswer, path: string) =>
      answer.status === 200 && isCached(answer, path);
    expect(
      wrong(
        ({ headers }) => headers["cache-control"] === "public, max-age=0, must-revalidate",
        isStored,
      ),
    ).toEqual([]);
    const again = [...answers].filter(([path, answer]) => isStored(answer, path));
    const checked = await Promise.all(
      again.map(async ([path, { headers }]) => {
        const second = await askRaw(url, path, {
          headers: { "if-none-match": headers["etag"] ?? "" },
        });
        return {
          status: second.status,
          size: second.body.length,
          csp: !!second.headers["content-security-policy"],
        };
      }),
    );
    expect(checked.filter(({ status, size, csp }) => status !== 304 || size > 0 || !csp)).toEqual(
      [],
    );
    expect(again.length).toBeGreaterThanOrEqual(2 + 6 + 16);
  });

  test("pages and files come as brotli and gzip that unpack to the very bytes of the plain form", async () => {
    const paths = [
      "/",
      "/services",
      "/services?category=web-dev",
      "/services/web-app",
      "/favicon.svg",
    ].concat([...site.keys()].filter((path) => /^\/assets\/.*\.(js|css)$/.test(path)));
    const forms = await Promise.all(
      paths.map(async (path) => {
        const ask = (encoding: string) =>
          askRaw(url, path, { headers: { "accept-encoding": encoding } });
        const [plain, br, gzip, refused] = await Promise.all(
          ["identity", "gzip, deflate, br, zstd", "gzip", "br;q=0, gzip;q=0"].map(ask),
        );
        if (!plain || !br || !gzip || !refused) throw new Error("four answers");
        return {
          path,
          encodings: [plain, br, gzip, refused].map(
            ({ headers }) => headers["content-encoding"] ?? "none",
          ),
          same:
            brotliDecompressSync(br.body).equals(plain.body) &&
            gunzipSync(gzip.body).equals(plain.body) &&
            refused.body.equals(plain.body),
          vary: [plain, br, gzip].every(({ headers }) => headers["vary"] === "Accept-Encoding"),
        };
      }),
    );
    // The few smallest chunks may not gain from gzip.
    const large = forms.filter(({ encodings }) => encodings[2] === "gzip");
    expect(large.length).toBeGreaterThan(5);
    for (const { encodings, same, vary } of large)
      expect({ encodings, same, vary }).toEqual({
        encodings: ["none", "br", "gzip", "none"],
        same: true,
        vary: true,
      });
  });

  test("HEAD answers as GET does, without the body", async () => {
    for (const path of [
      "/",
      "/services/web-app",
      "/favicon.svg",
      "/quote",
      "/v1/services",
      "/no/such/page",
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const [head, get] = await Promise.all([
        askRaw(url, path, { method: "HEAD" }),
        askRaw(url, path),
      ]);
      expect({
        path,
        status: head.status,
        size: head.body.length,
        type: head.headers["content-type"],
      }).toEqual({
        path,
        status: get.status,
        size: 0,
        type: get.headers["content-type"],
      });
    }
  });

  test("answers of the API, and everything that belongs to one visitor, are never stored", () => {
    const isPersonal = (_: RawAnswer, path: string) =>
      /^\/(v1|functions|healthz|readyz|checkout|quote|success|till)\b/.test(path) &&
      path !== "/v1/openapi.json"; // says the same to everyone
    expect(
      wrong(({ headers }) => headers["cache-control"]?.includes("no-store"), isPersonal),
    ).toEqual([]);
    expect(
      wrong(
        ({ headers }) => headers["cache-control"]?.includes("no-store"),
        ({ status }) => status >= 400,
      ),
    ).toEqual([]);
  });

  test("the page with the order tells its address to nobody and stays out of search engines", () => {
    const isSuccess = (_: RawAnswer, path: string) => path.startsWith("/success");
    expect(wrong(({ headers }) => headers["referrer-policy"] === "no-referrer", isSuccess)).toEqual(
      [],
    );
    const isPrivate = (_: RawAnswer, path: string) =>
      /^\/(success|till|checkout|quote)\b/.test(path);
    expect(
      wrong(({ text }) => text.includes('<meta name="robots" content="noindex"/>'), isPrivate),
    ).toEqual([]);
    const isMissing = (answer: RawAnswer) => answer.status === 404 && isDocument(answer);
    expect(
      wrong(({ text }) => text.includes('<meta name="robots" content="noindex"/>'), isMissing),
    ).toEqual([]);
  });
});

describe("addresses", () => {
  test.each([
    ["/services/", "/services"],
    ["/services/web-app/", "/services/web-app"],
    ["/services/?category=web-dev", "/services?category=web-dev"],
    ["//services", "/services"],
  ])("%s leads to %s for good", async (path, to) => {
    const { status, headers } = await askRaw(url, path);
    expect({ status, to: headers["location"] }).toEqual({ status: 308, to });
  });

  test.each([
    "//evil.example",
    "//evil.example/",
    "//evil.example/%2f..",
    "///evil.example/%2f%2e%2e",
    "//evil.example/..;/",
    "/\\evil.example/",
    "/%5cevil.example/",
    "/%2f%2fevil.example/",
    "//%5c/evil.example//",
    "/.//evil.example/",
    "/%2e%2e//evil.example/",
    "/x/..//evil.example/",
    "/\t/evil.example/",
    "https://evil.example/",
    "/services//evil.example//",
  ])("%j never leads off this site", async (path) => {
    const { status, headers } = await askRaw(url, path.replace("\t", "%09"));
    // As a browser reads it: beginning with // or /\ it would be another host.
    expect(URL.parse(headers["location"] ?? "/", url)?.origin).toBe(url);
    expect(status).toBeLessThan(500);
  });
});
