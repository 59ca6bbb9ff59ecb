import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "#config";

/**
 * This node's name for the background work, the same at each start: kept in DATA_DIR.
 * @throws ConfigError where it can't be kept
 */
export function readNodeName(dataDir: string): string {
  const file = join(dataDir, "node-id");
  const kept = read(file);
  if (kept) return kept;
  const name = `node-${randomBytes(6).toString("hex")}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Whole or not at all: a full disk must not leave an empty name behind.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, name, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR ${dataDir} can't keep this node's name (${code ?? "unknown"})`);
  }
  return name;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "";
  }
}
