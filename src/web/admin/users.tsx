import { useState } from "react";
import { data, Link, useNavigation, useRouteError } from "react-router";
import { listUsers } from "#domain/accounts/index.ts";
import { UserListQuery } from "#domain/accounts/contract.ts";
import { readErasure } from "#domain/privacy/index.ts";
import { errorTable, toAppError } from "#errors";
import { depsContext, renderErrorContext } from "../context.ts";
import { actorContext } from "../guards.ts";
import { paths } from "../paths.ts";
import { PageHead } from "../ui/AppFrame.tsx";
import { Banner } from "../ui/Banner.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Pager } from "../ui/Pager.tsx";
import type { Route } from "./+types/users.ts";
import { failureWords } from "./admin-failure.tsx";
import { adminMeta } from "./admin-meta.ts";
import { changeUser } from "./change-user.ts";
import { erasedWords } from "./erased-words.ts";
import { OutcomeBanner } from "./outcome-banner.tsx";
import { notReached, type Outcome } from "./outcome.ts";
import { QuestionDialog, QuestionStep, type Asked } from "./question.tsx";
import { orNotReached, useUserChange } from "./use-user-change.ts";
import { UsersSearch } from "./users-search.tsx";
import { UsersTable } from "./users-table.tsx";

export { rereadWhereReached as shouldRevalidate } from "./revalidation.ts";

/** `?search=`, `?role=`, `?after=`; `?erased=` after a deletion on a person's own page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
  const asked = Object.fromEntries(url.searchParams);
  const query = UserListQuery.parse(asked);
  const told = await outcomeOfErasure(asked["erased"], deps);
  const page = { query, self: actor.userId, told, key: deps.requestId };
  try {
    return data({ ...page, ...(await listUsers(actor, query, deps)), problem: null });
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code === "internal") context.get(renderErrorContext)(thrown);
    const { status, title } = errorTable[code];
    return data({ ...page, items: [], next: null, problem: title }, { status });
  }
}

/** What was deleted a moment ago, if there is such a receipt: an address alone makes nobody believe it. */
const outcomeOfErasure = (id: string | undefined, deps: Parameters<typeof readErasure>[1]) =>
  id
    ? readErasure(id, deps).then(
        (receipt): Outcome => ({ kind: "done", key: id, text: erasedWords(receipt) }),
        () => undefined,
      )
    : undefined;

/** The answer is the list itself, so that what was done is told where it was done. */
export const action = async ({ context, request }: Route.ActionArgs) =>
  changeUser(
    await request.formData(),
    { actor: context.get(actorContext), deps: context.get(depsContext) },
    context.get(renderErrorContext),
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orNotReached(request, serverAction, notReached);

export const meta = () => adminMeta("Subscribers");

/** Spec site.md §2, Subscribers; texts §5 and §8. */
export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { query, items, next, self, problem, told, key } = loaderData;
  const here = paths.adminUsers(query);
  const change = useUserChange(here, actionData);
  const [asked, setAsked] = useState<Asked>();
  const navigation = useNavigation();
  const { outcome } = change;
  const isSearched = Boolean(query.search || query.role || query.after);
  return (
    <>
      <Head />
      <OutcomeBanner outcome={outcome ?? told} />
      {outcome?.kind === "ask" ? (
        <QuestionStep asked={outcome} change={change} back={here} />
      ) : null}
      <UsersSearch filter={query} />
      {problem ? <ListFailure key={key} message={problem} here={here} /> : null}
      {items.length > 0 ? (
        <UsersTable
          users={items}
          self={self}
          busy={navigation.location?.pathname === paths.adminUsers()}
          change={change}
          onAsk={setAsked}
        />
      ) : problem ? null : (
        <EmptyState
          action={
            isSearched ? (
              <Link className="button button--quiet button--small" to={paths.adminUsers()}>
                <span>Show all</span>
              </Link>
            ) : null
          }
        >
          <p>No users found matching your criteria.</p>
        </EmptyState>
      )}
      <p className="sr-only" role="status">
        {problem ? "" : `${items.length} shown`}
      </p>
      <Pager
        first={query.after ? paths.adminUsers({ ...query, after: "" }) : null}
        next={next ? paths.adminUsers({ ...query, after: next }) : null}
      />
      <QuestionDialog asked={asked} change={change} />
    </>
  );
}

const Head = () => (
  <PageHead
    title="Subscribers"
    lede="Everybody with an account, newest first. Business accounts are admins: they see what you see here."
  />
);

function ListFailure({ message, here }: { message: string; here: string }) {
  return (
    <Banner title="Failed to load users">
      <p>Failed to fetch users: {message}</p>
      <p>
        <a href={here}>Try again</a>
      </p>
    </Banner>
  );
}

/** The list couldn't be asked for at all: the frame and the search stay. */
export function ErrorBoundary() {
  const message = failureWords(useRouteError());
  return (
    <>
      <Head />
      <UsersSearch filter={{ search: "", role: "" }} />
      <ListFailure message={message} here={paths.adminUsers()} />
    </>
  );
}
