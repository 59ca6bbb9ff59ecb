import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import type { RenderedVideo, RenderingStep, VideoRenderer } from "#domain/videos/ports.ts";
import type { StoryScene, Storyboard } from "#domain/videos/storyboard.ts";

export const newScene = (scene: Partial<StoryScene> = {}): StoryScene => ({
  id: "scene",
  title: "Hello",
  text: "Hi.",
  layout: "presenter",
  pictureFileId: null,
  ...scene,
});

export const newStoryboard = (changes: Partial<Storyboard> = {}): Storyboard => ({
  title: "Hello & goodbye",
  language: "english",
  voice: "female",
  avatarStyle: "professional",
  background: "office",
  colours: { primary: "#3b82f6", secondary: "#6b7280" },
  captions: "marked",
  logoFileId: null,
  scenes: [newScene()],
  provider: { replicaId: "", personaId: "" },
  ...changes,
});

/** Pieces that are held here, as a database would. */
export function heldPieces() {
  const held = new Map<string, Uint8Array>();
  return {
    held,
    pieces: {
      put: async (name: string, bytes: Uint8Array) => void held.set(name, Uint8Array.from(bytes)),
      get: async (name: string) => held.get(name) ?? null,
    },
  };
}

export type Asked = Parameters<VideoRenderer["step"]>[0];
export const newWork = (changes: Partial<Asked> = {}): Asked => ({
  videoId: "vid_1",
  storyboard: newStoryboard(),
  state: null,
  pieces: heldPieces().pieces,
  picture: () => Promise.reject(new Error("no picture")),
  earlier: async () => [],
  signal: new AbortController().signal,
  ...changes,
});

/** Step by step to its end. What is kept between two steps goes through JSON, as a restart would have it. */
export async function makeVideo(
  renderer: VideoRenderer,
  work: Asked,
  onStep: (step: RenderingStep) => unknown = () => {},
): Promise<Exclude<RenderingStep, { status: "working" }>> {
  let state = work.state;
  for (let steps = 0; steps < 100; steps++) {
    const step = await renderer.step({ ...work, state });
    await onStep(step);
    if (step.status !== "working") return step;
    state = JSON.parse(JSON.stringify(step.state));
  }
  throw new Error("The video was never done.");
}

export async function bytesOf({ bytes }: RenderedVideo): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

/** The encoded frames of a file, one by one. */
export async function framesOf(file: Buffer): Promise<string[]> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(file) });
  const frames: string[] = [];
  for await (const { data } of new EncodedPacketSink(
    (await input.getPrimaryVideoTrack())!,
  ).packets())
    frames.push(Buffer.from(data).toString("base64"));
  return frames;
}
