import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  /** Receivers of the envelope: where it really goes. */
  to: string[];
  /** Header names (lower case) and values, unfolded, in order. */
  headers: [name: string, value: string][];
  raw: string;
};

/** The first value of a header of a received mail. */
export const headerOf = (mail: ReceivedMail | undefined, name: string): string | undefined =>
  mail?.headers.find(([key]) => key === name.toLowerCase())?.[1];

const smtpError = (code: number) =>
  Object.assign(new Error(`${code} as the test wants it`), { responseCode: code });

/**
 * An SMTP server on a free port of this machine, which keeps what it gets. `answers` holds the codes with
 * which it refuses a step; change it while it runs.
 */
export async function startSmtpServer(options: { secure?: boolean } = {}) {
  const mails: ReceivedMail[] = [];
  const answers: { sender?: number; receiver?: number; content?: number; login?: number } = {};
  const server = new SMTPServer({
    secure: options.secure ?? false,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, done) =>
      answers.login ? done(smtpError(answers.login)) : done(null, { user: "someone" }),
    onMailFrom: (_address, _session, done) =>
      done(answers.sender ? smtpError(answers.sender) : null),
    onRcptTo: (_address, _session, done) =>
      done(answers.receiver ? smtpError(answers.receiver) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (answers.content) return done(smtpError(answers.content));
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map((receiver) => receiver.address);
        mails.push({ to, raw, headers: readHeaders(raw) });
        return done();
      });
    },
  });
  server.on("error", () => {}); // clients that give up early are part of the tests
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `${options.secure ? "smtps" : "smtp"}://127.0.0.1:${port}`,
    mails,
    answers,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function readHeaders(raw: string): ReceivedMail["headers"] {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return head.split("\r\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
}

/**
 * A server that answers each line by hand, for what a sound one never does. `answer` gets the client's
 * line (`greeting` first) and the whole of what came so far; what it returns is written, with its line end.
 */
export async function startScriptedServer(
  answer: (line: string, socket: Socket) => string | null,
): Promise<{ url: string; lines: string[]; close: () => Promise<void> }> {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    const say = (line: string) => {
      const words = answer(line, socket);
      if (words !== null) socket.write(`${words}\r\n`);
    };
    say("greeting");
    let rest = "";
    socket.on("data", (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split("\r\n");
      rest = parts.pop() ?? "";
      for (const line of parts) {
        lines.push(line);
        say(line);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
