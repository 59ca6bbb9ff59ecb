import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const dataDir = mkdtempSync(join(tmpdir(), "aria-config-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const base = { DATA_DIR: dataDir };

test("nothing set at all is a working configuration", () => {
  const config = readConfig(base);
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: "http://localhost:3000",
    databaseUrl: null,
    stripe: null,
    smtpUrl: null,
    formForwardUrl: null,
    services: ["web", "worker"],
    trustedProxies: [],
  });
});

test("the generated secret is kept for the next start, readable by its owner only", () => {
  const first = readConfig(base).authSecret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readConfig(base).authSecret).toBe(first);
  expect(statSync(join(dataDir, "auth-secret")).mode & 0o077).toBe(0);
});

const bad: [string, Record<string, string>][] = [
  ["PORT", { PORT: "eighty" }],
  ["PORT", { PORT: "70000" }],
  ["PUBLIC_URL", { PUBLIC_URL: "shop.example" }],
  ["PUBLIC_URL", { PUBLIC_URL: "https://shop.example/shop" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://x" }],
  ["AUTH_SECRET", { AUTH_SECRET: "short" }],
  ["STRIPE_SECRET_KEY", { STRIPE_SECRET_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" }],
  ["STRIPE_WEBHOOK_SECRET", { STRIPE_SECRET_KEY: "sk_test_1" }],
  ["STRIPE_SECRET_KEY", { STRIPE_WEBHOOK_SECRET: "whsec_1" }],
  [
    "STRIPE_API_BASE",
    {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_API_BASE: "https://api.stripe.com/v1",
    },
  ],
  ["MAIL_FROM", { MAIL_FROM: "Ariaworks" }],
  ["PORT", { PORT: "0" }],
  ["SMTP_URL", { SMTP_URL: "mail.example:25" }],
  ["FORM_FORWARD_URL", { FORM_FORWARD_URL: "forms.example/f/1" }],
  ["FORM_FORWARD_URL", { FORM_FORWARD_URL: "file:///etc/passwd" }],
  ["FORM_FORWARD_URL", { FORM_FORWARD_URL: "https://ada:secret@forms.example/f/1" }],
  ["FORM_FORWARD_URL", { FORM_FORWARD_URL: "https://ada@forms.example/f/1" }],
  ["SERVICES", { SERVICES: "web,database" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "10.0.0.0/99" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
];
test.each(bad)("a bad %s is refused by name: %j", (name, env) => {
  expect(() => readConfig({ ...base, ...env })).toThrow(ConfigError);
  expect(() => readConfig({ ...base, ...env })).toThrow(name);
});

test("a data folder that can't be made is refused by name", () => {
  const file = join(dataDir, "a-file");
  writeFileSync(file, "");
  expect(() => readConfig({ DATA_DIR: join(file, "data") })).toThrow("DATA_DIR");
});

test("an empty value counts as not set", () => {
  expect(readConfig({ ...base, PORT: "", STRIPE_SECRET_KEY: " " }).port).toBe(3000);
});
