import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseBotVisitor, handBackToBot, sayForBot, takeOverBot } from "#domain/chatbots/index.ts";
import { ConnectionFailed } from "#domain/connections/ports.ts";
import type { Bots } from "../../../tests/factories/bots.ts";
import { mailText, openChannels } from "../../../tests/factories/channels.ts";
import { readableOf, receiveMail } from "./index.ts";
import { sendMessageJob } from "./send-message.ts";
import { takeMessageJob } from "./take-message.ts";

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

const mail = (options: Parameters<typeof mailText>[0]) =>
  receiveMail(projectId, readableOf(Buffer.from(mailText(options))), rig.deps);
const conversations = () =>
  bots.rows<{ id: string; via: string; message_count: number }>(
    "select id, via, message_count from conversations order by created_at",
  );

describe("a mail to a bot", () => {
  test("is answered from its sources in the same thread, and the first answer says that it is an AI", async () => {
    expect(await mail({ id: "1@example.com", subject: "Ferry" })).toBe("taken");
    await rig.work();
    const [sent] = rig.play.sent;
    expect(sent).toMatchObject({
      to: "mira@example.com",
      fromName: "Rosie",
      subject: "Re: Ferry",
      inReplyTo: "1@example.com",
      references: ["1@example.com"],
      isAutomatic: true,
    });
    expect(sent?.text).toMatch(/Rosie is an AI/);
    expect(sent?.text).toContain("$12");
    expect(await conversations()).toMatchObject([{ via: "email", message_count: 2 }]);

    const reply = {
      id: "2@example.com",
      subject: "Re: Ferry",
      headers: [`In-Reply-To: <${sent?.messageId}>`],
    };
    await mail({
      ...reply,
      text: `When does the ferry leave?\n\nOn Monday Rosie wrote:\n${sent?.text.replaceAll(/^/gm, "> ")}`,
    });
    await rig.work();
    expect(rig.play.sent).toHaveLength(2);
    expect(rig.play.sent[1]?.text).not.toMatch(/is an AI/);
    expect(rig.play.sent[1]?.references).toEqual([
      "1@example.com",
      sent?.messageId,
      "2@example.com",
    ]);
    expect(await conversations()).toMatchObject([{ via: "email", message_count: 4 }]);
    const [said] = await bots.rows<{ text: string }>(
      "select text from messages where position = 3",
    );
    expect(said?.text).toBe("When does the ferry leave?");
  });

  test.each([
    ["that it can't answer", "Do you sell helicopters in Graz?"],
    ["with the writer's address", "Write to me at mira@example.com, please."],
    ["in another language than its texts", "Verkaufen Sie auch Hubschrauber?"],
  ])(
    "%s is answered that people read it, without a request for contact details",
    async (_what, text) => {
      projectId = await rig.publish({ languages: ["en", "de"] });
      await mail({ id: "1@example.com", text });
      await rig.work();
      const stored = await bots.rows<{ text: string }>(
        "select text from messages where sender = 'ai'",
      );
      for (const said of [rig.play.sent[0]?.text, stored[0]?.text]) {
        expect(said).toMatch(/reply to you here|hier antworten/);
        expect(said).not.toMatch(/contact details|Kontaktdaten/i);
      }
    },
  );

  test("another sender who names the thread gets a conversation of their own", async () => {
    await mail({ id: "1@example.com" });
    await rig.work();
    await mail({
      id: "2@evil.example",
      from: "eve@evil.example",
      headers: ["References: <1@example.com>"],
    });
    await rig.work();
    expect(await conversations()).toHaveLength(2);
    expect(rig.play.sent.map(({ to }) => to)).toEqual(["mira@example.com", "eve@evil.example"]);
  });

  test("that comes twice, or several times at once, is answered once", async () => {
    const twice = Array.from({ length: 5 }, () => mail({ id: "1@example.com" }));
    const results = await Promise.all(twice);
    expect(results.toSorted()).toEqual(["repeated", "repeated", "repeated", "repeated", "taken"]);
    await rig.work();
    expect(await mail({ id: "1@example.com" })).toBe("repeated");
    await rig.work();
    expect(rig.play.sent).toHaveLength(1);
  });

  test("is answered once where the process ended after reading it, and again after answering it", async () => {
    await mail({ id: "1@example.com" });
    // As kill -9 leaves it: the message is in the conversation, and its job begins from the start.
    const [job] = await bots.rows<{ inputs: string }>(
      "select i.inputs from dbos.workflow_status w join dbos.workflow_input i using (workflow_uuid) where w.name = 'channels.take' and w.status = 'ENQUEUED'",
    );
    await rig.work({ except: ["channels.send"] });
    const [input] = (JSON.parse(job?.inputs ?? "") as { positionalArgs: unknown[] }).positionalArgs;
    await bots.database.pool.query(
      "update channel_messages set state = 'waiting', text = 'How much is the ferry to the island?' where direction = 'in'",
    );
    await takeMessageJob.run(takeMessageJob.input.parse(input), rig.deps, {
      step: (_name, work) => work(),
    });
    await rig.work();
    expect(rig.play.sent).toHaveLength(1);
    expect(await conversations()).toMatchObject([{ message_count: 2 }]);
  });

  test.each([
    ["a holiday reply", ["Auto-Submitted: auto-replied"]],
    ["a list", ["List-Id: <news.example.com>"]],
    ["a report", ["Return-Path: <>"]],
  ])("that is %s is noted without its text, and not answered", async (_what, headers) => {
    expect(await mail({ id: "1@example.com", headers })).toBe("ignored");
    await rig.work();
    expect(rig.play.sent).toEqual([]);
    expect(await bots.rows("select text, state from channel_messages")).toEqual([
      { text: "", state: "ignored" },
    ]);
  });

  test("two bots that answer each other stop: of one sender ten an hour are read", async () => {
    for (let index = 0; index < 14; index++) await mail({ id: `${index}@loop.example` });
    const rows = await bots.rows<{ state: string }>("select state from channel_messages");
    expect(rows.filter(({ state }) => state === "ignored")).toHaveLength(4);
    expect(await mail({ id: "1@other.example", from: "other@example.com" })).toBe("taken");
  });

  test("in a person's hands is answered by the person, by mail, and by the bot again after that", async () => {
    await mail({ id: "1@example.com" });
    await rig.work();
    const [conversation] = await conversations();
    const at = { projectId, id: conversation?.id ?? "" };
    await takeOverBot(bots.ada, at, rig.deps);
    await mail({
      id: "2@example.com",
      headers: [`References: <1@example.com> <${rig.play.sent[0]?.messageId}>`],
      text: "Is a person there?",
    });
    await rig.work();
    expect(rig.play.sent).toHaveLength(1);
    await sayForBot(
      bots.ada,
      { ...at, input: { text: "Yes, Ada here.", key: "key-of-ada" } },
      rig.deps,
    );
    await rig.work();
    expect(rig.play.sent[1]).toMatchObject({ isAutomatic: false, inReplyTo: "2@example.com" });
    expect(rig.play.sent[1]?.text).toContain("Yes, Ada here.");
    await handBackToBot(bots.ada, at, rig.deps);
    await mail({
      id: "3@example.com",
      headers: [`References: <1@example.com> <${rig.play.sent[1]?.messageId}>`],
    });
    await rig.work();
    expect(rig.play.sent).toHaveLength(3);
  });

  test("without a mailbox goes out by our own mail service, with the address they wrote to for replies", async () => {
    projectId = await rig.publish({ hasMailbox: false });
    await mail({ id: "1@example.com", to: "ask@tea.example" });
    await rig.work();
    const [sent] = await bots.rows<{ to: string; reply_to: string; thread: object }>(
      "select * from mails",
    );
    expect(sent).toMatchObject({
      to: "mira@example.com",
      reply_to: "ask@tea.example",
      thread: { fromName: "Rosie", inReplyTo: "1@example.com", isAutomatic: true },
    });
  });

  test("goes with its visitor when they are erased", async () => {
    await mail({ id: "1@example.com" });
    await rig.work();
    const [conversation] = await conversations();
    await eraseBotVisitor(bots.ada, { projectId, id: conversation?.id ?? "" }, rig.deps);
    await rig.work();
    expect(await bots.rows("select * from channel_threads")).toEqual([]);
    expect(await bots.rows("select * from channel_messages")).toEqual([]);
  });

  test("while the mail server is down waits, and what is refused for good is noted", async () => {
    await mail({ id: "1@example.com" });
    rig.play.fail = new ConnectionFailed("unreachable", "");
    await expect(rig.work()).rejects.toThrow("was not sent (unreachable)");
    rig.play.fail = new ConnectionFailed("rejected", "No such user");
    const [row] = await bots.rows<{ id: string }>(
      "select id from channel_messages where direction = 'out'",
    );
    await sendMessageJob.run({ messageId: row?.id ?? "" }, rig.deps, {
      step: (_name, work) => work(),
    });
    expect(
      await bots.rows("select state, note from channel_messages where direction = 'out'"),
    ).toMatchObject([{ state: "failed", note: expect.stringContaining("No such user") as string }]);
  });
});
