import { Outlet } from "react-router";
import { requireUser } from "../kit/guards.ts";

export { backOfficeStyles as links } from "../styles/back-office-styles.ts";
export const handle = { js: "full", shell: "header" } as const;
export const middleware = [requireUser];
/** Makes requests for data pass the guard, too. */
export const loader = () => null;

export default function Layout() {
  return <Outlet />;
}
