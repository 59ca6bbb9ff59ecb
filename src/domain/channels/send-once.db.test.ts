import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseBotVisitor } from "#domain/chatbots/index.ts";
import { ConnectionFailed } from "#domain/connections/ports.ts";
import type { Bots } from "../../../tests/factories/bots.ts";
import { mailText, openChannels } from "../../../tests/factories/channels.ts";
import { pollMailbox, readableOf, receiveMail, receiveSms, resendMessage } from "./index.ts";
import { sendMessageJob } from "./send-message.ts";
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

let count = 0;
function text(body: string) {
  const fields = {
    From: "+15550001111",
    To: "+15005550006",
    Body: body,
    MessageSid: `SMonce${++count}`,
  };
  const url = `${rig.deps.publicUrl}/webhooks/channels/sms/${projectId}`;
  const signature = twilioSignature({ url, fields }, "planted-twilio-token");
  return receiveSms({ projectId, url, fields, signature }, rig.deps);
}
const outgoing = () =>
  bots.rows<{ id: string; state: string; text: string }>(
    "select id, state, text from channel_messages where direction = 'out'",
  );
const send = (messageId: string) =>
  sendMessageJob.run({ messageId }, rig.deps, { step: (_name, work) => work() });

describe("a text message", () => {
  /** One that waits to be sent. */
  async function waiting() {
    await text("How much is the ferry to the island?");
    await rig.work({ except: ["channels.send"] });
    return (await outgoing())[0]?.id ?? "";
  }

  test("whose sending was cut off isn't sent twice, says so, and can be sent again by hand", async () => {
    const id = await waiting();
    // As kill -9 leaves it: Twilio may have taken it, and nothing is noted.
    await bots.database.pool.query("update channel_messages set state = 'sending' where id = $1", [
      id,
    ]);
    await send(id);
    await send(id);
    expect(rig.play.texts).toEqual([]);
    expect(await outgoing()).toMatchObject([{ state: "unknown" }]);
    const again = { projectId, input: { id } };
    await expect(resendMessage(bots.eve, again, rig.deps)).rejects.toMatchObject({
      code: "not_found",
    });
    await resendMessage(bots.ada, again, rig.deps);
    await expect(resendMessage(bots.ada, again, rig.deps)).rejects.toMatchObject({
      code: "delivery_not_failed",
    });
    await rig.work();
    expect(rig.play.texts).toHaveLength(1);
    expect(rig.play.texts[0]?.text).toContain("$12");
    expect(await outgoing()).toMatchObject([{ state: "sent", text: "" }]);
  });

  test.each(["timeout", "server", "unreachable"] as const)(
    "that may have arrived though it failed (%s) isn't tried again by itself",
    async (reason) => {
      const id = await waiting();
      rig.play.fail = new ConnectionFailed(reason, "ECONNRESET");
      await send(id);
      expect(await outgoing()).toMatchObject([{ state: "unknown" }]);
    },
  );

  test("that surely wasn't sent is tried again", async () => {
    const id = await waiting();
    rig.play.fail = new ConnectionFailed("unreachable", "ECONNREFUSED");
    await expect(send(id)).rejects.toThrow("was not sent");
    rig.play.fail = null;
    await send(id);
    expect(rig.play.texts).toHaveLength(1);
  });

  test("isn't sent again by hand after STOP", async () => {
    const id = await waiting();
    await bots.database.pool.query("update channel_messages set state = 'unknown'");
    await text("STOP");
    await expect(
      resendMessage(bots.ada, { projectId, input: { id } }, rig.deps),
    ).rejects.toMatchObject({ code: "delivery_not_failed" });
  });
});

test("mails are answered once and none is lost where the process ends while a mailbox is read", async () => {
  await bots.publishAgain(projectId, rig.config);
  await rig.work();
  await pollMailbox(projectId, rig.deps);
  const before = await bots.rows<{ place: object }>("select place from channel_mailboxes");
  rig.play.inbox.push(mailText({ id: "1@example.com" }), mailText({ id: "2@example.com" }));
  // The first was stored when the process ended: how far the mailbox was read wasn't noted.
  await receiveMail(projectId, readableOf(Buffer.from(rig.play.inbox[0] ?? "")), rig.deps);
  await pollMailbox(projectId, rig.deps);
  await bots.database.pool.query("update channel_mailboxes set place = $1", [
    JSON.stringify(before[0]?.place),
  ]);
  await pollMailbox(projectId, rig.deps);
  await rig.work();
  expect(rig.play.sent.map(({ inReplyTo }) => inReplyTo).toSorted()).toEqual([
    "1@example.com",
    "2@example.com",
  ]);
});

test("copies of a bot's mails in the outbox go with the visitor", async () => {
  projectId = await rig.publish({ hasMailbox: false });
  await receiveMail(
    projectId,
    readableOf(Buffer.from(mailText({ id: "1@example.com" }))),
    rig.deps,
  );
  await receiveMail(
    projectId,
    readableOf(Buffer.from(mailText({ id: "2@example.com", from: "other@example.com" }))),
    rig.deps,
  );
  await rig.work();
  const mails = () =>
    bots.rows<{ to: string }>("select \"to\" from mails where key like 'bot-mail/%'");
  expect(await mails()).toHaveLength(2);
  const [thread] = await bots.rows<{ conversation_id: string }>(
    "select conversation_id from channel_threads where sender = 'mira@example.com'",
  );
  await eraseBotVisitor(bots.ada, { projectId, id: thread?.conversation_id ?? "" }, rig.deps);
  await rig.work();
  expect(await mails()).toEqual([{ to: "other@example.com" }]);
});
