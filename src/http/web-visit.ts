import { readActor, type AccountDeps, type Visit } from "#domain/accounts/index.ts";
import type { Person, Role } from "#domain/identity/contract.ts";
import { hostCookie, readCookie, writeHostCookie } from "#kit/cookies.ts";
import type { Log } from "#kit/log.ts";

/** A request as pages and endpoints see it. */
export type WebVisit = Visit & {
  /** Who is signed in; asked for at most once a request. @throws AppError storage_unavailable */
  actor(): Promise<Person | null>;
  /** Writes down that somebody was sent away from a place that isn't theirs (spec studio.md §4). */
  refused(actor: Person, path: string): void;
};

/**
 * Tells the header what to show before the page is drawn, also on cached pages: `client` or `admin`. It is
 * a hint: the server never reads a right from it. Behind https its name has a prefix (kit/cookies.ts).
 */
export const hintCookie = "aria.hint";

type Finish = (headers: Headers) => void;

/** Begins a visit; `finish` writes the cookies that came up into the answer's headers. */
export function startVisit(
  request: Request,
  options: { clientAddress: string; requestId: string; deps: AccountDeps; log: Log },
): { visit: WebVisit; finish: Finish } {
  const { deps, log, requestId, clientAddress } = options;
  const cookie = request.headers.get("cookie") ?? "";
  const cookies: string[] = [];
  let shown: Role | null | undefined;
  let actor: Promise<Person | null> | undefined;
  let known: Person | null | undefined;

  const visit: WebVisit = {
    cookie,
    userAgent: request.headers.get("user-agent") ?? "",
    clientAddress,
    setCookies: (more) => void cookies.push(...more),
    showAs: (role) => {
      shown = role;
    },
    actor: () =>
      (actor ??= readActor(visit, deps).then((found) => {
        known = found;
        return found;
      })),
    refused: (who, path) =>
      log.warn({ requestId, userId: who.userId, path }, "the admin area was refused"),
  };

  const finish: Finish = (headers) => {
    for (const one of cookies) headers.append("set-cookie", one);
    const now =
      shown !== undefined ? shown : known === undefined ? undefined : (known?.role ?? null);
    // Along with a session that begins or is renewed, so that the two end together.
    const isRenewed = cookies.some((one) => sessionCookie.test(one));
    if (
      now !== undefined &&
      (isRenewed || now !== readCookie(cookie, hostCookie(hintCookie, deps.publicUrl)))
    )
      headers.append("set-cookie", hintFor(now, cookies, deps.publicUrl));
  };
  return { visit, finish };
}

/** A session's cookie with a value, as it is set. */
const sessionCookie = /aria\.session_token=[^;]/;

/** Lives as long as the session's own cookie, where one is set along with it. */
function hintFor(role: Role | null, cookies: readonly string[], publicUrl: string): string {
  const options = { publicUrl, isReadable: true };
  if (!role)
    return writeHostCookie({ name: hintCookie, value: "" }, { ...options, maxAgeSeconds: 0 });
  const session = cookies.findLast((one) => sessionCookie.test(one)) ?? "";
  const age = /max-age=(\d+)/i.exec(session)?.[1];
  return writeHostCookie(
    { name: hintCookie, value: role },
    { ...options, ...(age && { maxAgeSeconds: Number(age) }) },
  );
}
