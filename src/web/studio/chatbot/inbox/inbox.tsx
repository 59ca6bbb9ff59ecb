import { Form, Link } from "react-router";
import { brand } from "#content/brand.ts";
import { listBotConversations } from "#domain/chatbots/index.ts";
import {
  type ConversationListItem,
  ConversationListQuery,
} from "#domain/conversations/contract.ts";
import { depsContext } from "../../../kit/context.ts";
import { actorContext } from "../../../kit/guards.ts";
import { translateErrors } from "../../../kit/translate-errors.ts";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Field, Select } from "../../../ui/Field.tsx";
import { Moment } from "../../../ui/Moment.tsx";
import { Pager } from "../../../ui/Pager.tsx";
import type { Route } from "./+types/inbox.ts";
import { InboxHead } from "./inbox-head.tsx";

/** `?show=`, `?search=`, `?after=`. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    const query = ConversationListQuery.parse(Object.fromEntries(url.searchParams));
    const projectId = params.id;
    return { ...(await listBotConversations(actor, { projectId, query }, deps)), query, projectId };
  });

export const meta = () => [
  { title: `Inbox · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

const columnsFor = (projectId: string): Column<ConversationListItem>[] => [
  {
    title: "Began with",
    isName: true,
    cell: ({ id, title, found }) => (
      <>
        <Link className="person" to={paths.botConversation(projectId, id)}>
          {title || "Empty conversation"}
        </Link>
        {found ? <span className="person__company">{found}</span> : null}
      </>
    ),
  },
  {
    title: "State",
    cell: ({ status, handledBy }) =>
      handledBy === "person" && status === "open" ? (
        <Badge tone="accent">A person answers</Badge>
      ) : (
        <Badge tone={status === "open" ? "moss" : "plain"}>
          {status === "open" ? "Open" : "Ended"}
        </Badge>
      ),
  },
  { title: "Messages", isFigure: true, cell: ({ messageCount }) => messageCount },
  {
    title: "Helpful",
    cell: ({ helpful: { yes, no } }) => (yes + no === 0 ? "Not rated" : `${yes} yes, ${no} no`),
  },
  { title: "Last", cell: ({ lastMessageAt }) => <Moment at={lastMessageAt} /> },
];

/** What visitors and a bot said to each other, newest first. */
export default function BotInbox({ loaderData }: Route.ComponentProps) {
  const { items, next, query, projectId } = loaderData;
  const isFiltered = query.search !== "" || query.show !== "";
  return (
    <div className="bot-desk">
      <InboxHead projectId={projectId} title="Inbox" />
      <Form className="bot-desk__search" role="search">
        <Field label="Search" name="search" type="search" defaultValue={query.search} />
        <Select label="Show" name="show" defaultValue={query.show}>
          <option value="">All</option>
          <option value="open">Open</option>
          <option value="ended">Ended</option>
        </Select>
        <Button type="submit" variant="quiet">
          Search
        </Button>
      </Form>
      {items.length === 0 ? (
        <EmptyState>
          <p>
            {isFiltered
              ? "No conversations match."
              : "No conversations yet. Publish the bot and put it on your site; what is said appears here."}
          </p>
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption="Conversations, newest first"
            columns={columnsFor(projectId)}
            rows={items}
            keyOf={({ id }) => id}
          />
          <Pager
            first={query.after ? paths.botInbox(projectId, { ...query, after: "" }) : null}
            next={next ? paths.botInbox(projectId, { ...query, after: next }) : null}
          />
        </>
      )}
    </div>
  );
}
