import { Outlet } from "react-router";
import css from "../styles/site.css?url";

export const links = () => [{ rel: "stylesheet", href: css }];

/** Brings the style sheet of home, contact and the pages about us. */
export default function SiteLayout() {
  return <Outlet />;
}
