import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config-error.ts";

/** The secret of earlier starts, or a new one, kept in DATA_DIR where only the owner can read it. */
export function keptSecret(dataDir: string): string {
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
