import { data, useRouteError } from "react-router";
import { UserListQuery } from "#domain/accounts/contract.ts";
import { listUsers } from "#domain/accounts/index.ts";
import { readErasure } from "#domain/privacy/index.ts";
import { failureWords } from "../../account/area-failure.tsx";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { done, type FormOutcome } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ConfirmAction } from "../../ui/ConfirmAction.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import { erasedWords } from "../erased-words.ts";
import { FoundList, ListFailure } from "../found-list.tsx";
import { readFound } from "../read-found.ts";
import type { Route } from "./+types/users.ts";
import { changeUser, userGone, type UserChanged } from "./change-user.ts";
import { userFailure, userQuestion } from "./change-words.ts";
import { userColumns } from "./user-columns.tsx";
import { UsersSearch } from "./users-search.tsx";

export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** `?search=`, `?role=`, `?after=`; `?erased=` after a deletion on a person's own page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
  const asked = Object.fromEntries(url.searchParams);
  const query = UserListQuery.parse(asked);
  const told = await outcomeOfErasure(asked["erased"], deps);
  const { data: found, init } = await readFound(context, query, () =>
    listUsers(actor, query, deps),
  );
  return data({ ...found, self: actor.userId, told }, init ?? {});
}

/** What was deleted a moment ago, if there is such a receipt: an address alone makes nobody believe it. */
const outcomeOfErasure = (id: string | undefined, deps: Parameters<typeof readErasure>[1]) =>
  id
    ? readErasure(id, deps).then(
        (receipt): FormOutcome => ({ key: id, intent: "delete", ...done(erasedWords(receipt)) }),
        () => undefined,
      )
    : undefined;

/** The answer is the list itself, so that what was done is told where it was done. */
export const action = (args: Route.ActionArgs) =>
  runForm<UserChanged>(
    args,
    (form) =>
      changeUser(formText(form, "userId"), form, {
        actor: args.context.get(actorContext),
        deps: args.context.get(depsContext),
      }),
    userGone,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => adminMeta("Subscribers");

const failure = { title: "Failed to load users", reason: "Failed to fetch users: " };
const noneFound = "No users found matching your criteria.";

/** Spec site.md §2, Subscribers; texts §5 and §8. */
export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { query, self, told } = loaderData;
  const here = paths.adminUsers(query);
  const actions = useActions(here, actionData);
  return (
    <>
      <Head />
      <OutcomeBanner outcome={actions.outcome ?? told} failure={userFailure} />
      <ConfirmAction actions={actions} questionOf={userQuestion} back={here} />
      <UsersSearch filter={query} />
      <FoundList
        found={loaderData}
        to={paths.adminUsers}
        failure={failure}
        caption="Subscribers, newest first"
        columns={userColumns({ self, actions })}
        none={noneFound}
        noMatch={noneFound}
      />
    </>
  );
}

const Head = () => (
  <PageHead
    title="Subscribers"
    lede="Everyone with an account, newest first. Business accounts are admins: they see what you see here."
  />
);

/** The list couldn't be asked for at all: the frame and the search stay. */
export function ErrorBoundary() {
  const message = failureWords(useRouteError());
  return (
    <>
      <Head />
      <UsersSearch filter={{ search: "", role: "" }} />
      <ListFailure failure={failure} detail={message} here={paths.adminUsers()} />
    </>
  );
}
