import { isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router";
import { unreachable } from "../kit/forms/or-unreachable.ts";
import { PageHead } from "../ui/AppFrame.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Why a page couldn't be read, in the server's own public words where it gave some. */
export function failureWords(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const { title } = (error.data ?? {}) as { title?: unknown };
    return typeof title === "string" ? title : "Something went wrong on our side.";
  }
  return error instanceof TypeError ? unreachable : "Something went wrong on our side.";
}

/** What a page of an area shows instead of itself when it couldn't be read: the frame around it stays. */
export function AreaFailure({
  list,
}: {
  /** Where what was looked for would be listed. */
  list: { to: string; label: string };
}) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <PageHead title={isMissing ? "Page not found" : "This page couldn’t be loaded"} />
      {isMissing ? (
        <p>There is nothing at this address. It may have been deleted.</p>
      ) : (
        <Notice tone="brick" live title={failureWords(error)} />
      )}
      <p className="failure__ways">
        {isMissing ? null : <a href={pathname + search}>Try again</a>}
        {list.to === pathname ? null : <Link to={list.to}>{list.label}</Link>}
      </p>
    </>
  );
}
