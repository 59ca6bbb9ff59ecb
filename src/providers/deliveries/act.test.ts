import { createVerify, generateKeyPairSync } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serviceAccount } from "../../../tests/factories/connections.ts";
import { freePort, type StandIn, startStandIn } from "../../../tests/stand-ins/child.ts";
import { startService } from "../../../tests/stand-ins/lead-services.ts";
import { createSheets } from "./sheets.ts";
import { createSlack } from "./slack.ts";

// Slack is played by emulate, which others wrote. Google Sheets is played here, in the shapes of its reference
// (spreadsheets.values: append and get); described-apis.test.ts has it checked by Prism, too.

const signal = AbortSignal.timeout(60_000);
const token = "xoxb-test-token";
let slack: StandIn & { url: string };
beforeAll(async () => {
  const port = await freePort();
  const seed = join(await mkdtemp(join(tmpdir(), "slack-")), "seed.json");
  await writeFile(
    seed,
    JSON.stringify({
      tokens: { [token]: { login: "tea-bot", scopes: ["chat:write"] } },
      slack: { channels: [{ name: "orders" }], bots: [{ name: "tea-bot" }] },
    }),
  );
  const program = "node_modules/emulate/dist/index.js";
  const args = [program, "start", "--service=slack", `--port=${port}`, `--seed=${seed}`];
  slack = Object.assign(await startStandIn(port, args), { url: `http://127.0.0.1:${port}` });
}, 60_000);
afterAll(() => slack?.stop());

const post = (secretKey: string, input: object) =>
  createSlack({ fetch, baseUrl: slack.url }).act?.(
    { secretKey },
    { name: "message", input: input as never, key: "run_1/slack" },
    { signal },
  );

test("a message reaches its channel in Slack by a bot's token", async () => {
  const sent = await post(token, { channel: "orders", text: "A new order & more" });
  expect(sent).toMatchObject({ id: expect.stringMatching(/^\d+\.\d+$/) as string });
});

test("an unknown channel and a missing one are told apart", async () => {
  await expect(post(token, { channel: "nowhere", text: "x" })).rejects.toMatchObject({
    reason: "rejected",
    message: "channel_not_found",
  });
  await expect(post(token, { text: "x" })).rejects.toMatchObject({ reason: "rejected" });
});

// emulate takes any token; the answers are those of Slack's reference of chat.postMessage and auth.test.
test("a refused token is told apart from a full rate limit, also when it is tried out", async () => {
  const answers = ["invalid_auth", "ratelimited", "token_revoked"];
  const played = await startService(() => ({
    status: 200,
    json: { ok: false, error: answers.shift() },
  }));
  const own = createSlack({ fetch, baseUrl: played.url });
  const fields = { secretKey: "xoxb-unknown" };
  await expect(own.test(fields, { signal })).rejects.toMatchObject({ reason: "key_refused" });
  const message = { name: "message", input: { channel: "orders", text: "x" }, key: "run_1/slack" };
  await expect(own.act?.(fields, message, { signal })).rejects.toMatchObject({
    reason: "rate_limited",
  });
  await expect(own.act?.(fields, message, { signal })).rejects.toMatchObject({
    reason: "key_refused",
  });
  await played.stop();
});

test("rows are added to and read from a sheet with a signed token, and a formula stays text", async () => {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const rows: unknown[][] = [];
  const google = await startService(({ path, method, body }) => {
    if (path === "/token") {
      const [head, claims, signature = ""] = (
        new URLSearchParams(body).get("assertion") ?? ""
      ).split(".");
      const isSigned = createVerify("RSA-SHA256")
        .update(`${head}.${claims}`)
        .verify(keys.publicKey, signature, "base64url");
      return isSigned
        ? { status: 200, json: { access_token: "ya29.tea", expires_in: 3599 } }
        : { status: 400, json: { error: "invalid_grant" } };
    }
    if (method === "GET") return { status: 200, json: { range: "Sheet1!A1:B1", values: rows } };
    rows.push(...(JSON.parse(body) as { values: unknown[][] }).values);
    return { status: 200, json: { updates: { updatedRange: "Sheet1!A1:B1", updatedRows: 1 } } };
  });
  const pem = keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const sheets = createSheets({ fetch, sheetsUrl: google.url, tokenUrl: `${google.url}/token` });
  const act = (name: string, input: object) =>
    sheets.act?.(
      { secretAccount: serviceAccount(pem) },
      { name, input: input as never, key: "run_1/sheets" },
      { signal },
    );
  const sheet = "https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoP/edit#gid=0";
  expect(await act("append", { sheet, range: "Sheet1!A:B", values: ["=1+1", 7] })).toEqual({
    range: "Sheet1!A1:B1",
    rows: [],
  });
  expect(await act("read", { sheet })).toMatchObject({ rows: [["=1+1", 7]] });
  const added = google.seen.find(({ query }) => query.has("valueInputOption"));
  expect(added?.query.get("valueInputOption")).toBe("RAW");
  await expect(act("read", { sheet: "my sheet" })).rejects.toMatchObject({ reason: "rejected" });
  await google.stop();
});
