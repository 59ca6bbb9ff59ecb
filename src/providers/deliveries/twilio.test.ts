import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { playContract, prismNotInstalled } from "../../../tests/stand-ins/prism.ts";
import { createSmsSender, createTwilio } from "./twilio.ts";

/** Against Twilio's public API description, played by Prism. */
describe("Twilio's contract", () => {
  beforeEach(({ skip }) => {
    if (prismNotInstalled) skip(prismNotInstalled);
  });
  let prism: Awaited<ReturnType<typeof playContract>>;
  const contract = new URL("../../../tests/stand-ins/twilio-openapi.json", import.meta.url)
    .pathname;
  beforeAll(async () => {
    if (!prismNotInstalled) prism = await playContract(contract);
  });
  afterAll(() => prism?.stop());
  beforeEach(() => {
    prism?.prefer(null);
    prism?.violations.splice(0);
    prism?.seen.splice(0);
  });

  const accountSid = `AC${"0".repeat(32)}`;
  const fields = () => ({
    accountSid,
    from: "+15005550006",
    apiBase: prism.url,
    secretToken: "0123456789abcdef",
  });
  const signal = AbortSignal.timeout(60_000);
  const send = () =>
    createSmsSender({ fetch }).send(
      fields(),
      {
        to: "+14155550100",
        text: "Fähre & Tee: $12 + tax = ?",
        statusUrl: "https://shop.test/webhooks/channels/sms/proj_1/status",
      },
      { signal },
    );

  test("the account is read to test a connection, and a message is sent as documented", async () => {
    await createTwilio({ fetch }).test(fields(), { signal });
    expect(await send()).toMatch(/^(SM|MM)[0-9a-fA-F]{32}$/);
    expect(prism.seen).toEqual([
      `GET /2010-04-01/Accounts/${accountSid}.json 200`,
      `POST /2010-04-01/Accounts/${accountSid}/Messages.json 201`,
    ]);
    expect(prism.violations).toEqual([]);
  });

  test("what isn't as documented would be noticed", async () => {
    const asked = { method: "POST", body: new URLSearchParams({ From: "+1" }) };
    await fetch(`${prism.url}/2010-04-01/Accounts/${accountSid}/Messages.json`, asked);
    expect([...prism.violations, ...prism.seen.filter((line) => / 4\d\d$/.test(line))]).not.toEqual(
      [],
    );
  });
});
