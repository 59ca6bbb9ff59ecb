import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bindSubscriber } from "#domain/events/index.ts";
import { deleteProject, publishProject, purgeProject } from "#domain/projects/index.ts";
import { deliverEvents, subscribe } from "../../../tests/factories/events.ts";
import { refusalOf } from "../../../tests/factories/usage.ts";
import { openVideos } from "../../../tests/factories/videos.ts";
import {
  cancelVideo,
  deleteVideo,
  generateVideo,
  offerVideo,
  openPublicVideo,
  readPublicVideo,
  readTextOfVideo,
  readVideoDesk,
  showVideo,
  videoSubscribers,
} from "./index.ts";

let rig: Awaited<ReturnType<typeof openVideos>>;
beforeAll(async () => {
  rig = await openVideos();
});
afterAll(() => rig.studio.database.close());
beforeEach(() => rig.beginAgain());

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;

describe("asking for a video", () => {
  test("many clicks at once are one video", async () => {
    const project = await rig.project();
    const ids = await Promise.all(Array.from({ length: 6 }, () => rig.generate(project)));
    expect(new Set(ids).size).toBe(1);
    expect(await rig.rows("select 1 from usage_entries")).toHaveLength(1);
  });

  test("a draft that was saved since is refused: what is made is what was looked at", async () => {
    const { projectId, revision } = await rig.project();
    expect(await codeOf(rig.generate({ projectId, revision: revision - 1 }))).toBe("draft_changed");
  });

  test.each([
    ["an empty script", { script: " \n " }, "Write a script"],
    [
      "a scene without its picture",
      {
        usesScenes: true,
        scenes: [
          { id: "a", title: "", text: "Hello.", layout: "picture", pictureFileId: null },
        ] as const,
      },
      "Add a picture",
    ],
    [
      "a picture of another project",
      { logoFileId: "fil_00000000000000000000000000" },
      "A picture of this video was deleted",
    ],
    ["five thousand characters of words", { script: "area ".repeat(1000) }, "A video can have 5"],
  ])("%s is refused before anything is counted", async (_what, change, words) => {
    const project = await rig.project(change as Parameters<typeof rig.project>[0]);
    const refusal = await refusalOf(rig.generate(project));
    expect(refusal).toMatchObject({ code: "video_not_ready" });
    expect(refusal.message).toContain(words);
    const offer = await offerVideo(rig.people.ada, { projectId: project.projectId }, rig.deps);
    expect(offer.problems.join(" ")).toContain(words);
    expect(await rig.usedSeconds()).toBe(0);
  });

  test("a script longer than its duration is said before, and made whole", async () => {
    const script = `${"We repair bicycles at your home. ".repeat(40)}The end.`;
    const project = await rig.project({ script, duration: 30 });
    const { projectId } = project;
    const offer = await offerVideo(rig.people.ada, { projectId }, rig.deps);
    expect(offer).toMatchObject({ wantedSeconds: 30, problems: [] });
    expect(offer.seconds).toBeGreaterThan(60);
    const id = await rig.generate(project);
    await rig.run(id);
    const named = { projectId, videoId: id, what: "captions.vtt" } as const;
    const captions = await readTextOfVideo(rig.people.ada, named, rig.deps);
    expect(captions.match(/bicycles/g)).toHaveLength(40);
    expect(captions).toContain("The end.");
  });

  test.each([
    ["right to left", "שלום. ברוכים הבאים! مرحبا بكم."],
    ["emoji", "Hello 👋🏽 👩‍👩‍👧‍👦! 🎉🎉"],
    ["SSML and markup", '<speak><break time="3s"/>Hi</speak><script>alert(1)</script> --> &amp;'],
  ])("a script with %s is kept as it was written, and captioned as text", async (_what, script) => {
    const project = await rig.project({ script });
    const id = await rig.generate(project);
    await rig.run(id);
    const named = { projectId: project.projectId, videoId: id };
    const { ada } = rig.people;
    const text = await readTextOfVideo(ada, { ...named, what: "script.txt" }, rig.deps);
    expect(text).toBe(`${script.trim()}\n`);
    const captions = await readTextOfVideo(ada, { ...named, what: "captions.vtt" }, rig.deps);
    expect(captions).toMatch(/^WEBVTT\n/);
    expect(captions.replaceAll(/^.* --> .*$/gm, "")).not.toMatch(/<|-->/);
  });

  test("ten an hour, and no more seconds than the plan has", async () => {
    rig.setPlan("free");
    const long = await rig.project({ script: "area ".repeat(400), duration: 300 });
    expect(await codeOf(rig.generate(long))).toBe("plan_limit");
    expect(await rig.rows("select 1 from videos")).toEqual([]);
    rig.setPlan("professional");
    const project = await rig.project();
    for (let made = 0; made < 10; made++) await rig.run(await rig.generate(project));
    expect(await codeOf(rig.generate(project))).toBe("rate_limited");
  });

  test("the first costs 25, three revisions nothing, and each further one 5", async () => {
    const project = await rig.project();
    const costs: number[] = [];
    for (let made = 0; made < 6; made++) {
      const { credits } = await offerVideo(
        rig.people.ada,
        { projectId: project.projectId },
        rig.deps,
      );
      const id = await rig.generate(project);
      await rig.run(id);
      expect((await rig.video(id)).credits).toBe(credits);
      costs.push(credits);
    }
    expect(costs).toEqual([25, 0, 0, 0, 5, 5]);
    const { creditsUsed } = await readVideoDesk(rig.people.ada, project.projectId, rig.deps);
    expect(creditsUsed).toBe(35);
  });

  test("one scene is made again as the draft has it now, and the others stay as they were", async () => {
    const scene = (id: string, text: string) =>
      ({ id, title: id, text, layout: "presenter", pictureFileId: null }) as const;
    const project = await rig.project({
      usesScenes: true,
      scenes: [scene("one", "First."), scene("two", "Second.")],
    });
    const { projectId } = project;
    const videoId = await rig.generate(project);
    await rig.run(videoId);
    const changed = [scene("one", "First, changed."), scene("two", "Second, changed.")];
    const { revision } = await rig.change(projectId, { scenes: changed });
    const { ada, eve } = rig.people;
    const again = { videoId, sceneId: "two" };
    expect(await offerVideo(ada, { projectId, again }, rig.deps)).toMatchObject({
      isRevision: true,
      problems: [],
      words: 3,
    });
    const input = { revision, again };
    const next = await generateVideo(ada, { projectId, input }, rig.deps);
    await rig.run(next);
    const named = { projectId, videoId: next, what: "script.txt" } as const;
    expect(await readTextOfVideo(ada, named, rig.deps)).toBe("First.\n\nSecond, changed.\n");
    const codes = [
      [{ videoId, sceneId: "three" }, "video_not_ready"],
      [{ videoId: "vid_00000000000000000000000000", sceneId: "two" }, "not_found"],
    ] as const;
    for (const [strange, code] of codes) {
      const strangeInput = { revision, again: strange };
      const refused = generateVideo(ada, { projectId, input: strangeInput }, rig.deps);
      expect(await codeOf(refused)).toBe(code);
    }
    expect(await codeOf(generateVideo(eve, { projectId, input }, rig.deps))).toBe("not_found");
  });

  test("a language without a voice is said before", async () => {
    const { projectId } = await rig.project({ language: "french" });
    expect(await offerVideo(rig.people.ada, { projectId }, rig.deps)).toMatchObject({
      isSpoken: false,
      language: "french",
    });
  });
});

