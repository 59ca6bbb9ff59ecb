import { data } from "react-router";

export const handle = { js: "none" } as const;

/** No page of ours has this address: the root error page answers, with status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
