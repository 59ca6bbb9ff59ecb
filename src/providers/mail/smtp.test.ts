import { createServer, type AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { MailRefused, type OutgoingMail } from "#domain/mail/ports.ts";
import {
  headerOf,
  startScriptedServer,
  startSmtpServer,
} from "../../../tests/factories/smtp-server.ts";
import { createSmtpMailer } from "./smtp.ts";

const mail: OutgoingMail = {
  messageId: "<mail_1@shop.example>",
  from: "Ariaworks <hello@shop.example>",
  to: "someone@customer.example",
  replyTo: null,
  subject: "Your order",
  text: "Thank you.",
  html: "<p>Thank you.</p>",
};

const open: { close(): Promise<void> }[] = [];
const closing = <T extends { close(): Promise<void> }>(server: T): T => {
  open.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** The error of a mail that did not go out. */
const failureOf = (sending: Promise<void>): Promise<Error> =>
  sending.then(
    () => expect.fail("the mail was accepted"),
    (error: Error) => error,
  );

describe("what arrives", () => {
  test("is the mail, under its own Message-ID and from the set sender", async () => {
    const server = closing(await startSmtpServer());
    await createSmtpMailer({ url: server.url }).send({
      ...mail,
      replyTo: "asker@customer.example",
    });
    const [received] = server.mails;
    expect(received?.to).toEqual(["someone@customer.example"]);
    expect(headerOf(received, "Message-ID")).toBe("<mail_1@shop.example>");
    expect(headerOf(received, "From")).toBe("Ariaworks <hello@shop.example>");
    expect(headerOf(received, "Reply-To")).toBe("asker@customer.example");
    expect(headerOf(received, "Auto-Submitted")).toBe("auto-generated");
    expect(received?.raw).toMatch(
      /text\/plain[^]*Thank you\.[^]*text\/html[^]*<p>Thank you\.<\/p>/,
    );
  });

  test("has a calendar entry as a part that mail programs offer to take over, and as a file", async () => {
    const server = closing(await startSmtpServer());
    const text = `BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nSUMMARY:Grüße ${"ü".repeat(100)}\r\nEND:VCALENDAR\r\n`;
    await createSmtpMailer({ url: server.url }).send({
      ...mail,
      calendar: { method: "CANCEL", fileName: "demo.ics", text },
    });
    const raw = server.mails[0]?.raw ?? "";
    expect(raw).toMatch(/content-type: text\/calendar; charset=utf-8;\s+method=CANCEL/i);
    expect(raw).toMatch(/content-disposition: attachment; filename=demo\.ics/i);
    const encoded = /name=demo\.ics[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/.exec(raw)?.[1] ?? "";
    expect(Buffer.from(encoded, "base64").toString()).toBe(text);
  });

  test("has a subject with a line break as one line", async () => {
    const server = closing(await startSmtpServer());
    await createSmtpMailer({ url: server.url }).send({ ...mail, subject: "Hello\r\nX-Own: 1" });
    expect(headerOf(server.mails[0], "Subject")).toBe("Hello X-Own: 1");
    expect(headerOf(server.mails[0], "X-Own")).toBeUndefined();
  });

  test.each([
    ["subject", { subject: "Hello\r\nBcc: spy@evil.example\r\n\r\nOther body" }],
    ["receiver", { to: "someone@customer.example\r\nBcc: spy@evil.example" }],
    ["receiver list", { to: "someone@customer.example, spy@evil.example" }],
    ["answer address", { replyTo: "a@customer.example\r\nBcc: spy@evil.example" }],
  ])("has no header and no receiver that came in by the %s", async (_where, change) => {
    const server = closing(await startSmtpServer());
    await createSmtpMailer({ url: server.url })
      .send({ ...mail, ...change })
      .catch(() => {});
    for (const received of server.mails) {
      expect(headerOf(received, "bcc")).toBeUndefined();
      expect(received.to).not.toContain("spy@evil.example");
      expect(received.to).toHaveLength(1);
    }
  });
});

describe("a no for good is a refusal", () => {
  test.each([
    ["an unknown receiver", { receiver: 550 }],
    ["a full mailbox", { receiver: 552 }],
    ["refused content", { content: 554 }],
  ])("%s", async (_what, answers) => {
    const server = closing(await startSmtpServer());
    Object.assign(server.answers, answers);
    const failure = await failureOf(createSmtpMailer({ url: server.url }).send(mail));
    expect(failure).toBeInstanceOf(MailRefused);
    expect(failure.message).toContain(String(Object.values(answers)[0]));
  });
});

describe("anything else is worth another try", () => {
  test.each([
    ["a receiver who shall wait", { receiver: 451 }],
    ["content that shall wait", { content: 451 }],
    ["a refused sender, which is a setting of ours", { sender: 550 }],
    ["a missing login, which is a setting of ours", { receiver: 530 }],
  ])("%s", async (_what, answers) => {
    const server = closing(await startSmtpServer());
    Object.assign(server.answers, answers);
    const mailer = createSmtpMailer({ url: server.url });
    expect(await failureOf(mailer.send(mail))).not.toBeInstanceOf(MailRefused);
    for (const key of Object.keys(answers)) Reflect.deleteProperty(server.answers, key);
    await mailer.send(mail);
    expect(server.mails).toHaveLength(1);
  });

  test("a wrong password", async () => {
    const server = closing(await startSmtpServer());
    server.answers.login = 535;
    const url = `smtp://someone:wrong@127.0.0.1:${server.port}`;
    const failure = await failureOf(createSmtpMailer({ url }).send(mail));
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(failure.message).toContain("535");
    expect(failure.message).not.toContain("wrong");
  });

  test("a server that is not there", async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const failure = await failureOf(
      createSmtpMailer({ url: `smtp://127.0.0.1:${port}` }).send(mail),
    );
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(failure.message).toContain("ECONNREFUSED");
  });

  test.each([
    ["never greets", (line: string) => (line === "greeting" ? null : "250 ok")],
    ["falls silent in the middle", (line: string) => (/^(greeting)$/.test(line) ? "220 hi" : null)],
    ["falls silent after the mail", (line: string) => scripted(line, () => null)],
  ])("a server that %s", async (_what, answer) => {
    const server = closing(await startScriptedServer(answer));
    const mailer = createSmtpMailer({
      url: server.url,
      connectTimeoutMs: 150,
      socketTimeoutMs: 150,
    });
    const failure = await failureOf(mailer.send(mail));
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(failure).toHaveProperty("code", "ETIMEDOUT");
  });

  test("a server that keeps talking without ever answering", async () => {
    const timers: NodeJS.Timeout[] = [];
    const server = closing(
      await startScriptedServer((line, socket) => {
        if (line !== "greeting") return null;
        timers.push(setInterval(() => socket.write("220-wait\r\n"), 20));
        return "220-wait";
      }),
    );
    const mailer = createSmtpMailer({ url: server.url, sendTimeoutMs: 200 });
    expect(await failureOf(mailer.send(mail))).not.toBeInstanceOf(MailRefused);
    timers.forEach(clearInterval);
  });

  test("a server that hangs up before it has answered for the mail", async () => {
    const server = closing(
      await startScriptedServer((line, socket) =>
        scripted(line, () => {
          socket.destroy();
          return null;
        }),
      ),
    );
    const failure = await failureOf(createSmtpMailer({ url: server.url }).send(mail));
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(server.lines).toContain("."); // it had the whole mail: the next try has the same Message-ID
  });
});

test("a server that takes the mail and then hangs up has taken it", async () => {
  const server = closing(
    await startScriptedServer((line, socket) =>
      scripted(line, () => {
        socket.end("250 taken\r\n");
        setImmediate(() => socket.destroy());
        return null;
      }),
    ),
  );
  await expect(createSmtpMailer({ url: server.url }).send(mail)).resolves.toBeUndefined();
});

describe("TLS", () => {
  test("a server whose certificate nobody vouches for gets no mail", async () => {
    const server = closing(await startSmtpServer({ secure: true }));
    const failure = await failureOf(createSmtpMailer({ url: server.url }).send(mail));
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(server.mails).toHaveLength(0);
  });

  test("the address can name an own certificate's server, and the mail goes out encrypted", async () => {
    const server = closing(await startSmtpServer({ secure: true }));
    await createSmtpMailer({ url: `${server.url}?tls.rejectUnauthorized=false` }).send(mail);
    expect(server.mails).toHaveLength(1);
  });

  test("where the address insists on TLS, a server without it gets no mail", async () => {
    const server = closing(await startSmtpServer());
    const failure = await failureOf(
      createSmtpMailer({ url: `${server.url}?requireTLS=true` }).send(mail),
    );
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(server.mails).toHaveLength(0);
  });
});

/** A sound dialogue up to the end of the mail, whose answer is `atTheEnd`. */
function scripted(line: string, atTheEnd: () => string | null): string | null {
  if (line === "greeting") return "220 hello";
  if (line === ".") return atTheEnd();
  if (/^(EHLO|HELO|MAIL|RCPT|RSET|QUIT)/.test(line)) return "250 ok";
  return line === "DATA" ? "354 go on" : null;
}
