import type { ConversationListQuery } from "#domain/conversations/contract.ts";
import { ListFinder } from "../../account/list-finder.tsx";
import { paths } from "../../paths.ts";

type Filter = Pick<ConversationListQuery, "search" | "show">;

const choices: { show: Filter["show"]; label: string }[] = [
  { show: "", label: "All" },
  { show: "open", label: "Running" },
  { show: "ended", label: "Ended" },
];

/** Search in all that was said, and filter by whether a conversation still runs. */
export const ConversationsSearch = ({ filter: { search, show } }: { filter: Filter }) => (
  <ListFinder
    label="Search conversations"
    placeholder="Search messages"
    search={search}
    kept={{ show }}
    to={(words) => paths.adminConversations({ search: words, show })}
    filters={{
      name: "Filter by status",
      choices: choices.map((one) => ({
        label: one.label,
        to: paths.adminConversations({ search, show: one.show }),
        isCurrent: one.show === show,
      })),
    }}
  />
);
