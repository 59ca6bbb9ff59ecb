import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { passwordLength } from "#kit/password-length.ts";
import { ConfigError } from "./config/config-error.ts";
import { readFileStore, s3Fields, type S3Settings } from "./config/file-store.ts";
import { keptSecret } from "./config/kept-secret.ts";
import { isPlaceholder } from "./config/key-warnings.ts";
import {
  address,
  addressList,
  amount,
  httpAddress,
  oneOf,
  originAddress,
  planIds,
  portList,
  portMessage,
  services,
  servicesMessage,
  vendorId,
} from "./config/kinds.ts";
import { readVideoProvider, type VideoProvider } from "./config/video-provider.ts";

export { ConfigError } from "./config/config-error.ts";
export { keyWarnings } from "./config/key-warnings.ts";

const Settings = z.object({
  NODE_ENV: oneOf(["production", "development", "test"]).default("production"),
  PORT: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, portMessage)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, portMessage)
    .default(3000),
  PUBLIC_URL: httpAddress.optional(),
  DATA_DIR: z.string().trim().min(1).default("./data"),
  DATABASE_URL: address(["postgres:", "postgresql:"]).optional(),
  AUTH_SECRET: z.string().trim().min(32, "must have at least 32 characters").optional(),
  ADMIN_EMAIL: z.string().trim().pipe(z.email("must be an email address")).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLength.min, `must have at least ${passwordLength.min} characters`)
    .max(passwordLength.max, `must have at most ${passwordLength.max} characters`)
    .optional(),
  ADMIN_2FA: oneOf(["required", "optional"]).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .trim()
    .regex(
      /^(sk|rk)_(test|live)_\w+$/,
      "must be a secret key of Stripe (sk_test_…, sk_live_…, rk_…)",
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .trim()
    .startsWith("whsec_", "must begin with whsec_")
    .optional(),
  STRIPE_API_BASE: originAddress.optional(),
  AI_BASE_URL: httpAddress.optional(),
  AI_API_KEY: z.string().trim().optional(),
  AI_MODEL: z.string().trim().optional(),
  AI_EMBEDDING_MODEL: z.string().trim().optional(),
  AI_DAILY_LIMIT_USD: amount("must be an amount in US dollars, such as 10 or 0.5").default(10),
  TAVUS_API_KEY: z.string().trim().optional(),
  TAVUS_BASE_URL: httpAddress.optional(),
  TAVUS_REPLICA_ID: vendorId.optional(),
  TAVUS_PERSONA_ID: vendorId.optional(),
  TAVUS_ROOM_ORIGINS: z.string().trim().optional(),
  VIDEO_DAILY_LIMIT_MINUTES: amount("must be a number of minutes, such as 120").default(120),
  VIDEO_FORMAT: z.enum(["webm", "mp4"], { error: "must be webm or mp4" }).default("webm"),
  SMTP_URL: address(["smtp:", "smtps:"]).optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      "takes an address, or a name and an address: Ariaworks <support@shop.example>",
    )
    .optional(),
  FORM_FORWARD_URL: httpAddress
    .refine((value) => {
      const url = URL.parse(value);
      return !url?.username && !url?.password;
    }, "takes no user or password in the address; use a key in its path or query")
    .optional(),
  PLAN: oneOf(planIds).default("professional"),
  ...s3Fields,
  SERVICES: z
    .string()
    .default("web,worker")
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(services, servicesMessage)).min(1, servicesMessage)),
  TRUSTED_PROXIES: addressList,
  OUTSIDE_LOOPBACK_PORTS: portList,
  HUBSPOT_API_BASE: originAddress.optional(),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Config = {
  env: "production" | "development" | "test";
  port: number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** Null: the embedded Postgres. */
  databaseUrl: string | null;
  authSecret: string;
  /** The first admin, made at a start without one. */
  firstAdmin: { email: string; password: string } | null;
  adminSecondFactor: "required" | "optional";
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | undefined } | null;
  /** Null: the built-in Aria. */
  ai: {
    baseUrl: string;
    apiKey: string;
    model: string;
    /** Null: full-text search alone finds what answers rest on. */
    embeddingModel: string | null;
  } | null;
  /** What all visitors together may cost a day (UTC). */
  aiDailyLimitUsd: number;
  /** Null: the built-in consultation. */
  video: VideoProvider | null;
  /** A video provider is set, but its key is a placeholder: nothing is asked of it. */
  unusedVideoKey: boolean;
  /** How long all calls of a day (UTC) may take together. */
  videoDailyLimitMinutes: number;
  /** What videos are made as that are made here. */
  videoFormat: "webm" | "mp4";
  smtpUrl: string | null;
  mailFrom: string | null;
  /** Where copies of what people send go. */
  formForwardUrl: string | null;
  /** Everybody's plan (content/promises.ts), until plans are sold. */
  plan: (typeof planIds)[number];
  /** Where finished files are kept; null: in the database. */
  s3: S3Settings | null;
  services: ("web" | "worker")[];
  trustedProxies: string[];
  /** Ports of this machine that addresses typed by customers may reach. */
  outsideLoopbackPorts: number[];
  hubspotApiBase: string | undefined;
  logLevel: string;
};

