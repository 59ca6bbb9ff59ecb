/**
 * All tests: formatting, lint, types and build (one test each), then unit, database and browser tests.
 * The database tests run on the embedded Postgres, and some of them again on the machine's own, where there is one.
 * The last line counts them; the exit code is 0 if none failed and at least one ran.
 */
import { fileURLToPath } from "node:url";
import { ensureChromium, withWindow } from "./find-chromium.ts";
import { ensureDovecot } from "./find-dovecot.ts";
import { ensureOtherBrowsers } from "./find-other-browsers.ts";
import { runCheck } from "./test/checks.ts";
import { stopCommands } from "./test/commands.ts";
import { countLine, isGood, nothing, oneFailed, sum, type Counts } from "./test/counts.ts";
import { folderInMemory } from "./test/memory-folder.ts";
import { runProjects } from "./test/projects.ts";
import { parseRequest, UnknownPart, usage, type TestRequest } from "./test/request.ts";
import { showNote } from "./test/show.ts";
import { findSystemPostgres, startSystemPostgres } from "./test/system-postgres.ts";

/**
 * Two lanes, for two cores: the build and then all tests in one run of vitest, whose workers go from one kind to the
 * next without waiting for each other; beside it formatting, lint, types, and the sample on the machine's own Postgres.
 */
async function runAll(request: TestRequest): Promise<Counts> {
  const { checks, projects } = request;
  const hasBrowserTests = projects.has("e2e");
  // The long run has the browser that people have: cameras, and pages that Back brings as they were left.
  const among = process.env["TEST_LONG"] ? withWindow : undefined;
  const mailServer = ensureMailServer(request);
  const chromium = hasBrowserTests ? ensureBrowsers(request, mailServer, among) : null;
  const checked = runStaticChecks(request);
  const built = checks.has("build") || hasBrowserTests ? await runCheck("build") : nothing;
  await mailServer;
  const browser = await chromium;
  const tested = runTests(request, built, browser);
  // Of the long run it takes as long as the rest: not at once.
  await (process.env["TEST_LONG"] ? tested : checked);
  const onSystem =
    projects.has("integration") && request.isComplete && !request.databaseUrl
      ? await runOnSystemPostgres(request, built.failed === 0 ? browser : null)
      : nothing;
  return sum([built, await checked, await tested, onSystem]);
}

async function runStaticChecks({ checks }: TestRequest): Promise<Counts> {
  const counts: Counts[] = [];
  for (const check of ["format", "lint", "types"] as const)
    if (checks.has(check)) counts.push(await runCheck(check));
  return sum(counts);
}

/** Unit, database and browser tests; the last are refused where they can't run. */
async function runTests(
  request: TestRequest,
  built: Counts,
  browser: Browser | null,
): Promise<Counts> {
  const { projects, databaseUrl } = request;
  const missing = built.failed > 0 ? "the build failed" : whyMissing(browser);
  const asked = (["unit", "integration", "e2e"] as const).filter(
    (project) => projects.has(project) && !(project === "e2e" && missing),
  );
  const folder = folderInMemory();
  const env = {
    ...(folder ? { TMPDIR: folder } : {}),
    ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
    ...(browser && "path" in browser ? { CHROMIUM_PATH: browser.path } : {}),
    ...(built.passed > 0 && built.failed === 0 ? { TEST_LEARNT_FOLDER: learntFolder } : {}),
  };
  const counts = asked.length > 0 ? await runProjects(asked, request, env) : nothing;
  return browser && missing ? sum([counts, refuseBrowserTests(missing)]) : counts;
}

/** What the build learnt of our own texts: no worker learns it again. */
const learntFolder = fileURLToPath(new URL("../build/learnt", import.meta.url));

type Browser = Awaited<ReturnType<typeof ensureChromium>>;

