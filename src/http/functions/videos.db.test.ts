import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { VideoDesk, WrittenScript } from "#domain/videos/contract.ts";
import { renderVideoJob } from "#domain/videos/index.ts";
import type { ReplicaDesk } from "#domain/videos/ports.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { filesOn } from "../../../tests/factories/files.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { openShop, publicUrl } from "../../../tests/factories/shop.ts";
import { finished, playedRenderer, webmOf, working } from "../../../tests/factories/videos.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let app: ReturnType<typeof httpAppOn>;
let ada: string;
let eve: string;
/** Ada's project with a finished, published video. */
let projectId: string;
let videoId: string;
let address: string;
const played = playedRenderer();
/** Does a video's job, as the worker would. */
let work: (videoId: string) => Promise<void>;
const still = new Uint8Array([0xff, 0xd8, 0xff]);
/** The account at the video provider. */
const replicas: ReplicaDesk = {
  list: () => Promise.reject(new Error("only the back office lists them")),
  choices: async () => ({
    replicas: [{ id: "r-aria", name: "Aria", hasPicture: true, isDefault: true }],
    personas: [],
  }),
  picture: async () => ({ mediaType: "image/jpeg", bytes: still }),
  create: async () => {},
  rename: async () => {},
  remove: async () => {},
};

beforeAll(async () => {
  database = await testDatabase();
  const shop = await openShop(database);
  const { renderer } = played;
  app = httpAppOn(database, shop, {
    deps: { videos: { renderer, replicas, library: null } },
    countRead: async () => {},
  });
  const people = peopleOn(database, accountsOn(database).deps);
  const enter = async () => (await people.enter()).browser.cookie;
  [ada, eve] = [await enter(), await enter()];
  projectId = (await post(ada, "projects", { templateId: "home-page-welcome" }))["id"] as string;
  const offer = await call(ada, `/functions/videos/${projectId}/offer`);
  const { revision } = (await offer.json()) as { revision: number };
  videoId = (await post(ada, `videos/${projectId}/generate`, { revision }))["id"] as string;
  const deps = {
    ...shop.deps,
    ...filesOn(database),
    ...accountsOn(database).deps,
    videos: { renderer, replicas: null, library: null },
  };
  work = (id) =>
    renderVideoJob.run({ videoId: id, from: 0 }, deps, { step: (_name, one) => one() });
  await work(videoId);
  address = (await post(ada, `projects/${projectId}/publish`, { revision }))["address"] as string;
});
afterAll(() => database.close());

