import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { ConfigError, readConfig } from "#config";

const dataDir = mkdtempSync(join(tmpdir(), "aria-settings-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const base = { DATA_DIR: dataDir };

test.each([
  ["SERVICES", ",", "SERVICES takes web, worker, or both with a comma: web,worker"],
  ["SERVICES", "Web", "SERVICES takes web, worker, or both with a comma: web,worker"],
  ["LOG_LEVEL", "loud", "LOG_LEVEL takes fatal, error, warn, info, debug, trace or silent"],
  ["NODE_ENV", "prod", "NODE_ENV takes production, development or test"],
  ["ADMIN_2FA", "no", "ADMIN_2FA takes required or optional"],
  ["PORT", "0", "PORT must be a port number from 1 to 65535"],
  ["PORT", "80.5", "PORT must be a port number from 1 to 65535"],
  ["PORT", "0x50", "PORT must be a port number from 1 to 65535"],
  ["ADMIN_PASSWORD", "short", "ADMIN_PASSWORD must have at least 10 characters"],
  [
    "AI_DAILY_LIMIT_USD",
    "-1",
    "AI_DAILY_LIMIT_USD must be an amount in US dollars, such as 10 or 0.5",
  ],
  [
    "VIDEO_DAILY_LIMIT_MINUTES",
    "1e3",
    "VIDEO_DAILY_LIMIT_MINUTES must be a number of minutes, such as 120",
  ],
])("%s=%s is refused in words that say what it takes", (name, value, words) => {
  expect(() => readConfig({ ...base, [name]: value })).toThrow(words);
});

test("whatever stands in a setting, a message names the one to look at, in words of ours", () => {
  const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
  const names = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(20);
  const junk = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom(",", "-1", "0", "NaN", "true", "x".repeat(300)),
  );
  const settings = names.filter((name) => name !== "DATA_DIR");
  /** Why a start with this setting is refused; null where it isn't. */
  const refusal = (name: string, value: string) => {
    try {
      readConfig({ ...base, [name]: value });
      return null;
    } catch (error) {
      return error instanceof ConfigError ? error.message : `no ConfigError: ${String(error)}`;
    }
  };
  fc.assert(
    fc.property(fc.constantFrom(...settings), junk, (name, value) => {
      const message = refusal(name, value) ?? `${name} can be used`;
      expect(names).toContain(message.split(" ", 1)[0]);
      expect(message).not.toMatch(/Invalid|expected|Too (small|big)|undefined/);
    }),
  );
});
