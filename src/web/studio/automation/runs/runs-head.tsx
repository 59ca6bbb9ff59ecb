import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { paths } from "../../../paths.ts";
import { PageHead } from "../../../ui/AppFrame.tsx";
import { ArrowLeft } from "../../../ui/icons.tsx";

/** The head of what an automation did: the way back to its designer, and its pages. */
export function RunsHead({
  projectId,
  title,
  actions,
}: {
  projectId: string;
  title: string;
  actions?: ReactNode;
}) {
  return (
    <>
      <Link className="desk__back" to={paths.workspace(projectId)}>
        <ArrowLeft size={16} />
        <span>Designer</span>
      </Link>
      <PageHead title={title} actions={actions} />
      <nav className="desk__pages" aria-label="Automation">
        <NavLink to={paths.automationRuns(projectId)}>Runs</NavLink>
        <NavLink to={paths.automationTables(projectId)}>Tables</NavLink>
      </nav>
    </>
  );
}
