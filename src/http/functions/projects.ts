import { Hono } from "hono";
import type { NounDeps } from "#domain/nouns.ts";
import {
  changeMember,
  createLink,
  inviteMember,
  listDeployments,
  listLinks,
  listMembers,
  listVersions,
  nameVersion,
  pauseProject,
  publishProject,
  readProject,
  readVersion,
  removeMember,
  restoreVersion,
  revokeLink,
  rollBackProject,
  saveProject,
  startProject,
  takeOffline,
  writeBrief,
} from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";
import { ownPages } from "./own-pages.ts";
import { does, noStore, type ProjectCall, projectCallOf, reads } from "./project-calls.ts";
import { projectEvents } from "./project-events.ts";
import { Invite, Label, Member, Pause, Publish, RollBack, Token } from "./project-inputs.ts";
import { projectPictures } from "./project-pictures.ts";

/**
 * `POST /functions/projects` starts a project; below `/:projectId` is what its open workspace reads and does
 * (src/domain/projects/contract.ts says what goes in and out). Each use case asks the database for the person's rights; a project that isn't
 * theirs is not found.
 */
export const projectRoutes = (deps: NounDeps) => {
  return new Hono<HttpEnv>()
    .use(ownPages)
    .route("/", projectEvents(deps))
    .route("/", projectPictures(deps))
    .post(
      "/",
      does(async ({ actor, input }) => ({ id: await startProject(actor, input, deps) })),
    )
    .get(
      "/:projectId",
      reads(({ actor, projectId }) => readProject(actor, projectId, deps)),
    )
    .get("/:projectId/brief.pdf", async (context) => {
      const { actor, projectId } = await projectCallOf(context);
      const pdf = await writeBrief(actor, projectId, deps);
      return new Response(Uint8Array.from(pdf), {
        headers: {
          ...noStore,
          "content-type": "application/pdf",
          "content-disposition": 'attachment; filename="brief.pdf"',
        },
      });
    })
    .post(
      "/:projectId/save",
      does(({ actor, projectId, context, input }) =>
        saveProject(actor, { projectId, tabId: context.req.query("tab") ?? null, input }, deps),
      ),
    )
    .get(
      "/:projectId/versions",
      reads(({ actor, projectId, context }) => {
        const before = numberOf(context.req.query("before"));
        return listVersions(actor, { projectId, before }, deps);
      }),
    )
    .get(
      "/:projectId/versions/:revision",
      reads(({ actor, ...call }) => readVersion(actor, versionOf(call), deps)),
    )
    .post(
      "/:projectId/versions/:revision/name",
      does(({ actor, input, ...call }) =>
        nameVersion(actor, { ...versionOf(call), label: Label.parse(input).label }, deps),
      ),
    )
    .post(
      "/:projectId/versions/:revision/restore",
      does(async ({ actor, ...call }) => ({
        revision: await restoreVersion(actor, versionOf(call), deps),
      })),
    )
    .get(
      "/:projectId/deployments",
      reads(({ actor, projectId }) => listDeployments(actor, projectId, deps)),
    )
    .post(
      "/:projectId/publish",
      does(({ actor, projectId, input }) =>
        publishProject(actor, { projectId, ...Publish.parse(input) }, deps),
      ),
    )
    .post(
      "/:projectId/roll-back",
      does(({ actor, projectId, input }) =>
        rollBackProject(actor, { projectId, ...RollBack.parse(input) }, deps),
      ),
    )
    .post(
      "/:projectId/pause",
      does(({ actor, projectId, input }) =>
        pauseProject(actor, { projectId, ...Pause.parse(input) }, deps),
      ),
    )
    .post(
      "/:projectId/take-offline",
      does(({ actor, projectId }) => takeOffline(actor, projectId, deps)),
    )
    .get(
      "/:projectId/links",
      reads(({ actor, projectId }) => listLinks(actor, projectId, deps)),
    )
    .post(
      "/:projectId/links",
      does(({ actor, projectId, input }) => createLink(actor, { projectId, input }, deps)),
    )
    .post(
      "/:projectId/links/revoke",
      does(({ actor, projectId, input }) =>
        revokeLink(actor, { projectId, token: Token.parse(input).token }, deps),
      ),
    )
    .get(
      "/:projectId/members",
      reads(({ actor, projectId }) => listMembers(actor, projectId, deps)),
    )
    .post(
      "/:projectId/members",
      does(({ actor, projectId, input }) => inviteMember(actor, { projectId, input }, deps)),
    )
    .post(
      "/:projectId/members/change",
      does(({ actor, projectId, input }) =>
        changeMember(actor, { projectId, ...Member.parse(input) }, deps),
      ),
    )
    .post(
      "/:projectId/members/remove",
      does(({ actor, projectId, input }) =>
        removeMember(actor, { projectId, memberId: Invite.parse(input).memberId }, deps),
      ),
    );
};

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

function versionOf({ projectId, part }: Pick<ProjectCall, "projectId" | "part">) {
  const revision = numberOf(part("revision"));
  if (revision === null) throw new AppError("not_found");
  return { projectId, revision };
}
