import { redirect } from "react-router";
import { paths } from "../paths.ts";

/** Spec site.md §2: Subscribers is where the back office begins. */
export const loader = () => redirect(paths.adminUsers());

export default function AdminHome() {
  return null;
}
