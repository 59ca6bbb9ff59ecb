import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChannelsView } from "#domain/channels/contract.ts";
import { readChannels } from "#domain/channels/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { openChannels } from "../../../tests/factories/channels.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { largeMails } from "../../../tests/factories/large-mails.ts";
import { openShop } from "../../../tests/factories/shop.ts";

let rig: Awaited<ReturnType<typeof openChannels>>;
let app: ReturnType<typeof httpAppOn>;
let path: string;
let projectId: string;
const client = { incoming: { socket: { remoteAddress: "10.0.0.1" } } };

beforeAll(async () => {
  rig = await openChannels();
  const { bots, deps } = rig;
  app = httpAppOn(bots.database, await openShop(bots.database), {
    deps: deps as unknown as NounDeps,
  });
  projectId = await rig.publish();
  const { channels }: ChannelsView = await readChannels(bots.ada, projectId, deps);
  path = new URL(channels[0]?.webhook ?? "").pathname;
});
afterAll(() => rig.bots.close());

test("a large mail is read in its beginning; a post that is too large for that is refused, and its owner is told once of each", async () => {
  const file = largeMails.pictureAfterText({ id: "large@example.com" });
  const post = (body: string, headers: Record<string, string>) =>
    app.request(path, { method: "POST", body, headers }, client);
  const taken = await post(file, { "content-type": "message/rfc822" });
  expect(await taken.json()).toEqual({ received: "taken" });
  const type = "application/json";
  const text = JSON.stringify({ raw: largeMails.text({ id: "text@example.com" }) });
  const inJson = await post(text, { "content-type": type });
  expect(await inJson.json()).toEqual({ received: "ignored" });
  const body = JSON.stringify({ raw: file.repeat(2) });
  for (const length of ["0", "0", String(body.length)])
    expect((await post(body, { "content-type": type, "content-length": length })).status).toBe(413);
  const refused = "Refused as your mail service posted it: it’s larger than 10 MB.";
  const { log }: ChannelsView = await readChannels(rig.bots.ada, projectId, rig.deps);
  expect(log.map(({ state, note }) => `${state} ${note}`).toSorted()).toEqual([
    "ignored Larger than 10 MB, and its text couldn’t be read in full.",
    `ignored ${refused}`,
    `ignored ${refused}`,
    "waiting ",
  ]);
});
