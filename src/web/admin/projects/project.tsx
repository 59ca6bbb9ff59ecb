import { Link, redirect } from "react-router";
import { joinAsAdmin, readProjectAsAdmin } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PictureContext } from "../../studio/pictures.ts";
import { Preview } from "../../studio/preview.tsx";
import { typeNames } from "../../studio/type-words.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import { wasDeleted } from "../was-deleted.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/project.ts";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";
// Its preview is drawn as in the studio.
export { studioStyles as links } from "../../styles/studio-styles.ts";

/** Viewing it is logged. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => ({
    project: await readProjectAsAdmin(
      context.get(actorContext),
      params.id,
      context.get(depsContext),
    ),
  }));

/** Joins as an editor, whom the customer sees among the members, and opens the workspace. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      if (formText(form, "intent") !== "join") throw new AppError("invalid_input");
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      await joinAsAdmin(actor, args.params.id, deps);
      return redirect(paths.workspace(args.params.id));
    },
    wasDeleted,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData?.project.name ?? "Page not found");

/** A customer's project: what it is, who owns it, and how it looks. */
export default function Project({ loaderData: { project }, actionData }: Route.ComponentProps) {
  const here = paths.adminProject(project.id);
  const actions = useActions(here, actionData);
  const { deployment } = project;
  return (
    <>
      <Link className="back-link" to={paths.adminProjects()}>
        <ArrowLeft size={16} />
        <span>All projects</span>
      </Link>
      <PageHead
        title={project.name}
        lede={project.description}
        actions={
          <ActionButton actions={actions} fields={{ intent: "join" }} busy="Joining...">
            Work on this project
          </ActionButton>
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="The project couldn’t be opened" />
      <dl className="record">
        <dt>Type</dt>
        <dd>{typeNames[project.serviceType]}</dd>
        <dt>Owner</dt>
        <dd>
          <Link to={paths.adminUser(project.ownerId)}>
            {project.ownerName || "The owner’s account"}
          </Link>
        </dd>
        <dt>Started</dt>
        <dd>
          <When iso={project.createdAt} />
        </dd>
        <dt>Last saved</dt>
        <dd>
          <When iso={project.updatedAt} />
        </dd>
        <dt>Published</dt>
        <dd>
          {deployment
            ? `v${deployment.number}, ${deployment.state}${deployment.isChangedSince ? ", with unpublished changes" : ""}`
            : "No"}
        </dd>
      </dl>
      <p className="text-ink-soft">
        If you work on this project, you become an editor, and its owner sees you in the list of
        members.
      </p>
      <section className="person-part">
        <h2 className="person-part__title">Preview</h2>
        <PictureContext value={(id) => project.pictures[id] ?? null}>
          <Preview
            serviceType={project.serviceType}
            name={project.name}
            configuration={project.configuration}
            isShared
          />
        </PictureContext>
      </section>
    </>
  );
}
