import { type ReactNode, useEffect } from "react";
import { Link, NavLink } from "react-router";
import { counted } from "#content/words.ts";
import { paths } from "../../../paths.ts";
import { PageHead } from "../../../ui/AppFrame.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { ArrowLeft } from "../../../ui/icons.tsx";
import { useInbox } from "./use-inbox.ts";

/** The head of a bot's desk: the way back to its designer, its pages, and how many visitors wait for a person. */
export function InboxHead({
  projectId,
  title,
  actions,
  onChange,
}: {
  projectId: string;
  title: string;
  actions?: ReactNode;
  /** Something happened at the desk: what the page shows may be old. */
  onChange?: () => void;
}) {
  const waiting = useInbox(projectId, onChange)?.waiting ?? 0;
  return (
    <>
      <TitleCount key={title} waiting={waiting} />
      <Link className="desk__back" to={paths.workspace(projectId)}>
        <ArrowLeft size={16} />
        <span>Designer</span>
      </Link>
      <PageHead title={title} actions={actions} />
      <nav className="desk__pages" aria-label="Inbox">
        <NavLink to={paths.botInbox(projectId)}>Conversations</NavLink>
        <NavLink to={paths.botUnanswered(projectId)}>Unanswered</NavLink>
        <NavLink to={paths.botLeads(projectId)}>Leads</NavLink>
        <NavLink to={paths.botFigures(projectId)}>Figures</NavLink>
      </nav>
      <p className="bot-desk__waiting" role="status">
        {waiting > 0 ? (
          <Link to={paths.botInbox(projectId, { show: "person" })}>
            <Badge tone="amber">{counted(waiting, "visitor")} waiting for a person</Badge>
          </Link>
        ) : null}
      </p>
    </>
  );
}

/** The page's title says how many wait, for who has it open in another tab. */
function TitleCount({ waiting }: { waiting: number }) {
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, "");
    document.title = waiting > 0 ? `(${waiting}) ${plain}` : plain;
  }, [waiting]);
  return null;
}
