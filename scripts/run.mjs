// The one way in: `npm start`, `npm test` and the others all come here. Plain JavaScript without
// packages, because it runs first: on Node 18 or newer, in a folder where nothing is installed.
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { run, serve, stopChildren, watchParent } from "./bootstrap/children.mjs";
import { holdFolder } from "./bootstrap/folder-lock.mjs";
import { ensureNode } from "./bootstrap/node-runtime.mjs";
import { ensurePackages } from "./bootstrap/packages.mjs";
import { fail, Refusal } from "./bootstrap/say.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What each task builds and runs, in the new Node, after the packages are there. */
const tasks = {
  start: {
    build: true,
    lean: true,
    script: "src/main.ts",
    // Young objects get 48 MB instead of 96: less memory after load. With 12 MB, what 1,000 streams need for
    // a moment was kept, and grew to half as much again.
    nodeOptions: ["--max-semi-space-size=16"],
    env: { NODE_ENV: "production" },
  },
  dev: {
    script: "src/main.ts",
    // Vite resolves the development builds of the libraries; Node has to pick the same ones.
    nodeOptions: ["--conditions=development", "--watch", "--watch-preserve-output"],
    env: { NODE_ENV: "development" },
  },
  build: { build: true, buildOptions: true, lean: true },
  test: { script: "scripts/test.ts", counts: true },
  "test:long": { script: "scripts/test.ts", env: { TEST_LONG: "1" }, counts: true },
  validate: { script: "scripts/test.ts", options: ["--only=format,lint,types"], counts: true },
  bench: { build: true, script: "bench/run.ts" },
  eval: { build: true, script: "eval/run.ts" },
  audit: { build: true, script: "scripts/audit.ts" },
  screenshots: { build: true, script: "scripts/screenshots.ts" },
};

async function prepare(task, options) {
  const release = await holdFolder(root);
  try {
    const node = await ensureNode(root);
    const env = {
      ...process.env,
      ...task.env,
      PATH: [dirname(node), process.env.PATH].join(delimiter),
    };
    await ensurePackages({ root, node, env, development: !task.lean });
    if (task.build) {
      const build = [join(root, "scripts/build.ts"), ...(task.buildOptions ? options : [])];
      const built = await run(node, build, { cwd: root, env, show: true });
      if (built.code !== 0) throw new Refusal("the build failed; what it said is above");
    }
    return { node, env };
  } finally {
    release();
  }
}

const [name = "", ...options] = process.argv.slice(2);
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
const stopOn = (signal, number) => () => stopChildren(signal, () => process.exit(128 + number));
process.on("SIGHUP", stopOn("SIGHUP", 1));
process.on("SIGINT", stopOn("SIGINT", 2));
process.on("SIGTERM", stopOn("SIGTERM", 15));
watchParent(stopOn("SIGTERM", 15));

try {
  if (!task) throw new Refusal(`tell me what to do: ${Object.keys(tasks).join(", ")}`);
  if (task.script && !existsSync(join(root, task.script)))
    throw new Refusal(`${name} needs ${task.script}, which is not in this folder`);
  const { node, env } = await prepare(task, options);
  if (task.script) {
    const script = [
      ...(task.nodeOptions ?? []),
      join(root, task.script),
      ...(task.options ?? []),
      ...options,
    ];
    process.exitCode = await serve(node, script, { cwd: root, env });
  }
} catch (error) {
  fail(error);
  if (task?.counts) process.stdout.write("0 passed, 1 failed\n");
  process.exitCode = 1;
}
