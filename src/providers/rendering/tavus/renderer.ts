import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { z } from "zod";
import type {
  RenderingPhase,
  RenderingStep,
  RenderingWork,
  VideoRenderer,
} from "#domain/videos/ports.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import { estimateTimeline } from "#domain/videos/timeline-estimate.ts";
import { scriptSentences } from "#domain/videos/timeline-script.ts";
import { hourMs, secondMs } from "#kit/time.ts";
import type { StreamOutside } from "#outside/stream-outside.ts";
import { readOnce, temporaryVideo } from "../read-once.ts";
import { downloadPoster, downloadVideo, NotAVideo } from "./download-video.ts";
import { labelVideo } from "./label-video.ts";
import { translateFailure } from "./translate-failure.ts";

type ProviderVideo = {
  id: string;
  name: string | null;
  status: "queued" | "generating" | "ready" | "deleted" | "error";
  downloadUrl: string | null;
  thumbnailUrl: string | null;
  failure: string | null;
};

/** What is asked of Tavus (src/providers/video/tavus, injected by src/start). */
export type TavusVideos = {
  videos: {
    create(video: {
      replicaId: string;
      script: string;
      name: string;
      backgroundUrl: string | null;
      callbackUrl: string | null;
    }): Promise<{ id: string }>;
    list(place: { limit?: number; page?: number }): Promise<{ items: ProviderVideo[] }>;
    read(id: string): Promise<ProviderVideo | null>;
    remove(id: string): Promise<void>;
  };
  replicas: { read(id: string): Promise<{ status: "ready" | "training" | "failed" } | null> };
  personas: { read(id: string): Promise<{ replicaId: string | null } | null> };
};

const State = z.object({
  /** The video's id there; null until it is made. */
  id: z.string().nullable(),
  /** Milliseconds since 1970. */
  since: z.number(),
});
type State = z.infer<typeof State>;

const lookEveryMs = 15 * secondMs;
/** A callback comes before, or never: then this is when it is given up. */
const giveUpMs = 3 * hourMs;
const usualSeconds = { start: 90, perSecond: 3 };
const recentVideos = 100;
const maxTitleLetters = 80;

