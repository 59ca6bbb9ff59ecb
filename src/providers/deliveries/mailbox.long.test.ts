import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { MailboxPlace, MailSource } from "#domain/channels/ports.ts";
import type { FieldsOf } from "#domain/connections/ports.ts";
import { createSocketGuard } from "#outside/stream-outside.ts";
import { findDovecot } from "../../../scripts/find-dovecot.ts";
import { mailText } from "../../../tests/factories/channels.ts";
import { encodedMails } from "../../../tests/factories/encoded-mails.ts";
import { largeMails } from "../../../tests/factories/large-mails.ts";
import { startBetween } from "../../../tests/stand-ins/between.ts";
import { type Dovecot, startDovecot } from "../../../tests/stand-ins/dovecot.ts";
import { createMailboxes } from "./mailbox.ts";
import type { SocketGuard } from "./mongodb.ts";
import { parseMail } from "./parse-mail.ts";

// Against Dovecot, an independent server, which many mail services run.

const found = findDovecot();
/** With what has to be quoted, and bytes beyond ASCII. */
const account = { user: "help", password: 'ri"g\\ht pä€', maxSessions: 3 };
const plainHost = "127.0.0.2";
let dovecot: Dovecot;
let fields: FieldsOf<"mailbox">;

beforeAll(async () => {
  if ("path" in found) dovecot = await startDovecot(found.path, account);
});
afterAll(() => dovecot?.stop());
beforeEach((context) => {
  if ("missing" in found) context.skip(found.missing);
  dovecot.empty();
  fields = {
    address: "help@tea.example",
    imapHost: plainHost,
    imapPort: String(dovecot.port),
    smtpHost: "",
    smtpPort: "",
    checkedBy: "",
    user: account.user,
    secretPassword: account.password,
  };
});

type Changes = {
  fields?: Partial<FieldsOf<"mailbox">>;
  max?: number;
  signal?: AbortSignal;
  guard?: SocketGuard;
};
function fetch(place: MailboxPlace | null, changes: Changes = {}) {
  const used = { ...fields, ...changes.fields };
  const own = createSocketGuard({ mayReach: { loopbackPorts: [Number(used.imapPort)] } });
  return createMailboxes({ guard: changes.guard ?? own }).fetch(used, place, {
    max: changes.max ?? 20,
    maxBytes: 100_000,
    beginningBytes: 50_000,
    signal: changes.signal ?? AbortSignal.timeout(60_000),
  });
}
const here = async () => (await fetch(null)).place;
const idsOf = async (mails: readonly MailSource[]) =>
  Promise.all(mails.map(async ({ raw }) => (await parseMail(raw)).messageId));
const idsAfter = async (place: MailboxPlace | null) => idsOf((await fetch(place)).mails);
const mail = (id: string, text?: string) => mailText({ id, ...(text && { text }) });

/** A way to the mailbox that counts, or fails. */
async function goBetween(fault?: Parameters<typeof startBetween>[1]) {
  const between = await startBetween({ host: plainHost, port: dovecot.port }, fault);
  onTestFinished(between.close);
  return { ...between, fields: { imapHost: "127.0.0.1", imapPort: String(between.port) } };
}
const kilobytes = (count: number) => "The ferry is late today.\r\n".repeat(count * 40);

