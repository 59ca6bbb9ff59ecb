import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "#config";
import { makeFolder, writeDurably } from "#kit/durable-files.ts";
import { fileTrouble } from "#kit/file-trouble.ts";

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
    makeFolder(dataDir, 0o700);
    writeDurably(file, name, { mayReplace: true });
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} can't keep this node's name (${fileTrouble(error)})`,
    );
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
