/**
 * `npm run audit`: Lighthouse's mobile profile (slow phone, slow 4G, simulated) on every public page of the built
 * application, three runs each. Prints the medians, writes bench/results/audit.json, and ends with 1 where a
 * score is below 100 or the largest paint takes 1.3 s or more (design, Pages).
 *
 * The phone stays the same on a slower machine: that one is slowed down less (slowdownAt).
 *
 * `npm run audit -- services terms` takes only the pages whose name contains one of the words;
 * `--runs=1` looks once at each. Neither touches the file.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { type LaunchedChrome, Launcher, launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { listedPages } from "../src/web/kit/listed-pages.ts";
import { paths } from "../src/web/paths.ts";
import { startApp } from "../tests/e2e/start-app.ts";
import { ownPages } from "./chromium-switches.ts";
import { ensureChromium, withWindow } from "./find-chromium.ts";

/** Every page that search engines may list, a category and a service among them. */
const pages = Object.fromEntries(
  [...listedPages, paths.services("web-dev"), paths.service("gpt4-chatbot")].map((path) => [
    path === "/" ? "home" : path.slice(1),
    path,
  ]),
);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const runs = Number(/--runs=([1-9]\d*)/.exec(process.argv.join(" "))?.[1] ?? 3);
const isWhole = words.length === 0 && runs === 3;
const chosen = Object.entries(pages).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
const widestName = Math.max(...chosen.map(([name]) => name.length));
const latestPaintMs = 1300;
const resultFile = join(import.meta.dirname, "../bench/results/audit.json");

type Run = {
  scores: number[];
  paintMs: number;
  shift: number;
  slowdown: number;
  missed: string[];
};
type Result = {
  page: string;
  path: string;
  scores: Record<string, number>;
  largestPaintMs: number;
  /** https://web.dev/articles/cls */
  layoutShift: number;
  /** How much slower than this machine the phone was taken to be, in each run. */
  slowdowns: number[];
  /** Audits with a weight that did not get everything, in any run. */
  missed: string[];
};

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Lighthouse's phone is four times slower than a machine of this `benchmarkIndex`, at the lower end of those that it
 * takes for granted (its docs/throttling.md, Calibrating the CPU slowdown).
 */
const fullIndex = 1500;
const fullSlowdown = 4;
/** What this machine's index was lately: it may have neighbours, who come and go. */
const indexes: number[] = [];
const indexesToLookAt = 5;
const slowdownAt = (index: number) =>
  Math.min(fullSlowdown, Math.max(1, (fullSlowdown * index) / fullIndex));
/** A run on a machine that has just become so much faster than it was taken for says too much good of a page. */
const muchFaster = 1.3;

/** How often a run begins anew that says nothing of the page, as one whose trace the browser failed to record. */
const freshStarts = 3;

/** As people have it, without what goes on beside the page. */
const switches = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  // The last list counts: the launcher's own, longer.
  ...Launcher.defaultFlags()
    .filter((one) => one.startsWith("--disable-features="))
    .map((list) => `${list},${ownPages.join(",")}`),
];

/** One run of Lighthouse on a fresh profile. */
async function auditOnce(url: string, chromiumPath: string, failures = 0): Promise<Run> {
  try {
    return await look(url, chromiumPath);
  } catch (error) {
    if (failures >= freshStarts) throw error;
    process.stdout.write(`  begun anew: ${(error as Error).message}\n`);
    return auditOnce(url, chromiumPath, failures + 1);
  }
}

async function look(url: string, chromiumPath: string): Promise<Run> {
  const chrome: LaunchedChrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: switches,
    logLevel: "silent",
  });
  try {
    const index = indexes.length > 0 ? median(indexes.slice(-indexesToLookAt)) : fullIndex;
    const cpuSlowdownMultiplier = slowdownAt(index);
    const answer = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      output: "json",
      onlyCategories: [...categories],
      formFactor: "mobile",
      throttlingMethod: "simulate",
      throttling: { cpuSlowdownMultiplier },
    });
    if (!answer) throw new Error(`Lighthouse gave no answer about ${url}`);
    const { lhr } = answer;
    indexes.push(lhr.environment.benchmarkIndex);
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
    if (slowdownAt(lhr.environment.benchmarkIndex) > muchFaster * cpuSlowdownMultiplier)
      throw new Error("this machine has become faster meanwhile");
    return {
      slowdown: Number(cpuSlowdownMultiplier.toFixed(2)),
      scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      paintMs: Math.round(lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN),
      shift: lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
      missed: categories.flatMap((id) =>
        (lhr.categories[id]?.auditRefs ?? [])
          .filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 0.995)
          .map(
            ({ id: audit }) => `${id}: ${audit} (${lhr.audits[audit]?.displayValue ?? "failed"})`,
          ),
      ),
    };
  } finally {
    chrome.kill();
  }
}

async function auditPage(
  name: string,
  url: string,
  path: string,
  chromiumPath: string,
): Promise<Result> {
  const found: Run[] = [];
  for (let run = 0; run < runs; run++) found.push(await auditOnce(url + path, chromiumPath));
  const scores = categories.map((id, index) => [
    id,
    median(found.map((run) => run.scores[index] ?? 0)),
  ]);
  return {
    page: name,
    path,
    scores: Object.fromEntries(scores) as Record<string, number>,
    largestPaintMs: median(found.map((run) => run.paintMs)),
    layoutShift: Number(median(found.map((run) => run.shift)).toFixed(4)),
    slowdowns: found.map((run) => run.slowdown),
    missed: [...new Set(found.flatMap((run) => run.missed))],
  };
}

const isGood = ({ scores, largestPaintMs }: Result) =>
  Object.values(scores).every((score) => score === 100) && largestPaintMs < latestPaintMs;

function show(result: Result): void {
  const scores = Object.entries(result.scores).map(([id, score]) => `${id} ${score}`);
  process.stdout.write(
    `${isGood(result) ? "✓" : "✗"} ${result.page.padEnd(widestName)} ${scores.join(" · ")} · LCP ${result.largestPaintMs} ms · shift ${result.layoutShift} · ${median(result.slowdowns)}×\n`,
  );
  if (!isGood(result)) for (const line of result.missed) process.stdout.write(`    ${line}\n`);
}

if (chosen.length === 0) {
  process.stderr.write(`No page is called so. There are: ${Object.keys(pages).join(", ")}\n`);
  process.exit(1);
}
// Without a window Chromium paints up to 0.3 s later, by Lighthouse's reckoning.
const say = (line: string) => process.stdout.write(`ariaworks: ${line}\n`);
const chromium = await ensureChromium(say, withWindow);
if ("missing" in chromium) {
  process.stderr.write(`The audit did not run: ${chromium.missing}\n`);
  process.exit(1);
}
const app = await startApp({ env: { LOG_LEVEL: "warn" } });
try {
  for (let run = 0; run < 3; run++) await auditOnce(app.url, chromium.path);
  const results: Result[] = [];
  for (const [name, path] of chosen) {
    const result = await auditPage(name, app.url, path, chromium.path);
    show(result);
    results.push(result);
  }
  if (isWhole) mkdirSync(join(resultFile, ".."), { recursive: true });
  const report = {
    measuredAt: new Date().toISOString(),
    profile: "Lighthouse mobile, simulated throttling, median of 3 runs",
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}`,
    benchmarkIndex: median(indexes),
    browser: chromium.path,
    results,
  };
  if (isWhole) writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = results.every(isGood) ? 0 : 1;
} finally {
  await app.remove();
}
