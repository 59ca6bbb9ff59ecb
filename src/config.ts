import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";

/** A setting that can't be used: the message names the variable and says what it takes. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const address = (protocols: string[]) =>
  z
    .string()
    .trim()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ""), {
      message: `must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    });
const httpAddress = address(["http:", "https:"]);

const services = ["web", "worker"] as const;

const Settings = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: z.coerce.number("must be a port number").int().min(1).max(65535).default(3000),
  PUBLIC_URL: httpAddress.optional(),
  DATA_DIR: z.string().trim().min(1).default("./data"),
  DATABASE_URL: address(["postgres:", "postgresql:"]).optional(),
  AUTH_SECRET: z.string().trim().min(32, "must have at least 32 characters").optional(),
  ADMIN_EMAIL: z.email("must be an email address").optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(10, "must have at least 10 characters")
    .max(128, "must have at most 128 characters")
    .optional(),
  ADMIN_2FA: z.enum(["required", "optional"], "takes required or optional").optional(),
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
  STRIPE_API_BASE: httpAddress
    .refine((value) => {
      const url = URL.parse(value);
      return url !== null && url.pathname === "/" && !url.search && !url.hash;
    }, "takes an origin without a path, such as http://localhost:12111")
    .optional(),
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
  SERVICES: z
    .string()
    .default("web,worker")
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(services, "takes web, worker, or both with a comma")).min(1)),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every(isAddressOrRange),
      "takes IP addresses or ranges such as 10.0.0.0/8, with commas",
    ),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

function isAddressOrRange(value: string): boolean {
  const [ip = "", bits, ...rest] = value.split("/");
  const family = isIP(ip);
  if (!family || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

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
  smtpUrl: string | null;
  mailFrom: string | null;
  /** Where copies of what people send go. */
  formForwardUrl: string | null;
  services: ("web" | "worker")[];
  trustedProxies: string[];
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
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? "is not right"}`);
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
  const publicUrl = new URL(s.PUBLIC_URL ?? `http://localhost:${s.PORT}`);
  if (publicUrl.pathname !== "/" || publicUrl.search || publicUrl.hash)
    throw new ConfigError(
      "PUBLIC_URL takes an origin without a path, such as https://shop.example",
    );
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
    smtpUrl: s.SMTP_URL ?? null,
    mailFrom: s.MAIL_FROM ?? null,
    formForwardUrl: s.FORM_FORWARD_URL ?? null,
    services: s.SERVICES,
    trustedProxies: s.TRUSTED_PROXIES,
    logLevel: s.LOG_LEVEL,
  };
}

/** Settings from `.env`, if there is one, below those of the environment itself. */
export function readEnvironment(): Env {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return process.env;
}

/** The secret of earlier starts, or a new one, kept in DATA_DIR where only the owner can read it. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, "auth-secret");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) {
      try {
        writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // another start was faster
      }
    }
    const secret = readFileSync(file, "utf8").trim();
    if (secret.length < 32)
      throw new ConfigError(`${file} is damaged: restore it, or set AUTH_SECRET`);
    return secret;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      code === "EROFS" || code === "EACCES" || code === "EPERM"
        ? "is not writable"
        : code === "ENOSPC"
          ? "is on a full disk"
          : `cannot be used (${message})`;
    throw new ConfigError(`DATA_DIR ${dataDir} ${reason}`);
  }
}