/** The long run reads a mailbox of an independent server; where none can be had, each test says why. */
async function ensureMailServer({ filters, projects }: TestRequest): Promise<void> {
  if (process.env["TEST_LONG"] && projects.has("unit") && isAsked(filters, [mailboxTest]))
    await ensureDovecot(showNote);
}
const mailboxTest = "src/providers/deliveries/mailbox.long.test.ts";

/** The long run also plays the main stories in Firefox and WebKit; where they can't be had, each test says why. */
async function ensureBrowsers(
  { filters }: TestRequest,
  mailServer: Promise<void>,
  among?: string[],
): Promise<Browser> {
  // One after the other: Debian's packages are installed by one program at a time.
  await mailServer;
  const chromium = await ensureChromium(showNote, among);
  const files = ["tests/e2e/firefox.long.test.ts", "tests/e2e/webkit.long.test.ts"];
  if (process.env["TEST_LONG"] && isAsked(filters, files)) await ensureOtherBrowsers(showNote);
  return chromium;
}

const isAsked = (filters: string[], files: string[]) =>
  filters.length === 0 || files.some((file) => filters.some((filter) => file.includes(filter)));

/** Where a server's version would show first: locks, notifications, jobs, and the queries of the busiest nouns. */
const sampleForSystemPostgres = [
  "src/db/",
  "src/worker/",
  "src/http/app",
  "src/http/serve",
  "src/http/v1/",
  "src/http/webhooks/",
  "src/domain/orders/",
  "src/domain/enquiries/",
];

/** Database tests once more on the machine's own Postgres; the long run takes all of them, and a whole purchase. */
async function runOnSystemPostgres(request: TestRequest, browser: Browser | null): Promise<Counts> {
  const found = findSystemPostgres();
  if (!found) {
    showNote(
      "skipped: database tests on this machine's own Postgres: none from version 15 on is installed",
    );
    return nothing;
  }
  showNote(`Database tests again, on Postgres ${found.version} in ${found.bin}`);
  const server = await startSystemPostgres(found.bin).catch((error: unknown) => String(error));
  if (typeof server === "string") {
    showNote(`✗ Postgres ${found.version} did not start: ${server}`);
    return oneFailed;
  }
  try {
    const database = { TEST_DATABASE_URL: server.url };
    // It runs beside the others.
    const some = { filters: [...sampleForSystemPostgres, "--maxWorkers=2"], isComplete: false };
    const isLong = Boolean(process.env["TEST_LONG"]);
    const counts = [await runProjects(["integration"], isLong ? request : some, database)];
    if (isLong && browser && !("missing" in browser)) {
      const purchase = { filters: ["tests/e2e/purchase.test.ts"], isComplete: false };
      const env = { ...database, CHROMIUM_PATH: browser.path };
      counts.push(await runProjects(["e2e"], purchase, env));
    }
    return sum(counts);
  } finally {
    server.stop();
  }
}

const whyMissing = (browser: Browser | null): string | null =>
  browser && "missing" in browser ? browser.missing : null;

function refuseBrowserTests(reason: string): Counts {
  showNote(`✗ the browser tests did not run: ${reason}`);
  return oneFailed;
}

function end(counts: Counts, exitCode = isGood(counts) ? 0 : 1): void {
  process.stdout.write(`\n${countLine(counts)}\n`, () => process.exit(exitCode));
}

let interrupted = false;
for (const [signal, number] of [
  ["SIGHUP", 1],
  ["SIGINT", 2],
  ["SIGTERM", 15],
] as const)
  process.on(signal, () => {
    if (interrupted) return;
    interrupted = true;
    showNote("Stopped before the end.");
    void stopCommands().then(() => end(oneFailed, 128 + number));
  });

try {
  const request = parseRequest(process.argv.slice(2));
  if (request.help) showNote(usage);
  else {
    const counts = await runAll(request);
    if (!interrupted) end(counts);
  }
} catch (error) {
  if (error instanceof UnknownPart) showNote(`${error.message}\n\n${usage}`);
  else showNote(error instanceof Error ? (error.stack ?? error.message) : String(error));
  end(oneFailed);
}
