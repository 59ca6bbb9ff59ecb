import type { VideoAgent } from "#domain/projects/index.ts";
import { saveProject, startProject } from "#domain/projects/index.ts";
import type { PlanId } from "#domain/usage/index.ts";
import { generateVideo, renderVideoJob, type VideoDeps } from "#domain/videos/index.ts";
import type { RenderingStep, RenderingWork, VideoRenderer } from "#domain/videos/ports.ts";
import { chunksOf, pngOf } from "./files.ts";
import { openStudio } from "./studio.ts";

/** The beginning of a WebM file, with so many bytes behind it. */
export function webmOf(size: number): Buffer {
  const bytes = Buffer.alloc(size, 7);
  Buffer.from([
    0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0xf7, 0x81, 0x01, 0x42, 0xf2, 0x81,
    0x04, 0x42, 0xf3, 0x81, 0x08, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d, 0x42, 0x87, 0x81, 0x04,
  ]).copy(bytes);
  return bytes;
}

type Answer = (work: RenderingWork) => RenderingStep | Promise<RenderingStep>;

export const working = (
  phase: "voice" | "drawing" | "encoding",
  done: number,
  againMs = 0,
): RenderingStep => ({ status: "working", phase, done, state: { done }, againMs });

export const finished = ({ seconds = 12.4, bytes = webmOf(300_000) } = {}): RenderingStep => ({
  status: "done",
  state: {},
  video: {
    bytes: chunksOf(bytes),
    mediaType: "video/webm",
    width: 1280,
    height: 720,
    timeline: null,
    seconds,
    poster: pngOf(4000),
  },
});

type Played = {
  answers: Answer[];
  steps: number;
  discarded: string[];
  play: (...answers: (RenderingStep | Answer)[]) => void;
  renderer: VideoRenderer;
};

/** A renderer that does what a test says, step by step: it stands for the port, not for what it makes. */
export function playedRenderer(kind: VideoRenderer["kind"] = "built-in") {
  const played: Played = {
    answers: [],
    steps: 0,
    discarded: [],
    play(...answers) {
      played.steps = 0;
      played.answers = answers.map((one) => (typeof one === "function" ? one : () => one));
    },
    renderer: {
      kind,
      speaks: ({ language }) => language === "english",
      expect: () => ({ seconds: 30, keptScenes: [] }),
      async step(work) {
        const answer = played.answers[Math.min(played.steps, played.answers.length - 1)];
        played.steps += 1;
        return answer ? answer(work) : finished();
      },
      discard: async ({ videoId }) => void played.discarded.push(videoId),
    },
  };
  return played;
}

/** A studio in which Ada makes videos, and Eve has nothing to do with them. */
export async function openVideos() {
  const studio = await openStudio();
  const played = playedRenderer();
  const onPlan = (plan: PlanId): VideoDeps => ({
    ...studio.onPlan(plan),
    videos: { renderer: played.renderer, replicas: null, library: null },
  });
  let deps = onPlan("professional");
  const people = { ada: { userId: "" }, eve: { userId: "" } };
  return {
    studio,
    played,
    people,
    get deps() {
      return deps;
    },
    setPlan: (plan: PlanId) => {
      deps = onPlan(plan);
    },
    async beginAgain() {
      await studio.empty();
      await studio.database.pool.query(
        "truncate videos, video_pieces, video_credits, files, file_pieces, usage_months, usage_entries",
      );
      await studio.database.pool.query("delete from dbos.workflow_status");
      studio.setClock(null);
      deps = onPlan("professional");
      played.discarded.length = 0;
      played.play();
      people.ada = await studio.people.insert({ name: "Ada", emailVerified: true });
      people.eve = await studio.people.insert({ name: "Eve", emailVerified: true });
    },
    rows: async <Row extends object>(query: string, values: unknown[] = []) =>
      (await studio.database.pool.query<Row>(query, values)).rows,
    /** A video project of Ada's. @returns its id and revision */
    async project(change: Partial<VideoAgent> = {}) {
      const { ada } = people;
      const projectId = await startProject(ada, { serviceType: "ai-video-agent" }, studio.deps);
      const draft = await studio.draft(ada, projectId);
      if (!("videoAgent" in draft.configuration)) throw new Error("not a video");
      const videoAgent = {
        ...draft.configuration.videoAgent,
        script: "Hello. Welcome!",
        ...change,
      };
      const input = { ...draft, name: "Welcome", configuration: { videoAgent } };
      const { revision } = await saveProject(ada, { projectId, input }, studio.deps);
      return { projectId, revision };
    },
    /** Saves a change to it. @returns the revision */
    async change(projectId: string, change: Partial<VideoAgent>) {
      const { ada } = people;
      const draft = await studio.draft(ada, projectId);
      if (!("videoAgent" in draft.configuration)) throw new Error("not a video");
      const videoAgent = { ...draft.configuration.videoAgent, ...change };
      const input = { ...draft, configuration: { videoAgent } };
      return saveProject(ada, { projectId, input }, studio.deps);
    },
    generate: ({ projectId, revision }: { projectId: string; revision: number }) =>
      generateVideo(people.ada, { projectId, input: { revision } }, deps),
    /** Runs a video's job, as the worker would. */
    run: (videoId: string, from = 0) =>
      renderVideoJob.run({ videoId, from }, deps, { step: (_name, work) => work() }),
    async video(id: string) {
      const { rows } = await studio.database.pool.query<{
        state: string;
        progress: number;
        steps: number;
        failure: string | null;
        credits: number | null;
        video_file_id: string | null;
      }>("select * from videos where id = $1", [id]);
      const [row] = rows;
      if (!row) throw new Error("no such video");
      return row;
    },
    /** Seconds of video that count in Ada's plan this month. */
    async usedSeconds() {
      const { rows } = await studio.database.pool.query<{ used: string }>(
        "select coalesce(sum(used), 0) as used from usage_months where what = 'videoSeconds'",
      );
      return Number(rows[0]?.used);
    },
  };
}
