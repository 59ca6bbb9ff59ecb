import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findDovecot } from "./find-dovecot.ts";

function program(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), "aria-find-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "dovecot");
  writeFileSync(path, `#!/bin/sh\necho "${version}"\n`);
  chmodSync(path, 0o755);
  return path;
}

test("Dovecot 2.3 is taken by root; another version, another user and none at all are reasons", () => {
  const path = program("2.3.19.1 (9b53102964)");
  expect(findDovecot(path, true)).toEqual({ path });
  expect(findDovecot(path, false)).toEqual({ missing: "the tests start Dovecot as root only" });
  expect(findDovecot(program("2.4.1-4 (7d8c0e5759)"), true)).toEqual({
    missing: "this is Dovecot 2.4.1-4 (7d8c0e5759); the tests configure 2.3",
  });
  expect(findDovecot("/nowhere/dovecot", true)).toEqual({
    missing: "no Dovecot was found: on Debian, install dovecot-imapd",
  });
});
