import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SourceUnreadable } from "#domain/knowledge/index.ts";
import type { SiteReader } from "#domain/knowledge/reading-ports.ts";
import { clientAt } from "../../../tests/factories/ai-provider.ts";
import { rough } from "../../../tests/factories/ai-servers.ts";
import { ariaOn } from "../../../tests/factories/aria.ts";
import { refusalOf } from "../../../tests/factories/usage.ts";
import { openVideos } from "../../../tests/factories/videos.ts";
import { completion } from "../../../tests/stand-ins/rough-provider.ts";
import { writeScript, type WriteScriptDeps } from "./index.ts";
import { wordsIn } from "./rules.ts";

let rig: Awaited<ReturnType<typeof openVideos>>;
beforeAll(async () => {
  rig = await openVideos();
});
afterAll(() => rig.studio.database.close());
beforeEach(() => rig.beginAgain());

const url = "https://bicycles.example/";
const paragraph = "We repair bicycles at your home, in the whole city. ".repeat(40);
const site: SiteReader = {
  async readPage(address) {
    if (address !== url) throw new SourceUnreadable("own_network");
    const sections = [
      { heading: "Menu", text: "Home | Prices | Contact" },
      { heading: "Repairs", text: `You call, and we come within a day. ${paragraph}` },
    ];
    const document = { title: "Bicycles at home", sections };
    return { url, etag: null, state: "read", document };
  },
  readSite: () => {
    throw new Error("one page is read, never a site");
  },
};
const depsWith = (provider: Pick<ReturnType<typeof clientAt>, "consultant" | "writer"> | null) =>
  ({
    ...ariaOn(rig.studio.database, provider ? { consultant: provider.consultant } : {}),
    ...rig.deps,
    readers: { documents: null, sites: site },
    projects: { writer: provider?.writer ?? null },
  }) as unknown as WriteScriptDeps;
const spender = { visitor: "person", address: "address" };

const write = async (input: object, deps: WriteScriptDeps, duration = 60) => {
  const { projectId } = await rig.project({ duration });
  return writeScript(rig.people.ada, { projectId, input }, spender, deps);
};

test("a web page becomes a script by rules: its sentences, without menus, no longer than the video", async () => {
  const { script, by } = await write({ from: "page", url }, depsWith(null), 30);
  expect(by).toBe("rules");
  expect(script).toMatch(/^Bicycles at home\. You call, and we come within a day\./);
  expect(script).not.toContain("Prices");
  expect(script.match(/in the whole city/g)).toHaveLength(1); // said once
  expect(wordsIn(script)).toBeLessThanOrEqual(75);
});

test("a page that can't be read is said at its field", async () => {
  const input = { from: "page", url: "https://other.example/" };
  const refusal = await refusalOf(write(input, depsWith(null)));
  expect(refusal).toMatchObject({ code: "invalid_input" });
  expect(refusal.fields?.["url"]).toContain("can’t be read");
});

test.each([
  ["a sentence", { from: "sentence", text: "We repair bicycles at home" }],
  ["a web page", { from: "page", url }],
])("a connected model writes the script from %s", async (_what, input) => {
  const parts = { script: "Flat tyre? We come to you." };
  const provider = await rough(
    completion(JSON.stringify({ name: "Bicycles", parts, reasons: [] })),
  );
  expect(await write(input, depsWith(clientAt(provider.url)))).toEqual({
    script: "Flat tyre? We come to you.",
    by: "model",
  });
});

test("where the model fails, rules write it", async () => {
  const provider = await rough((response) => void response.destroy());
  const { script, by } = await write({ from: "page", url }, depsWith(clientAt(provider.url)));
  expect(by).toBe("rules");
  expect(script).toContain("You call, and we come within a day.");
});
