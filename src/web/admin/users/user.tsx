import { Link, redirect } from "react-router";
import { depsContext } from "../../kit/context.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ConfirmAction } from "../../ui/ConfirmAction.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { adminMeta } from "../admin-meta.ts";
import type { Route } from "./+types/user.ts";
import { changeUser, userGone, type UserChanged } from "./change-user.ts";
import { userFailure, userQuestion } from "./change-words.ts";
import { readPerson } from "./read-person.ts";
import { UserActions } from "./user-actions.tsx";
import { UserFacts } from "./user-facts.tsx";
import { UserHistory } from "./user-history.tsx";
import { UserOrders } from "./user-orders.tsx";
import { UserSessions } from "./user-sessions.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** `?after=` is a place in the history, `?orders=` one in the orders. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const actor = context.get(actorContext);
    const places = {
      after: url.searchParams.get("after") ?? "",
      orders: url.searchParams.get("orders") ?? "",
    };
    const page = await readPerson(actor, params.id, places, context.get(depsContext));
    return { ...page, places, self: actor.userId };
  });

/** What was done to the person is told on their page; after a deletion, in the list. */
export async function action(args: Route.ActionArgs) {
  const answer = await runForm<UserChanged>(
    args,
    (form) =>
      changeUser(args.params.id, form, {
        actor: args.context.get(actorContext),
        deps: args.context.get(depsContext),
      }),
    userGone,
  );
  if (answer instanceof Response || answer.data.kind !== "done" || !answer.data.result)
    return answer;
  return redirect(paths.adminUsers({ erased: answer.data.result.erased }), 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData ? loaderData.user.name : "Page not found");

/** One person: facts, orders, sessions, audit trail, and what can be done (spec site.md §2). */
export default function User({ loaderData, actionData }: Route.ComponentProps) {
  const { user, orders, sessions, history, names, self, places } = loaderData;
  const isSelf = user.id === self;
  const here = paths.adminUser(user.id, places);
  const actions = useActions(here, actionData);
  return (
    <>
      <Link className="back-link" to={paths.adminUsers()}>
        <ArrowLeft size={16} />
        <span>All subscribers</span>
      </Link>
      <PageHead
        title={user.name}
        actions={isSelf ? null : <UserActions user={user} actions={actions} />}
      />
      <OutcomeBanner outcome={actions.outcome} failure={userFailure} />
      <ConfirmAction actions={actions} questionOf={userQuestion} back={here} />
      {isSelf ? (
        <p>
          This is you. You can’t change your own role. You can change everything else in{" "}
          <Link to={paths.settings()}>your settings</Link>.
        </p>
      ) : null}
      <UserFacts user={user} />
      <section className="person-part">
        <h2 className="person-part__title">Orders</h2>
        <UserOrders orders={orders.items} />
        <Pager
          first={places.orders ? paths.adminUser(user.id) : null}
          next={orders.next ? paths.adminUser(user.id, { orders: orders.next }) : null}
        />
      </section>
      <section className="person-part">
        <h2 className="person-part__title">Sessions</h2>
        <UserSessions sessions={sessions} userId={user.id} actions={actions} />
      </section>
      <section className="person-part">
        <h2 className="person-part__title">History</h2>
        <UserHistory entries={history.items} user={user} names={names} self={self} />
        <Pager
          first={places.after ? paths.adminUser(user.id) : null}
          next={history.next ? paths.adminUser(user.id, { after: history.next }) : null}
        />
      </section>
    </>
  );
}
