import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Bots } from "../../../tests/factories/bots.ts";
import { mailText, openChannels } from "../../../tests/factories/channels.ts";
import { readableOf, readSenders, receiveMail } from "./index.ts";

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

const checker = "mx.tea.example";
const genuine = `Authentication-Results: ${checker}; dmarc=pass header.from=example.com`;
const forged = `Authentication-Results: ${checker}; dmarc=fail header.from=example.com`;
/** A mail that says it is Mira's, as the mailbox's server delivers it. */
async function arrive(id: string, headers: readonly string[], from?: string) {
  const text = mailText({ id, headers, ...(from ? { from } : {}) });
  await receiveMail(projectId, readableOf(Buffer.from(text)), rig.deps, { checker });
  await rig.work();
}
const lengths = async () =>
  (await bots.rows<{ message_count: number }>("select message_count from conversations")).map(
    (row) => row.message_count,
  );
const answerId = () => rig.play.sent[0]?.messageId ?? "";

test("a verified sender goes on in the thread by any of its mails", async () => {
  await arrive("1@example.com", [genuine]);
  await arrive("2@example.com", [genuine, "References: <1@example.com>"]);
  expect(await lengths()).toEqual([4]);
});

test("a forged sender never continues a verified one's thread, not even by naming our answer", async () => {
  await arrive("1@example.com", [genuine]);
  await arrive("2@evil.example", [forged, "References: <1@example.com>"]);
  await arrive("3@evil.example", [forged, `References: <1@example.com> <${answerId()}>`]);
  await arrive("4@evil.example", [`References: <${answerId()}>`]);
  expect(await lengths()).toEqual([2, 2, 2, 2]);
});

test("where no server is trusted, only who got our answer can go on", async () => {
  await arrive("1@example.com", []);
  await arrive("2@evil.example", ["References: <1@example.com>"]);
  expect(await lengths()).toEqual([2, 2]);
  await arrive("3@example.com", [`In-Reply-To: <${answerId()}>`]);
  expect(new Set(await lengths())).toEqual(new Set([2, 4]));
});

test("a mail that names two senders, or one twice, counts as forged, and the inbox marks it", async () => {
  await arrive("1@evil.example", [genuine], "Mira <mira@example.com>, eve@evil.example");
  await arrive("2@evil.example", [genuine, "From: eve@evil.example"]);
  await arrive("3@example.com", [genuine]);
  const rows = await bots.rows<{ id: string }>("select id from conversations");
  const ids = rows.map(({ id }) => id);
  const senders = await readSenders(bots.ada, { projectId, ids }, rig.deps);
  const proofs = Object.values(senders).map(({ proof }) => proof);
  expect(proofs.toSorted()).toEqual(["failed", "failed", "passed"]);
  await expect(readSenders(bots.eve, { projectId, ids }, rig.deps)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("an answer carries the subject of the mail that it answers", async () => {
  await arrive("1@example.com", [genuine]);
  const next = mailText({
    id: "2@example.com",
    subject: "The ferry back",
    headers: [genuine, "References: <1@example.com>"],
  });
  await receiveMail(projectId, readableOf(Buffer.from(next)), rig.deps, { checker });
  await rig.work();
  expect(rig.play.sent[1]).toMatchObject({
    subject: "Re: The ferry back",
    inReplyTo: "2@example.com",
  });
});
