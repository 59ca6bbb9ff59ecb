import { forgotten, type PersonalData } from "#domain/identity/index.ts";
import { deleteForGood } from "./delete-for-good.ts";
import type { ProjectDeps } from "./deps.ts";
import { prunePresenceJob } from "./jobs.ts";
import { selectMemberships, unsetPerson } from "./queries-person.ts";
import { selectOwnedProjects } from "./queries.ts";

/** Own projects go with the person; those of others stay, without them. */
export const projectsOfPerson: PersonalData<Pick<ProjectDeps, "clock">> = {
  name: "projects",
  tables: [
    "projects",
    "project_versions",
    "project_members",
    "project_deployments",
    "project_links",
    "project_invites",
    "project_presence",
  ],
  retention: { customer: "erasure", operations: prunePresenceJob },
  async export(db, { userId }) {
    const owned = await selectOwnedProjects(db, userId);
    const shared = await selectMemberships(db, userId);
    return [
      ...owned,
      ...shared.map(({ projectId, ...rest }) => ({ sharedProject: projectId, ...rest })),
    ];
  },
  async forget(tx, { userId, email }, deps) {
    const ids = (await selectOwnedProjects(tx, userId)).map(({ id }) => id);
    await deleteForGood(tx, ids, deps);
    await unsetPerson(tx, userId, email);
    return forgotten(ids);
  },
};
