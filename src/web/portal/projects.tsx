import { Link } from "react-router";
import { paths } from "../paths.ts";
import { PageHead } from "../ui/AppFrame.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { portalMeta } from "./portal-meta.ts";

/** Makes requests for data pass the portal's guard. */
export const loader = () => null;

export const meta = () => portalMeta("Your projects");

/** What was begun in the studio; nothing is yet. */
export default function Projects() {
  return (
    <>
      <PageHead
        title="Projects"
        lede="Video agents, chatbots and automations that you design in the studio."
      />
      <EmptyState
        action={
          <Link className="button button--primary" to={paths.studio()}>
            <span>Open the studio</span>
          </Link>
        }
      >
        <p>You have no project yet. What you begin in the studio stands here, too.</p>
      </EmptyState>
    </>
  );
}
