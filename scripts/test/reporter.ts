import { writeFileSync } from "node:fs";
import type { SerializedError } from "vitest";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import type { Counts, Skip } from "./counts.ts";

/**
 * Writes the counts of a vitest run, as `Counts`, to the file that TEST_COUNTS_FILE names. On a signal
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
export function count(modules: readonly TestModule[], unhandled: number): Counts {
  let passed = 0;
  let failed = unhandled;
  const skipped: Skip[] = [];
  for (const module of modules) {
    if (module.errors().length > 0) failed += 1;
    for (const suite of module.children.allSuites()) if (suite.errors().length > 0) failed += 1;
    for (const test of module.children.allTests()) {
      const result = test.result();
      if (result.state === "passed") passed += 1;
      else if (result.state === "skipped")
        skipped.push({
          name: `${module.relativeModuleId} > ${test.fullName}`,
          reason: reasonFor(test, result.note),
        });
      else failed += 1; // failed, or still pending when the run ended
    }
  }
  return { passed, failed, skipped };
}

function reasonFor(test: TestCase, note: string | undefined): string | null {
  if (note) return note;
  if (test.options.mode === "todo") return "not written yet";
  for (let parent: TestCase["parent"] = test.parent; ; parent = parent.parent) {
    if (parent.errors().length > 0) return "what it needs failed";
    if (parent.type === "module") return null;
  }
}
