import { ConfigError } from "./config-error.ts";

export type VideoProvider = {
  /** With the version, without a slash at the end. */
  baseUrl: string;
  apiKey: string;
  /** The default persona: whom visitors talk to. */
  replicaId: string;
  /** Null: the provider's own manners. */
  personaId: string | null;
  /** Where its rooms are, as a content security policy names origins: only these may be framed. */
  roomOrigins: string[];
};

type Given = Partial<
  Record<
    | "TAVUS_API_KEY"
    | "TAVUS_BASE_URL"
    | "TAVUS_REPLICA_ID"
    | "TAVUS_PERSONA_ID"
    | "TAVUS_ROOM_ORIGINS",
    string
  >
>;

/** Tavus has its rooms held by Daily: https://docs.tavus.io, Conversation, Overview. */
const tavusRooms = "https://tavus.daily.co";
/** An origin, whose first label may be `*`; nothing that could end or widen a policy. */
const origin = /^https?:\/\/(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

/** The video provider of the settings; null where none is set. @throws ConfigError where a part is missing */
export function readVideoProvider(given: Given): VideoProvider | null {
  const { TAVUS_API_KEY: apiKey, TAVUS_REPLICA_ID: replicaId } = given;
  const isMeant =
    replicaId || given.TAVUS_PERSONA_ID || given.TAVUS_BASE_URL || given.TAVUS_ROOM_ORIGINS;
  if (!apiKey && isMeant)
    throw new ConfigError(
      "TAVUS_API_KEY is missing, but another setting of the video provider is set",
    );
  if (!apiKey) return null;
  if (!replicaId)
    throw new ConfigError(
      "TAVUS_REPLICA_ID is missing, but TAVUS_API_KEY is set: it says whom visitors talk to",
    );
  return {
    baseUrl: (given.TAVUS_BASE_URL ?? "https://tavusapi.com/v2").replace(/\/+$/, ""),
    apiKey,
    replicaId,
    personaId: given.TAVUS_PERSONA_ID ?? null,
    roomOrigins: readRoomOrigins(given),
  };
}

/** Those that are set; else Tavus's own, and that of whoever answers in its place. */
function readRoomOrigins({ TAVUS_ROOM_ORIGINS: set, TAVUS_BASE_URL: baseUrl }: Given): string[] {
  if (!set) return [tavusRooms, ...(baseUrl ? [new URL(baseUrl).origin] : [])];
  const origins = set
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  if (origins.length === 0 || !origins.every((one) => origin.test(one)))
    throw new ConfigError(
      "TAVUS_ROOM_ORIGINS takes origins without a path, with commas, such as https://tavus.daily.co or https://*.daily.co",
    );
  return origins;
}
