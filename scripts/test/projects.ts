import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runScript } from "./commands.ts";
import {
  filesToAskAgain,
  oneFailed,
  refuseSilentSkips,
  replaceFailed,
  sum,
  type Counts,
  type RunCounts,
} from "./counts.ts";
import type { Project, TestRequest } from "./request.ts";
import { showNote } from "./show.ts";

/**
 * Runs vitest for some projects; its own report is shown as it comes. In a complete run, a file or two in which
 * something failed run once more alone, and what only then passes is named as unsteady (docs/decisions/0054).
 * @param env for the tests: TEST_DATABASE_URL, CHROMIUM_PATH, TEST_LEARNT_FOLDER
 */
export async function runProjects(
  projects: Project[],
  request: Pick<TestRequest, "filters" | "isComplete">,
  env: Record<string, string> = {},
): Promise<Counts> {
  const first = await runVitest(projects, request.filters, env);
  const again = first.run && request.isComplete ? filesToAskAgain(first.run) : [];
  if (!first.run || again.length === 0)
    return judge(projects, request, first.code, first.run?.counts ?? null);
  showNote(`Once more, alone: ${again.join(", ")}`);
  const second = await runVitest(projects, again, env);
  if (!second.run) return judge(projects, request, second.code, first.run.counts);
  const stillFailed = new Set(
    second.run.failedFiles.flatMap(({ file, failed }) => failed.map((name) => `${file} > ${name}`)),
  );
  for (const { file, failed } of first.run.failedFiles)
    for (const name of failed)
      if (!stillFailed.has(`${file} > ${name}`))
        showNote(`unsteady: ${file} > ${name}: failed, and passed when its file ran alone`);
  return judge(projects, request, second.code, replaceFailed(first.run, second.run.counts));
}

type Ended = { code: number; run: RunCounts | null };

async function runVitest(
  projects: Project[],
  filters: string[],
  env: Record<string, string>,
): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), "aria-counts-"));
  const file = join(folder, "counts.json");
  // At the end of the process at the latest: an interrupted run never comes to its own end.
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    const { code } = await runScript(
      "node_modules/vitest/vitest.mjs",
      [
        "run",
        ...projects.map((project) => `--project=${project}`),
        "--reporter=default",
        "--reporter=./scripts/test/reporter.ts",
        // A forgotten .only would leave out the rest.
        "--allowOnly=false",
        "--passWithNoTests",
        ...filters,
      ],
      { live: true, env: { ...env, TEST_COUNTS_FILE: file } },
    );
    return { code, run: readCounts(file) };
  } finally {
    process.off("exit", remove);
    remove();
  }
}

function judge(
  projects: Project[],
  request: Pick<TestRequest, "isComplete">,
  code: number,
  counted: Counts | null,
): Counts {
  const counts = counted && request.isComplete ? refuseSilentSkips(counted) : counted;
  if (!counts) {
    showNote(`✗ vitest ended with code ${code} before it had counted its tests`);
    return oneFailed;
  }
  for (const { name, reason } of counted?.skipped ?? [])
    showNote(`skipped: ${name}: ${reason ?? "no reason given; use context.skip(reason)"}`);
  if (request.isComplete && counts.passed + counts.failed + counts.skipped.length === 0) {
    showNote(`✗ ${projects.join(" and ")}: no test was found`);
    return oneFailed;
  }
  if (code !== 0 && counts.failed === 0) {
    showNote(`✗ vitest ended with code ${code} though no test failed`);
    return sum([counts, oneFailed]);
  }
  return counts;
}

function readCounts(file: string): RunCounts | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as RunCounts;
  } catch {
    return null;
  }
}
