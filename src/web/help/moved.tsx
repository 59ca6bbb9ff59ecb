import { redirect } from "react-router";
import { movedPages } from "../paths.ts";
import type { Route } from "./+types/moved.ts";

/** Short addresses that people and forms use; the page itself has one address (design, links without a page). */
export function loader({ url }: Route.LoaderArgs) {
  const target = movedPages[url.pathname];
  if (!target) throw new Response(null, { status: 404 });
  return redirect(target + url.search, 308);
}
