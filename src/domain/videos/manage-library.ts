import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { RenameLibraryVideo } from "./contract.ts";
import type { VideoDeps } from "./deps.ts";
import type { VideoLibrary } from "./ports.ts";

/**
 * The videos of the account at the video provider, for admins; null where none is connected.
 * @param page counts from 1
 * @throws AppError forbidden, video_provider_failed
 */
export async function listLibrary(
  actor: Actor,
  { page }: { page: number },
  deps: VideoDeps,
): Promise<Awaited<ReturnType<VideoLibrary["list"]>> | null> {
  await requireAdmin(deps.db, actor, deps);
  return (await deps.videos.library?.list(page)) ?? null;
}

/** @throws AppError forbidden, not_found, video_provider_failed; ZodError */
export const renameLibraryVideo = (
  actor: Actor,
  input: unknown,
  deps: VideoDeps,
): Promise<void> => {
  const { id, name } = RenameLibraryVideo.parse(input);
  return withLibrary(actor, { action: "library.renamed", id }, deps, (library) =>
    library.rename(id, name),
  );
};

/** @throws AppError forbidden, not_found, video_provider_failed */
export const deleteLibraryVideo = (actor: Actor, id: string, deps: VideoDeps): Promise<void> =>
  withLibrary(actor, { action: "library.deleted", id }, deps, (library) => library.remove(id));

/** The provider is asked outside of any transaction; what was done is then noted. */
async function withLibrary(
  actor: Actor,
  { action, id }: { action: string; id: string },
  deps: VideoDeps,
  work: (library: VideoLibrary) => Promise<void>,
): Promise<void> {
  const adminId = await requireAdmin(deps.db, actor, deps);
  const { library } = deps.videos;
  if (!library) throw new AppError("not_found");
  await work(library);
  await recordAudit(deps.db, {
    actor: adminId,
    action,
    subject: "video/library",
    detail: { providerVideoId: id.slice(0, 100) },
  });
}
