import { Outlet } from "react-router";
import css from "../styles/shop.css?url";

export const links = () => [{ rel: "stylesheet", href: css }];

/** Brings the style sheet of services, checkout and test till. */
export default function ShopLayout() {
  return <Outlet />;
}
