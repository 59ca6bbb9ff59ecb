/**
 * Builds the pages into build/, if their sources changed since the last build (`--force`: anyway).
 * Built aside and then put in place: a build that fails leaves the earlier one as it was.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sourceHash } from "./bootstrap/source-hash.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "build");
const stage = join(root, ".runtime", "build");
const replaced = join(root, ".runtime", "build-replaced");
const stampFile = join(target, ".stamp");

/** A command with its output shown; ends this process where it fails. */
async function step(file: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
      NODE_ENV: "production",
      BUILD_DIRECTORY: stage,
    },
  });
  const [status] = await once(child, "exit");
  if (status !== 0) process.exit(Number(status ?? 1));
}

const hash = sourceHash(root);
const isCurrent = existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash;
if (isCurrent && !process.argv.includes("--force")) process.exit(0);

const started = performance.now();
process.stdout.write("ariaworks: building the pages\n");
mkdirSync(join(root, ".runtime"), { recursive: true });
rmSync(stage, { recursive: true, force: true });
await step("node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn");
await step("widget/build.ts", join(stage, "client"));
await step("scripts/app-files/write.ts", join(stage, "client"));
// Pictures are drawn by one thread, and packing leaves them alone.
await Promise.all([
  step("scripts/pictures.ts", stage),
  step("scripts/pack.ts", join(stage, "client")),
  step("scripts/learn.ts", join(stage, "learnt")),
]);
writeFileSync(join(stage, ".stamp"), hash);

rmSync(replaced, { recursive: true, force: true });
if (existsSync(target)) renameSync(target, replaced);
renameSync(stage, target);
rmSync(replaced, { recursive: true, force: true });
process.stdout.write(
  `ariaworks: built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
);
