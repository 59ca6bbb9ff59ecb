import { createContext, redirectDocument, replace, type MiddlewareFunction } from "react-router";
import type { Person } from "#domain/identity/contract.ts";
import { ownPath } from "#kit/own-path.ts";
import { paths } from "../paths.ts";
import { depsContext, visitContext } from "./context.ts";
import { translateErrors } from "./translate-errors.ts";

/** Who is signed in, on pages behind a guard; reading it elsewhere throws. */
export const actorContext = createContext<Person>();

type Guard = MiddlewareFunction<Response>;

/**
 * Lets only people pass who are signed in; others go to /login, with a way back, and their history entry
 * is replaced (spec studio.md §4). A layout with a guard needs a loader, so that requests for its data
 * pass here, too.
 * @throws 503 where it can't be told who is asking: nobody passes on a guess
 */
export const requireUser: Guard = async ({ context, request, url }, next) => {
  const actor = await translateErrors(() => context.get(visitContext).actor());
  if (!actor) throw replace(paths.login(wayBack(request, url)));
  context.set(actorContext, actor);
  return next();
};

/**
 * Lets only admins pass. Who is signed in, but no admin, goes home, and the denial is logged; an admin who
 * still has to set up the second factor goes there first.
 */
export const requireAdmin: Guard = async ({ context, request, url }, next) => {
  const visit = context.get(visitContext);
  const actor = await translateErrors(() => visit.actor());
  if (!actor) throw replace(paths.login(wayBack(request, url)));
  if (actor.needsSecondFactor) throw replace(paths.settingsTwoFactor(wayBack(request, url)));
  if (!actor.isAdmin) {
    visit.refused(actor, url.pathname);
    throw replaceDocument(paths.home());
  }
  context.set(actorContext, actor);
  return next();
};

/** To a document, which the client router doesn't know; the history entry is replaced here, too. */
function replaceDocument(path: string): Response {
  const response = redirectDocument(path);
  response.headers.set("X-Remix-Replace", "true");
  return response;
}

/** Where to go on after signing in: the page that was asked for; `url` is the page's, also for its data. */
const wayBack = (request: Request, { pathname, search }: URL): string =>
  request.method === "GET" ? pathname + search : pathname;

/**
 * Where somebody goes who has signed in: the way back from the address, if it is on our own origin and no
 * page of signing in itself, or else the portal (security.md, row 6).
 */
export function pathAfterSignIn(next: string | null, publicUrl: string): string {
  const path = ownPath(publicUrl, next ?? "");
  return path && !/^\/(login|logout|register|keep-chat)(\/|\?|$)/.test(path)
    ? path
    : paths.portal();
}

/** The same for who has just signed in: a chat that was open before is asked about on the way. */
export function pathOnwards(
  { asksAboutChat }: { asksAboutChat: boolean },
  next: string | null,
  publicUrl: string,
): string {
  const to = pathAfterSignIn(next, publicUrl);
  return asksAboutChat ? paths.keepChat(to) : to;
}

/** For /login and the like: who is signed in already goes on. */
export const sendOnSignedIn: Guard = async ({ context, request, url }, next) => {
  const actor = await translateErrors(() => context.get(visitContext).actor());
  if (actor && request.method === "GET") {
    const asked = url.searchParams.get("next");
    throw redirectDocument(pathAfterSignIn(asked, context.get(depsContext).publicUrl));
  }
  return next();
};
