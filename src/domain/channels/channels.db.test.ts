import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openConnection } from "#domain/connections/index.ts";
import { ConnectionFailed } from "#domain/connections/ports.ts";
import { projectPublished } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { Bots } from "../../../tests/factories/bots.ts";
import { mailText, openChannels } from "../../../tests/factories/channels.ts";
import { largeMails } from "../../../tests/factories/large-mails.ts";
import {
  type MailSource,
  noteSmsStatus,
  pollMailbox,
  readChannels,
  readMailbox,
  receiveSms,
  testChannel,
} from "./index.ts";
import { twilioSignature } from "./sms-rules.ts";

let rig: Awaited<ReturnType<typeof openChannels>>;
let bots: Bots;
let projectId: string;

beforeAll(async () => {
  rig = await openChannels();
  ({ bots } = rig);
});
afterAll(() => bots.close());
beforeEach(async () => {
  await rig.reset();
  projectId = await rig.publish();
});

const conversations = () =>
  bots.rows<{ via: string; message_count: number }>("select via, message_count from conversations");

describe("a mailbox", () => {
  test("is read from the moment the bot uses it, and each mail once", async () => {
    rig.play.inbox.push(mailText({ id: "old@example.com" }));
    await bots.publishAgain(projectId, rig.config);
    expect(
      await bots.rows(`select 1 from events where type = '${projectPublished.name}'`),
    ).not.toEqual([]);
    await rig.work();
    expect(await pollMailbox(projectId, rig.deps)).toBe(0);
    rig.play.inbox.push(mailText({ id: "new@example.com" }));
    expect(await pollMailbox(projectId, rig.deps)).toBe(1);
    expect(await pollMailbox(projectId, rig.deps)).toBe(0);
    await rig.work();
    expect(rig.play.sent.map(({ inReplyTo }) => inReplyTo)).toEqual(["new@example.com"]);
    rig.play.fail = new ConnectionFailed("key_refused", "");
    await pollMailbox(projectId, rig.deps);
    const { channels } = await readChannels(bots.ada, projectId, rig.deps);
    expect(channels[0]).toMatchObject({ channel: "email", address: "help@tea.example" });
    expect(channels[0]?.problem).toMatch(/refused the key/);
  });

  test("is read again where a mail couldn't be stored, and one that is wrong holds up none after it", async () => {
    const mailbox = { id: rig.config.integrations.mailboxConnectionId, kind: "mailbox" } as const;
    const opened = await openConnection(bots.ada.userId, mailbox, rig.deps);
    const row = { place: { uidValidity: "1", lastUid: 0 }, problem: "" };
    rig.play.inbox.push(mailText({ id: "1@example.com" }), mailText({ id: "2@example.com" }));
    const taken: string[] = [];
    const take =
      (failure: Error) =>
      async ({ raw }: MailSource) => {
        const text = Buffer.from(raw).toString();
        if (text.includes("<1@example.com>")) throw failure;
        taken.push(text);
      };
    const full = new Error("the disk is full");
    await expect(readMailbox(opened, row, take(full), rig.deps)).rejects.toThrow(full);
    const { count, note } = await readMailbox(
      opened,
      row,
      take(new AppError("invalid_input")),
      rig.deps,
    );
    expect([count, taken.length, note.place]).toEqual([2, 1, { uidValidity: "1", lastUid: 2 }]);
  });

  test("with large mails among others answers what it could read, and tells the owner what it couldn't", async () => {
    await bots.publishAgain(projectId, rig.config);
    await rig.work();
    await pollMailbox(projectId, rig.deps);
    rig.play.inbox.push(
      mailText({ id: "1@example.com" }),
      largeMails.pictureAfterText({ id: "2@example.com" }),
      largeMails.text({ id: "3@example.com" }),
      largeMails.pictureBeforeText({ id: "4@example.com", subject: "", text: "" }),
      largeMails.text({ id: "5@example.com", from: "no-reply@example.com" }),
      mailText({ id: "6@example.com" }),
    );
    expect(await pollMailbox(projectId, rig.deps)).toBe(6);
    expect(await pollMailbox(projectId, rig.deps)).toBe(0);
    await rig.work();
    expect(rig.play.sent.map(({ inReplyTo }) => inReplyTo).toSorted()).toEqual([
      "1@example.com",
      "2@example.com",
      "6@example.com",
    ]);
    const rows = await bots.rows<{ external_id: string; note: string; text: string }>(
      "select external_id, note, text from channel_messages where state = 'ignored' order by external_id",
    );
    const large = "Larger than 10 MB, and its text couldn’t be read in full.";
    expect(rows).toEqual([
      { external_id: "3@example.com", note: large, text: "" },
      { external_id: "4@example.com", note: large, text: "" },
      {
        external_id: "5@example.com",
        note: expect.stringMatching(/automatic/) as string,
        text: "",
      },
    ]);
    const { log } = await readChannels(bots.ada, projectId, rig.deps);
    expect(log.filter(({ note }) => note === large)).toHaveLength(2);
  });
});

