import { PageHead } from "../ui/AppFrame.tsx";
import { Badge } from "../ui/Badge.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Clock } from "../ui/icons.tsx";
import { adminMeta } from "./admin-meta.ts";

/** Makes requests for data pass the guard. */
export const loader = () => null;

export const meta = () => adminMeta("Network Operations");

/** Spec site.md §2 and §4, Operations. Nothing is measured or synced yet. */
export default function Operations() {
  return (
    <>
      <PageHead title="Network Operations" />
      <dl className="record">
        <dt>Sync</dt>
        <dd>
          <Badge tone="amber" icon={<Clock size={15} />}>
            Not Synced
          </Badge>
        </dd>
        <dt>Uptime</dt>
        <dd>Not measured</dd>
      </dl>
      <EmptyState>
        <p>
          No alerts, because nothing watches yet. An alert stands here until somebody resolves it.
        </p>
      </EmptyState>
    </>
  );
}
