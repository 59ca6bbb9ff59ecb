import { useCallback } from "react";
import { Form, Link, useRevalidator } from "react-router";
import { brand } from "#content/brand.ts";
import type { ChannelSender } from "#domain/channels/contract.ts";
import { readSenders } from "#domain/channels/index.ts";
import { type BotConversationItem, listBotConversations } from "#domain/chatbots/index.ts";
import { ConversationListQuery } from "#domain/conversations/contract.ts";
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
import { SenderMark, ViaMark } from "./via-mark.tsx";

/** `?show=`, `?search=`, `?after=`. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    const query = ConversationListQuery.parse(Object.fromEntries(url.searchParams));
    const projectId = params.id;
    const list = await listBotConversations(actor, { projectId, query }, deps);
    const ids = list.items.flatMap(({ id, via }) => (via === "web" ? [] : [id]));
    const senders = await readSenders(actor, { projectId, ids }, deps);
    return { ...list, senders, query, projectId };
  });

export const meta = () => [
  { title: `Inbox · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

const columnsFor = (
  projectId: string,
  senders: Record<string, ChannelSender>,
): Column<BotConversationItem>[] => [
  {
    title: "Began with",
    isName: true,
    cell: ({ id, title, found, unread }) => (
      <>
        <Link
          className="person"
          to={paths.botConversation(projectId, id)}
          data-unread={unread > 0 || undefined}
        >
          {title || "Empty conversation"}
        </Link>{" "}
        {unread > 0 ? <Badge tone="accent">{unread} new</Badge> : null}
        {found ? <span className="bot-desk__found">{found}</span> : null}
      </>
    ),
  },
  {
    title: "Channel",
    cell: ({ id, via }) => (
      <>
        <ViaMark via={via} />
        {senders[id] ? <SenderMark {...senders[id]} /> : null}
      </>
    ),
  },
  {
    title: "Status",
    cell: ({ status, handledBy, wantsPersonSince }) =>
      status === "open" && wantsPersonSince ? (
        <span>
          <Badge tone="amber">Waiting for a person</Badge> since <Moment at={wantsPersonSince} />
        </span>
      ) : handledBy === "person" && status === "open" ? (
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
    cell: ({ helpful: { yes, no } }) =>
      yes + no === 0 ? "Not rated" : `${yes}\u00a0yes, ${no}\u00a0no`,
  },
  { title: "Last message", cell: ({ lastMessageAt }) => <Moment at={lastMessageAt} /> },
];

/** What visitors and a bot said to each other, newest first. */
export default function BotInbox({ loaderData }: Route.ComponentProps) {
  const { items, next, senders, query, projectId } = loaderData;
  const { revalidate } = useRevalidator();
  const readAgain = useCallback(() => void revalidate(), [revalidate]);
  const isFiltered = query.search !== "" || query.show !== "" || query.via !== "";
  return (
    <div className="desk">
      <InboxHead projectId={projectId} title="Inbox" onChange={readAgain} />
      <Form className="desk__search" role="search">
        <Field label="Search" name="search" type="search" defaultValue={query.search} />
        <Select label="Show" name="show" defaultValue={query.show}>
          <option value="">All</option>
          <option value="person">Waiting for a person</option>
          <option value="open">Open</option>
          <option value="ended">Ended</option>
          <option value="lead">With contact details</option>
          <option value="unhelpful">With an answer that didn’t help</option>
        </Select>
        <Select label="Channel" name="via" defaultValue={query.via}>
          <option value="">All</option>
          <option value="web">Web</option>
          <option value="email">Email</option>
          <option value="sms">SMS</option>
        </Select>
        <Button type="submit" variant="quiet">
          Search
        </Button>
      </Form>
      {items.length === 0 ? (
        <EmptyState>
          <p>
            {isFiltered
              ? "No matching conversations"
              : "No conversations yet. Publish the bot and put it on your site, and its conversations appear here."}
          </p>
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption="Conversations, newest first"
            columns={columnsFor(projectId, senders)}
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