type Env = Record<string, string | undefined>;

/**
 * Reads the settings (see .env.example) from the environment. Empty values count as not set.
 * @throws ConfigError naming the variable
 */
export function readConfig(env: Env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? "can't be used"}`);
  }
  const s = parsed.data;
  if (s.STRIPE_SECRET_KEY && !s.STRIPE_WEBHOOK_SECRET)
    throw new ConfigError(
      "STRIPE_WEBHOOK_SECRET is missing: with STRIPE_SECRET_KEY alone no payment could settle",
    );
  if (s.STRIPE_WEBHOOK_SECRET && !s.STRIPE_SECRET_KEY)
    throw new ConfigError("STRIPE_SECRET_KEY is missing, but STRIPE_WEBHOOK_SECRET is set");
  if (Boolean(s.ADMIN_EMAIL) !== Boolean(s.ADMIN_PASSWORD))
    throw new ConfigError(
      s.ADMIN_EMAIL
        ? "ADMIN_PASSWORD is missing, but ADMIN_EMAIL is set"
        : "ADMIN_EMAIL is missing, but ADMIN_PASSWORD is set",
    );
  const needsAi = s.AI_BASE_URL || s.AI_MODEL || s.AI_EMBEDDING_MODEL;
  if (s.AI_API_KEY && (!s.AI_BASE_URL || !s.AI_MODEL))
    throw new ConfigError(
      `${s.AI_BASE_URL ? "AI_MODEL" : "AI_BASE_URL"} is missing, but AI_API_KEY is set`,
    );
  if (needsAi && !s.AI_API_KEY)
    throw new ConfigError(
      "AI_API_KEY is missing, but another setting of the AI provider is set (servers that need none take any)",
    );
  const publicUrl = new URL(s.PUBLIC_URL ?? `http://localhost:${s.PORT}`);
  if (publicUrl.pathname !== "/" || publicUrl.search || publicUrl.hash)
    throw new ConfigError(
      "PUBLIC_URL takes an origin without a path, such as https://shop.example",
    );
  const video = readVideoProvider(s);
  const unusedVideoKey = video !== null && isPlaceholder(video.apiKey);
  const dataDir = resolve(s.DATA_DIR);
  return {
    env: s.NODE_ENV,
    port: s.PORT,
    publicUrl: publicUrl.origin,
    dataDir,
    databaseUrl: s.DATABASE_URL ?? null,
    authSecret: s.AUTH_SECRET ?? keptSecret(dataDir),
    firstAdmin:
      s.ADMIN_EMAIL && s.ADMIN_PASSWORD
        ? { email: s.ADMIN_EMAIL, password: s.ADMIN_PASSWORD }
        : null,
    adminSecondFactor: s.ADMIN_2FA ?? (publicUrl.protocol === "https:" ? "required" : "optional"),
    stripe: s.STRIPE_SECRET_KEY
      ? {
          secretKey: s.STRIPE_SECRET_KEY,
          webhookSecret: s.STRIPE_WEBHOOK_SECRET ?? "",
          apiBase: s.STRIPE_API_BASE,
        }
      : null,
    ai:
      s.AI_API_KEY && s.AI_BASE_URL && s.AI_MODEL
        ? {
            baseUrl: s.AI_BASE_URL.replace(/\/+$/, ""),
            apiKey: s.AI_API_KEY,
            model: s.AI_MODEL,
            embeddingModel: s.AI_EMBEDDING_MODEL ?? null,
          }
        : null,
    aiDailyLimitUsd: s.AI_DAILY_LIMIT_USD,
    video: unusedVideoKey ? null : video,
    unusedVideoKey,
    videoDailyLimitMinutes: s.VIDEO_DAILY_LIMIT_MINUTES,
    videoFormat: s.VIDEO_FORMAT,
    smtpUrl: s.SMTP_URL ?? null,
    mailFrom: s.MAIL_FROM ?? null,
    formForwardUrl: s.FORM_FORWARD_URL ?? null,
    plan: s.PLAN,
    s3: readFileStore(s),
    services: s.SERVICES,
    trustedProxies: s.TRUSTED_PROXIES,
    outsideLoopbackPorts: s.OUTSIDE_LOOPBACK_PORTS,
    hubspotApiBase: s.HUBSPOT_API_BASE,
    logLevel: s.LOG_LEVEL,
  };
}

/** Settings from `.env`, if there is one, below those of the environment itself. */
export function readEnvironment(): Env {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return process.env;
}
