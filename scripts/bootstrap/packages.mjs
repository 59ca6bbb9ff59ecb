import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./children.mjs";
import { majorOf } from "./node-runtime.mjs";
import { findNpm } from "./npm.mjs";
import { reasonIn, Refusal, say, seconds } from "./say.mjs";

/**
 * Sees to it that node_modules holds what package-lock.json names, with the builds for this
 * platform. `development`: with what only tests and checks need; running and building the shop do without,
 * which makes the first start much shorter. NODE_ENV doesn't matter.
 */
export async function ensurePackages({ root, node, env, development }) {
  const npm = findNpm(node);
  const npmRun = (...args) =>
    run(
      npm.command,
      [
        ...npm.args,
        ...args,
        development ? "--include=dev" : "--omit=dev",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
      ],
      {
        cwd: root,
        env,
      },
    );
  const stampFile = join(root, "node_modules", ".ariaworks-stamp");
  const version = await run(node, ["--version"], { env });
  const stamp = stampOf({
    lock: readFileSync(join(root, "package-lock.json")),
    nodeMajor: majorOf(version.output),
    platform: `${process.platform}-${process.arch}`,
    development,
  });
  const earlier = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : null;
  // A complete installation serves the smaller need as well.
  if (earlier === stamp || earlier === stamp.replace('"development":false', '"development":true'))
    return;

  if (!isFitting(root, earlier, stamp, development)) {
    const started = performance.now();
    say("installing packages (the first time takes a minute or so)");
    await install(npmRun);
    say(`packages are installed (${seconds(performance.now() - started)})`);
  }
  await ensureBinaries({ root, node, env, npmRun });
  writeFileSync(stampFile, stamp);
}

/** Same text, same installation. */
export const stampOf = ({ lock, nodeMajor, platform, development }) =>
  JSON.stringify({
    lock: createHash("sha256").update(lock).digest("hex"),
    node: nodeMajor,
    platform,
    development,
  });

/** Whether somebody installed what the lock names with npm itself, on this platform. */
function isFitting(root, earlier, stamp, development) {
  if (earlier) {
    const [was, is] = [JSON.parse(earlier), JSON.parse(stamp)];
    if (was.node !== is.node || was.platform !== is.platform) return false;
  }
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return false;
  return isInstalled(readJson(join(root, "package-lock.json")), readJson(installed), development);
}

/**
 * @param lock package-lock.json  @param installed node_modules/.package-lock.json, which npm writes
 *   at the end of a complete installation
 */
export function isInstalled(lock, installed, development = true) {
  return Object.entries(lock.packages).every(([path, { version, optional, dev, devOptional }]) => {
    const there = installed.packages[path];
    if (path === "" || (there && there.version === version)) return true;
    return (
      !there && (optional === true || (!development && (dev === true || devOptional === true)))
    );
  });
}

async function install(npmRun) {
  const strict = await npmRun("ci");
  if (strict.code === 0) return;
  if (!/EUSAGE/.test(strict.output))
    throw new Refusal(`npm could not install the packages (${reasonIn(strict.output)})`);
  say(
    "npm ci refuses the lock file, which lacks other platforms' builds; using npm install --no-save",
  );
  const loose = await npmRun("install", "--no-save");
  if (loose.code !== 0)
    throw new Refusal(`npm could not install the packages (${reasonIn(loose.output)})`);
}

async function ensureBinaries({ root, node, env, npmRun }) {
  let missing = await missingBinaries({ root, node, env });
  const builds = missing.flatMap(({ install: build }) => (build ? [build] : []));
  if (builds.length > 0) {
    say(
      `the lock file has no build for ${process.platform}-${process.arch} of some packages; adding ${builds.join(", ")}`,
    );
    await npmRun("install", "--no-save", ...builds);
    missing = await missingBinaries({ root, node, env });
  }
  const names = missing.map((entry) => `${entry.name} (${entry.reason})`).join(", ");
  if (missing.some((entry) => entry.vital))
    throw new Refusal(
      `npm has no working build for ${process.platform}-${process.arch} of ${names}`,
    );
  if (names)
    say(
      `no working build for ${process.platform}-${process.arch} of ${names}: what uses it will not work`,
    );
}

/** @returns {Promise<{ name: string, vital: boolean, reason: string, install?: string }[]>} */
async function missingBinaries({ root, node, env }) {
  const { code, output } = await run(node, [join(root, "scripts/bootstrap/check-binaries.mjs")], {
    cwd: root,
    env,
  });
  const line = output.split("\n").find((text) => text.startsWith("missing: "));
  if (code !== 0 || !line)
    throw new Refusal(`the installed packages could not be checked (${reasonIn(output)})`);
  return JSON.parse(line.slice("missing: ".length));
}

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
