import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { chmodSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plans } from "#content/promises.ts";
import { ConfigError, keyWarnings, readConfig } from "./config.ts";
import { planIds } from "./config/kinds.ts";

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
    outsideLoopbackPorts: [],
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
  ["OUTSIDE_LOOPBACK_PORTS", { OUTSIDE_LOOPBACK_PORTS: "4021,all" }],
  ["SMTP_URL", { SMTP_URL: "mail.example:25" }],
  ["FORM_FORWARD_URL", { FORM_FORWARD_URL: "forms.example/f/1" }],
  ["FORM_FORWARD_URL", { FORM_FORWARD_URL: "file:///etc/passwd" }],
  ["FORM_FORWARD_URL", { FORM_FORWARD_URL: "https://ada:secret@forms.example/f/1" }],
  ["FORM_FORWARD_URL", { FORM_FORWARD_URL: "https://ada@forms.example/f/1" }],
  ["S3_SECRET_ACCESS_KEY", { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "key" }],
  ["S3_BUCKET", { S3_ENDPOINT: "http://localhost:9000" }],
  ["S3_BUCKET", { S3_BUCKET: "Files/../other" }],
  ["S3_ENDPOINT", { S3_ENDPOINT: "minio:9000" }],
  ["S3_FORCE_PATH_STYLE", { S3_FORCE_PATH_STYLE: "yes" }],
  ["SERVICES", { SERVICES: "web,database" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "10.0.0.0/99" }],
  ["PLAN", { PLAN: "Pro" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
];
test.each(bad)("a bad %s is refused by name: %j", (name, env) => {
  expect(() => readConfig({ ...base, ...env })).toThrow(ConfigError);
  expect(() => readConfig({ ...base, ...env })).toThrow(name);
});

describe("the generated secret", () => {
  let folder = "";
  const file = () => join(folder, "auth-secret");
  const read = () => readConfig({ DATA_DIR: folder });
  beforeEach(() => {
    folder = mkdtempSync(join(dataDir, "secret-"));
  });

  test.each(["", "short", " ".repeat(40)])(
    "that is damaged (%j) is refused with what to do, and left as it is",
    (damaged) => {
      writeFileSync(file(), damaged);
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(`${file()} is damaged`);
      expect(read).toThrow(/Restore it from a backup, or set AUTH_SECRET/);
      expect(readFileSync(file(), "utf8")).toBe(damaged);
    },
  );

  test.each(["data", "moved-to"])(
    "that is missing is not made anew where there is a database (%s)",
    (name) => {
      mkdirSync(join(folder, "postgres", name), { recursive: true });
      expect(read).toThrow(`${file()} is missing`);
      expect(read).toThrow(/Restore it from a backup, or set AUTH_SECRET/);
      expect(existsSync(file())).toBe(false);
      expect(readConfig({ DATA_DIR: folder, AUTH_SECRET: "x".repeat(32) }).authSecret).toBe(
        "x".repeat(32),
      );
    },
  );

  test("is made where a start was cut off before it", () => {
    mkdirSync(join(folder, "postgres"));
    writeFileSync(`${file()}.123.new`, "half");
    expect(read().authSecret).toHaveLength(43);
  });
});

describe("a data folder that can't be used is refused by name, with the cause", () => {
  const startWith = (DATA_DIR: string) => () => readConfig({ DATA_DIR });
  beforeAll(() => writeFileSync(join(dataDir, "a-file"), ""));

  test("a file in its place, and a path below a file", () => {
    for (const path of ["a-file", "a-file/data", "a-file/data/deeper"])
      expect(startWith(join(dataDir, path))).toThrow(
        /^DATA_DIR \/.* can't be used \(a file is in the way\)/,
      );
  });
  test("a name and a path that are too long", () => {
    expect(startWith(join(dataDir, "x".repeat(300)))).toThrow("the path is too long");
    expect(startWith(join(dataDir, `${"x".repeat(200)}/`.repeat(25)))).toThrow(
      "the path is too long",
    );
  });
  test("a folder in which the system makes none", (ctx) => {
    if (process.platform !== "linux") ctx.skip("needs Linux's /proc");
    expect(startWith("/proc/nope")).toThrow(
      "DATA_DIR /proc/nope can't be used (no folder can be made there)",
    );
    expect(startWith("/proc/nope/data")).toThrow("no folder can be made there");
  });
  test("a folder of somebody else", () => {
    const foreign = join(dataDir, "foreign");
    mkdirSync(foreign);
    chmodSync(foreign, 0o500);
    chmodSync(dataDir, 0o755);
    const isRoot = process.geteuid?.() === 0;
    try {
      if (isRoot) process.seteuid?.(65534); // root may write everywhere
      expect(startWith(foreign)).toThrow("can't be used (no permission)");
      expect(startWith(join(foreign, "data"))).toThrow("can't be used (no permission)");
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });
});

test("PLAN takes the plans of content/promises.ts, and is professional unless set", () => {
  expect([...planIds]).toEqual(Object.keys(plans));
  expect(readConfig(base).plan).toBe("professional");
  for (const plan of planIds) expect(readConfig({ ...base, PLAN: plan }).plan).toBe(plan);
});

test("an empty value counts as not set", () => {
  expect(readConfig({ ...base, PORT: "", STRIPE_SECRET_KEY: " " }).port).toBe(3000);
});

const ai = { AI_BASE_URL: "https://ai.example/v1/", AI_API_KEY: "k".repeat(40), AI_MODEL: "m" };
const soundKey = "Xk3-9vQpR7tLmW2zBn8sYc4d";

test("an AI provider is what its three settings say", () => {
  expect(readConfig({ ...base, ...ai }).ai).toEqual({
    baseUrl: "https://ai.example/v1",
    apiKey: ai.AI_API_KEY,
    model: "m",
    embeddingModel: null,
  });
  expect(readConfig({ ...base, ...ai, AI_EMBEDDING_MODEL: "e" }).ai?.embeddingModel).toBe("e");
  expect(readConfig(base)).toMatchObject({ ai: null, aiDailyLimitUsd: 10 });
  expect(readConfig({ ...base, AI_DAILY_LIMIT_USD: "0.5" }).aiDailyLimitUsd).toBe(0.5);
});

test.each([
  ["AI_MODEL", { ...ai, AI_MODEL: "" }],
  ["AI_BASE_URL", { ...ai, AI_BASE_URL: " " }],
  ["AI_API_KEY", { ...ai, AI_API_KEY: "" }],
  ["AI_API_KEY", { AI_EMBEDDING_MODEL: "e" }],
  ["AI_BASE_URL", { ...ai, AI_BASE_URL: "ai.example" }],
  ["AI_DAILY_LIMIT_USD", { AI_DAILY_LIMIT_USD: "-1" }],
  ["AI_DAILY_LIMIT_USD", { AI_DAILY_LIMIT_USD: "ten" }],
])("half an AI provider is refused by name: %s", (name, env) => {
  expect(() => readConfig({ ...base, ...env })).toThrow(name);
});

test.each([
  ["k3y-so-brief", /shorter than 20 characters/],
  ["your-api-key-goes-here-please", /placeholder/],
  ["sk-xxxxxxxxxxxxxxxxxxxxxxxx", /placeholder/],
  ["PLACEHOLDER-PLACEHOLDER-1", /placeholder/],
  ["<paste the key of Venice here>", /placeholder/],
  ["change-me-change-me-change-me", /placeholder/],
  ["sk-12345678901234567890...", /placeholder/],
])("a key that looks wrong is a warning, never a refusal, and isn't repeated: %s", (key, words) => {
  const config = readConfig({ ...base, ...ai, AI_API_KEY: key });
  const warnings = keyWarnings(config);
  expect(warnings.join("\n")).toMatch(words);
  expect(warnings.join("\n")).toContain("AI_API_KEY");
  expect(warnings.join("\n")).not.toContain(key);
});

test("a sound key, and none, are no reason to warn", () => {
  expect(keyWarnings(readConfig({ ...base, ...ai, AI_API_KEY: soundKey }))).toEqual([]);
  expect(keyWarnings(readConfig(base))).toEqual([]);
});

const video = { TAVUS_API_KEY: soundKey, TAVUS_REPLICA_ID: "r90bbd427f71" };

test("a video provider is its key and whom visitors talk to", () => {
  expect(readConfig(base).video).toBeNull();
  expect(readConfig({ ...base, ...video }).video).toEqual({
    baseUrl: "https://tavusapi.com/v2",
    apiKey: soundKey,
    replicaId: "r90bbd427f71",
    personaId: null,
    roomOrigins: ["https://tavus.daily.co"],
  });
  const all = {
    ...video,
    TAVUS_BASE_URL: "http://127.0.0.1:4023/v2/",
    TAVUS_PERSONA_ID: "pcb7a34",
  };
  expect(readConfig({ ...base, ...all }).video).toMatchObject({
    baseUrl: "http://127.0.0.1:4023/v2",
    personaId: "pcb7a34",
    roomOrigins: ["https://tavus.daily.co", "http://127.0.0.1:4023"],
  });
  const rooms = { ...video, TAVUS_ROOM_ORIGINS: "https://*.daily.co, https://rooms.example:8443" };
  expect(readConfig({ ...base, ...rooms }).video?.roomOrigins).toEqual([
    "https://*.daily.co",
    "https://rooms.example:8443",
  ]);
});

// What a header's list could be widened or ended by.
test.each([
  "*",
  "https://*",
  "daily.co",
  "https://daily.co/room",
  "https://a.example; script-src *",
  "https://a.example b",
  '"self"',
  "javascript:alert(1)",
  ",",
])("what is no origin of rooms is refused by name: %s", (rooms) => {
  expect(() => readConfig({ ...base, ...video, TAVUS_ROOM_ORIGINS: rooms })).toThrow(
    "TAVUS_ROOM_ORIGINS",
  );
});

test.each([
  ["TAVUS_REPLICA_ID", { TAVUS_API_KEY: soundKey }],
  ["TAVUS_REPLICA_ID", { ...video, TAVUS_REPLICA_ID: "../videos" }],
  ["TAVUS_PERSONA_ID", { ...video, TAVUS_PERSONA_ID: "a b" }],
  ["TAVUS_BASE_URL", { ...video, TAVUS_BASE_URL: "tavusapi.com" }],
  ["TAVUS_API_KEY", { TAVUS_REPLICA_ID: "r1" }],
  ["TAVUS_API_KEY", { TAVUS_PERSONA_ID: "p1" }],
  ["TAVUS_API_KEY", { TAVUS_ROOM_ORIGINS: "https://tavus.daily.co" }],
  ["TAVUS_API_KEY", { TAVUS_BASE_URL: "https://tavusapi.com/v2" }],
])("half a video provider is refused by name: %s %j", (name, env) => {
  expect(() => readConfig({ ...base, ...env })).toThrow(name);
});

test.each([
  ["brief-key", /TAVUS_API_KEY is shorter than 20 characters/],
  ["your_actual_tavus_api_key_here", /TAVUS_API_KEY looks like a placeholder/],
])("a video key that looks wrong is a warning, too: %s", (key, words) => {
  const config = readConfig({ ...base, ...ai, AI_API_KEY: soundKey, ...video, TAVUS_API_KEY: key });
  const warnings = keyWarnings(config);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(words);
  expect(warnings[0]).not.toContain(key);
});

test("a placeholder in place of the video key gives the demo, not a provider that is asked in vain", () => {
  const placeholder = { ...video, TAVUS_API_KEY: "your_actual_tavus_api_key_here" };
  expect(readConfig({ ...base, ...placeholder }).video).toBeNull();
  expect(readConfig({ ...base, ...video, TAVUS_API_KEY: "brief-key" }).video).not.toBeNull();
});
