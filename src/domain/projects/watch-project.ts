import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import type { ProjectEvent } from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import { announceProject, type ProjectNews } from "./live-projects.ts";
import { deletePresence, selectPresent, upsertPresence } from "./queries-presence.ts";
import { selectNames } from "./queries.ts";
import { requireProject } from "./rights.ts";

type Deps = Pick<ProjectDeps, "db" | "clock" | "projects">;
const isTabId = (text: string) => /^[\w-]{8,64}$/.test(text);

/** How often a tab says that it is still there, and its right to be is looked up; gone after twice that and a bit. */
const renewMs = 15 * secondMs;
const goneAfterMs = 2 * renewMs + 10 * secondMs;

/**
 * Follows a project while its workspace is open: saves of others, who else is there, publishing, and its end. Whoever
 * loses the right to see it hears that it is gone.
 * @param open where events go, and what ends the line
 * @returns how to stop
 * @throws AppError signed_out, not_found, invalid_input
 */
export async function watchProject(
  actor: Actor,
  { projectId, tabId }: { projectId: string; tabId: string },
  { send, close }: { send: (event: ProjectEvent) => void; close: () => void },
  deps: Deps,
): Promise<() => void> {
  if (!isTabId(tabId)) throw new AppError("invalid_input");
  const { userId } = await requireProject(deps.db, actor, projectId);
  const watch = { projectId, tabId, userId, send, close };
  let told = Promise.resolve(); // one after the other, so that revisions come in their order
  const stop = deps.projects.live.listen(projectId, (news) => {
    told = told.then(() => tell(watch, news, deps)).catch(close);
  });
  const renewing = setInterval(() => {
    renew(actor, watch, deps).catch(close);
  }, renewMs);
  await enter(watch, deps);
  return () => {
    clearInterval(renewing);
    stop();
    leave(watch, deps).catch(() => {}); // its row ends by itself
  };
}

type Watch = {
  projectId: string;
  tabId: string;
  userId: string;
  send: (event: ProjectEvent) => void;
  close: () => void;
};

async function enter({ projectId, tabId, userId }: Watch, { db, clock }: Deps): Promise<void> {
  const isNew = await upsertPresence(db, { projectId, tabId, userId, seenAt: clock() });
  if (isNew) await announceProject(db, projectId, { type: "present" });
}

async function leave({ projectId, tabId, userId }: Watch, { db }: Deps): Promise<void> {
  await deletePresence(db, { projectId, tabId, userId });
  await announceProject(db, projectId, { type: "present" });
}

async function renew(actor: Actor, watch: Watch, deps: Deps): Promise<void> {
  if (await isStillAllowed(actor, watch, deps)) await enter(watch, deps);
}

async function isStillAllowed(actor: Actor, { projectId, send, close }: Watch, { db }: Deps) {
  try {
    await requireProject(db, actor, projectId);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    send({ type: "gone" });
    close();
    return false;
  }
}

/** News of other nodes, as this reader may see it. */
async function tell(
  watch: Watch,
  news: ProjectNews | { type: "resync" },
  deps: Deps,
): Promise<void> {
  const { projectId, userId, send } = watch;
  if (news.type === "resync" || news.type === "published") return send({ type: news.type });
  if (news.type === "gone" || news.type === "members") {
    const isAllowed = await isStillAllowed({ userId }, watch, deps);
    return isAllowed ? send({ type: "resync" }) : undefined;
  }
  if (news.type === "saved") {
    const names = await selectNames(deps.db, [news.byId]);
    const by = names.get(news.byId) ?? "";
    return send({ type: "saved", revision: news.revision, by, tabId: news.tabId });
  }
  const since = new Date(deps.clock().getTime() - goneAfterMs);
  const present = await selectPresent(deps.db, projectId, since);
  send({
    type: "present",
    people: present.map((one) => ({
      tabId: one.tabId,
      name: one.name,
      isMe: one.userId === userId,
    })),
  });
}
