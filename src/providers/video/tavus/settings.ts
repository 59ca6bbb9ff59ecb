/** What the client needs to know; the figures come from content/consultations.ts. */
export type TavusSettings = {
  /** With the version, without a slash at the end: `https://tavusapi.com/v2`. */
  baseUrl: string;
  apiKey: string;
  /** The default persona: whom visitors talk to. It is protected, and takes the place of one that isn't ready. */
  defaultPersona: { replicaId: string; personaId: string | null; name: string };
  /** For a whole answer. */
  timeoutMs: number;
  /** The waits before each further try. */
  retryAfterMs: readonly number[];
  call: {
    isRecorded: boolean;
    hasCaptions: boolean;
    hasGreenscreen: boolean;
    language: string;
    leftAfterSeconds: number;
    absentAfterSeconds: number;
  };
  video: { resolution: string; fps: number; voiceStability: number; voiceSimilarity: number };
  /** How waiting is done; tests don't. */
  wait?: (ms: number) => Promise<unknown>;
};