describe("mails in Dovecot", () => {
  test("are read once and in order, from the moment the mailbox is used, also over a restart of the server", async () => {
    dovecot.deliver(mail("before@x"));
    const first = await fetch(null);
    expect(first.mails).toEqual([]);
    expect(await fetch(first.place)).toEqual(first);
    dovecot.deliver(mail("1@x"), mail("2@x"), mail("3@x"));
    const second = await fetch(first.place, { max: 2 });
    expect(await idsOf(second.mails)).toEqual(["1@x", "2@x"]);
    await dovecot.restart();
    const third = await fetch(second.place, { max: 2 });
    expect(await idsOf(third.mails)).toEqual(["3@x"]);
    expect(await fetch(third.place)).toEqual({ mails: [], place: third.place });
  });

  test("are read whether or not someone opened them, and stay as they are", async () => {
    const place = await here();
    dovecot.deliver(mail("1@x"), mail("2@x"));
    dovecot.admin("flags", "add", "-u", "help", "\\Seen \\Flagged", "mailbox", "INBOX", "1");
    const look = () => dovecot.admin("fetch", "-u", "help", "uid flags", "mailbox", "INBOX", "all");
    const before = look();
    expect(await idsAfter(place)).toEqual(["1@x", "2@x"]);
    expect(look()).toBe(before);
    expect(before.match(/\\Seen/g)).toHaveLength(1);
  });

  test("that are deleted before a look, or after it, hold nothing up and don't come again", async () => {
    let place = await here();
    dovecot.deliver(mail("1@x"), mail("2@x"));
    ({ place } = await fetch(place));
    dovecot.deliver(mail("3@x"), mail("4@x"));
    dovecot.admin("expunge", "-u", "help", "mailbox", "INBOX", "header", "Message-ID", "4@x");
    const third = await fetch(place);
    expect(await idsOf(third.mails)).toEqual(["3@x"]);
    dovecot.empty();
    expect(await idsAfter(third.place)).toEqual([]);
    dovecot.deliver(mail("5@x"));
    expect(await idsAfter(third.place)).toEqual(["5@x"]);
  });

  test("of a mailbox that was made again (UIDVALIDITY) are read from that look on", async () => {
    const place = await here();
    dovecot.deliver(mail("1@x"));
    dovecot.admin("mailbox", "update", "-u", "help", "--uid-validity", "77", "INBOX");
    const again = await fetch(place);
    expect(again).toMatchObject({ mails: [], place: { uidValidity: "77" } });
    dovecot.deliver(mail("2@x"));
    expect(await idsAfter(again.place)).toEqual(["2@x"]);
  });

  test("over the size limit are read in their beginning, and no more of them is transferred", async () => {
    const place = await here();
    const large = [
      largeMails.pictureAfterText({ id: "picture@x" }),
      largeMails.text({ id: "text@x" }),
    ];
    dovecot.deliver(mail("1@x"), ...large, mail("4@x"));
    const between = await goBetween();
    const { mails, place: after } = await fetch(place, { fields: between.fields });
    expect(await idsOf(mails)).toEqual(["1@x", "picture@x", "text@x", "4@x"]);
    expect(mails.map(({ isWhole }) => isWhole)).toEqual([true, false, false, true]);
    const read = await Promise.all(mails.map(async ({ raw, ...how }) => parseMail(raw, how)));
    expect(read.map(({ isTextWhole }) => isTextWhole)).toEqual([true, true, false, true]);
    for (const at of [1, 2]) expect(String(mails[at]?.raw)).toBe(large[at - 1]?.slice(0, 50_000));
    expect(between.bytes()).toBeLessThan(150_000);
    expect(await idsAfter(after)).toEqual([]);
  });

  test("come byte for byte, and are read with their parts, encodings and character sets", async () => {
    const place = await here();
    const texts = Object.entries(encodedMails);
    dovecot.deliver(...texts.map(([, { raw }]) => raw));
    const { mails } = await fetch(place);
    expect(mails).toHaveLength(texts.length);
    for (const [at, [what, { raw, expected }]] of texts.entries()) {
      expect([what, Buffer.from(mails[at]?.raw ?? []).equals(raw)]).toEqual([what, true]);
      expect([what, await parseMail(mails[at]?.raw ?? raw)]).toMatchObject([what, expected]);
    }
  });
});

