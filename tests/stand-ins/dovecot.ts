import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./child.ts";

/** Whose mails they are: Dovecot opens none of root's. */
const nobody = 65_534;
const imapsPort = 993;
export type Dovecot = Awaited<ReturnType<typeof startDovecot>>;

/**
 * Dovecot 2.3 with a configuration, one user and an empty maildir in a temporary folder, on loopback addresses only: `port` of
 * 127.0.0.1 with STARTTLS and of 127.0.0.2 without, and port 993 of `imaps`, null where that isn't free. Root starts it.
 */
export async function startDovecot(
  path: string,
  { user, password, maxSessions }: { user: string; password: string; maxSessions: number },
) {
  // Short: a socket's path may be 107 bytes at most.
  const folder = mkdtempSync("/tmp/aria-imap-");
  const at = (name: string) => join(folder, name);
  chmodSync(folder, 0o755);
  for (const name of ["home", "maildir", "maildir/cur", "maildir/new", "maildir/tmp"]) {
    mkdirSync(at(name));
    chownSync(at(name), nobody, nobody);
  }
  const [port, imaps] = [await freePort(), await addressForImaps()];
  makeCertificate(at("key.pem"), at("certificate.pem"));
  writeFileSync(at("users"), `${user}:{PLAIN}${password}\n`);
  const implicit = `inet_listener imaps {
        address = ${imaps ?? "127.0.0.1"}
        port = ${imaps ? imapsPort : 0}
        ssl = yes
      }`;
  writeFileSync(
    at("dovecot.conf"),
    `
    protocols = imap
    base_dir = ${at("run")}
    state_dir = ${at("state")}
    log_path = ${at("log")}
    mail_location = maildir:${at("maildir")}
    mail_max_userip_connections = ${maxSessions}
    auth_failure_delay = 0
    service anvil {
      # After wrong passwords, the next sign-ins would wait.
      unix_listener anvil-auth-penalty {
        mode = 0
      }
    }
    ssl = yes
    ssl_cert = <${at("certificate.pem")}
    ssl_key = <${at("key.pem")}
    passdb {
      driver = passwd-file
      args = ${at("users")}
    }
    userdb {
      driver = static
      args = uid=${nobody} gid=${nobody} home=${at("home")}
    }
    local 127.0.0.2 {
      ssl = no
      disable_plaintext_auth = no
    }
    service imap-login {
      inet_listener imap {
        address = 127.0.0.1 127.0.0.2
        port = ${port}
      }
      ${implicit}
    }
    `,
  );

  let server: ChildProcess;
  const killOnExit = () => server.kill("SIGTERM");
  process.once("exit", killOnExit);
  const start = async () => {
    server = spawn(path, ["-F", "-c", at("dovecot.conf")], { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [server.stdout, server.stderr])
      stream?.on("data", (part: Buffer) => (said += part.toString()));
    for (
      let tries = 0;
      !readLog().endsWith("starting up for imap (core dumps disabled)");
      tries++
    ) {
      if (server.exitCode !== null || tries > 1000)
        throw new Error(`Dovecot did not start: ${said}${readLog()}`);
      await wait(20);
    }
  };
  const end = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    if (server.exitCode !== null || !server.kill("SIGTERM")) return;
    await ended;
  };
  function readLog(): string {
    try {
      return readFileSync(at("log"), "utf8").trimEnd();
    } catch {
      return "";
    }
  }
  await start();

  let delivered = 0;
  const admin = (...args: string[]) =>
    execFileSync(join(dirname(path), "../bin/doveadm"), ["-c", at("dovecot.conf"), ...args], {
      encoding: "utf8",
    });
  return {
    port,
    imaps,
    certificate: readFileSync(at("certificate.pem"), "utf8"),
    /** Its own administration: an independent look at mails and flags. */
    admin,
    /** As a delivery agent does it: written beside, then moved into `new`. */
    deliver(...mails: (string | Uint8Array)[]): void {
      for (const mail of mails) {
        const name = `${1_700_000_000 + ++delivered}.M${delivered}.tea`;
        writeFileSync(at(`maildir/tmp/${name}`), mail, { mode: 0o644 });
        renameSync(at(`maildir/tmp/${name}`), at(`maildir/new/${name}`));
      }
    },
    /** No mail is there, and UIDs go on. */
    empty: () => admin("expunge", "-u", user, "mailbox", "INBOX", "all"),
    /** How many connections are signed in. */
    sessions: () => admin("who", "-1", user).trimEnd().split("\n").length - 1,
    /** Another program that reads the same mailbox. */
    async signIn(): Promise<Socket> {
      const socket = connect(port, "127.0.0.2");
      socket.write(`a LOGIN ${user} {${Buffer.byteLength(password)}+}\r\n${password}\r\n`);
      for await (const part of socket.iterator({ destroyOnReturn: false }))
        if (String(part).includes("a OK")) return socket;
      throw new Error("Dovecot refused the sign-in.");
    },
    async restart() {
      await end();
      rmSync(at("log"));
      await start();
    },
    async stop() {
      process.off("exit", killOnExit);
      await end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** A loopback address on which port 993 is free, so that a mail server of this machine isn't in the way. */
async function addressForImaps(): Promise<string | null> {
  const address = `127.93.${(process.pid >> 8) % 256}.${process.pid % 256 || 1}`;
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(null));
    server.listen(imapsPort, address, () => server.close(() => resolve(address)));
  });
}

/** For imap.tea.example; no authority signed it. */
function makeCertificate(key: string, certificate: string): void {
  const names = ["-subj", "/CN=imap.tea.example", "-addext", "subjectAltName=DNS:imap.tea.example"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const files = ["-keyout", key, "-out", certificate, "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...files, ...names], { stdio: "ignore" });
}
