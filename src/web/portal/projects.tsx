import { Link } from "react-router";
import { notYet } from "#content/not-yet.ts";
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
        lede="The video agents, chatbots and automations you'll design in the studio."
      />
      <EmptyState
        action={
          <Link className="button button--primary" to={paths.studio()}>
            <span>See what is planned</span>
          </Link>
        }
      >
        <p>{notYet.studio.title}. Your projects will appear here.</p>
      </EmptyState>
    </>
  );
}
