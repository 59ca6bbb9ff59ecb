import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { NewReplica, RenameReplica } from "./contract.ts";
import type { VideoDeps } from "./deps.ts";
import type { ReplicaDesk, ReplicaView } from "./ports.ts";

/** Admins only; null where no video provider is connected. @throws AppError forbidden, video_provider_failed */
export async function listReplicas(actor: Actor, deps: VideoDeps): Promise<ReplicaView[] | null> {
  await requireAdmin(deps.db, actor, deps);
  return (await deps.videos.replicas?.list()) ?? null;
}

/** Has the provider train a replica by a video's address. @throws AppError also replica_protected; ZodError */
export const createReplica = (actor: Actor, input: unknown, deps: VideoDeps): Promise<void> => {
  const replica = NewReplica.parse(input);
  return withDesk(actor, "replica.created", deps, (desk) => desk.create(replica));
};

export const renameReplica = (actor: Actor, input: unknown, deps: VideoDeps): Promise<void> => {
  const { id, name } = RenameReplica.parse(input);
  return withDesk(actor, "replica.renamed", deps, (desk) => desk.rename(id, name));
};

export const deleteReplica = (actor: Actor, id: string, deps: VideoDeps): Promise<void> =>
  withDesk(actor, "replica.deleted", deps, (desk) => desk.remove(id));

/** The provider is asked outside of any transaction; what was done is then noted. */
async function withDesk(
  actor: Actor,
  action: string,
  deps: VideoDeps,
  work: (desk: ReplicaDesk) => Promise<void>,
): Promise<void> {
  const adminId = await requireAdmin(deps.db, actor, deps);
  const { replicas } = deps.videos;
  if (!replicas) throw new AppError("not_found");
  await work(replicas);
  await recordAudit(deps.db, { actor: adminId, action, subject: "video/replicas" });
}
