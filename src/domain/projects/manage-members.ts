import type { DbOrTx, Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, findAddressOf, requireAdmin, requirePerson } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { checkLimit } from "#domain/usage/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { dayMs } from "#kit/time.ts";
import { inviteDays, InviteMember, type MemberView } from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import { inviteMail } from "./invite-mail.ts";
import { announceProject } from "./live-projects.ts";
import {
  deleteInvite,
  deleteMember,
  selectInvite,
  selectInvites,
  selectMembers,
  upsertInvite,
  upsertMember,
} from "./queries-sharing.ts";
import { lockProject, selectNames, selectProject } from "./queries.ts";
import { requireLockedProject, requireProject } from "./rights.ts";

type Deps = Pick<ProjectDeps, "db" | "clock" | "publicUrl" | "brandName" | "usage">;

/** Who works on a project: its owner first, members, and who is invited. @throws AppError signed_out, not_found */
export async function listMembers(
  actor: Actor,
  projectId: string,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<MemberView[]> {
  const { project, role } = await requireProject(db, actor, projectId);
  const [names, owner] = [
    await selectNames(db, [project.ownerId]),
    await findAddressOf(db, project.ownerId),
  ];
  const members = await selectMembers(db, projectId);
  const invites = role === "owner" ? await selectInvites(db, projectId, clock()) : [];
  return [
    {
      id: project.ownerId,
      name: names.get(project.ownerId) ?? "",
      email: owner?.email ?? "",
      role: "owner",
      isInvited: false,
    },
    ...members.map((member) => ({ ...member, isInvited: false })),
    ...invites.map(({ id, email, role: invitedAs }) => ({
      id,
      name: "",
      email,
      role: invitedAs,
      isInvited: true,
    })),
  ];
}

/**
 * Invites an address by mail; inviting it again sends a new link, and the former one ends. Only for people whose own
 * address is confirmed: mails must not go to strangers for somebody unknown.
 * @throws AppError signed_out, not_found, read_only, address_unconfirmed, plan_limit; ZodError
 */
export const inviteMember = (
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: Deps,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { project, userId } = await requireLockedProject(tx, actor, projectId, "owner");
    const { email: typed, role } = InviteMember.parse(input);
    const email = typed.toLowerCase();
    const inviter = await findAddressOf(tx, userId);
    if (!inviter?.isConfirmed) throw new AppError("address_unconfirmed");
    const now = deps.clock();
    const [members, invites] = [
      await selectMembers(tx, projectId),
      await selectInvites(tx, projectId, now),
    ];
    const member = members.find((one) => one.email.toLowerCase() === email);
    if (member) return setRole(tx, { projectId, userId: member.id, role }, userId);
    // An invitation that is sent again was counted before; the owner counts, too.
    const others = invites.filter((one) => one.email !== email);
    const count = async () => 1 + members.length + others.length;
    await checkLimit(tx, { ownerId: userId, what: "members", count }, deps);
    const invite = {
      id: newId("inv"),
      projectId,
      email,
      role,
      invitedBy: userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + inviteDays * dayMs),
    };
    await upsertInvite(tx, invite);
    const names = await selectNames(tx, [userId]);
    await queueMail(tx, inviteMail({ invite, project, inviter: names.get(userId) ?? "" }, deps));
    await note(tx, userId, "project.invited", projectId, { role });
  });

/**
 * Whether the acting person can accept an invitation, before they are asked to. What it is about isn't told.
 * @throws AppError signed_out, link_invalid where it was used, withdrawn or never sent, other_account
 */
export async function checkInvite(
  actor: Actor,
  token: string,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<void> {
  await requireInvite(db, requirePerson(actor), token, clock());
}

async function requireInvite(db: DbOrTx, userId: string, token: string, now: Date) {
  const found = await selectInvite(db, token, now);
  if (!found) throw new AppError("link_invalid");
  const address = await findAddressOf(db, userId);
  if (address?.email.toLowerCase() !== found.invite.email) throw new AppError("other_account");
  return found;
}

/**
 * Accepts an invitation. The link was mailed to one address, so only its account can.
 * @returns the project's id
 * @throws AppError signed_out, link_invalid, other_account
 */
export const acceptInvite = (
  actor: Actor,
  token: string,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<string> =>
  db.transaction(async (tx) => {
    const userId = requirePerson(actor);
    const { invite, project } = await requireInvite(tx, userId, token, clock());
    await deleteInvite(tx, project.id, invite.id);
    if (project.ownerId === userId) return project.id;
    await setRole(tx, { projectId: project.id, userId, role: invite.role }, userId);
    return project.id;
  });

/** Changes what a member may do. @throws AppError signed_out, not_found, read_only */
export const changeMember = (
  actor: Actor,
  input: { projectId: string; memberId: string; role: "editor" | "viewer" },
  { db }: Pick<Deps, "db">,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { userId } = await requireLockedProject(tx, actor, input.projectId, "owner");
    const members = await selectMembers(tx, input.projectId);
    if (!members.some(({ id }) => id === input.memberId)) throw new AppError("not_found");
    const { projectId, memberId, role } = input;
    await setRole(tx, { projectId, userId: memberId, role }, userId);
  });

/** Takes a member or an invitation away; members may leave by themselves. @throws AppError signed_out, not_found, read_only */
export const removeMember = (
  actor: Actor,
  { projectId, memberId }: { projectId: string; memberId: string },
  { db }: Pick<Deps, "db">,
): Promise<void> =>
  db.transaction(async (tx) => {
    const isSelf = requirePerson(actor) === memberId;
    const needed = isSelf ? "viewer" : "owner";
    const { userId } = await requireLockedProject(tx, actor, projectId, needed);
    await deleteMember(tx, projectId, memberId);
    await deleteInvite(tx, projectId, memberId);
    await announceProject(tx, projectId, { type: "members" });
    await note(tx, userId, "project.member_removed", projectId, {});
  });

/** Makes an admin an editor of a customer's project, which the customer sees among its members. @throws AppError forbidden, not_found */
export const joinAsAdmin = (
  actor: Actor,
  projectId: string,
  deps: Pick<ProjectDeps, "db" | "adminSecondFactor">,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    await lockProject(tx, projectId);
    const project = await selectProject(tx, projectId);
    if (!project || project.deletedAt) throw new AppError("not_found");
    if (project.ownerId === adminId) return;
    await setRole(tx, { projectId, userId: adminId, role: "editor" }, adminId);
  });

async function setRole(
  tx: Tx,
  member: { projectId: string; userId: string; role: "editor" | "viewer" },
  byId: string,
): Promise<void> {
  await upsertMember(tx, member);
  await announceProject(tx, member.projectId, { type: "members" });
  await note(tx, byId, "project.member_set", member.projectId, { role: member.role });
}

const note = (
  tx: Tx,
  actor: string,
  action: string,
  projectId: string,
  detail: Record<string, string>,
) => recordAudit(tx, { actor, action, subject: `project/${projectId}`, detail });
