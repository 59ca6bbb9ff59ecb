/** An alert as admins see it (spec site.md §2, Operations). */
export type AlertView = {
  id: string;
  severity: "warning" | "critical";
  title: string;
  detail: string;
  times: number;
  /** ISO times. */
  createdAt: string;
  lastAt: string;
  resolvedAt: string | null;
  /** An admin's id, or `system` where the trouble ended by itself; null while it is open. */
  resolvedBy: string | null;
};
