import { existsSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { run } from "./children.mjs";
import { findNpm } from "./npm.mjs";
import { reasonIn, Refusal, say, seconds } from "./say.mjs";

const neededMajor = 24;
const binary = process.platform === "win32" ? "node.exe" : "node";

/**
 * A Node that is new enough: this one, another on PATH, the one of an earlier start, or npm's, which
 * is installed into .runtime.
 * @returns {Promise<string>} the path of its binary
 */
export async function ensureNode(root) {
  if (majorOf(process.version) >= neededMajor) return process.execPath;
  const folder = join(root, ".runtime");
  const own = join(folder, "node_modules", nodePackage(process), "bin", binary);
  const onPath = (process.env.PATH ?? "").split(delimiter).map((entry) => join(entry, binary));
  for (const path of new Set([own, ...onPath])) if (await isNewEnough(path)) return path;

  say(`getting Node ${neededMajor} from npm (this machine has ${process.versions.node})`);
  const started = performance.now();
  const npm = findNpm(process.execPath);
  // The platform's package itself, not `node`: that one is a script which fetches this one, and
  // npm may be set to run no install scripts.
  const result = await run(
    npm.command,
    [
      ...npm.args,
      "install",
      `--prefix=${folder}`,
      "--no-save",
      "--no-package-lock",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      "--loglevel=error",
      `${nodePackage(process)}@${neededMajor}`,
    ],
    { cwd: root, env: process.env },
  );
  if (await isNewEnough(own)) {
    say(`Node ${neededMajor} is there (${seconds(performance.now() - started)})`);
    return own;
  }
  rmSync(dirname(dirname(own)), { recursive: true, force: true });
  const reason =
    result.code === 0 ? "npm's build of it does not run here" : reasonIn(result.output);
  throw new Refusal(
    `this needs Node ${neededMajor} or newer, and getting it from npm failed (${reason}). Install it from https://nodejs.org and try again`,
  );
}

/** The package in which npm carries Node's binary for a platform. */
export const nodePackage = ({ platform, arch }) =>
  [
    platform === "darwin" && arch === "arm64" ? "node-bin" : "node",
    platform === "win32" ? "win" : platform,
    arch,
  ].join("-");

/** "v24.1.0" → 24; 0 for anything else. */
export const majorOf = (version) => Number(/^v(\d+)\./.exec(version.trim())?.[1] ?? 0);

async function isNewEnough(path) {
  if (!existsSync(path)) return false;
  const { code, output } = await run(path, ["--version"], { env: process.env });
  return code === 0 && majorOf(output) >= neededMajor;
}
