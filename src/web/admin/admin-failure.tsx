import { useLocation } from "react-router";
import { AreaFailure } from "../account/area-failure.tsx";
import { listAbove } from "./admin-links.tsx";

/**
 * What a page of the back office shows instead of itself when it couldn't be read. Export it as the page's
 * ErrorBoundary.
 */
export const AdminFailure = () => <AreaFailure list={listAbove(useLocation().pathname)} />;
