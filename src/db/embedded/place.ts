import { createHash, randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, lstatSync } from "node:fs";
import { chmodSync, chownSync, readFileSync, realpathSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeFolder, writeDurably } from "#kit/durable-files.ts";
import { EmbeddedRefused, notWritable, refusalOf } from "./refused.ts";

/** Where the server listens: a folder with a unix socket, or loopback with a password. */
export type Address = { host: string; port: number; password?: string };

/** Bytes that a unix socket's path may have: sun_path of unix(7), less its end mark. */
const maxSocketPathBytes = process.platform === "linux" ? 107 : 103;
const socketPort = 5432; // only a part of the socket's name

/**
 * Makes `dataDir` and the private folder in it that is ours. @returns its real path
 * @throws EmbeddedRefused not-writable, disk-full
 */
export function prepareHome(dataDir: string): string {
  const home = join(dataDir, "postgres");
  try {
    makeFolder(dataDir, 0o777);
    makeFolder(home, 0o700);
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
    chmodSync(home, 0o700);
    return realpathSync(home);
  } catch (error) {
    throw refusalOf(error, dataDir) ?? notWritable(dataDir, error);
  }
}

/** A short name that stays the same for the same folder. */
export const hashOf = (path: string) =>
  createHash("sha256").update(path).digest("hex").slice(0, 16);

/**
 * The folder for the socket: `home` itself, or, where that makes too long a path, a private one in the
 * temporary folder which every later process finds again. `owner` is the uid that Postgres runs as.
 * @throws EmbeddedRefused unsafe, where somebody else has prepared that folder
 */
export function socketFolder(home: string, owner: number | undefined): string {
  const path = join(home, `.s.PGSQL.${socketPort}`);
  // The setting is a list: Postgres would take a comma or a quote as part of its syntax.
  if (Buffer.byteLength(path) <= maxSocketPathBytes && !/[,"]|\s$/.test(home)) return home;
  const name = `ariaworks-${owner ?? "user"}-${hashOf(home)}`;
  const folder = tmpdir().length < 48 ? join(tmpdir(), name) : `/tmp/${name}`;
  if (!existsSync(folder)) {
    makeFolder(folder, 0o700);
    if (owner !== undefined && owner !== process.getuid?.()) chownSync(folder, owner, owner);
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0)
    throw new EmbeddedRefused(
      "unsafe",
      `${folder} is not a private folder of ours, so the database won't put its socket there. Remove it, or set DATA_DIR to a shorter path.`,
    );
  return folder;
}

/** Address on a unix socket. Whoever can enter the private folder is trusted; nobody else gets there. */
export const socketAddress = (home: string, owner: number | undefined): Address => ({
  host: socketFolder(home, owner),
  port: socketPort,
});

/**
 * Address on loopback, for systems without unix sockets: a free port, and a password kept in `home`.
 * @throws EmbeddedRefused not-started, where there is a database but its password is gone
 */
export async function loopbackAddress(home: string): Promise<Address> {
  const file = join(home, "password");
  const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (!kept && existsSync(join(home, "data")))
    throw new EmbeddedRefused(
      "not-started",
      `The database's password is missing or empty. Restore it in ${file} from a backup, then start again.`,
    );
  const password = kept || randomBytes(24).toString("hex");
  if (!kept) writeDurably(file, password, { mayReplace: true });
  const server = createServer();
  await new Promise<void>((done, fail) => {
    server.once("error", fail).listen(0, "127.0.0.1", done);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return { host: "127.0.0.1", port, password };
}
