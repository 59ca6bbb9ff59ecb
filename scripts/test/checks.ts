import { runScript, type CommandResult } from "./commands.ts";
import { oneFailed, onePassed, type Counts } from "./counts.ts";
import type { StaticCheck } from "./request.ts";
import { showResult } from "./show.ts";

type Step = [script: string, ...args: string[]];

const typegen: Step = ["node_modules/@react-router/dev/bin.cjs", "typegen"];

/** The commands of each check, in order; the first that fails ends it. Types of routes come first: lint reads them. */
const steps: Record<StaticCheck, Step[]> = {
  format: [["node_modules/oxfmt/bin/oxfmt", "--check"]],
  lint: [typegen, ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"]],
  types: [typegen, ["node_modules/typescript/bin/tsc", "-p", "."]],
  build: [["scripts/run.mjs", "build"]],
};

/** Runs one check and shows how it went; it counts as one test. */
export async function runCheck(check: StaticCheck): Promise<Counts> {
  let ms = 0;
  let last: CommandResult = { code: 0, output: "", ms: 0 };
  for (const [script, ...args] of steps[check]) {
    last = await runScript(script, args);
    ms += last.ms;
    if (last.code !== 0) break;
  }
  const isPassed = last.code === 0;
  showResult(isPassed, check, ms, isPassed ? "" : last.output);
  return isPassed ? onePassed : oneFailed;
}
