import { Link } from "react-router";
import {
  ConversationListQuery,
  type ConversationListItem,
} from "#domain/conversations/contract.ts";
import { listConversations } from "#domain/conversations/index.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { adminMeta } from "../admin-meta.ts";
import { FoundList } from "../found-list.tsx";
import { MarkedWords } from "../marked-words.tsx";
import { readFound } from "../read-found.ts";
import { When } from "../when.tsx";
import { excerptWords } from "../word-parts.ts";
import type { Route } from "./+types/conversations.ts";
import { ChannelMark, ConversationState, HelpfulCount } from "./conversation-marks.tsx";
import { ConversationsSearch } from "./conversations-search.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";

/** `?show=`, `?search=`, `?after=`. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
  const query = ConversationListQuery.parse(Object.fromEntries(url.searchParams));
  return readFound(context, query, () => listConversations(actor, query, deps));
};

export const meta = () => adminMeta("Conversations");

const columnsFor = (search: string): Column<ConversationListItem>[] => [
  {
    title: "Began with",
    isName: true,
    cell: ({ id, title, found }) => (
      <>
        <Link className="person" to={paths.adminConversation(id)}>
          {title || "Empty conversation"}
        </Link>
        {found ? (
          <span className="person__company found">
            <MarkedWords text={excerptWords(found)} search={search} />
          </span>
        ) : null}
      </>
    ),
  },
  { title: "Channel", cell: ({ channel }) => <ChannelMark channel={channel} /> },
  { title: "Status", cell: (conversation) => <ConversationState conversation={conversation} /> },
  { title: "Messages", cell: ({ messageCount }) => messageCount },
  {
    title: "Helpful",
    cell: ({ helpful }) =>
      helpful.yes + helpful.no > 0 ? <HelpfulCount helpful={helpful} /> : "Not rated",
  },
  { title: "Last message", cell: ({ lastMessageAt }) => <When iso={lastMessageAt} /> },
];

/** Conversations with Aria, to be searched, read and taken over. */
export default function Conversations({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData;
  return (
    <>
      <PageHead
        title="Conversations"
        lede="Conversations between visitors and Aria, newest first. Viewing one is logged with your name and the time."
      />
      <ConversationsSearch filter={query} />
      <FoundList
        found={loaderData}
        to={paths.adminConversations}
        failure={{ title: "Failed to load conversations" }}
        caption="Conversations, newest first"
        columns={columnsFor(query.search)}
        none="No conversations yet. They appear here with their first message."
        noMatch="No matching conversations"
      />
    </>
  );
}
