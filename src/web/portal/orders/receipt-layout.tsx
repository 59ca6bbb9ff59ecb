import { Outlet } from "react-router";
import { requireUser } from "../../kit/guards.ts";

export { backOfficeStyles as links } from "../../styles/back-office-styles.ts";
export const handle = { js: "full", shell: "bare" } as const;
export const middleware = [requireUser];
/** Makes requests for data pass the guard, too. */
export const loader = () => null;

/** For what is printed or saved: nothing stands around it. */
export default function ReceiptLayout() {
  return <Outlet />;
}
