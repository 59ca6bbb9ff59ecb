import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DeliveredConversation, Message } from "#domain/connections/ports.ts";
import { failureOf, leadRigs, messageOf, type Rig } from "../../../tests/factories/lead-rigs.ts";

const talk: DeliveredConversation = {
  id: "cnv_1",
  botName: "Tea",
  beganAt: "2026-11-24T08:59:00.000Z",
  endedAt: "2026-11-24T09:00:00.000Z",
  messages: [
    { by: "visitor", text: 'Is it "green"?\nI\'m in a hurry', at: "2026-11-24T08:59:01.000Z" },
    { by: "bot", text: "Yes.", at: "2026-11-24T08:59:02.000Z" },
  ],
};
const toldOf = (data: object, event: string): Message => ({
  id: "dlv_9",
  event,
  subject: "conversation/cnv_1",
  at: talk.beganAt,
  data: { ...data },
});
const isDatabase = ([name]: [string, unknown]) => /^(supabase|firebase|mongodb)/.test(name);

describe.each(Object.entries(leadRigs).filter(isDatabase))("conversations in %s", (_name, open) => {
  let rig: Rig;
  const deliver = (message: Message, fields = rig.fields) =>
    rig.target.deliver?.(fields as never, message, { signal: AbortSignal.timeout(20_000) });
  beforeAll(async () => {
    rig = await open();
  });
  afterAll(() => rig.stop());

  test("one that has ended is one record with all that was said, and goes with its visitor, as does the lead", async () => {
    const ended = toldOf(talk, "conversation.ended");
    await deliver(ended);
    await deliver(ended);
    await deliver(messageOf());
    await deliver(messageOf({ id: "led_of_another" }));
    expect([...rig.records.keys()].toSorted()).toEqual(["cnv_1", "led_1", "led_of_another"]);
    const stored = JSON.stringify(rig.records.get("cnv_1"));
    expect(stored).toContain("in a hurry");
    expect(stored).toContain(talk.beganAt);
    const leads = Array.from({ length: 120 }, (_, index) => `led_${120 - index}`);
    await deliver(toldOf({ leads, conversations: ["cnv_1"] }, "visitor.erased"));
    expect([...rig.records.keys()]).toEqual(["led_of_another"]);
  });

  test("without a place for them it is refused for good, and deletes leads all the same", async () => {
    const fields = { ...rig.fields, conversations: "" };
    const failure = await failureOf(deliver(toldOf(talk, "conversation.ended"), fields));
    expect(failure.reason).toBe("rejected");
    await deliver(messageOf());
    await deliver(toldOf({ leads: ["led_1"], conversations: ["cnv_1"] }, "visitor.erased"), fields);
    expect(rig.records.has("led_1")).toBe(false);
  });
});
