import { redirect } from "react-router";
import { paths } from "../../paths.ts";
import type { Route } from "./+types/workspace-moved.ts";

/** Spec studio.md §2.1 names a second route of the workspace: it leads to the first. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(paths.workspace(params.id));

export default function WorkspaceMoved() {
  return null;
}
