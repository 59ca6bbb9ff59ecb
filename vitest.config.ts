import { totalmem } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { TestOrder } from "./tests/test-order.ts";

/** Tests that take minutes run in `npm run test:long` only. */
const left = [...configDefaults.exclude, "build/**", ".runtime/**", "data/**"].concat(
  process.env["TEST_LONG"] ? [] : ["**/*.long.test.*"],
);
const databaseTests = "**/*.db.test.{ts,tsx}";
// Generous, because nothing here measures time: a full, slow machine must not fail a test. With ten times as much work
// as the machine has cores, tests that take a second took 30. The long run plays some cases ten times as often.
const timeoutMs = process.env["TEST_LONG"] ? 600_000 : 120_000;

export default defineConfig({
  test: {
    pool: "forks",
    // They wait for databases and pages more than they compute: four keep two cores busy. Vitest would take one. In the
    // browser tests each takes up to 2 GB: itself, an application with its database, and a browser.
    maxWorkers: totalmem() > 12 * 2 ** 30 ? 4 : 3,
    sequence: { sequencer: TestOrder },
    // A worker keeps its modules from file to file: loading them again for each took half of the processor time. So a
    // test must not rely on module state being fresh, and puts back what it changes of the process.
    isolate: false,
    // Drizzle loads in a tenth of the time; the application does the same.
    execArgv: ["--import=./src/start/quick-imports.ts"],
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,content,scripts,widget}/**/*.test.{ts,tsx,mjs}", "tests/*.test.ts"],
          exclude: [...left, databaseTests],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: [databaseTests],
          exclude: left,
          globalSetup: "tests/database-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          exclude: [...left, databaseTests],
          globalSetup: "tests/e2e-setup.ts",
          testTimeout: Math.max(timeoutMs, 180_000),
          hookTimeout: Math.max(timeoutMs, 180_000),
        },
      },
    ],
  },
});
