import { crawl } from "./crawl.ts";
import { listPages } from "./page-list.ts";
import { askRaw, type RawAnswer } from "./raw-request.ts";

/** Addresses that no link names: the API, redirects, what is missing. */
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
  "/terms",
  "/privacy",
  "/legal/terms/",
  "/legal/none",
  "/services/",
  "/services/none",
  "/checkout/none",
  "/till/none",
  "/assets/none.js",
];

/** Every address of the site with its answer: pages, files, API, problems, redirects. */
export async function collectAnswers(url: string): Promise<Map<string, RawAnswer>> {
  const [pages, site] = await Promise.all([listPages(url, { allServices: true }), crawl(url)]);
  const paths = new Set([...pages.map((page) => page.path), ...site.keys(), ...otherPaths]);
  return new Map(
    await Promise.all([...paths].map(async (path) => [path, await askRaw(url, path)] as const)),
  );
}

export type AnswerCheck = (answer: RawAnswer, path: string) => boolean | undefined;

/** Addresses whose answer is not right, among those looked at; there must be some to look at. */
export function wrongAnswers(
  answers: Map<string, RawAnswer>,
  isRight: AnswerCheck,
  among: AnswerCheck = () => true,
): string[] {
  const looked = [...answers].filter(([path, answer]) => among(answer, path));
  if (looked.length === 0) throw new Error("No answer was looked at");
  return looked.filter(([path, answer]) => !isRight(answer, path)).map(([path]) => path);
}

export const isDocument = (answer: RawAnswer) =>
  answer.headers["content-type"]?.startsWith("text/html") ?? false;