describe("a mailbox in Dovecot that can't be read", () => {
  test("for a wrong password or user says that the sign-in failed", async () => {
    for (const wrong of [{ secretPassword: "wrong" }, { user: "nobody" }])
      await expect(fetch(null, { fields: wrong })).rejects.toMatchObject({
        reason: "key_refused",
        message: "IMAP sign-in failed. Authentication failed.",
      });
  });

  test("because too many programs read it isn't blamed on the password, and is read when there is room again", async () => {
    const place = await here();
    dovecot.deliver(mail("1@x"));
    const others = await Promise.all(
      Array.from({ length: account.maxSessions }, () => dovecot.signIn()),
    );
    await expect(fetch(place)).rejects.toMatchObject({ reason: "server" });
    for (const other of others) other.destroy();
    await expect.poll(() => dovecot.sessions()).toBe(0);
    expect(await idsAfter(place)).toEqual(["1@x"]);
  });

  test("leaves no session open, however often it is looked at", async () => {
    for (let look = 0; look < 2 * account.maxSessions; look++) await fetch(null);
    await expect.poll(() => dovecot.sessions()).toBe(0);
  });

  test("because the connection is lost in the middle of a mail loses none", async () => {
    const place = await here();
    dovecot.deliver(mail("1@x", kilobytes(60)), mail("2@x", kilobytes(60)), mail("3@x"));
    const between = await goBetween({ after: 90_000, do: "cut" });
    const lost = fetch(place, { fields: between.fields });
    await expect(lost).rejects.toMatchObject({ reason: "unreachable" });
    expect(await idsAfter(place)).toEqual(["1@x", "2@x", "3@x"]);
  });

  test("because it falls silent is given up in time, and no mail is lost", async () => {
    const place = await here();
    dovecot.deliver(mail("1@x", kilobytes(60)), mail("2@x", kilobytes(60)));
    const ends = new AbortController();
    const between = await goBetween({ after: 90_000, do: "hold", onFault: () => ends.abort() });
    const late = fetch(place, { fields: between.fields, signal: ends.signal });
    await expect(late).rejects.toMatchObject({ reason: "timeout" });
    expect(await idsAfter(place)).toEqual(["1@x", "2@x"]);
  });

  test("because the server isn't there is unreachable", async () => {
    const between = await goBetween();
    await between.close();
    const gone = fetch(null, { fields: between.fields });
    await expect(gone).rejects.toMatchObject({ reason: "unreachable" });
  });
});

describe("encryption to Dovecot", () => {
  /** Every name leads to one address, as if it was a public one. */
  const guardTo = (address: string): SocketGuard => ({
    lookup: (_name, _options, done) => done(null, address, 4),
    mayConnect: () => true,
  });
  /** Linux takes it for this machine; for the code it is an address as any. */
  const starttls = (imapHost: string) =>
    fetch(null, { fields: { imapHost }, guard: guardTo("0.0.0.0") });
  const implicit = (imapHost: string) =>
    fetch(null, {
      fields: { imapHost, imapPort: "993" },
      guard: guardTo(dovecot.imaps ?? ""),
    });
  const before = getCACertificates("default");
  const trust = () => {
    setDefaultCACertificates([...before, dovecot.certificate]);
    onTestFinished(() => setDefaultCACertificates(before));
  };

  test.for([
    ["STARTTLS", starttls],
    ["TLS from the start", implicit],
  ] as const)(
    "by %s needs a certificate that is trusted and for this name",
    async ([, read], context) => {
      if (read === implicit && !dovecot.imaps)
        context.skip("port 993 isn't free on a loopback address");
      const refused = {
        reason: "unreachable",
        message: expect.stringContaining("certificate") as string,
      };
      await expect(read("imap.tea.example")).rejects.toMatchObject(refused);
      trust();
      expect((await read("imap.tea.example")).place.lastUid).toBeGreaterThan(0);
      await expect(read("imap.other.example")).rejects.toMatchObject(refused);
    },
  );

  test("is never left out: without STARTTLS no password is sent to another machine", async () => {
    const between = await goBetween();
    const imapHost = "imap.tea.example";
    const plain = fetch(null, {
      fields: { ...between.fields, imapHost },
      guard: guardTo("0.0.0.0"),
    });
    await expect(plain).rejects.toMatchObject({
      reason: "unreachable",
      message: expect.stringContaining("STARTTLS") as string,
    });
    expect(between.said()).not.toMatch(/LOGIN|AUTHENTICATE/i);
  });
});
