import { onTestFinished } from "vitest";
import { callSettings, videoSettings, videoTimes } from "#content/consultations.ts";
import { type NewCall, VideoUnavailable } from "#domain/consultations/ports.ts";
import { createConversations } from "../../src/providers/video/tavus/conversations.ts";
import { createTavus } from "../../src/providers/video/tavus/index.ts";
import type { TavusSettings } from "../../src/providers/video/tavus/settings.ts";
import { type Answer, startRoughProvider } from "../stand-ins/rough-provider.ts";

export const videoKey = "tavus-key-of-the-tests-0123456789";

/** The client at an address, which writes down how long it would wait instead of waiting. */
export function tavusAt(baseUrl: string, change: Partial<TavusSettings> = {}) {
  const waits: number[] = [];
  const settings: TavusSettings = {
    baseUrl,
    apiKey: videoKey,
    defaultPersona: { replicaId: "r90bbd427f71", personaId: "pcb7a34da5fe", name: "Aria" },
    timeoutMs: 5000,
    retryAfterMs: videoTimes.retryAfterMs,
    call: callSettings,
    video: videoSettings,
    wait: async (ms) => void waits.push(ms),
    ...change,
  };
  return { ...createTavus(settings), conversations: createConversations(settings), waits };
}

/** A provider that answers as this test says, with a list of what it was asked. */
export async function roughTavus(...answers: Answer[]) {
  const provider = await startRoughProvider(...answers);
  onTestFinished(() => provider.stop());
  const asked = () =>
    provider.requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/, "")}`);
  return { ...provider, asked };
}

export const newCall = (change: Partial<NewCall> = {}): NewCall => ({
  name: "Consultation con_1",
  callbackUrl: null,
  persona: null,
  context: "You are Aria.",
  greeting: "Hello, I am Aria, an AI.",
  maxSeconds: callSettings.maxSeconds,
  ...change,
});

export const newVideo = {
  replicaId: "r90bbd427f71",
  script: "Welcome to our service!",
  name: "Welcome",
  backgroundUrl: null,
};

/** The failure of a call that can't succeed. */
export const troubleOf = (call: Promise<unknown>): Promise<VideoUnavailable> =>
  call.then(
    () => {
      throw new Error("the call succeeded");
    },
    (error: unknown) => {
      if (error instanceof VideoUnavailable) return error;
      throw error;
    },
  );
