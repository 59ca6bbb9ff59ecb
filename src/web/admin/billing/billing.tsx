import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { adminMeta } from "../admin-meta.ts";

/** Makes requests for data pass the guard. */
export const loader = () => null;

export const meta = () => adminMeta("Billing");

/** Spec site.md §2, Billing. Nothing bills yet. */
export default function Billing() {
  return (
    <>
      <PageHead title="Billing" />
      <EmptyState
        action={
          <Link className="button button--quiet button--small" to={paths.adminUsers()}>
            <span>Subscribers</span>
          </Link>
        }
      >
        <p>
          No plans yet. Plans, amounts and next billing dates appear here. A subscriber’s orders are
          on their own page.
        </p>
      </EmptyState>
    </>
  );
}
