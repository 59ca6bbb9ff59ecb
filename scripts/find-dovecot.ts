import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installFromDebian } from "./find-chromium.ts";

/** Where Debian puts it, which is not in everyone's PATH. */
const usual = "/usr/sbin/dovecot";

/** Dovecot 2.3, for tests. From 2.4 on, its configuration is written in another way. */
export function findDovecot(
  path = usual,
  isRoot = process.getuid?.() === 0,
): { path: string } | { missing: string } {
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  if (status !== 0) return { missing: "no Dovecot was found: on Debian, install dovecot-imapd" };
  if (!stdout.startsWith("2.3."))
    return { missing: `this is Dovecot ${stdout.trim()}; the tests configure 2.3` };
  return isRoot ? { path } : { missing: "the tests start Dovecot as root only" };
}

/** Gets Dovecot from Debian's packages where it isn't there and this is root's machine. */
export async function ensureDovecot(say: (line: string) => void): Promise<void> {
  if (existsSync(usual)) return;
  const failure = await installFromDebian(say, "dovecot-imapd");
  if (failure) say(failure);
}
