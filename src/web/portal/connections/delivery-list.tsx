import { retention } from "#content/promises.ts";
import type { DeliveryView } from "#domain/connections/contract.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { CircleAlert, CircleCheck, Clock } from "../../ui/icons.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Pager } from "../../ui/Pager.tsx";

const marks = {
  waiting: { tone: "amber", icon: <Clock size={16} />, word: "Waiting" },
  delivered: { tone: "moss", icon: <CircleCheck size={16} />, word: "Delivered" },
  failed: { tone: "brick", icon: <CircleAlert size={16} />, word: "Failed" },
} as const;

const eventWords: Readonly<Record<string, string>> = {
  "lead.taken": "Lead",
  "conversation.ended": "Conversation",
  "visitor.erased": "Visitor deleted",
};

const columnsWith = (actions: Actions): Column<DeliveryView>[] => [
  { title: "Created", isName: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: "What", cell: ({ event }) => eventWords[event] ?? event },
  {
    title: "Status",
    cell: ({ state, nextAt, attempts }) => {
      const { tone, icon, word } = marks[state];
      return (
        <>
          <Badge tone={tone} icon={icon}>
            {word}
          </Badge>
          <span className="cell-note">
            {attempts === 1 ? "1 attempt" : `${attempts} attempts`}
            {state === "waiting" && nextAt ? (
              <>
                , next <Moment at={nextAt} />
              </>
            ) : null}
          </span>
        </>
      );
    },
  },
  {
    title: "Response",
    cell: ({ status, answer }) => (
      <span className="delivery-answer">
        {[status, answer].filter((part) => part !== null && part !== "").join(" ") || "None yet"}
      </span>
    ),
  },
  {
    title: "Actions",
    isActions: true,
    cell: ({ id, state }) =>
      state === "failed" ? (
        <ActionButton
          actions={actions}
          fields={{ intent: "resend", deliveryId: id }}
          busy="Sending..."
        >
          Send again
        </ActionButton>
      ) : null,
  },
];

/** What was delivered to a connection, newest first. */
export function DeliveryList({
  deliveries,
  actions,
  pages,
}: {
  deliveries: { items: DeliveryView[] };
  actions: Actions;
  pages: { first: string | null; next: string | null };
}) {
  return (
    <section className="portal-part">
      <h2 className="portal-part__title">Deliveries</h2>
      {deliveries.items.length > 0 ? (
        <DataTable
          caption="Deliveries"
          columns={columnsWith(actions)}
          rows={deliveries.items}
          keyOf={({ id }) => id}
        />
      ) : (
        <p>
          {pages.first
            ? "There are no older deliveries."
            : `Nothing was delivered in the last ${retention.deliveryDays} days.`}
        </p>
      )}
      <Pager {...pages} />
    </section>
  );
}
