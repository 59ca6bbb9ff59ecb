import { type Context, Hono } from "hono";
import type { Person } from "#domain/identity/contract.ts";
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
import { AppError, refuseInvalid } from "#errors";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";
import { ownPages } from "./own-pages.ts";
import { projectEvents } from "./project-events.ts";
import { Invite, Label, Member, Pause, Publish, RollBack, Token } from "./project-inputs.ts";
import { projectPictures } from "./project-pictures.ts";

const headers = { "cache-control": "no-store" };
type Call = { actor: Person; projectId: string; context: Context<HttpEnv> };

/**
 * `POST /functions/projects` starts a project; below `/:id` is what its open workspace reads and does
 * (src/domain/projects/contract.ts says what goes in and out). Each use case asks the database for the person's rights; a project that isn't
 * theirs is not found.
 */
export const projectRoutes = (deps: NounDeps) => {
  const reads = (work: (call: Call) => Promise<unknown>) => async (context: Context<HttpEnv>) =>
    context.json((await refuseInvalid(() => callOf(context).then(work))) ?? {}, 200, headers);
  const does = (work: (call: Call & { input: unknown }) => Promise<unknown>) =>
    reads(async (call) => work({ ...call, input: await readJson(call.context) }));

  return new Hono<HttpEnv>()
    .use(ownPages)
    .route("/", projectEvents(deps))
    .route("/", projectPictures(deps))
    .post(
      "/",
      does(async ({ actor, input }) => ({ id: await startProject(actor, input, deps) })),
    )
    .get(
      "/:id",
      reads(({ actor, projectId }) => readProject(actor, projectId, deps)),
    )
    .get("/:id/brief.pdf", async (context) => {
      const { actor, projectId } = await callOf(context);
      const pdf = await writeBrief(actor, projectId, deps);
      return new Response(Uint8Array.from(pdf), {
        headers: {
          ...headers,
          "content-type": "application/pdf",
          "content-disposition": 'attachment; filename="brief.pdf"',
        },
      });
    })
    .post(
      "/:id/save",
      does(({ actor, projectId, context, input }) =>
        saveProject(actor, { projectId, tabId: context.req.query("tab") ?? null, input }, deps),
      ),
    )
    .get(
      "/:id/versions",
      reads(({ actor, projectId, context }) => {
        const before = numberOf(context.req.query("before"));
        return listVersions(actor, { projectId, before }, deps);
      }),
    )
    .get(
      "/:id/versions/:revision",
      reads(({ actor, ...call }) => readVersion(actor, versionOf(call), deps)),
    )
    .post(
      "/:id/versions/:revision/name",
      does(({ actor, input, ...call }) =>
        nameVersion(actor, { ...versionOf(call), label: Label.parse(input).label }, deps),
      ),
    )
    .post(
      "/:id/versions/:revision/restore",
      does(async ({ actor, ...call }) => ({
        revision: await restoreVersion(actor, versionOf(call), deps),
      })),
    )
    .get(
      "/:id/deployments",
      reads(({ actor, projectId }) => listDeployments(actor, projectId, deps)),
    )
    .post(
      "/:id/publish",
      does(({ actor, projectId, input }) =>
        publishProject(actor, { projectId, ...Publish.parse(input) }, deps),
      ),
    )
    .post(
      "/:id/roll-back",
      does(({ actor, projectId, input }) =>
        rollBackProject(actor, { projectId, ...RollBack.parse(input) }, deps),
      ),
    )
    .post(
      "/:id/pause",
      does(({ actor, projectId, input }) =>
        pauseProject(actor, { projectId, ...Pause.parse(input) }, deps),
      ),
    )
    .post(
      "/:id/take-offline",
      does(({ actor, projectId }) => takeOffline(actor, projectId, deps)),
    )
    .get(
      "/:id/links",
      reads(({ actor, projectId }) => listLinks(actor, projectId, deps)),
    )
    .post(
      "/:id/links",
      does(({ actor, projectId, input }) => createLink(actor, { projectId, input }, deps)),
    )
    .post(
      "/:id/links/revoke",
      does(({ actor, projectId, input }) =>
        revokeLink(actor, { projectId, token: Token.parse(input).token }, deps),
      ),
    )
    .get(
      "/:id/members",
      reads(({ actor, projectId }) => listMembers(actor, projectId, deps)),
    )
    .post(
      "/:id/members",
      does(({ actor, projectId, input }) => inviteMember(actor, { projectId, input }, deps)),
    )
    .post(
      "/:id/members/change",
      does(({ actor, projectId, input }) =>
        changeMember(actor, { projectId, ...Member.parse(input) }, deps),
      ),
    )
    .post(
      "/:id/members/remove",
      does(({ actor, projectId, input }) =>
        removeMember(actor, { projectId, memberId: Invite.parse(input).memberId }, deps),
      ),
    );
};

async function callOf(context: Context<HttpEnv>): Promise<Call> {
  const actor = await context.get("visit").actor();
  if (!actor) throw new AppError("signed_out");
  return { actor, projectId: context.req.param("id") ?? "", context };
}

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

function versionOf({ projectId, context }: Omit<Call, "actor">) {
  const revision = numberOf(context.req.param("revision"));
  if (revision === null) throw new AppError("not_found");
  return { projectId, revision };
}
