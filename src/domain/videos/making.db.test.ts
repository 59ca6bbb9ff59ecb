import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openFile } from "#domain/files/index.ts";
import { joined } from "../../../tests/factories/files.ts";
import { refusalOf } from "../../../tests/factories/usage.ts";
import { finished, openVideos, webmOf, working } from "../../../tests/factories/videos.ts";
import { callbackToken } from "./callback-path.ts";
import {
  cancelVideo,
  deleteVideo,
  generateVideo,
  hearProvider,
  offerVideo,
  readTextOfVideo,
  readVideoDesk,
} from "./index.ts";
import { takeStep } from "./take-step.ts";

let rig: Awaited<ReturnType<typeof openVideos>>;
beforeAll(async () => {
  rig = await openVideos();
});
afterAll(() => rig.studio.database.close());
beforeEach(() => rig.beginAgain());

/** The same where the video provider makes the videos. */
const byTavus = () => {
  const renderer = { ...rig.played.renderer, kind: "tavus" as const };
  return { ...rig.deps, videos: { ...rig.deps.videos, renderer } };
};

describe("making a video", () => {
  test("goes through its phases, stores the file byte by byte, and tells who asked for it", async () => {
    const project = await rig.project();
    const id = await rig.generate(project);
    rig.played.play(working("voice", 0.1), working("drawing", 0.4), finished());
    await rig.run(id);
    const row = await rig.video(id);
    expect(row).toMatchObject({ state: "done", progress: 1, credits: 25 });
    const file = await openFile(row.video_file_id ?? "", rig.deps);
    expect(await joined(file.read({ start: 0, end: file.size }))).toEqual(webmOf(300_000));
    const { videos } = await readVideoDesk(rig.people.ada, project.projectId, rig.deps);
    expect(videos[0]).toMatchObject({ number: 1, state: "done", isShown: true });
    expect(videos[0]?.result?.posterUrl).toMatch(/^\/files\//);
    expect(await rig.rows("select type from events where type like 'video.%'")).toEqual([
      { type: "video.done" },
    ]);
    expect(await rig.usedSeconds()).toBe(13);
  });

  test("progress never goes back, whatever a renderer says", async () => {
    const id = await rig.generate(await rig.project());
    rig.played.play(
      working("drawing", 0.6),
      working("voice", 0.2),
      working("encoding", Number.NaN),
    );
    for (const at of [0, 1, 2]) await takeStep({ videoId: id, at }, rig.deps);
    expect(await rig.video(id)).toMatchObject({ state: "encoding", progress: 0.6, steps: 3 });
  });

  test("a step that was taken before a crash isn't taken again", async () => {
    const id = await rig.generate(await rig.project());
    rig.played.play(working("voice", 0.1), working("drawing", 0.2), finished());
    await takeStep({ videoId: id, at: 0 }, rig.deps);
    expect(await takeStep({ videoId: id, at: 0 }, rig.deps)).toEqual({ isOver: false, againMs: 0 });
    expect(rig.played.steps).toBe(1);
    await rig.run(id);
    expect(await rig.video(id)).toMatchObject({ state: "done" });
    expect(rig.played.steps).toBe(3);
  });

  test("two runs of one video at once make it once", async () => {
    const id = await rig.generate(await rig.project());
    rig.played.play(() => finished());
    await Promise.allSettled([rig.run(id), rig.run(id)]);
    expect(await rig.video(id)).toMatchObject({ state: "done", credits: 25 });
    expect(await rig.rows("select credits from video_credits")).toEqual([{ credits: 25 }]);
    expect(await rig.rows("select 1 from events where type = 'video.done'")).toHaveLength(1);
  });

  test("a wait for a provider gives its place to others, and goes on later", async () => {
    const id = await rig.generate(await rig.project());
    rig.played.play(working("drawing", 0.1, 5000));
    await rig.run(id);
    expect(rig.played.steps).toBe(1);
    const waiting = await rig.rows<{ workflow_uuid: string }>(
      "select workflow_uuid from dbos.workflow_status where workflow_uuid like 'videos.render/%' order by 1",
    );
    expect(waiting.map((one) => one.workflow_uuid)).toContain(`videos.render/${id}/1`);
    rig.played.play(finished());
    await rig.run(id, 1);
    expect(await rig.video(id)).toMatchObject({ state: "done" });
  });
});

describe("a provider's callback", () => {
  const runs = () =>
    rig.rows("select 1 from dbos.workflow_status where workflow_uuid like '%/told'");

  test("has the next step taken now, once however often it comes", async () => {
    const id = await rig.generate(await rig.project());
    rig.played.play(working("drawing", 0.1, 5000), finished());
    await rig.run(id);
    const token = callbackToken(id, rig.deps);
    for (let times = 0; times < 3; times++) await hearProvider({ videoId: id, token }, rig.deps);
    expect(await runs()).toHaveLength(1);
    await rig.run(id, 1);
    expect(await rig.video(id)).toMatchObject({ state: "done" });
    await hearProvider({ videoId: id, token }, rig.deps); // late
    expect(await runs()).toHaveLength(1);
  });

  test("that is forged, or is another video's, changes nothing", async () => {
    const id = await rig.generate(await rig.project());
    rig.played.play(working("drawing", 0.1, 5000));
    await rig.run(id);
    for (const token of ["", "x".repeat(43), callbackToken("vid_another", rig.deps)])
      expect(await refusalOf(hearProvider({ videoId: id, token }, rig.deps))).toMatchObject({
        code: "not_found",
      });
    expect(await runs()).toEqual([]);
  });
});

describe("what goes wrong", () => {
  test.each([
    ["out_of_credits", "no credits left"],
    ["busy", "is busy at the moment"],
    ["replica_unavailable", "replica"],
    ["picture_unreadable", "picture"],
    ["out_of_room", "ran out of disk space"],
  ] as const)(
    "%s is said in words, takes no credits and gives the plan back",
    async (code, words) => {
      const project = await rig.project();
      const id = await rig.generate(project);
      expect(await rig.usedSeconds()).toBeGreaterThan(0);
      rig.played.play({ status: "failed", code, detail: "secret detail" });
      await rig.run(id);
      const desk = await readVideoDesk(rig.people.ada, project.projectId, rig.deps);
      expect(desk.videos[0]?.failure?.text).toContain(words);
      expect(JSON.stringify(desk)).not.toContain("secret detail");
      expect(desk.creditsUsed).toBe(0);
      expect(await rig.usedSeconds()).toBe(0);
      expect(await rig.generate(project)).not.toBe(id);
    },
  );

  test("a renderer that fails again and again fails the video in the end, and no sooner", async () => {
    const id = await rig.generate(await rig.project());
    rig.played.play(() => Promise.reject(new Error("the line was cut")));
    for (let at = 1; at < 8; at++)
      await expect(takeStep({ videoId: id, at: 0 }, rig.deps)).rejects.toThrow("cut");
    expect(await rig.video(id)).toMatchObject({ state: "queued" });
    await takeStep({ videoId: id, at: 0 }, rig.deps);
    expect(await rig.video(id)).toMatchObject({ state: "failed", failure: "provider_failed" });
  });

  test.each([
    ["no video at all", Buffer.from("<html>An error page</html>")],
    ["empty", Buffer.alloc(0)],
  ])("a file that is %s fails the video, and leaves none behind", async (_what, bytes) => {
    const id = await rig.generate(await rig.project());
    rig.played.play(finished({ bytes }));
    await rig.run(id);
    expect(await rig.video(id)).toMatchObject({ state: "failed", credits: null });
    expect(await rig.rows("select 1 from files where subject_kind = 'video'")).toEqual([]);
  });

  test("a disk that is full while the file is stored costs nothing: the step is taken again", async () => {
    const id = await rig.generate(await rig.project());
    const full = async function* () {
      yield webmOf(100_000);
      throw new Error("no space left on device");
    };
    const broken = finished();
    if (broken.status === "done") broken.video.bytes = full();
    rig.played.play(broken, finished());
    await expect(rig.run(id)).rejects.toThrow("no space left");
    await rig.run(id);
    expect(await rig.video(id)).toMatchObject({ state: "done" });
    expect(
      await rig.rows("select name from files where subject_kind = 'video' order by name"),
    ).toEqual([{ name: "poster.png" }, { name: "video-v1.webm" }]);
  });

  test("a renderer can read what the project's earlier videos were made of, and no other project's", async () => {
    const [project, other] = [await rig.project(), await rig.project()];
    const before: number[] = [];
    const seen: unknown[] = [];
    for (const one of [other, project, project]) {
      rig.played.play(working("drawing", 0.5), async ({ earlier }) => {
        const found = await earlier();
        before.push(found.length);
        for (const { state, bytes, read } of found)
          seen.push(state, bytes, Buffer.from(await read(10, 20)));
        return finished();
      });
      await rig.run(await rig.generate(one));
    }
    expect(before).toEqual([0, 0, 1]);
    expect(seen).toEqual([{ done: 0.5 }, 300_000, webmOf(300_000).subarray(10, 20)]);
  });

  test("a provider's video has captions by the script, which the player shows unless none are wanted", async () => {
    const { played, people } = rig;
    const deps = byTavus();
    const shown: unknown[] = [];
    for (const captions of ["marked", "none"] as const) {
      const { projectId, revision } = await rig.project({ captions });
      played.play(finished({ seconds: 8 }));
      const id = await generateVideo(people.ada, { projectId, input: { revision } }, deps);
      await takeStep({ videoId: id, at: 0 }, deps);
      const [video] = (await readVideoDesk(people.ada, projectId, deps)).videos;
      shown.push(video?.result?.showsCaptions);
      const named = { projectId, videoId: id, what: "captions.vtt" } as const;
      const vtt = await readTextOfVideo(people.ada, named, deps);
      expect(vtt).toMatch(
        /^WEBVTT\n\n00:00:\S+ --> 00:00:\S+\nHello\.\n\n00:00:\S+ --> \S+\nWelcome!\n$/,
      );
    }
    expect(shown).toEqual([true, false]);
  });

  test("a renderer of another kind than the video began with ends it, and says so", async () => {
    const id = await rig.generate(await rig.project());
    await takeStep({ videoId: id, at: 0 }, byTavus());
    expect(await rig.video(id)).toMatchObject({ state: "failed" });
  });
});

describe("cancelling", () => {
  test.each([
    ["waiting", []],
    ["voice", [working("voice", 0.1)]],
    ["drawing", [working("drawing", 0.4)]],
    ["encoding", [working("encoding", 0.9)]],
  ] as const)("while %s gives all back, and nothing is made any more", async (_state, steps) => {
    const project = await rig.project();
    const id = await rig.generate(project);
    rig.played.play(...steps, finished());
    for (const at of steps.keys()) await takeStep({ videoId: id, at }, rig.deps);
    const named = { projectId: project.projectId, videoId: id };
    await cancelVideo(rig.people.ada, named, rig.deps);
    await cancelVideo(rig.people.ada, named, rig.deps);
    await rig.run(id, steps.length);
    expect(await rig.video(id)).toMatchObject({ state: "cancelled", credits: null });
    expect(await rig.usedSeconds()).toBe(0);
    expect(rig.played.steps).toBe(steps.length);
  });

  test("stops a step under way within seconds, and keeps none of its pieces", async () => {
    const project = await rig.project();
    const id = await rig.generate(project);
    rig.played.play(async ({ pieces, signal }) => {
      await pieces.put("segment", Buffer.from("a"));
      await cancelVideo(rig.people.ada, { projectId: project.projectId, videoId: id }, rig.deps);
      await new Promise((_done, refuse) => {
        signal.addEventListener("abort", () => refuse(new Error("aborted")));
      });
      return finished();
    });
    await rig.run(id);
    expect(await rig.video(id)).toMatchObject({ state: "cancelled" });
    expect(await rig.rows("select 1 from video_pieces")).toEqual([]);
  });

  test("just before it is done leaves no file, and takes no credits", async () => {
    const project = await rig.project();
    const id = await rig.generate(project);
    rig.played.play(async () => {
      await cancelVideo(rig.people.ada, { projectId: project.projectId, videoId: id }, rig.deps);
      return finished();
    });
    await rig.run(id);
    expect(await rig.video(id)).toMatchObject({ state: "cancelled", credits: null });
    expect(await rig.rows("select 1 from files where subject_kind = 'video'")).toEqual([]);
    expect(await rig.rows("select 1 from video_credits")).toEqual([]);
  });

  test("isn't possible once it is done; deleting is, and keeps its credits", async () => {
    const project = await rig.project();
    const id = await rig.generate(project);
    await rig.run(id);
    const named = { projectId: project.projectId, videoId: id };
    expect(await refusalOf(cancelVideo(rig.people.ada, named, rig.deps))).toMatchObject({
      code: "video_over",
    });
    await deleteVideo(rig.people.ada, named, rig.deps);
    expect(await rig.rows("select 1 from files where subject_kind = 'video'")).toEqual([]);
    expect(
      await offerVideo(rig.people.ada, { projectId: project.projectId }, rig.deps),
    ).toMatchObject({
      isRevision: true,
      credits: 0,
    });
  });
});
