import { Outlet } from "react-router";
import css from "../styles/help.css?url";

export const links = () => [{ rel: "stylesheet", href: css }];

/** Brings the style sheet of legal and help pages. */
export default function HelpLayout() {
  return <Outlet />;
}
