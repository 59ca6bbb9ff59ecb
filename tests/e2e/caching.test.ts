import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, inject, test } from "vitest";
import { type AnswerCheck, collectAnswers, isDocument, wrongAnswers } from "./all-answers.ts";
import { askRaw, type RawAnswer } from "./raw-request.ts";

const url = inject("sharedApp");
let answers: Map<string, RawAnswer>;
beforeAll(async () => {
  answers = await collectAnswers(url);
});
const wrong = (isRight: AnswerCheck, among?: AnswerCheck) => wrongAnswers(answers, isRight, among);

const isCached = (_: RawAnswer, path: string) =>
  /^\/(services(\/[\w-]+|\?.*)?|legal\/[\w-]+)?$/.test(path);
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
  expect(checked.filter(({ status, size, csp }) => status !== 304 || size > 0 || !csp)).toEqual([]);
  expect(again.length).toBeGreaterThanOrEqual(2 + 6 + 16 + 2);
});

test("pages and files come as brotli and gzip that unpack to the very bytes of the plain form", async () => {
  const paths = [
    "/",
    "/services",
    "/services?category=web-dev",
    "/services/web-app",
    "/favicon.svg",
  ].concat(
    [...answers.keys()].filter(
      (path) => /^\/assets\/.*\.(js|css)$/.test(path) && answers.get(path)?.status === 200,
    ),
  );
  const forms = await Promise.all(
    paths.map(async (path) => {
      const ask = (encoding: string) =>
        askRaw(url, path, { headers: { "accept-encoding": encoding } });
      const [plain, br, gzip, refused] = await Promise.all(
        ["identity", "gzip, deflate, br, zstd", "gzip", "br;q=0, gzip;q=0"].map(ask),
      );
      if (!plain || !br || !gzip || !refused) throw new Error("four answers");
      const unpacked = ({ headers, body }: RawAnswer) =>
        headers["content-encoding"] === "br"
          ? brotliDecompressSync(body)
          : headers["content-encoding"] === "gzip"
            ? gunzipSync(body)
            : body;
      return {
        path,
        encodings: [plain, br, gzip, refused].map(
          ({ headers }) => headers["content-encoding"] ?? "none",
        ),
        same:
          unpacked(br).equals(plain.body) &&
          unpacked(gzip).equals(plain.body) &&
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
  expect(wrong(({ headers }) => headers["referrer-policy"] === "same-origin", isSuccess)).toEqual(
    [],
  );
  const isPrivate = (_: RawAnswer, path: string) => /^\/(success|till|checkout|quote)\b/.test(path);
  expect(
    wrong(({ text }) => text.includes('<meta name="robots" content="noindex"/>'), isPrivate),
  ).toEqual([]);
  const isMissing = (answer: RawAnswer) => answer.status === 404 && isDocument(answer);
  expect(
    wrong(({ text }) => text.includes('<meta name="robots" content="noindex"/>'), isMissing),
  ).toEqual([]);
});
