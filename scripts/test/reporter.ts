import { writeFileSync } from "node:fs";
import type { SerializedError } from "vitest";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import { nothing, sum, type Counts, type FileCounts, type RunCounts } from "./counts.ts";

/**
 * Writes the counts of a vitest run, as `RunCounts`, to the file that TEST_COUNTS_FILE names. On a signal
 * the run ends in order, so that what its global setup started is stopped too.
 */
export default class CountReporter implements Reporter {
  onInit(vitest: Vitest): void {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.removeAllListeners(signal); // vitest's own leave at once, and a database server behind
      process.once(signal, () => void vitest.cancelCurrentRun("keyboard-input"));
    }
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env["TEST_COUNTS_FILE"];
    if (file) writeFileSync(file, JSON.stringify(count(modules, unhandled.length)));
  }
}

/** A file that does not load, a hook that throws and an error outside of any test each count as one failure. */
export function count(modules: readonly TestModule[], unhandled: number): RunCounts {
  const files = modules.map(countFile);
  const outside: Counts = { ...nothing, failed: unhandled };
  return {
    counts: sum([outside, ...files.map(({ counts }) => counts)]),
    failedFiles: files.filter(({ counts }) => counts.failed > 0),
  };
}

function countFile(module: TestModule): FileCounts {
  const counts: Counts = { passed: 0, failed: 0, skipped: [] };
  const failed: string[] = [];
  const fail = (name: string): void => {
    counts.failed += 1;
    failed.push(name);
  };
  if (module.errors().length > 0) fail("the file itself");
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0) fail(suite.fullName);
  for (const test of module.children.allTests()) {
    const result = test.result();
    if (result.state === "passed") counts.passed += 1;
    else if (result.state === "skipped")
      counts.skipped.push({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        reason: reasonFor(test, result.note),
      });
    else fail(test.fullName); // failed, or still pending when the run ended
  }
  return { file: module.relativeModuleId, counts, failed };
}

function reasonFor(test: TestCase, note: string | undefined): string | null {
  if (note) return note;
  if (test.options.mode === "todo") return "not written yet";
  for (let parent: TestCase["parent"] = test.parent; ; parent = parent.parent) {
    if (parent.errors().length > 0) return "what it needs failed";
    if (parent.type === "module") return null;
  }
}
