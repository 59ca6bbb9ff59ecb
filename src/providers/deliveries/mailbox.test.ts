import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MailSource } from "#domain/channels/ports.ts";
import type { FieldsOf } from "#domain/connections/ports.ts";
import { createSocketGuard } from "#outside/stream-outside.ts";
import { mailText } from "../../../tests/factories/channels.ts";
import { headerOf, startSmtpServer } from "../../../tests/factories/smtp-server.ts";
import { startImapServer } from "../../../tests/stand-ins/imap-server.ts";
import { createMailbox, createMailboxes } from "./mailbox.ts";

let imap: Awaited<ReturnType<typeof startImapServer>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let fields: FieldsOf<"mailbox">;
let options: { guard: ReturnType<typeof createSocketGuard> };

beforeAll(async () => {
  imap = await startImapServer({ user: "help", password: "right" });
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await imap.close();
  await smtp.close();
});
beforeEach(() => {
  imap.mails.length = 0;
  smtp.mails.length = 0;
  fields = {
    address: "help@tea.example",
    imapHost: "127.0.0.1",
    imapPort: String(imap.port),
    smtpHost: "127.0.0.1",
    smtpPort: String(smtp.port),
    checkedBy: "",
    user: "help",
    secretPassword: "right",
  };
  options = {
    guard: createSocketGuard({
      mayReach: { loopbackPorts: [imap.port, smtp.port] },
    }),
  };
});

const signal = AbortSignal.timeout(60_000);
const fetch = (place: { uidValidity: string; lastUid: number } | null, change = {}) =>
  createMailboxes(options).fetch({ ...fields, ...change }, place, {
    signal,
    max: 2,
    maxBytes: 2000,
    beginningBytes: 500,
  });

const whole = (id: string) => ({ raw: mailText({ id }), isWhole: true });
const readable = ({ mails }: { mails: MailSource[] }) =>
  mails.map(({ raw, isWhole }) => ({ raw: String(raw), isWhole }));
const anyMail = {
  messageId: "a@x",
  to: "b@x.example",
  fromName: "",
  subject: "",
  text: "",
  inReplyTo: "",
  references: [],
  isAutomatic: true,
};

describe("a mailbox", () => {
  test("is tested by signing in at both servers, and says which of them refuses", async () => {
    await createMailbox(options).test(fields, { signal });
    const wrong = { ...fields, secretPassword: "wrong" };
    await expect(createMailbox(options).test(wrong, { signal })).rejects.toMatchObject({
      reason: "key_refused",
      message: expect.stringContaining("IMAP") as string,
    });
    smtp.answers.login = 535;
    await expect(createMailbox(options).test(fields, { signal })).rejects.toMatchObject({
      reason: "key_refused",
      message: expect.stringContaining("SMTP") as string,
    });
    delete smtp.answers.login;
  });

  test("gives what came after a place, in order and in pieces; what was there before is left", async () => {
    imap.mails.push(mailText({ id: "old@x" }));
    const first = await fetch(null);
    expect(first).toEqual({ mails: [], place: { uidValidity: "7", lastUid: 1 } });
    expect((await fetch(first.place)).mails).toEqual([]);
    imap.mails.push(...["a@x", "b@x", "c@x"].map((id) => mailText({ id })));
    const second = await fetch(first.place);
    expect(readable(second)).toEqual([whole("a@x"), whole("b@x")]);
    expect(second.place.lastUid).toBe(3);
    const third = await fetch(second.place);
    expect(readable(third)).toEqual([whole("c@x")]);
    expect((await fetch(third.place)).mails).toEqual([]);
  });

  test("gives the beginning of a mail that is too large, transfers no more of it, and goes on", async () => {
    const { place } = await fetch(null);
    const large = mailText({ id: "large@x", text: "x".repeat(1_000_000) });
    imap.mails.push(mailText({ id: "a@x" }), large, mailText({ id: "c@x" }));
    const before = imap.state.sent;
    const second = await fetch(place);
    const cut = { raw: large.slice(0, 500), isWhole: false };
    expect(readable(second)).toEqual([whole("a@x"), cut]);
    expect(imap.state.sent - before).toBeLessThan(2000);
    expect(readable(await fetch(second.place))).toEqual([whole("c@x")]);
  });

  test("that was made again is read from now on", async () => {
    imap.mails.push(mailText({ id: "a@x" }));
    expect((await fetch({ uidValidity: "6", lastUid: 0 })).mails).toEqual([]);
  });

  test("sends within a thread, marked as automatic unless a person writes", async () => {
    const mail = {
      messageId: "out@tea.example",
      to: "mira@example.com",
      fromName: "Rosie, Tea",
      subject: "Re: Ferry",
      text: "It costs $12.",
      inReplyTo: "2@x",
      references: ["1@x", "2@x"],
      isAutomatic: true,
    };
    await createMailboxes(options).send(fields, mail, { signal });
    await createMailboxes(options).send(fields, { ...mail, isAutomatic: false }, { signal });
    const [first, second] = smtp.mails;
    expect(first?.to).toEqual(["mira@example.com"]);
    expect(headerOf(first, "message-id")).toBe("<out@tea.example>");
    expect(headerOf(first, "in-reply-to")).toBe("<2@x>");
    expect(headerOf(first, "references")).toBe("<1@x> <2@x>");
    expect(headerOf(first, "from")).toBe('"Rosie, Tea" <help@tea.example>');
    expect(headerOf(first, "auto-submitted")).toBe("auto-replied");
    expect(headerOf(second, "auto-submitted")).toBeUndefined();
    smtp.answers.receiver = 550;
    const refused = createMailboxes(options).send(fields, mail, { signal });
    await expect(refused).rejects.toMatchObject({ reason: "rejected" });
    delete smtp.answers.receiver;
  });

  test("at a server that says nothing is given up, and isn't called unreachable", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const guard = createSocketGuard({ mayReach: { loopbackPorts: [port] } });
    const impatient = createMailboxes({ guard, timeoutMs: 100 });
    const there = { ...fields, imapPort: String(port), smtpPort: String(port) };
    const look = { signal, max: 2, maxBytes: 2000, beginningBytes: 500 };
    await expect(impatient.fetch(there, null, look)).rejects.toMatchObject({
      reason: "timeout",
    });
    await expect(impatient.send(there, anyMail, { signal })).rejects.toMatchObject({
      reason: "timeout",
    });
    silent.close();
  });

  test.each(["127.0.0.1", "10.0.0.7", "169.254.169.254", "localhost", "::1", "192.168.0.1"])(
    "never leads into our own network: %s",
    async (host) => {
      options = { guard: createSocketGuard({ mayReach: { loopbackPorts: [] } }) };
      const before = imap.state.commands.length;
      await expect(fetch(null, { imapHost: host })).rejects.toMatchObject({ reason: "blocked" });
      const sent = createMailboxes(options).send({ ...fields, smtpHost: host }, anyMail, {
        signal,
      });
      await expect(sent).rejects.toMatchObject({ reason: "blocked" });
      expect(imap.state.commands.length).toBe(before);
    },
  );
});