let from = 0;
const call = async (
  cookie: string,
  path: string,
  {
    headers = {},
    ...init
  }: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
) =>
  app.fetch(
    new Request(publicUrl + path, {
      ...init,
      headers: {
        cookie,
        origin: publicUrl,
        "x-forwarded-for": `192.0.2.${++from % 250}`,
        ...headers,
      },
    }),
    { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
  );

async function post(cookie: string, path: string, input: unknown) {
  const answer = await call(cookie, `/functions/${path}`, {
    method: "POST",
    body: JSON.stringify(input),
    headers: { "content-type": "application/json" },
  });
  return (await answer.json()) as Record<string, unknown>;
}
const deskOf = async (cookie: string) =>
  (await (await call(cookie, `/functions/videos/${projectId}`)).json()) as VideoDesk;

describe("a finished video", () => {
  test("is read whole and in part by its owner, and by nobody else with the same link", async () => {
    const { videos } = await deskOf(ada);
    const url = videos[0]?.result?.videoUrl ?? "";
    const whole = await call(ada, url);
    expect(whole.status).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(webmOf(300_000));
    const part = await call(ada, url, { headers: { range: "bytes=100-199" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe("bytes 100-199/300000");
    for (const cookie of [eve, ""])
      for (const range of ["bytes=0-1", "bytes=299999-"])
        expect((await call(cookie, url, { headers: { range } })).status).toBe(404);
  });

  test("and all that belongs to it isn't found by another person, by any id", async () => {
    for (const path of ["", "/offer", `/${videoId}/captions.vtt`, `/${videoId}/script.txt`])
      expect((await call(eve, `/functions/videos/${projectId}${path}`)).status).toBe(404);
    for (const what of ["cancel", "delete", "show"]) {
      const answer = await call(eve, `/functions/videos/${projectId}/${videoId}/${what}`, {
        method: "POST",
        body: "{}",
        headers: { "content-type": "application/json" },
      });
      expect(answer.status).toBe(404);
    }
    expect((await call("", `/functions/videos/${projectId}`)).status).toBe(401);
  });

  test("can't be changed from another site's page", async () => {
    const answer = await call(ada, `/functions/videos/${projectId}/${videoId}/delete`, {
      method: "POST",
      body: "{}",
      headers: { origin: "https://evil.example", "content-type": "application/json" },
    });
    expect(answer.status).toBe(403);
    expect((await deskOf(ada)).videos).toHaveLength(1);
  });

  test("has captions as WebVTT, its still as a picture, and its script as a file", async () => {
    const texts = `/functions/videos/${projectId}/${videoId}`;
    const captions = await call(ada, `${texts}/captions.vtt`);
    expect(captions.headers.get("content-type")).toMatch(/^text\/vtt/);
    expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:0/);
    const { videos } = await deskOf(ada);
    const poster = await call(ada, videos[0]?.result?.posterUrl ?? "");
    expect([poster.status, poster.headers.get("content-type")]).toEqual([200, "image/png"]);
    const script = await call(ada, `${texts}/script.txt`);
    expect(await script.text()).toMatch(/\w+ \w+/);
    expect(script.headers.get("content-disposition")).toContain("attachment");
    expect((await call(ada, `${texts}/secret.txt`)).status).toBe(404);
  });
});

test("who can speak is shown to members, with pictures of those alone", async () => {
  const path = `/functions/videos/${projectId}/speakers`;
  expect(await (await call(ada, path)).json()).toMatchObject({
    speakers: { replicas: [{ name: "Aria" }] },
  });
  const picture = await call(ada, `${path}/r-aria`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(still);
  expect((await call(ada, `${path}/r-other`)).status).toBe(404);
  for (const one of [path, `${path}/r-aria`]) expect((await call(eve, one)).status).toBe(404);
});

describe("a script is written", () => {
  const write = (cookie: string, input: object) =>
    call(cookie, `/functions/videos/${projectId}/write`, {
      method: "POST",
      body: JSON.stringify(input),
      headers: { "content-type": "application/json" },
    });

  test("about a service, from the catalogue and no longer than the video", async () => {
    const answer = await write(ada, { from: "service", serviceId: "ai-video-1min" });
    const { script, by } = (await answer.json()) as WrittenScript;
    expect(by).toBe("rules");
    expect(script).toMatch(/^Let me show you our .+\./);
    expect(script.split(/\s+/).length).toBeLessThanOrEqual(150);
    expect(script).not.toMatch(/undefined|\[object/);
  });

  test("from a sentence, about what it says", async () => {
    const text = "We repair bicycles at our customers' homes";
    const { script, by } = (await (
      await write(ada, { from: "sentence", text })
    ).json()) as WrittenScript;
    expect(by).toBe("rules");
    expect(script).toMatch(/bicycles/i);
  });

  test.each([
    ["in the own network", { from: "page", url: "http://127.0.0.1:1/" }],
    ["that is none", { from: "page", url: "javascript:alert(1)" }],
  ])("from no page %s, which is said at its field", async (_where, input) => {
    const answer = await write(ada, input);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(await answer.json())).toMatch(/can’t be read|Enter an address/);
  });

  test("for nobody outside the project", async () => {
    const input = { from: "sentence", text: "We repair bicycles" };
    expect((await write(eve, input)).status).toBe(404);
    expect((await write("", input)).status).toBe(401);
  });
});

describe("a provider's callback over HTTP", () => {
  const told = async () => {
    const query =
      "select 1 from dbos.workflow_status where workflow_uuid like 'videos.render/%/told'";
    return (await database.pool.query(query)).rows.length;
  };
  const tell = (path: string, body = "{}") =>
    call("", path, { method: "POST", body, headers: { origin: "https://provider.example" } });

  test("is heard at the address that the provider was given, once; forged and late it changes nothing", async () => {
    let path = "";
    played.play(({ callbackUrl }) => {
      path = new URL(callbackUrl ?? "").pathname;
      return working("drawing", 0.1, 5000);
    }, finished());
    const offer = await call(ada, `/functions/videos/${projectId}/offer`);
    const { revision } = (await offer.json()) as { revision: number };
    const id = (await post(ada, `videos/${projectId}/generate`, { revision }))["id"] as string;
    await work(id);
    expect(path).toMatch(new RegExp(`^/webhooks/videos/${id}/[\\w-]{20,}$`));
    for (const forged of [`${path}x`, path.slice(0, -1), path.replace(id, videoId)])
      expect((await tell(forged)).status).toBe(404);
    expect(await told()).toBe(0);
    // Nothing of what is sent is believed.
    for (const body of ["", "no JSON", '{"status":"ready","download_url":"https://evil.example"}'])
      expect((await tell(path, body)).status).toBe(200);
    expect(await told()).toBe(1);
    await post(ada, `videos/${projectId}/${id}/cancel`, {});
    expect((await tell(path)).status).toBe(200);
    expect(await told()).toBe(1);
    const { videos } = await deskOf(ada);
    expect(videos.map(({ state }) => state)).toEqual(["cancelled", "done"]);
  });
});

describe("a published video", () => {
  test("is sought by anyone in ranges, and shown by other sites", async () => {
    const answer = await call("", `/media/${address}/video`, { headers: { range: "bytes=-10" } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-type")).toBe("video/webm");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect((await call("", `/media/${address}/poster`)).headers.get("content-type")).toBe(
      "image/png",
    );
    expect(await (await call("", `/media/${address}/captions.vtt`)).text()).toMatch(/^WEBVTT/);
  });

  test.each(["nowhere", "..%2f..", "x".repeat(65)])("isn't found at %s", async (other) => {
    expect((await call("", `/media/${other}/video`)).status).toBe(404);
  });

  test("tells oEmbed how it is embedded, within the size that is asked for", async () => {
    const page = encodeURIComponent(`${publicUrl}/v/${address}`);
    const answer = await call("", `/oembed?url=${page}&maxwidth=640`);
    expect(await answer.json()).toMatchObject({
      version: "1.0",
      type: "video",
      width: 640,
      height: 360,
      html: expect.stringContaining(`src="${publicUrl}/v/${address}?embed=1"`) as string,
    });
    expect((await call("", `/oembed?url=${page}&format=xml`)).status).toBe(501);
    const foreign = encodeURIComponent(`https://evil.example/v/${address}`);
    expect((await call("", `/oembed?url=${foreign}`)).status).toBe(404);
  });

  test("is gone from its address once it is paused", async () => {
    await post(ada, `projects/${projectId}/pause`, { isPaused: true });
    expect((await call("", `/media/${address}/video`)).status).toBe(404);
    const page = encodeURIComponent(`${publicUrl}/v/${address}`);
    expect((await call("", `/oembed?url=${page}`)).status).toBe(404);
    await post(ada, `projects/${projectId}/pause`, { isPaused: false });
    expect((await call("", `/media/${address}/video`)).status).toBe(200);
  });
});
