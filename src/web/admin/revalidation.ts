import type { ShouldRevalidateFunctionArgs } from "react-router";
import { isUnreachable } from "../kit/forms/or-unreachable.ts";

/**
 * After an action the page is read again, also after a refusal: what it shows may be why. Where the server
 * wasn't reached, reading would fail as well, and take the page away.
 */
export const revalidateUnlessOffline = ({ actionResult }: ShouldRevalidateFunctionArgs): boolean =>
  !isUnreachable(actionResult);

/** The frame's figures don't change while somebody searches or turns a page. */
export function revalidateFrame(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = args;
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (isSamePage && (!formMethod || formMethod === "GET")) return false;
  return revalidateUnlessOffline(args);
}
