import { afterAll, beforeAll, expect, test } from "vitest";
import { newLook } from "#domain/projects/configuration/chatbot-look.ts";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";
import { pngOf } from "../../../tests/factories/files.ts";

let bots: Bots;
beforeAll(async () => {
  bots = await openBots();
});
afterAll(() => bots.close());

const withPicture = (pictureFileId: string) => ({ look: { ...newLook, pictureFileId } });

test("a bot's picture is shown where the bot is, and a file of another project isn't", async () => {
  const bot = await bots.publish({ name: "Rosie" });
  const page = bots.window(bot.address);
  expect((await page.call("GET", "/picture")).status).toBe(404);
  const { id } = await bots.studio.uploadPicture(bots.ada, bot.projectId, "rosie.png");
  await bots.publishAgain(bot.projectId, { name: "Rosie", ...withPicture(id) });
  const { look } = await page.json<{ look: { picture: string } }>("GET", "");
  expect(look.picture).toBe(`/v1/chatbots/${bot.address}/picture`);
  const shown = await page.call("GET", "/picture");
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(pngOf(5000));
  expect(shown.headers.get("content-type")).toBe("image/png");

  const other = await bots.publish({ name: "Other", ...withPicture(id) });
  expect((await bots.window(other.address).call("GET", "/picture")).status).toBe(404);
});