/** Videos in which a replica of the provider's speaks the script. */
export function createTavusRenderer({
  videos,
  replicas,
  personas,
  defaultReplicaId,
  fetchOutside,
  folder = tmpdir(),
  clock = () => new Date(),
}: TavusVideos & {
  defaultReplicaId: string;
  fetchOutside: StreamOutside;
  folder?: string;
  clock?: () => Date;
}): VideoRenderer {
  const nameOf = (videoId: string, title: string) =>
    `${Array.from(title).slice(0, maxTitleLetters).join("")} (${videoId})`;

  /** A video that was made although its answer, or we, got lost: its name ends with our id. */
  async function findMade(videoId: string): Promise<ProviderVideo | undefined> {
    const { items } = await videos.list({ limit: recentVideos });
    return items.find(({ name, status }) => name?.endsWith(`(${videoId})`) && status !== "deleted");
  }

  /** The chosen replica, else that of the chosen persona, else the installation's own. Null: the persona has none. */
  async function replicaFor({ provider }: Storyboard): Promise<string | null> {
    const [replicaId, personaId] = [provider.replicaId.trim(), provider.personaId.trim()];
    if (replicaId !== "") return replicaId;
    if (personaId === "") return defaultReplicaId;
    return (await personas.read(personaId))?.replicaId ?? null;
  }

  async function create(work: RenderingWork, since: number): Promise<RenderingStep> {
    const { videoId, storyboard, callbackUrl } = work;
    const replicaId = await replicaFor(storyboard);
    const replica = replicaId === null ? null : await replicas.read(replicaId);
    if (replicaId === null || replica?.status !== "ready")
      return {
        status: "failed",
        code: "replica_unavailable",
        detail: `The replica ${replicaId ?? "of the chosen persona"} isn’t ready.`,
      };
    const script = scriptOf(storyboard);
    if (script === "")
      return { status: "failed", code: "rejected", detail: "There is nothing to say." };
    const made = await findMade(videoId);
    const { id } =
      made ??
      (await videos.create({
        replicaId,
        script,
        name: nameOf(videoId, storyboard.title),
        backgroundUrl: null,
        callbackUrl: callbackUrl ?? null,
      }));
    return working({ id, since }, "voice", 0.1);
  }

  async function look(work: RenderingWork, state: State & { id: string }): Promise<RenderingStep> {
    const video = await videos.read(state.id);
    if (!video || video.status === "deleted")
      return failed("The video was deleted at the provider.");
    if (video.status === "error")
      return failed(video.failure ?? "The provider could not make the video.");
    if (video.status === "ready" && video.downloadUrl !== null)
      return fetchVideo(work, state, { ...video, downloadUrl: video.downloadUrl });
    if (clock().getTime() - state.since > giveUpMs)
      return failed("The provider didn’t finish the video in time.");
    return video.status === "queued"
      ? working(state, "voice", 0.1)
      : working(state, "drawing", 0.4);
  }

  async function fetchVideo(
    { videoId, storyboard, signal }: RenderingWork,
    state: State,
    { downloadUrl, thumbnailUrl }: { downloadUrl: string; thumbnailUrl: string | null },
  ): Promise<RenderingStep> {
    const file = temporaryVideo(folder, videoId);
    try {
      const found = await downloadVideo(downloadUrl, { file, fetchOutside, signal });
      await labelVideo(file, storyboard);
      const poster = await downloadPoster(thumbnailUrl, { fetchOutside, signal });
      const video = { ...found, bytes: readOnce(file), timeline: null, poster };
      return { status: "done", video, state };
    } catch (error) {
      if (error instanceof NotAVideo) return failed(error.message);
      throw error;
    }
  }

  return {
    kind: "tavus",
    speaks: () => true,
    // The provider makes, and bills, each video as a whole.
    expect: (storyboard) => ({
      seconds: Math.ceil(
        usualSeconds.start + estimateTimeline(storyboard).seconds * usualSeconds.perSecond,
      ),
      keptScenes: [],
    }),
    async step(work) {
      work.signal.throwIfAborted();
      // What is remembered before anything is created: whoever comes after a crash looks for it first.
      if (work.state === null)
        return { ...working({ id: null, since: clock().getTime() }, "voice", 0), againMs: 0 };
      const state = State.parse(work.state);
      try {
        const { id } = state;
        return await (id === null ? create(work, state.since) : look(work, { ...state, id }));
      } catch (error) {
        const translated = translateFailure(error);
        if (translated.kind === "passing") throw error;
        if (translated.kind === "failed") return { status: "failed", ...withoutKind(translated) };
        if (clock().getTime() - state.since > giveUpMs)
          return { status: "failed", code: "busy", detail: "The provider stayed too busy." };
        return { ...working(state, "voice", 0.05), againMs: translated.againMs };
      }
    },
    async discard({ videoId, state }) {
      await rm(temporaryVideo(folder, videoId), { force: true });
      const known = State.safeParse(state).data;
      if (!known) return;
      const id = known.id ?? (await findMade(videoId))?.id;
      if (id !== undefined) await videos.remove(id);
    },
  };
}

const withoutKind = ({
  code,
  detail,
}: Extract<ReturnType<typeof translateFailure>, { kind: "failed" }>) => ({
  code,
  detail,
});

/** What is said, scene by scene, without tags. */
const scriptOf = ({ scenes }: Storyboard): string =>
  scenes
    .map((scene) =>
      scriptSentences([scene])
        .map(({ words }) => words.join(" "))
        .join(" "),
    )
    .filter((text) => text !== "")
    .join("\n\n");

type Working = Extract<RenderingStep, { status: "working" }>;

const working = (state: State, phase: RenderingPhase, done: number): Working => ({
  status: "working",
  phase,
  done,
  state,
  againMs: lookEveryMs,
});

const failed = (detail: string): RenderingStep => ({
  status: "failed",
  code: "provider_failed",
  detail,
});
