import { Link } from "react-router";
import { brand } from "#content/brand.ts";
import { deleteLead, listLeads } from "#domain/chatbots/index.ts";
import { requireProject } from "#domain/projects/index.ts";
import { depsContext } from "../../../kit/context.ts";
import { formText } from "../../../kit/form-text.ts";
import { orUnreachable } from "../../../kit/forms/or-unreachable.ts";
import { done } from "../../../kit/forms/outcome.ts";
import { confirmFirst, runForm } from "../../../kit/forms/run-form.ts";
import { type Actions, useActions } from "../../../kit/forms/use-actions.ts";
import { actorContext } from "../../../kit/guards.ts";
import { translateErrors } from "../../../kit/translate-errors.ts";
import { paths } from "../../../paths.ts";
import { ActionButton } from "../../../ui/ActionButton.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { ConfirmAction } from "../../../ui/ConfirmAction.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Moment } from "../../../ui/Moment.tsx";
import { OutcomeBanner } from "../../../ui/OutcomeBanner.tsx";
import { Pager } from "../../../ui/Pager.tsx";
import type { Route } from "./+types/leads.ts";
import { InboxHead } from "./inbox-head.tsx";

/** `?after=` is a place in the list. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    const after = url.searchParams.get("after") ?? "";
    const list = await listLeads(actor, { projectId: params.id, after }, deps);
    return { list, after, projectId: params.id };
  });

/** Deletes one lead: `leadId`. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      await requireProject(deps.db, actor, args.params.id);
      if (formText(form, "confirmed") !== "yes") return confirmFirst();
      const leadId = formText(form, "leadId");
      await deleteLead(actor, { projectId: args.params.id, leadId }, deps);
      return done("Lead deleted.");
    },
    ({ code }) => (code === "not_found" ? { message: "This lead was deleted." } : undefined),
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => [
  { title: `Leads · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

type Lead = Route.ComponentProps["loaderData"]["list"]["items"][number];

const columnsFor = (projectId: string, canDelete: boolean, actions: Actions): Column<Lead>[] => [
  {
    title: "Who",
    isName: true,
    cell: ({ name, company, email, phone }) => (
      <>
        <span className="person">{name || company || email || phone}</span>
        {name && company ? <span className="bot-desk__found">{company}</span> : null}
      </>
    ),
  },
  {
    title: "Contact",
    cell: ({ email, phone }) => (
      <>
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {email && phone ? <br /> : null}
        {phone ? <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> : null}
      </>
    ),
  },
  {
    title: "Asked",
    cell: ({ said, conversationId }) =>
      conversationId ? (
        <Link to={paths.botConversation(projectId, conversationId)}>{said || "Conversation"}</Link>
      ) : (
        said
      ),
  },
  { title: "Received", cell: ({ takenAt }) => <Moment at={takenAt} /> },
  ...(canDelete
    ? [
        {
          title: "Actions",
          isActions: true,
          cell: ({ id }: Lead) => (
            <ActionButton
              actions={actions}
              fields={{ intent: "delete", leadId: id }}
              asks
              busy="Deleting…"
            >
              Delete
            </ActionButton>
          ),
        },
      ]
    : []),
];

/** Who left their contact details with a bot. */
export default function BotLeads({ loaderData, actionData }: Route.ComponentProps) {
  const { list, after, projectId } = loaderData;
  const here = paths.botLeads(projectId, after);
  const actions = useActions(here, actionData);
  return (
    <div className="desk">
      <InboxHead
        projectId={projectId}
        title="Leads"
        actions={
          list.total > 0 ? (
            <ButtonLink href={paths.botLeadsFile(projectId)} variant="quiet" size="small" download>
              Download CSV
            </ButtonLink>
          ) : null
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="The lead was not deleted" />
      {list.total === 0 ? (
        <EmptyState>
          <p>No leads yet. When a visitor leaves their contact details, they appear here.</p>
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption="Leads, newest first"
            columns={columnsFor(projectId, list.canDelete, actions)}
            rows={list.items}
            keyOf={({ id }) => id}
          />
          <Pager
            first={after ? paths.botLeads(projectId) : null}
            next={list.next ? paths.botLeads(projectId, list.next) : null}
          />
        </>
      )}
      <ConfirmAction
        actions={actions}
        back={here}
        questionOf={() => ({
          title: "Delete this lead?",
          text: "It is deleted here for good. What was sent to your CRM stays there.",
          confirm: "Delete",
        })}
      />
    </div>
  );
}
