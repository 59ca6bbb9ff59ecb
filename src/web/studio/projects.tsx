import { lazy, Suspense, useState } from "react";
import { type ProjectCard as Card, ProjectListQuery } from "#domain/projects/contract.ts";
import {
  deleteProject,
  duplicateProject,
  listProjects,
  purgeProject,
  renameProject,
  restoreProject,
} from "#domain/projects/index.ts";
import { AppError, refuseInvalid } from "#errors";
import { depsContext } from "../kit/context.ts";
import { formText } from "../kit/form-text.ts";
import { orUnreachable } from "../kit/forms/or-unreachable.ts";
import { done } from "../kit/forms/outcome.ts";
import { confirmFirst, runForm } from "../kit/forms/run-form.ts";
import { useActions } from "../kit/forms/use-actions.ts";
import { actorContext } from "../kit/guards.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { paths } from "../paths.ts";
import { PageHead } from "../ui/AppFrame.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ConfirmAction } from "../ui/ConfirmAction.tsx";
import { OutcomeBanner } from "../ui/OutcomeBanner.tsx";
import { Pager } from "../ui/Pager.tsx";
import type { Route } from "./+types/projects.ts";
import { NoProjects } from "./list/no-projects.tsx";
import { ProjectCard } from "./list/project-card.tsx";
import { BinMenu, ProjectMenu } from "./list/project-menu.tsx";
import { ProjectsSearch } from "./list/projects-search.tsx";
import { RenameDialog } from "./list/rename-dialog.tsx";

const PreviewDialog = lazy(async () => ({
  default: (await import("./list/preview-dialog.tsx")).PreviewDialog,
}));

/** The person's projects and those shared with them (spec studio.md §2.3); what is shown stands in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { search, type, state, after } = ProjectListQuery.parse(
    Object.fromEntries([...url.searchParams].map(([name, value]) => [name, value.slice(0, 100)])),
  );
  const query = { search, type, state, after };
  const actor = context.get(actorContext);
  const list = await translateErrors(() => listProjects(actor, query, deps));
  const isAll = !search && !type && !state && !after;
  const isEmpty = isAll && list.items.length === 0;
  const bin = isEmpty && (await listProjects(actor, { state: "bin" }, deps));
  const hasBin = bin && bin.items.length > 0;
  return { query, list, isEmpty, hasBin, publicUrl: deps.publicUrl };
}

export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const deps = args.context.get(depsContext);
    const actor = args.context.get(actorContext);
    const [intent, id] = [formText(form, "intent"), formText(form, "project")];
    const isSure = formText(form, "confirmed") === "yes";
    switch (intent) {
      case "rename":
        await refuseInvalid(() =>
          renameProject(actor, { projectId: id, name: formText(form, "name") }, deps),
        );
        return done("Project renamed.");
      case "duplicate":
        await duplicateProject(actor, id, deps);
        return done("Project duplicated. The copy is a draft.");
      case "delete":
        if (!isSure) return confirmFirst();
        await deleteProject(actor, id, deps);
        return done("Project deleted. You can restore it from the bin for 30 days.");
      case "restore":
        await restoreProject(actor, id, deps);
        return done("Project restored as a draft.");
      case "purge":
        if (!isSure) return confirmFirst();
        await purgeProject(actor, id, deps);
        return done("Project deleted for good.");
      default:
        throw new AppError("invalid_input");
    }
  });
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "AI Design Studio",
        description: "Your AI projects.",
        path: paths.studio(),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

const questionOf = (intent: string) =>
  intent === "purge"
    ? {
        title: "Delete this project for good?",
        text: "Its versions, answers and links are deleted, too. This can’t be undone.",
        confirm: "Delete for good",
      }
    : {
        title: "Are you sure you want to delete this project?",
        text: "Anything live in it goes offline. You can restore the project from the bin for 30 days.",
        confirm: "Delete",
      };

export default function Projects({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list, isEmpty, hasBin } = loaderData;
  const here = paths.studio(query);
  const actions = useActions(here, actionData);
  const [shown, show] = useState<{ dialog: "preview" | "rename"; project: Card } | null>(null);
  const close = () => show(null);
  return (
    <div className="studio">
      <PageHead
        title="AI Design Studio"
        lede="Design it here, see it work, then publish it."
        actions={
          // An empty list has its own way to begin.
          <ButtonLink href={paths.studioStart()} variant={isEmpty ? "quiet" : "primary"}>
            New AI Project
          </ButtonLink>
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="That didn’t work." />
      <ConfirmAction actions={actions} questionOf={questionOf} back={here} />
      <section className="grid gap-4" aria-labelledby="projects">
        <h2 className="sr-only" id="projects">
          Your projects
        </h2>
        {isEmpty ? null : <ProjectsSearch query={query} />}
        {list.items.length === 0 ? <NoProjects query={query} hasBin={hasBin} /> : null}
        <ul className="project-cards">
          {list.items.map((project) => (
            <li key={project.id}>
              <ProjectCard
                project={project}
                menu={
                  query.state === "bin" ? (
                    <BinMenu project={project} actions={actions} />
                  ) : (
                    <ProjectMenu
                      project={project}
                      actions={actions}
                      preview={() => show({ dialog: "preview", project })}
                      rename={() => show({ dialog: "rename", project })}
                    />
                  )
                }
              />
            </li>
          ))}
        </ul>
        <Pager
          first={query.after ? paths.studio({ ...query, after: "" }) : null}
          next={list.next ? paths.studio({ ...query, after: list.next }) : null}
        />
      </section>
      {shown?.dialog === "preview" ? (
        <Suspense>
          <PreviewDialog project={shown.project} close={close} />
        </Suspense>
      ) : null}
      {shown?.dialog === "rename" ? (
        <RenameDialog project={shown.project} actions={actions} close={close} />
      ) : null}
    </div>
  );
}
