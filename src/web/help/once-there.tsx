import type { ReactNode } from "react";
import { leadsSomewhere } from "../paths.ts";

/** Words that only hold once a page exists, and what holds until then (docs/decisions/0007). */
export const OnceThere = ({
  page,
  until,
  children,
}: {
  page: string;
  until?: ReactNode;
  children: ReactNode;
}) => (leadsSomewhere(page) ? children : until);
