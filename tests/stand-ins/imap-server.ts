import { type AddressInfo, createServer, type Socket } from "node:net";

/**
 * The part of an IMAP server that reading a mailbox needs, written from RFC 9051 (6.1.1, 6.2.3, 6.3.3, 6.4.5, 6.4.9): no
 * independent server that is still looked after is on npm. `mails` may grow while it runs.
 */
export async function startImapServer({ user, password }: { user: string; password: string }) {
  const mails: string[] = [];
  const state = { uidValidity: 7, commands: [] as string[], sent: 0 };
  const sockets = new Set<Socket>();

  function answer(socket: Socket, line: string): void {
    const [tag = "", command = "", ...rest] = line.split(" ");
    const args = rest.join(" ");
    const name =
      command.toUpperCase() === "UID" ? `UID ${rest[0]?.toUpperCase()}` : command.toUpperCase();
    state.commands.push(name);
    const say = (text: string) => socket.write(`${text}\r\n`);
    const ok = (text = "done") => say(`${tag} OK ${text}`);
    if (name === "CAPABILITY") {
      say("* CAPABILITY IMAP4rev2 IMAP4rev1");
      return void ok();
    }
    if (name === "LOGIN" || name === "AUTHENTICATE") {
      const plain = Buffer.from(rest.at(-1) ?? "", "base64").toString();
      const isRight =
        (args.includes(user) && args.includes(password)) || plain === `\0${user}\0${password}`;
      return void (isRight ? ok() : say(`${tag} NO [AUTHENTICATIONFAILED] Wrong password`));
    }
    if (name === "LIST" || name === "LSUB") {
      say('* LIST (\\HasNoChildren) "/" INBOX');
      return void ok();
    }
    if (name === "EXAMINE" || name === "SELECT") {
      for (const text of [
        `* ${mails.length} EXISTS`,
        "* FLAGS (\\Seen)",
        `* OK [UIDVALIDITY ${state.uidValidity}] valid`,
        `* OK [UIDNEXT ${mails.length + 1}] next`,
      ])
        say(text);
      return void ok("[READ-ONLY] done");
    }
    if (name === "UID FETCH") {
      const [from = "1", to = from] = (rest[1] ?? "").split(":");
      const last = mails.length;
      const [a, b] = [from, to].map((one) => (one === "*" ? last : Number(one)));
      const [low, high] = [Math.min(a ?? 1, b ?? 1), Math.max(a ?? 1, b ?? 1)];
      for (let uid = Math.max(1, low); uid <= Math.min(high, last); uid++) {
        const raw = mails[uid - 1] ?? "";
        const size = Buffer.byteLength(raw);
        const [, isAsked, start, length] = /(BODY)[^\s<]*(?:<(\d+)\.(\d+)>)?/i.exec(args) ?? [];
        const part = start
          ? Buffer.from(raw)
              .subarray(Number(start), Number(start) + Number(length))
              .toString()
          : raw;
        state.sent += isAsked ? Buffer.byteLength(part) : 0;
        const place = start ? `<${start}>` : "";
        const body = isAsked ? ` BODY[]${place} {${Buffer.byteLength(part)}}\r\n${part}` : "";
        say(`* ${uid} FETCH (UID ${uid} RFC822.SIZE ${size}${body})`);
      }
      return void ok();
    }
    if (name === "LOGOUT") {
      say("* BYE");
      ok();
      return void socket.end();
    }
    return void (name === "NOOP" || name === "CLOSE" ? ok() : say(`${tag} BAD Unknown command`));
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write("* OK IMAP4rev2 ready\r\n");
    let read = "";
    socket.on("data", (data) => {
      read += data.toString("latin1");
      for (let end = read.indexOf("\r\n"); end >= 0; end = read.indexOf("\r\n")) {
        const line = read.slice(0, end);
        read = read.slice(end + 2);
        answer(socket, line);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
