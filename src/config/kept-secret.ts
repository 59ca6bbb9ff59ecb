import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, writeDurably } from "#kit/durable-files.ts";
import { fileTrouble } from "#kit/file-trouble.ts";
import { ConfigError } from "./config-error.ts";

const minLength = 32;

/**
 * The secret of earlier starts, or a new one, kept in DATA_DIR where only the owner can read it. It is on the disk
 * before a database depends on it: without it, the data could never be opened again.
 * @throws ConfigError also where it is missing or damaged, but data that may depend on it are there
 */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "auth-secret");
  try {
    makeFolder(dataDir, 0o700);
    if (!existsSync(file)) {
      if (hasDatabase(dataDir))
        throw lost(file, "is missing, but there is data that depends on it");
      keepNewSecret(file);
    }
    const secret = readFileSync(file, "utf8").trim();
    if (secret.length < minLength)
      throw lost(file, `is damaged: it holds fewer than ${minLength} characters`);
    return secret;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR ${dataDir} can't be used (${fileTrouble(error)})`);
  }
}

function keepNewSecret(file: string): void {
  try {
    writeDurably(file, randomBytes(32).toString("base64url"), { mayReplace: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // another start was faster
  }
}

/** Whether the built-in database was made in this folder, or moved from it (db/embedded). */
const hasDatabase = (dataDir: string) =>
  ["data", "moved-to"].some((name) => existsSync(join(dataDir, "postgres", name)));

const lost = (file: string, what: string) =>
  new ConfigError(
    `${file} ${what}. Restore it from a backup, or set AUTH_SECRET to the secret that it held. Only if there is no data to keep, delete the whole folder DATA_DIR.`,
  );