describe("a text message to a bot", () => {
  let ids = 0;
  const text = (
    Body: string,
    more: Record<string, string> = {},
    token = "planted-twilio-token",
  ) => {
    const fields = {
      From: "+15550001111",
      To: "+15005550006",
      Body,
      MessageSid: `SMin${++ids}`,
      ...more,
    };
    const url = `${rig.deps.publicUrl}/webhooks/channels/sms/${projectId}`;
    return { projectId, url, fields, signature: twilioSignature({ url, fields }, token) };
  };

  test("is answered, shortened with a link, and what became of it is noted", async () => {
    expect(await receiveSms(text("How much is the ferry to the island?"), rig.deps)).toBe("taken");
    await rig.work();
    expect(rig.play.texts).toMatchObject([{ to: "+15550001111" }]);
    expect(rig.play.texts[0]?.text).toMatch(/Rosie is an AI[^]*\$12/);
    expect(await conversations()).toMatchObject([{ via: "sms", message_count: 2 }]);
    await noteSmsStatus(text("", { MessageSid: "SM1", MessageStatus: "delivered" }), rig.deps);
    expect(await bots.rows("select state from channel_messages where direction = 'out'")).toEqual([
      { state: "delivered" },
    ]);
  });

  test("with a wrong signature is refused, and nothing is stored", async () => {
    await expect(receiveSms(text("Hi", {}, "another-token"), rig.deps)).rejects.toMatchObject({
      code: "forbidden_call",
    });
    await expect(noteSmsStatus(text("Hi", {}, "another-token"), rig.deps)).rejects.toMatchObject({
      code: "forbidden_call",
    });
    expect(await bots.rows("select * from channel_messages")).toEqual([]);
  });

  test("that says STOP is the last one that is answered, until START", async () => {
    await receiveSms(text("STOP"), rig.deps);
    expect(await receiveSms(text("How much is the ferry to the island?"), rig.deps)).toBe(
      "ignored",
    );
    await rig.work();
    expect(rig.play.texts).toEqual([]);
    await receiveSms(text("START"), rig.deps);
    await receiveSms(text("HELP"), rig.deps);
    await receiveSms(text("HELP", { OptOutType: "HELP" }), rig.deps);
    await rig.work();
    expect(rig.play.texts).toHaveLength(2);
    expect(rig.play.texts[1]?.text).toContain("STOP");
  });
});

describe("the designer's test", () => {
  test("goes to the reader's own address, or to a number, five times an hour, and for members only", async () => {
    const send = (input: object, who = bots.ada) =>
      testChannel(who, { projectId, input }, rig.deps);
    expect(await send({ channel: "email", to: "victim@example.com" })).toMatchObject({
      isSent: true,
    });
    expect(rig.play.sent[0]?.to).not.toBe("victim@example.com");
    expect(await send({ channel: "sms", to: "+1 555 000 2222" })).toMatchObject({ isSent: true });
    rig.play.fail = new ConnectionFailed("key_refused", "");
    expect(await send({ channel: "sms", to: "+15550002222" })).toMatchObject({ isSent: false });
    await expect(send({ channel: "sms", to: "ferry" })).rejects.toMatchObject({
      code: "invalid_input",
    });
    await send({ channel: "email", to: "" });
    await send({ channel: "email", to: "" });
    await expect(send({ channel: "email", to: "" })).rejects.toMatchObject({
      code: "rate_limited",
    });
    await expect(send({ channel: "email", to: "" }, bots.eve)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(readChannels(bots.eve, projectId, rig.deps)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