describe("rights", () => {
  test("another person finds nothing by any id", async () => {
    const project = await rig.project();
    const id = await rig.generate(project);
    await rig.run(id);
    const { eve } = rig.people;
    const named = { projectId: project.projectId, videoId: id };
    for (const call of [
      () => readVideoDesk(eve, project.projectId, rig.deps),
      () => offerVideo(eve, { projectId: project.projectId }, rig.deps),
      () => generateVideo(eve, { ...project, input: { revision: 1 } }, rig.deps),
      () => cancelVideo(eve, named, rig.deps),
      () => deleteVideo(eve, named, rig.deps),
      () => showVideo(eve, named, rig.deps),
      () => readTextOfVideo(eve, { ...named, what: "captions.vtt" }, rig.deps),
    ])
      expect(await codeOf(call())).toBe("not_found");
  });

  test("a video isn't found below another project of the same person", async () => {
    const id = await rig.generate(await rig.project());
    const other = await rig.project();
    const named = { projectId: other.projectId, videoId: id };
    expect(await codeOf(cancelVideo(rig.people.ada, named, rig.deps))).toBe("not_found");
  });
});

describe("the page of a video", () => {
  const publish = (project: { projectId: string; revision: number }) =>
    publishProject(rig.people.ada, project, rig.studio.deps);

  test("shows nothing before it is published, and the chosen version afterwards", async () => {
    const project = await rig.project();
    await rig.run(await rig.generate(project));
    const second = await rig.generate(project);
    await rig.run(second);
    const { address } = await publish(project);
    const first = await openPublicVideo({ address, what: "video" }, rig.deps);
    expect(first.name).toBe("video-v1.webm");
    const named = { projectId: project.projectId, videoId: second };
    await showVideo(rig.people.ada, named, rig.deps);
    expect((await openPublicVideo({ address, what: "video" }, rig.deps)).name).toBe(
      "video-v2.webm",
    );
    expect(await readPublicVideo(address, rig.deps)).toMatchObject({
      state: "ready",
      title: "Welcome",
      chapters: [{ title: "Hello. Welcome!" }],
    });
    expect(await codeOf(readPublicVideo("nowhere", rig.deps))).toBe("not_found");
  });

  test("goes on showing what it shows while an unfinished or cancelled video is chosen for it", async () => {
    const project = await rig.project();
    await rig.run(await rig.generate(project));
    const named = { projectId: project.projectId, videoId: await rig.generate(project) };
    const { address } = await publish(project);
    expect(await codeOf(showVideo(rig.people.ada, named, rig.deps))).toBe("not_found");
    await cancelVideo(rig.people.ada, named, rig.deps);
    expect(await codeOf(showVideo(rig.people.ada, named, rig.deps))).toBe("not_found");
    const shown = await openPublicVideo({ address, what: "video" }, rig.deps);
    expect(shown.name).toBe("video-v1.webm");
  });

  test("says so where there is no video yet, and gives no file", async () => {
    const project = await rig.project();
    const { address } = await publish(project);
    expect(await readPublicVideo(address, rig.deps)).toMatchObject({ state: "none" });
    expect(await codeOf(openPublicVideo({ address, what: "video" }, rig.deps))).toBe("not_found");
  });
});

test("a project deleted for good takes its videos along, those under way too", async () => {
  const subscribers = videoSubscribers.map((one) => bindSubscriber(one, rig.deps));
  await subscribe(rig.studio.database, subscribers);
  const project = await rig.project();
  await rig.run(await rig.generate(project));
  await rig.generate(project);
  const { ada } = rig.people;
  await deleteProject(ada, project.projectId, rig.studio.deps);
  await purgeProject(ada, project.projectId, rig.studio.deps);
  await deliverEvents(rig.studio.database, subscribers);
  for (const table of ["videos", "video_pieces", "video_credits", "files"])
    expect(await rig.rows(`select 1 from ${table}`)).toEqual([]);
});
