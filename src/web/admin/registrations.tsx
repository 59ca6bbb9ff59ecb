import { Link } from "react-router";
import { paths } from "../paths.ts";
import { PageHead } from "../ui/AppFrame.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { adminMeta } from "./admin-meta.ts";

/** Makes requests for data pass the guard. */
export const loader = () => null;

export const meta = () => adminMeta("Service Requests");

/** Spec site.md §2, Service Requests. Nothing makes them yet. */
export default function Registrations() {
  return (
    <>
      <PageHead title="Service Requests" />
      <EmptyState
        action={
          <Link className="button button--quiet button--small" to={paths.adminOutbox()}>
            <span>Look into the outbox</span>
          </Link>
        }
      >
        <p>
          No service requests. What people agree with Aria stands here, with its status and its
          transcript; quote requests from the shop come to you by mail.
        </p>
      </EmptyState>
    </>
  );
}
