import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { startService } from "../../../tests/stand-ins/lead-services.ts";
import { createWebhook } from "./webhook.ts";

const secretSigning = `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`;
const signal = AbortSignal.timeout(20_000);
const message = {
  id: "dlv_1",
  event: "lead.taken",
  subject: "lead/led_1",
  at: "2026-11-24T09:00:00.000Z",
  data: { id: "led_1", name: "Grüße ☕" },
};
type Seen = Awaited<ReturnType<typeof startService>>["seen"][number];
/** As a receiver checks it with the library of Standard Webhooks. */
const verified = ({ body, request }: Seen, secret = secretSigning) =>
  new Webhook(secret).verify(body, request.headers as Record<string, string>);

test("what is delivered can be verified by the library of Standard Webhooks, and tells what happened", async () => {
  const service = await startService(() => ({ status: 200, json: { ok: true } }));
  const fields = { secretAddress: `${service.url}/hook?key=1`, secretSigning };
  const target = createWebhook({ fetch });
  expect(await target.deliver?.(fields, message, { signal })).toEqual({
    status: 200,
    text: '{"ok":true}',
  });
  await target.test(fields, { signal });
  const [first, second] = service.seen as [Seen, Seen];
  expect(verified(first)).toEqual({
    type: "lead.taken",
    timestamp: message.at,
    data: { subject: "lead/led_1", id: "led_1", name: "Grüße ☕" },
  });
  expect(first.request.headers["webhook-id"]).toBe("dlv_1");
  expect(first.query.get("key")).toBe("1");
  expect(verified(second)).toMatchObject({ type: "connection.test" });
  const other = `whsec_${Buffer.from("another secret of some length....").toString("base64")}`;
  expect(() => verified(first, other)).toThrow("No matching signature");
  expect(() => verified({ ...first, body: `${first.body} ` })).toThrow("No matching signature");
  await service.stop();
});

test("a redirect isn't followed, and a 410 says that it wants no more", async () => {
  const service = await startService(() => ({ status: 410 }));
  const fields = { secretAddress: service.url, secretSigning };
  const sent = createWebhook({ fetch }).deliver?.(fields, message, { signal });
  await expect(sent).rejects.toMatchObject({ reason: "gone", status: 410 });
  service.say({ status: 307, headers: { location: `${service.url}/there` } });
  const again = createWebhook({ fetch }).deliver?.(fields, message, { signal });
  await expect(again).rejects.toMatchObject({ reason: "rejected", status: 307 });
  expect(service.seen).toHaveLength(2);
  await service.stop();
});
