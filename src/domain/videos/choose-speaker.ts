import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { VideoDeps } from "./deps.ts";
import type { ReplicaPicture, SpeakerChoices } from "./ports.ts";
import { requireVideoProject } from "./rights.ts";

/**
 * Who can speak in a project's videos, as the account at the video provider has it; null where none is connected.
 * @throws AppError signed_out, not_found, video_provider_failed
 */
export async function listSpeakers(
  actor: Actor,
  projectId: string,
  deps: VideoDeps,
): Promise<SpeakerChoices | null> {
  await requireVideoProject(deps.db, actor, projectId);
  return (await deps.videos.replicas?.choices()) ?? null;
}

/** What shows a replica that can be chosen. @throws AppError signed_out, not_found, video_provider_failed */
export async function openSpeakerPicture(
  actor: Actor,
  { projectId, replicaId }: { projectId: string; replicaId: string },
  deps: VideoDeps,
): Promise<ReplicaPicture> {
  const speakers = await listSpeakers(actor, projectId, deps);
  const isOffered = speakers?.replicas.some(({ id, hasPicture }) => id === replicaId && hasPicture);
  const picture = isOffered ? await deps.videos.replicas?.picture(replicaId) : null;
  if (!picture) throw new AppError("not_found");
  return picture;
}
