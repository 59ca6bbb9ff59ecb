/**
 * All tests: formatting, lint, types and build (one test each), then unit, database and browser tests.
 * The database tests run on the embedded Postgres, and some of them again on the machine's own, where there is one.
 * The last line counts them; the exit code is 0 if none failed and at least one ran.
 */
import { ensureChromium, withWindow } from "./find-chromium.ts";
import { ensureDovecot } from "./find-dovecot.ts";
import { ensureOtherBrowsers } from "./find-other-browsers.ts";
import { runCheck } from "./test/checks.ts";
import { stopCommands } from "./test/commands.ts";
import { countLine, isGood, nothing, oneFailed, sum, type Counts } from "./test/counts.ts";
import { runProjects } from "./test/projects.ts";
import { parseRequest, UnknownPart, usage, type TestRequest } from "./test/request.ts";
import { showNote } from "./test/show.ts";
import { findSystemPostgres, startSystemPostgres } from "./test/system-postgres.ts";

/** Two lanes, for two cores: formatting, lint and types beside the build and the tests. */
async function runAll(request: TestRequest): Promise<Counts> {
  const [checked, tested] = await Promise.all([runStaticChecks(request), runTests(request)]);
  return sum([checked, tested]);
}

async function runStaticChecks({ checks }: TestRequest): Promise<Counts> {
  const counts: Counts[] = [];
  for (const check of ["format", "lint", "types"] as const)
    if (checks.has(check)) counts.push(await runCheck(check));
  return sum(counts);
}

async function runTests(request: TestRequest): Promise<Counts> {
  const { checks, projects, databaseUrl } = request;
  const hasBrowserTests = projects.has("e2e");
  // The long run has the browser that people have: cameras, and pages that Back brings as they were left.
  const among = process.env["TEST_LONG"] ? withWindow : undefined;
  const mailServer = ensureMailServer(request);
  const chromium = hasBrowserTests ? ensureBrowsers(request, mailServer, among) : null;
  const built = checks.has("build") || hasBrowserTests ? await runCheck("build") : nothing;
  const database: Record<string, string> = databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {};
  const counts = [built];
  const first = (["unit", "integration"] as const).filter((project) => projects.has(project));
  await mailServer;
  if (first.length > 0) counts.push(await runProjects(first, request, database));
  const browser = chromium && built.failed === 0 ? await chromium : null;
  if (projects.has("integration") && request.isComplete && !databaseUrl)
    counts.push(await runOnSystemPostgres(request, browser));
  if (chromium)
    counts.push(
      browser
        ? await runBrowserTests(request, database, browser)
        : refuseBrowserTests("the build failed"),
    );
  return sum(counts);
}

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
    const some = { filters: sampleForSystemPostgres, isComplete: false };
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

async function runBrowserTests(
  request: TestRequest,
  database: Record<string, string>,
  chromium: Browser,
): Promise<Counts> {
  if ("missing" in chromium) return refuseBrowserTests(chromium.missing);
  return await runProjects(["e2e"], request, { ...database, CHROMIUM_PATH: chromium.path });
}

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
