import type { ReplicaDesk, ReplicaPicture, SpeakerChoices } from "#domain/videos/ports.ts";
import { minuteMs, secondMs } from "#kit/time.ts";
import type { FetchOutside } from "#outside/fetch-outside.ts";
import { inWords } from "./in-words.ts";
import type { createTavus } from "./index.ts";

const listed = 100;
/** Many designers ask within a minute; the account changes a few times a year. */
const keptMs = minuteMs;
const pictures = { maxBytes: 8_000_000, timeoutMs: 20 * secondMs };

/** Replicas for the back office and the studio, with failures in the words of spec site.md §5 and §8. */
export function createReplicaDesk(
  { replicas, personas }: Pick<ReturnType<typeof createTavus>, "replicas" | "personas">,
  {
    defaultReplicaId,
    fetchOutside,
    clock = () => new Date(),
  }: { defaultReplicaId: string; fetchOutside: FetchOutside; clock?: () => Date },
): ReplicaDesk {
  let kept: { at: number; choices: Promise<SpeakerChoices> } | null = null;

  async function readChoices(): Promise<SpeakerChoices> {
    const [found, named] = await Promise.all([
      replicas.list({ limit: listed }),
      personas.list({ limit: listed }),
    ]);
    return {
      replicas: found.items
        .filter(({ status }) => status === "ready")
        .map(({ id, name, thumbnailUrl }) => ({
          id,
          name,
          hasPicture: thumbnailUrl !== null,
          isDefault: id === defaultReplicaId,
        })),
      personas: named.items,
    };
  }

  async function picture(replicaId: string): Promise<ReplicaPicture | null> {
    const url = (await replicas.read(replicaId))?.thumbnailUrl;
    if (!url) return null;
    const answer = await fetchOutside(url, pictures).catch(() => null);
    const mediaType = answer ? pictureType(answer.body) : null;
    return answer?.status === 200 && mediaType
      ? { mediaType, bytes: new Uint8Array(answer.body) }
      : null;
  }

  return {
    list: () =>
      inWords(async () =>
        (await replicas.list({ limit: listed })).items.map((one) => ({
          id: one.id,
          name: one.name,
          status: one.status,
          isDefault: one.id === defaultReplicaId,
          createdAt: one.createdAt?.toISOString() ?? null,
        })),
      ),
    choices() {
      const now = clock().getTime();
      if (!kept || now - kept.at > keptMs) {
        const choices = inWords(readChoices);
        kept = { at: now, choices };
        choices.catch(() => (kept = null));
      }
      return kept.choices;
    },
    picture: (replicaId) => inWords(() => picture(replicaId)),
    create: ({ name, trainVideoUrl }) =>
      inWords(async () => {
        await replicas.create({ name, trainVideoUrl, callbackUrl: null });
      }),
    rename: (id, name) => inWords(() => replicas.rename(id, name)),
    remove: (id) => inWords(() => replicas.remove(id)),
  };
}

/** By its first bytes: what a server says of its files isn't relied on. */
function pictureType(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\x89PNG")) return "image/png";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x1aE\xdf\xa3")) return "video/webm";
  return head.slice(4, 8) === "ftyp" ? "video/mp4" : null;
}
