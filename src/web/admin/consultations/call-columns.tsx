import { Link } from "react-router";
import type { ConsultationListItem } from "#domain/consultations/contract.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { paths } from "../../paths.ts";
import type { Column } from "../../ui/DataTable.tsx";
import { When } from "../when.tsx";
import { callCost, CallStatusMark, Recording } from "./call-marks.tsx";
import { heldBy, lengthWords, transcriptNotes, whyItEnded } from "./call-words.ts";
import { EndCallButton } from "./end-call.tsx";

type Row = {
  /** Names of those who were signed in, by id; null: deleted since. */
  names: Readonly<Record<string, string | null>>;
  actions: Actions;
};

/** What the list says of each call. */
export const callColumns = ({ names, actions }: Row): Column<ConsultationListItem>[] => [
  {
    title: "Call",
    isName: true,
    cell: (call) => (
      <>
        <CallName call={call} />
        <span className="person__company">
          <Who userId={call.userId} names={names} />
        </span>
      </>
    ),
  },
  {
    title: "Status",
    cell: (call) => (
      <>
        <CallStatusMark status={call.status} />
        <span className="cell-note">{whyItEnded(call)}</span>
      </>
    ),
  },
  {
    title: "Provider, cost",
    cell: (call) => (
      <>
        {heldBy(call)}
        <span className="cell-note">{callCost(call)}</span>
      </>
    ),
  },
  { title: "Started", cell: ({ startedAt }) => <When iso={startedAt} /> },
  { title: "Length", isFigure: true, cell: ({ seconds }) => lengthWords(seconds) },
  {
    title: "Transcript",
    cell: (call) => (
      <>
        <span className="block">{transcriptNotes[call.transcript]}</span>
        <Recording recording={call.recording} />
      </>
    ),
  },
  {
    title: "Actions",
    isActions: true,
    cell: (call) => (
      <div className="actions">
        <EndCallButton call={call} actions={actions} />
      </div>
    ),
  },
];

const CallName = ({ call: { conversationId, title } }: { call: ConsultationListItem }) =>
  conversationId ? (
    <Link className="person" to={paths.adminConversation(conversationId)}>
      {title ?? "Video consultation"}
    </Link>
  ) : (
    <span className="person">Video consultation</span>
  );

/** In words: a second link so close below the first is hard to hit. The call's own page leads to the person. */
const Who = ({ userId, names }: Pick<Row, "names"> & { userId: string | null }) =>
  userId ? (names[userId] ?? "Someone with an account") : "Not signed in";
