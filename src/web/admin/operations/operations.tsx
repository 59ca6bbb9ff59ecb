import { resolveAlert } from "#domain/operations/index.ts";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { done } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Clock } from "../../ui/icons.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { adminMeta } from "../admin-meta.ts";
import type { Route } from "./+types/operations.ts";
import { OpenAlerts, ResolvedAlerts } from "./alerts-table.tsx";
import { readAlerts } from "./read-alerts.ts";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** `?after=` is a place in the list of resolved alerts. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const actor = context.get(actorContext);
    const after = url.searchParams.get("after") ?? "";
    const alerts = await readAlerts(actor, after, context.get(depsContext));
    return { ...alerts, after, self: actor.userId };
  });

/** What the Resolve buttons do (spec site.md §4): `alertId`. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      await resolveAlert(actor, formText(form, "alertId"), deps);
      return done("Alert resolved.");
    },
    ({ code }) =>
      code === "not_found"
        ? { message: "This alert was deleted: old alerts are removed automatically." }
        : undefined,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => adminMeta("Network Operations");

/** Spec site.md §2 and §4, Operations. Nothing is synced yet, and uptime isn't measured. */
export default function Operations({ loaderData, actionData }: Route.ComponentProps) {
  const { open, resolved, next, after, names, self } = loaderData;
  const actions = useActions(paths.adminOperations(after), actionData);
  return (
    <>
      <PageHead title="Network Operations" />
      <OutcomeBanner outcome={actions.outcome} failure="Failed to resolve alert" />
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
      {after ? null : (
        <section className="person-part">
          <h2 className="person-part__title">Alerts</h2>
          {open.length > 0 ? (
            <OpenAlerts alerts={open} actions={actions} />
          ) : (
            <EmptyState>
              <p>
                No open alerts. Problems with Aria’s AI provider, video calls, late quotes,
                background work or disk space appear here, and we email you.
              </p>
            </EmptyState>
          )}
        </section>
      )}
      {resolved.length > 0 || after ? (
        <section className="person-part">
          <h2 className="person-part__title">Resolved</h2>
          {resolved.length > 0 ? (
            <ResolvedAlerts alerts={resolved} names={names} self={self} />
          ) : (
            <p className="text-ink-soft">There are no older alerts.</p>
          )}
          <Pager
            first={after ? paths.adminOperations() : null}
            next={next ? paths.adminOperations(next) : null}
          />
        </section>
      ) : null}
    </>
  );
}
