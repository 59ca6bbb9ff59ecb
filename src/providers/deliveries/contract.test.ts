import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ConnectionKind, Message } from "#domain/connections/ports.ts";
import {
  failureOf,
  lead,
  leadRigs,
  messageOf,
  type Rig,
  type Service,
} from "../../../tests/factories/lead-rigs.ts";

describe.each(Object.entries(leadRigs))("%s", (_name, open) => {
  let rig: Rig;
  const options = (ms = 20_000) => ({ signal: AbortSignal.timeout(ms) });
  const deliver = (message: Message, fields = rig.fields) =>
    rig.target.deliver?.(fields as never, message, options());
  beforeAll(async () => {
    rig = await open();
  });
  afterAll(() => rig.stop());

  test("a test works with the right key, and leaves nothing behind", async () => {
    await rig.target.test(rig.fields as never, options());
    expect(rig.records.size).toBe(0);
  });

  test("a lead arrives with what was told, and the same one twice is one record", async () => {
    await deliver(messageOf());
    await deliver(messageOf());
    expect(rig.records.size).toBe(1);
    const [record = {}] = rig.records.values();
    const stored = JSON.stringify(record);
    expect(stored).toContain(JSON.stringify(lead.email).slice(1, -1));
    expect(stored).toContain("O'Hara");
  });

  test("a lead with a phone number alone arrives once, too", async () => {
    const before = rig.records.size;
    const other = messageOf({ id: "led_2", name: "", email: "", company: "", page: null });
    await deliver({ ...other, data: { ...other.data, phone: "+1 555 0199" } });
    await deliver({ ...other, data: { ...other.data, phone: "+1 555 0199" } });
    expect(rig.records.size).toBe(before + 1);
  });

  test("what is no lead is refused for good", async () => {
    const failure = await failureOf(deliver({ ...messageOf(), event: "other", data: { a: 1 } }));
    expect(failure.reason).toBe("rejected");
  });

  test("a wrong key, an outage, a limit and nonsense are told apart", async (context) => {
    const { service } = rig;
    if (!service) context.skip("it speaks no HTTP: its own failures are in mongodb.test.ts");
    const wrong = await failureOf(deliver(messageOf(), rig.wrongFields));
    expect(wrong.reason).toBe("key_refused");
    const reasonFor = async (said: Parameters<Service["say"]>[0]) => {
      service?.say(said);
      const { reason, retryAfterMs } = await failureOf(deliver(messageOf()));
      service?.say(null);
      return [reason, retryAfterMs];
    };
    expect(await reasonFor({ status: 503 })).toEqual(["server", null]);
    expect(await reasonFor({ status: 429, headers: { "retry-after": "7" } })).toEqual([
      "rate_limited",
      7000,
    ]);
    expect(await reasonFor({ status: 422, json: { message: "no" } })).toEqual(["rejected", null]);
    expect(
      await reasonFor({ status: 302, headers: { location: "https://elsewhere.example" } }),
    ).toEqual(["rejected", null]);
  });

  test("a service that isn't there is unreachable, and the error names no key", async (context) => {
    if (!rig.service) context.skip("see mongodb.test.ts");
    const gone = await open();
    await gone.stop();
    const { signal } = options();
    const failure = await failureOf(
      gone.target.deliver?.(gone.fields as never, messageOf(), { signal }),
    );
    expect(failure.reason).toBe("unreachable");
    for (const [name, value] of Object.entries(gone.fields))
      expect(name.startsWith("secret") && value !== "" && failure.message.includes(value)).toBe(
        false,
      );
  });
});

test("every kind that takes leads is played here", () => {
  const played = new Set(Object.keys(leadRigs).map((name) => name.split(" ")[0]));
  const all: ConnectionKind[] = [
    "hubspot",
    "salesforce",
    "pipedrive",
    "supabase",
    "firebase",
    "mongodb",
  ];
  expect(played).toEqual(new Set(all));
});
